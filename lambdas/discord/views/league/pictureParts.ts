import {
  entrantCalled,
  type Halves,
  type Round,
  roundCount,
  type Season,
  type TieBreak,
  unitOf,
} from '../../../../rules/league/running.ts'
import type { Locale } from '../../../store/types.ts'
import { faceOf } from '../../games/index.ts'
import type { Words } from '../../words/index.ts'
import { numbersIn } from '../../words/numbers.ts'

/** A season with what its pictures need besides. */
export interface Pictured {
  season: Season
  /** boards of the server that its battles are fought on, in their notation */
  customBoards?: string[]
}

/** Who looks at a picture, and when; nobody in particular where all do. */
export interface Looking {
  locale: Locale
  user?: string
  /** seconds since 1970 */
  now: number
}

/** Points as they are read: `13.5`, in French `13,5`. */
export const pointsText = (halves: Halves, locale: Locale): string =>
  numbersIn(locale, { useGrouping: false, maximumFractionDigits: 2 })(halves / 2)

/** A tie-break, or what a round adds to it, as it is read; with a sign where points lost count against points destroyed. */
export const tieBreakNumber = (tieBreak: TieBreak, value: number, locale: Locale): string =>
  numbersIn(locale, {
    useGrouping: false,
    maximumFractionDigits: 2,
    signDisplay: tieBreak === 'points-difference' ? 'exceptZero' : 'auto',
  })(value / unitOf[tieBreak])

/** An entrant's name as it was written; whoever wanted to be forgotten has none. */
export const nameIn = ({ entrants }: Season, entrant: number, { says }: Words): string =>
  entrantCalled(entrants, entrant) || says.formerPlayer

/** A moment on a picture, which every reader sees alike: `27 Nov, 18:00 UTC`. */
export const moment = (seconds: number, locale: Locale): string =>
  `${new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(seconds * 1000)} UTC`

/** How long somebody takes to answer, in the largest fitting unit; a minute at least. */
export function timeText(seconds: number, locale: Locale, unitDisplay: 'short' | 'long'): string {
  const [unit, size] =
    seconds >= 2 * 86_400
      ? (['day', 86_400] as const)
      : seconds >= 7200
        ? (['hour', 3600] as const)
        : (['minute', 60] as const)
  const format = { style: 'unit', unit, unitDisplay, maximumFractionDigits: 0 } as const
  return numbersIn(locale, format)(Math.max(1, seconds / size))
}

/** Rounds that a season has, as far as its players go. */
const roundsIn = (season: Season): number => Math.max(season.rounds.length, roundCount(season))

/** Is it the last round of a knockout, which two are left for? */
export const isFinal = (season: Season, { part, number }: Pick<Round, 'part' | 'number'>): boolean =>
  part === 'knockout' && number === roundsIn(season)

/** What a round is called: `Round 3 of 5`, or the final. */
export const roundCalled = (
  season: Season,
  round: Pick<Round, 'part' | 'number'>,
  { pictures: { league } }: Words,
): string => (isFinal(season, round) ? league.final : league.roundOf(round.number, roundsIn(season)))

/** How far the season is: after which round of how many. */
export function tableTitle(season: Season, { pictures: { league } }: Words): string {
  const last = season.rounds.at(-1)
  if (!last) return league.table
  return isFinal(season, last) ? league.tableAfterFinal : league.tableAfter(last.number, roundsIn(season))
}

/** What the game of a season calls a side, by its number; '' where there is none. */
export function sideName({ settings: { game, sides } }: Season, side: number, locale: Locale): string {
  const id = sides[side]
  return id === undefined ? '' : (faceOf({ game }).armies?.list(id, locale) ?? id)
}

/** A side by its number: what it is called, and whether its tokens are cool or warm. */
export const sideOf = (
  season: Season,
  side: number,
  locale: Locale,
): { tone: 'cool' | 'warm'; word: string } => ({
  tone: side === 0 ? 'cool' : 'warm',
  word: sideName(season, side, locale),
})
