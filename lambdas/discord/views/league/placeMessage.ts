import {
  type Explained,
  linesOf,
  type RoundLine,
  type Season,
  type Standing,
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
import { areLevel, partedBy, tieBreaksShown, valueOf } from './parted.ts'
import { pointsText, tieBreakNumber } from './pictureParts.ts'
import { howText } from './scheduleMessage.ts'
import { row as namesInRow } from './seasonMessage.ts'
import { entrantName } from './seasonNames.ts'

/** What a round brought: `Round 2: 1.5, Bo · not played, neither at fault`. */
function roundLine(season: Season, { round, got, opponent, battle }: RoundLine, words: Words): string {
  const { league } = words
  const kind = battle?.outcome?.kind
  const how = kind && kind !== 'bye' && kind !== 'sit-out' ? howText(kind, words) : ''
  const whom =
    kind === 'sit-out'
      ? howText(kind, words)
      : battle
        ? entrantName(season, opponent, words)
        : league.notPaired
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

/** What parts a place from those with as many points, right above and right below it; and who shares it. */
function partedLines(season: Season, row: Standing, locale: Locale, words: Words): string[] {
  const { league } = words
  const level = standings(season).filter(other => areLevel(row, other))
  const at = level.findIndex(({ entrant }) => entrant === row.entrant)
  const name = ({ entrant }: Standing) => entrantName(season, entrant, words)
  const shared = level.filter(other => other !== level[at] && other.rank === row.rank)
  const above = level.slice(0, Math.max(0, at)).findLast(({ rank }) => rank !== row.rank)
  const below = level.slice(at + 1).find(({ rank }) => rank !== row.rank)
  const from = (other: Standing | undefined, isAbove: boolean): string[] => {
    const tieBreak = partedBy(season, row, other)
    if (!other || !tieBreak) return []
    const shown = (each: Standing) => {
      const value = valueOf(tieBreak, each)
      return value === null ? '–' : tieBreakNumber(tieBreak, value, locale)
    }
    return [league.partedFrom(name(other), isAbove, league.tieBreaks[tieBreak], shown(row), shown(other))]
  }
  return [
    ...from(above, true),
    ...(shared.length > 0 ? [league.sharedWith(namesInRow(shared.map(name)))] : []),
    ...from(below, false),
  ]
}

/** What the final after groups brought: it decides the place, and adds nothing to the table of the group. */
const finalLines = (season: Season, entrant: number, words: Words): string[] =>
  season.settings.format === 'groups'
    ? season.rounds.flatMap(({ number, part, battles }) =>
        battles.flatMap(({ players, outcome }) => {
          const place = players.indexOf(entrant)
          if (part !== 'knockout' || place < 0 || !outcome) return []
          const { league } = words
          const how = players[1] === null ? '' : howText(outcome.kind, words)
          return [
            league.gotLine(
              number,
              league.points(outcome.score[place]!),
              entrantName(season, players[1 - place] ?? null, words),
              [league.inFinal, how].filter(Boolean).join(' · '),
            ),
          ]
        }),
      )
    : []

/**
 * How a player's place came about: what each round brought, and each tie-break by the rounds that add to it. A final
 * after groups is told, and not added up.
 * @param entrant by number
 */
export function placeMessage(record: SeasonRecord, entrant: number, locale: Locale): Message {
  const words = wordsOf(locale)
  const { league } = words
  const { season } = record
  const row = standings(season).find(each => each.entrant === entrant)
  const lines = row
    ? [
        ...linesOf(season)[entrant]!.map(line => roundLine(season, line, words)),
        ...finalLines(season, entrant, words),
      ]
    : []
  const shown = (row?.tieBreaks ?? []).filter(({ tieBreak }) => tieBreaksShown(season).includes(tieBreak))
  return panel({
    texts: [
      league.placeOf(plain(season.settings.name), entrantName(season, entrant, words)),
      row && league.placeLine(row.rank === null ? '–' : String(row.rank), league.points(row.score)),
      row && partedLines(season, row, locale, words).join('\n'),
      lines.length ? lines.join('\n') : league.nothingCounts,
      shown.map(each => tieBreakText(each, locale, words)).join('\n'),
      shown.length > 0 && league.placeHow,
    ],
  })
}
