import type { Combatant } from '../state.ts'
import type { FigureAct } from '../turn/verbs.ts'

/** What a figure could do, and why: points that it should bring over leaving it. */
export interface WeighedAct {
  doing: FigureAct
  /** null: done at sight, without weighing */
  gain: number | null
  /** how much of the gain the fights of this turn should bring */
  fights?: number
  /** how likely it passes what it has to test first */
  chance?: number
  /** an enemy that several go for together; the gain is a head then */
  together?: Combatant
}

/** An answer as the computer came to it, plain JSON; points in tenths, chances in percent. */
export interface Reason {
  answer: string
  gain: number | null
  fights?: number
  chance?: number
  together?: string
}

const tenths = (points: number): number => Math.round(10 * points)

export function reasonFor(
  answer: string,
  { gain, fights, chance, together }: Omit<WeighedAct, 'doing'>,
): Reason {
  return {
    answer,
    gain: gain === null ? null : tenths(gain),
    ...(fights !== undefined && { fights: tenths(fights) }),
    ...(chance !== undefined && { chance: Math.round(100 * chance) }),
    ...(together && { together: together.label }),
  }
}
