import type { Cell } from '../board/board.ts'
import type { LeaveReason } from '../play/module.ts'
import type { Profile, Side } from './army/profile.ts'

/** Scenarios, each a rule book of its own; *the Ring is lost* is an option of two (part 6 of the rules). */
export const scenarioIds = [
  'open-field',
  'flight',
  'last-stand',
  'open-field-ring-lost',
  'last-stand-ring-lost',
] as const
export type ScenarioId = (typeof scenarioIds)[number]

/** Where a game stands in its sequence (DB-04). */
export const stages = [
  'deployment',
  'ring',
  'priority',
  'opening',
  'moving',
  'shooting',
  'division',
  'fights',
  'end',
  'over',
] as const
export type TurnStage = (typeof stages)[number]

/** What has been done by a figure and to it in this turn; cleared at its end (DB-04). */
export interface TurnMarks {
  /** labels of enemies that it is engaged with (DB-10e) */
  engaged: string[]
  charged: boolean
  /** movement points used, under anybody's hand */
  spent: number
  /** its own move is over */
  moved: boolean
  /** and nothing opens it again: it charged, went over an edge, lay down, lifted something, or cast after it had begun (DR-28) */
  settled: boolean
  /** its doing of this turn is over: others act (DB-04b) */
  finished: boolean
  shot: boolean
  cast: boolean
  /** DL-54 to the end of the turn */
  transfixed: boolean
  /** DL-55, DL-61 */
  halved: boolean
  /** DL-59 */
  compelled: boolean
  /** DL-39 */
  frozen: boolean
  /** DL-64 */
  frightened: boolean
  /** DB-11c */
  terrorPassed: boolean
  /** wearers that it found, and those that it did not (DL-14) */
  found: string[]
  missed: string[]
  /** DL-19, DL-20 */
  putOn: boolean
  tookOff: boolean
  triedOff: boolean
  /** DL-22: its owner leaves it where it is, and the die for later */
  stays: boolean
  willThrown: boolean
  /** DL-25: the enemy has its move */
  overruled: boolean
  freeWillUsed: boolean
  supported: boolean
  fought: boolean
  foughtWearer: boolean
  /** said first fight (DB-21) */
  firstFight: boolean
}

export const noMarks = (): TurnMarks => ({
  engaged: [],
  charged: false,
  spent: 0,
  moved: false,
  settled: false,
  finished: false,
  shot: false,
  cast: false,
  transfixed: false,
  halved: false,
  compelled: false,
  frozen: false,
  frightened: false,
  terrorPassed: false,
  found: [],
  missed: [],
  putOn: false,
  tookOff: false,
  triedOff: false,
  stays: false,
  willThrown: false,
  overruled: false,
  freeWillUsed: false,
  supported: false,
  fought: false,
  foughtWearer: false,
  firstFight: false,
})

/** `removed`: slain, fled, or taken off by a rule; `away`: left alive by the scenario's exit. */
export const conditions = ['waiting', 'standing', 'lying', 'removed', 'away'] as const
export type CombatantCondition = (typeof conditions)[number]

/** One piece on one hex; a rider and its mount are one. */
export interface Combatant {
  /** A1, A2 … of player 0, B1 … of player 1 */
  label: string
  owner: number
  /** id of its profile */
  type: string
  /** -1 while it is not on the board */
  at: Cell
  condition: CombatantCondition
  life: number
  might: number
  will: number
  fate: number
  /** Courage lost for good (DL-50) */
  drained: number
  /** what it still rides; null on foot */
  mount: { life: number; drained: number } | null
  /** DB-25 */
  burning: boolean
  /** null: it has no Ring */
  ring: 'off' | 'on' | null
  /** it carries the treasure (DB-28) */
  carries: boolean
  marks: TurnMarks
}

export interface Contender {
  name: string
  side: Side
  /** of figures and of their printed points, as the game began */
  startCount: number
  startPoints: number
  /** label of its general (DB-27c) */
  general: string | null
  /** has given up or stayed away */
  lost?: { reason: LeaveReason }
}

export type EndReason =
  | 'points'
  | 'treasure'
  | 'escaped'
  | 'holder-dead'
  | 'holder-lost'
  | 'turns'
  | 'dark-lord-gone'
  | 'held'
  | 'not-held'
  | 'cut-short'
  | 'annihilated'
  | 'agreed'
  | LeaveReason

export interface Result {
  winner: number | null
  reason: EndReason
  /** points of each player, where the scenario counts them */
  points: number[] | null
}

/** One fight of a division: one figure against one or more (DB-14). */
export interface FightGroup {
  one: string
  others: string[]
}

/** A game of The Dark Lord, as plain JSON. */
export interface DarkLordState {
  rules: ScenarioId
  board: string
  /** text of a board that does not come with the program */
  customBoard?: string
  turn: number
  lastTurn: number
  stage: TurnStage
  /** who has priority; null before the first turn's throw */
  priority: number | null
  /** whose part it is: the first or the second of the turn */
  part: 0 | 1
  players: Contender[]
  combatants: Combatant[]
  types: Record<string, Profile>
  /** who has deployed, in that order */
  deployed: number[]
  /** who deploys first; null until it is settled */
  firstToDeploy: number | null
  /** where the treasure lies; null where there is none, or somebody carries it */
  treasure: Cell | null
  /** fights still to come, once divided */
  fights: FightGroup[]
  result: Result | null
}
