import type { Cell } from '../../board/board.ts'
import type { Facing } from '../../core/hex.ts'
import type { Blow } from './rolls.ts'
import type { Figure } from './state.ts'

/** A change of a number (1.08): all multiplications come first, then all additions (1.09). */
export interface Bonus {
  times?: number
  plus?: number
}

/** A figure between a shooter and its target. */
export interface Between {
  shooter: Figure
  target: Figure
  between: Figure
}

/** How it is in the way: not at all, at the price of the penalty (5.171), or at any height. */
export type InTheWay = 'not' | 'soft' | 'tall'

/** A step that begins in an enemy's danger zone. */
export interface ZoneStep {
  /** did the figure stand in that zone when it began to move? */
  began: boolean
  /** does the step lead out of it? */
  out: boolean
}

/** What somebody pays action points for. */
export type Spending = 'ability' | 'hit' | 'wound' | 'run' | 'toll'

/** A damage die on its way to a figure. */
export interface AllocatedDie {
  blow: Blow
  target: Figure
  /** it was a superficial wound */
  converted: boolean
}

/** Where a figure has to go in its action phase (9.04). */
export interface MandatoryMove {
  rule: string
  goal: Figure
  /** it may not do anything else before it has moved so, as far as it can */
  obliged: boolean
  /** it neither shoots at anybody else nor attacks anybody else freely, whether it has moved so or not */
  nothingElse?: true
  /** may a move end so? */
  ends(at: Cell, facing: Facing): boolean
  /** may it turn so in place? */
  turns(at: Cell, facing: Facing): boolean
}

/** Damage dice of one side as they lie. */
export interface DamageRoll {
  by: number
  faces: number[]
  /** how many of its sixes were superficial wounds */
  converted: number
}
