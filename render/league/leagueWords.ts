import type { Language } from '../../rules/core/text.ts'

/** The few words that stand in pictures of a season; whatever depends on the game or the season comes with the sheet. */
export interface LeagueWords {
  points: string
  /** head of a narrow column: battles won, drawn and lost */
  wonDrawnLost: string
  goesOn: string
  you: string
  more: (count: number) => string
}

export const leagueWords: Record<Language, LeagueWords> = {
  en: {
    points: 'points',
    wonDrawnLost: 'W–D–L',
    goesOn: 'goes on to the next part',
    you: 'you',
    more: count => `${count} more`,
  },
  fr: {
    points: 'points',
    wonDrawnLost: 'V–N–D',
    goesOn: 'accède à la suite',
    you: 'vous',
    more: count => `${count} de plus`,
  },
}
