import {
  type Explained,
  linesOf,
  type RoundLine,
  type Season,
  standings,
  type TieBreak,
  type TieBreakPart,
} from '../../../../rules/league/running.ts'
import type { SeasonRecord } from '../../../store/seasonTypes.ts'
import type { Locale } from '../../../store/types.ts'
import { panel } from '../../api/panel.ts'
import type { Message } from '../../types.ts'
import { plain } from '../../words/fill.ts'
import { type Words, wordsOf } from '../../words/index.ts'
import { pointsText, tieBreakNumber } from './pictureParts.ts'
import { howText } from './scheduleMessage.ts'
import { entrantName } from './seasonNames.ts'

/** What a round brought: `Round 2: 1.5, Bo · not played, neither at fault`. */
function roundLine(season: Season, { round, got, opponent, battle }: RoundLine, words: Words): string {
  const { league } = words
  const kind = battle?.outcome?.kind
  const how = kind && kind !== 'bye' ? howText(kind, words) : ''
  const whom = battle ? entrantName(season, opponent, words) : league.notPaired
  return league.gotLine(round, league.points(got), whom, how)
}

/** What a round adds to a tie-break, with what it is made of where that is a product. */
function partText(
  tieBreak: TieBreak,
  { round, got, counts, adds }: TieBreakPart,
  locale: Locale,
  { league }: Words,
): string {
  const sum = tieBreakNumber(tieBreak, adds, locale)
  const product =
    tieBreak === 'sonneborn-berger' && counts !== undefined
      ? `${pointsText(counts, locale)} × ${pointsText(got, locale)} = `
      : ''
  return league.partOf(round, product + sum)
}

/** A tie-break with the rounds that it comes from, and those that the median leaves out. */
function tieBreakText({ tieBreak, value, parts }: Explained, locale: Locale, words: Words): string {
  const { league } = words
  const name = league.tieBreaks[tieBreak]
  if (value === null) return league.tieBreakNotAsked(name)
  const text = (part: TieBreakPart) => partText(tieBreak, part, locale, words)
  const cut = (which: TieBreakPart['cut']) => parts.filter(part => part.cut === which).map(text)
  const [least, most] = [cut('least'), cut('most')]
  return league.tieBreakLine(
    name,
    tieBreakNumber(tieBreak, value, locale),
    parts
      .filter(part => !part.cut)
      .map(text)
      .join(' · '),
    [...least, ...most].length ? league.leftOut([...least, ...most].join(' · ')) : '',
  )
}

/**
 * How a player's place came about: what each round brought, and each tie-break by the rounds that add to it. Of a final
 * after groups the rounds of the group alone, since they alone are added up.
 * @param entrant by number
 */
export function placeMessage(record: SeasonRecord, entrant: number, locale: Locale): Message {
  const words = wordsOf(locale)
  const { league } = words
  const { season } = record
  const row = standings(season).find(each => each.entrant === entrant)
  const lines = row ? linesOf(season)[entrant]! : []
  return panel({
    texts: [
      league.placeOf(plain(season.settings.name), entrantName(season, entrant, words)),
      row && league.placeLine(row.rank === null ? '–' : String(row.rank), league.points(row.score)),
      lines.length ? lines.map(line => roundLine(season, line, words)).join('\n') : league.nothingCounts,
      row?.tieBreaks.map(each => tieBreakText(each, locale, words)).join('\n'),
      row !== undefined && row.tieBreaks.length > 0 && league.placeHow,
    ],
  })
}
