import type { ArmyTerms, Restrictions } from '../../rules/play/gameParts.ts'

export const locales = ['en', 'fr'] as const
export type Locale = (typeof locales)[number]

export const paces = ['1h', '12h', '24h', '72h', 'none'] as const
export type Pace = (typeof paces)[number]

/** What may be in an army besides the rules, with the names of pieces that a server brought, as they were called then. */
export type KeptRestrictions = Restrictions & { names?: Record<string, Record<Locale, string>> }

/** What a challenge settles before anything is rolled. */
export interface Terms extends ArmyTerms {
  /** id of a board, or `rolled` (chosen in the game); `random` is drawn when accepted */
  board: string
  pace: Pace
  /** what three missed turns in a row do: `lose` the battle, or `nothing` (the program plays on) */
  missed: 'lose' | 'nothing'
  restrictions?: KeptRestrictions
}
