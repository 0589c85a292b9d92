import type { StandingsRow, StandingsSheet } from '../../../../render/league/standingsSheet.ts'
import {
  battlesOf,
  entrantOf,
  groupTables,
  isSettled,
  type Season,
  type Standing,
  standings,
  type TieBreak,
} from '../../../../rules/league/running.ts'
import type { Locale } from '../../../store/types.ts'
import type { Picture } from '../../types.ts'
import { type Words, wordsOf } from '../../words/index.ts'
import { pagesOf, shortened, type Table } from './pages.ts'
import { decidedBy, tieBreaksShown, valueOf } from './parted.ts'
import { type Looking, nameIn, pointsText, tableTitle, tieBreakNumber } from './pictureParts.ts'

/** A tie-break as it is read; a dash where it cannot be asked. */
function tieBreakText(tieBreak: TieBreak, row: Standing, locale: Locale): string {
  const value = valueOf(tieBreak, row)
  return value === null ? '–' : tieBreakNumber(tieBreak, value, locale)
}

/** How often somebody was not there for a battle, by entrant. */
function forfeitsIn(season: Season): Map<number, number> {
  const found = new Map<number, number>()
  for (const { battle } of battlesOf(season)) {
    const { players, outcome } = battle
    if (outcome?.kind !== 'forfeit' || players[1] === null) continue
    const [x, y] = outcome.score
    const absent = players[x < y ? 0 : 1]!
    found.set(absent, (found.get(absent) ?? 0) + 1)
  }
  return found
}

const times = (word: string, count = 0): string[] => (count > 1 ? [`${word} ×${count}`] : count ? [word] : [])

/** Rows of a table as pictures show them. */
export function rowsOf(
  season: Season,
  table: readonly Standing[],
  { locale, user }: Pick<Looking, 'locale' | 'user'>,
  goOn = 0,
): StandingsRow[] {
  const words = wordsOf(locale)
  const { league, pictures } = words
  const { outcomes } = pictures.league
  const me = user === undefined ? -1 : entrantOf(season, user)
  const forfeits = forfeitsIn(season)
  return table.map((row, i) => {
    const { state } = season.entrants[row.entrant]!
    const decided = decidedBy(season, table, i)
    return {
      rank: row.rank === null ? '–' : String(row.rank),
      name: nameIn(season, row.entrant, words),
      number: row.entrant + 1,
      points: pointsText(row.score, locale),
      wins: row.wins,
      draws: row.draws,
      losses: row.losses,
      tieBreaks: tieBreaksShown(season).map(one => tieBreakText(one, row, locale)),
      ...(decided !== undefined && { decidedBy: tieBreaksShown(season).indexOf(decided) }),
      marks: [
        ...times(outcomes.bye, row.byes),
        ...times(outcomes['sit-out'], row.sitOuts),
        ...times(outcomes.forfeit, forfeits.get(row.entrant)),
        ...(state === 'in' ? [] : [league.entrantStates[state]]),
      ],
      ...(row.rank !== null && i < goOn && season.rounds.some(isSettled) && { goesOn: true }),
      ...(row.entrant === me && { own: true }),
      ...(state !== 'in' && { out: true }),
    }
  })
}

/** What a group is called, counted from 0. */
const groupLetter = (group: number): string => String.fromCodePoint(65 + (group % 26))

/** Groups are shown apart until their final begins. */
const inGroups = ({ settings, stage, rounds }: Season): boolean =>
  settings.format === 'groups' && stage !== 'registration' && rounds.every(({ part }) => part === 'table')

/** So many of each group go on, while groups are shown apart. */
export const goingOn = (season: Season): number | undefined =>
  inGroups(season) ? season.settings.groups.advance : undefined

/** Has the final after groups begun? It decides places that the numbers of a row do not tell. */
export const hasFinal = ({ settings, rounds }: Season): boolean =>
  settings.format === 'groups' && rounds.some(({ part }) => part === 'knockout')

/** The table of a season, or those of its groups. */
export const tablesOf = (season: Season, { pictures: { league } }: Words): Table<Standing>[] =>
  inGroups(season)
    ? groupTables(season).map((rows, i) => ({ title: league.group(groupLetter(i)), rows }))
    : [{ rows: standings(season) }]

/** The table in words, the first ones and whoever looks. */
function tableInWords(rows: readonly StandingsRow[], { pictures: { league } }: Words): string {
  const said = rows.filter((row, i) => i < 10 || row.own)
  return said
    .map(({ rank, name, points }) =>
      rank === '–' ? league.unranked(name) : league.place(rank, name, points),
    )
    .join(', ')
}

/**
 * The table of a season as a picture: the first rows with whoever looks, or a page of the whole.
 * @param page counted from 1; the last one where there are fewer
 */
export function standingsPicture(season: Season, looking: Omit<Looking, 'now'>, page?: number): Picture {
  const { locale, user } = looking
  const words = wordsOf(locale)
  const { league } = words.pictures
  const { name } = season.settings
  const tieBreaks = tieBreaksShown(season)
  const advance = goingOn(season)
  const tables = tablesOf(season, words).map(table => ({
    ...table,
    rows: rowsOf(season, table.rows, { locale, user }, advance),
  }))
  const pages = pagesOf(tables)
  const shown =
    page === undefined && tables.length === 1
      ? [{ rows: shortened(tables[0]!.rows) }]
      : pages[Math.min(pages.length, Math.max(1, page ?? 1)) - 1]!
  const rows = shown.flatMap(table => table.rows)
  // The first tie-break has a column, and of the others is shown what parts two rows.
  const seen = tieBreaks.filter((_, i) => i === 0 || rows.some(row => row.decidedBy === i))
  const sheet: Omit<StandingsSheet, 'tables'> = {
    title: name,
    about: tableTitle(season, words),
    tieBreaks: tieBreaks.map(one => league.tieBreakHeads[one]),
    note: [
      ...(hasFinal(season) ? [words.league.finalDecides] : []),
      seen.map(one => `${league.tieBreakHeads[one]} ${words.league.tieBreaks[one]}`).join(' · '),
    ].join(' '),
  }
  return {
    name: 'standings.png',
    alt: `${name}. ${league.colon(sheet.about, tableInWords(rows, words))}.`,
    league: { standings: { ...sheet, tables: shown } },
    language: locale,
  }
}
