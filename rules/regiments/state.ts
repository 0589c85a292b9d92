import type { Cell } from '../board/board.ts'
import type { Facing } from '../core/hex.ts'
import type { LeaveReason } from '../play/module.ts'
import type { UnitSide } from './formation/clashState.ts'
import type { UnitProfile } from './unit/unitProfile.ts'

/** Where a battle stands in its sequence (RB-05). */
export const turnStages = [
  'deployment',
  'scouts',
  'vanguard',
  'charges',
  'movement',
  'magic',
  'shooting',
  'melee',
  'over',
] as const
export type TurnStage = (typeof turnStages)[number]

/** Standard moves, a charge that failed, and what stands in place of a move. */
export const moveKinds = ['none', 'advance', 'march', 'reform', 'failed-charge', 'random', 'rallied'] as const
export type MoveKind = (typeof moveKinds)[number]

/** `waiting` to be deployed; `held` in ambush or hidden; `routed` off the board or caught. */
export const unitConditions = ['waiting', 'held', 'field', 'joined', 'destroyed', 'routed'] as const
export type UnitCondition = (typeof unitConditions)[number]

/** What a unit has done in the turn of its side; cleared when that begins. */
export interface UnitMarks {
  move: MoveKind
  /** it declared a charge in this turn */
  declared: boolean
  charging: boolean
  shot: boolean
  /** units that it has struck in passing (A03b) */
  swept: boolean
  /** life that it began the phase with, and lost to shots in it (RB-20.2) */
  phaseLife: number
  shotLoss: number
  panicPassed: boolean
  /** it pursued or overran in this melee phase: it does so no more, nor reforms, nor fights whom it ran into (RB-09.3) */
  pursued: boolean
  /** models of it whose shots an engineer directs in this phase (M26) */
  directed: number
}

export const noUnitMarks = (): UnitMarks => ({
  move: 'none',
  declared: false,
  charging: false,
  shot: false,
  swept: false,
  phaseLife: 0,
  shotLoss: 0,
  panicPassed: false,
  pursued: false,
  directed: 0,
})

/** A unit that this one touches, over which side of each (RB-03); rounds that they have begun together. */
export interface TouchState {
  with: string
  over: UnitSide
  at: UnitSide
}

/** A spell at work on a unit until its caster's next magic phase (RB-24.4). */
export interface SpellAtWork {
  spell: string
  by: number
}

/** A unit on the field, or a model that may join one. */
export interface Regiment {
  /** A1, A2 … of player 0, B1 … of player 1 */
  label: string
  owner: number
  /** id of its profile */
  type: string
  /** -1 while it is not on the board; where it stands, or the unit that it has joined */
  at: Cell
  facing: Facing
  files: number
  condition: UnitCondition
  /** label of the unit that it has joined */
  host: string | null
  /** in that unit it stands in the last rank, not in the first (M47) */
  behind: boolean
  life: number
  /** as it began */
  startLife: number
  shaken: boolean
  /** it fled of its own will, and has not rallied since (M42c, d) */
  fledByWill: boolean
  /** flights since it was last steady */
  flights: number
  touches: TouchState[]
  /** rounds of its present combat that it has begun */
  rounds: number
  /** it began outside its own zone (M05g, M16c) */
  outside: boolean
  /** which weapon of several each of its parts wields in this combat */
  wields: Record<number, number>
  /** ids of spells that it knows */
  knows: string[]
  /** spells tried in this magic phase */
  tried: string[]
  /** weapons used up (W15b) */
  spent: string[]
  spells: SpellAtWork[]
  marks: UnitMarks
}

export interface Commander {
  name: string
  /** list that its army is drawn from */
  list: string
  startPoints: number
  general: string | null
  /** player turns begun */
  turns: number
  /** places its units at one press */
  auto: boolean
  /** has chosen what its wizards know (M01d) */
  learned?: true
  lost?: { reason: LeaveReason }
}

export type EndReason = 'points' | 'wiped-out' | 'agreed' | LeaveReason

export interface Result {
  winner: number | null
  reason: EndReason
  /** points of the enemy that each player has taken (RB-25) */
  taken: number[]
  /** from 0 to 20 each */
  score: number[]
}

/** A declared charge on its way (RB-08). */
export interface DeclaredCharge {
  by: string
  on: string
  /** the side of the target over which it comes */
  at: UnitSide
  /** its target fled: it may redirect once */
  fled: boolean
  redirected: boolean
}

/** A battle of Regiments, as plain JSON. */
export interface RegimentsState {
  board: string
  /** text of a board that does not come with the program */
  customBoard?: string
  points: number
  turn: number
  lastTurn: number
  stage: TurnStage
  /** whose player turn it is; null before the first */
  active: number | null
  /** who has the first player turn; the other is the defender (RB-23.1) */
  first: number | null
  /** whose unit is placed next, or who moves next before the battle; null until a die has said so */
  next: number | null
  commanders: Commander[]
  regiments: Regiment[]
  types: Record<string, UnitProfile>
  /** charges declared in this phase, in their order; and whether they are on their way */
  charges: DeclaredCharge[]
  resolving: boolean
  /** dice of this magic phase by player */
  dice: number[]
  /** labels of units whose combat is still to be fought in this phase */
  combats: string[]
  result: Result | null
}
