import type { Camp, FigureType, Restrictions, RuleBookId } from '../../rules/combat-hex/index.ts'

export const locales = ['en', 'fr'] as const
export type Locale = (typeof locales)[number]

export const paces = ['1h', '12h', '24h', '72h', 'none'] as const
export type Pace = (typeof paces)[number]

/** What may be in an army (2.021), with the names of figures that a server brought, as they were called then. */
export type KeptRestrictions = Pick<Restrictions, 'banned' | 'bannedAbilities' | 'limits' | 'copies'> & {
  names?: Record<string, FigureType['name']>
}

/** What a challenge settles before anything is rolled. */
export interface Terms {
  rules: RuleBookId
  points: number
  /** the challenger's camp, or `rolled` */
  camps: Camp | 'rolled'
  /** id of a board, or `rolled` (the roll's winner or loser chooses: 3.02); `random` is drawn when accepted */
  board: string
  pace: Pace
  /** what three missed turns in a row do: `lose` the battle, or `nothing` (the program plays on) */
  missed: 'lose' | 'nothing'
  restrictions?: KeptRestrictions
}
