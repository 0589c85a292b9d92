import type { Cell } from '../../board/board.ts'
import type { Facing } from '../../core/hex.ts'
import type { RuleBookId } from '../army/books.ts'
import type { AbilityId, Camp, FigureType } from '../army/figure.ts'

export { type RuleBookId, ruleBooks } from '../army/books.ts'

/** Parts of a battle in their order (3.01, 3.04). `attack` and `defence` are the two action phases. */
export const phases = ['set-up', 'deployment', 'strategy', 'attack', 'defence', 'combat', 'over'] as const
export type Phase = (typeof phases)[number]

export const edges = ['left', 'right', 'top', 'bottom'] as const
export type Edge = (typeof edges)[number]

/**
 * Where a figure stands in its life: `waiting` to be deployed, `standing` on the board, `removed` from it,
 * or `left-behind` because there was no room for it (3.03; it was never part of the army).
 */
export const conditions = ['waiting', 'standing', 'removed', 'left-behind'] as const
export type Condition = (typeof conditions)[number]

/** What a figure did in its side's action phase of this turn. */
export const actionsTaken = ['nothing', 'moved', 'shot', 'acted'] as const
export type ActionTaken = (typeof actionsTaken)[number]

/**
 * How long the effect of an ability stays: for the roll it was for, the figure's activation, the combat being
 * fought, the turn, or up to a named turn's end.
 */
export const markDurations = ['roll', 'activation', 'combat', 'turn', 'until'] as const

/** An ability at work on a figure. */
export interface Mark {
  ability: AbilityId
  duration: (typeof markDurations)[number]
  /** for `until`: the turn at whose end it goes */
  turn?: number
  /** how much it came to, where dice decided that */
  amount?: number
  /** sides that it works for, each as often as it was used, where that is not everybody */
  sides?: readonly number[]
}

export interface Figure {
  /** token label as drawn on the board: player letter and number, `A3` */
  id: string
  /** id of its type in `Battle.types` */
  type: string
  owner: number
  condition: Condition
  /** reference hex of the base (4.14, 8.10c), or the hex of its carrier above which it stands; -1 off the board */
  at: Cell
  /** the side of its hex that it looks at; it always looks at one (1.06, 1.07) */
  facing: Facing
  life: number
  ap: number
  actionTaken: ActionTaken
  /** whom it is carried by, and in which of the places there are (8.42) */
  carried?: { by: string; seat: number }
  /** it has paid for staying in an enemy's danger zone in this action phase */
  paidStayToll?: true
  /** it stood in an enemy's danger zone when its side's action phase began (8.10b) */
  threatenedAtStart?: true
  /** damage dice were allocated to it this turn */
  hitThisTurn?: true
  /** where it stood when the action phases of this turn began */
  placeBeforeActions?: { at: Cell; facing: Facing }
  /** where it stood when this turn began, if elsewhere; `at` is -1 for whoever was carried then */
  placeBeforeTurn?: { at: Cell; facing: Facing }
  /** it was turned at the end of its side's action phase (3.091), or ran in it (4.131) */
  ran: boolean
  /** occurrences of its abilities used this turn, by index on the base (8.06, 8.084) */
  used: number[]
  marks: Mark[]
}

export interface Player {
  name: string
  camp: Camp | null
  edge: Edge | null
  /** figure type ids; one army, or one of each camp until the camps are settled (2.022) */
  armies: { good?: string[]; evil?: string[] }
  /** why they have lost a battle that the others go on with; their figures leave with the end of the step at latest */
  lost?: Pick<Result, 'reason' | 'rule'>
  /** lost, and their figures have left, be it in the middle of a step (9.14) */
  gone?: true
  /** gone, and the sequence goes on without them */
  out?: true
}

export const reasons = [
  'broken',
  'wiped-out',
  'ring',
  'points',
  'heroes',
  'draw',
  'conceded',
  'agreed',
  'forfeit',
] as const

export interface Result {
  /** number of the winner; null for a draw */
  winner: number | null
  reason: (typeof reasons)[number]
  rule: string
  /** points of 7.05 doubled, one a player, so that they stay whole */
  score: number[]
}

export interface CombatHexState {
  rules: RuleBookId
  /** what the challenge fixed; null where the deployment roll decides (3.02) */
  fixed: { board: string | null; camps: Camp[] | null }
  board: string | null
  /** texts of boards that do not come with the game, by id */
  customBoards?: Record<string, string>
  /** points an army may cost */
  points: number
  /** the turn after which points decide */
  lastTurn: number
  turn: number
  phase: Phase
  /** winner of the deployment roll, and who chose the board (3.02) */
  rollWinner: number | null
  boardChooser: number | null
  attacker: number | null
  /** everybody in the order in which they act; where it is left out, the attacker and then the other */
  order?: number[]
  /** who acts in the `defence` under way; where it is left out, the second in order */
  mover?: number
  /** players who have finished deploying, in order */
  deployed: number[]
  players: Player[]
  types: Record<string, FigureType>
  figures: Figure[]
  /** chains of combat not yet resolved this turn, as figure ids (6.05) */
  combats: string[][]
  result: Result | null
}
