import { stringify } from 'csv-stringify/sync'
import type { Language } from '../core/text.ts'
import { battlesOf, entrantCalled, type Season } from './season.ts'
import type { TieBreak } from './settings.ts'
import { standings } from './standings.ts'
import { unitOf } from './tieBreaks.ts'

/** A sheet: its first row names the columns. */
export type Sheet = (string | number)[][]

/** How somebody reads a sheet: its columns, and what stands in them where that is no name and no number. */
export interface SheetWords {
  language: Language
  column: (name: SheetColumn) => string
  /** what a word of the league is in a column: a side, a board, how a battle was settled and why */
  cell: (column: SheetColumn, value: string) => string
}

const standingsColumns = ['rank', 'player', 'points', 'fought', 'wins', 'draws', 'losses', 'byes'] as const

const battlesColumns = [
  'round',
  'table',
  'player',
  'opponent',
  'side',
  'opponent side',
  'board',
  'points',
  'opponent points',
  'how',
  'reason',
  'destroyed',
  'lost',
  'game',
] as const

export type SheetColumn = (typeof standingsColumns)[number] | (typeof battlesColumns)[number] | TieBreak

const nameOf = ({ entrants }: Season, entrant: number | null): string =>
  entrant === null ? '' : entrantCalled(entrants, entrant)

/** The table, a row for each entrant; points as they are shown, not in halves. */
export function standingsSheet(season: Season): Sheet {
  const { tieBreaks } = season.settings
  return [
    [...standingsColumns, ...tieBreaks],
    ...standings(season).map(row => [
      row.rank ?? '',
      nameOf(season, row.entrant),
      row.score / 2,
      row.fought,
      row.wins,
      row.draws,
      row.losses,
      row.byes,
      ...tieBreaks.map(tieBreak => {
        const value = row.tieBreaks.find(each => each.tieBreak === tieBreak)?.value ?? null
        return value === null ? '' : value / unitOf[tieBreak]
      }),
    ]),
  ]
}

/** All battles of all rounds, a row each; what is not settled yet is empty. */
export function battlesSheet(season: Season): Sheet {
  const { sides } = season.settings
  return [
    [...battlesColumns],
    ...battlesOf(season).map(({ round, table, battle }) => {
      const { players, outcome, game } = battle
      const result = outcome?.result
      const side = (place: 0 | 1) => sides[(result?.sides ?? battle.sides)?.[place] ?? -1] ?? ''
      return [
        round.number,
        table + 1,
        nameOf(season, players[0]),
        nameOf(season, players[1]),
        side(0),
        side(1),
        result?.board ?? battle.board ?? '',
        outcome ? outcome.score[0] / 2 : '',
        outcome && players[1] !== null ? outcome.score[1] / 2 : '',
        outcome?.kind ?? '',
        result?.reason ?? '',
        result?.destroyed[0] ?? '',
        result?.lost[0] ?? '',
        game ?? '',
      ]
    }),
  ]
}

/** Columns that hold words of the league. */
const worded: readonly SheetColumn[] = ['side', 'opponent side', 'board', 'how', 'reason']

/** The same sheet in somebody's words. */
export const sheetIn = ([columns = [], ...rows]: Sheet, { column, cell }: SheetWords): Sheet => [
  columns.map(name => column(name as SheetColumn)),
  ...rows.map(row =>
    row.map((value, i) => {
      const name = columns[i] as SheetColumn
      return typeof value === 'string' && value && worded.includes(name) ? cell(name, value) : value
    }),
  ),
]

/**
 * A sheet as CSV that a spreadsheet of that language opens with a double click: French ones part columns by semicolons and
 * decimals by commas, and all know UTF-8 by its mark. A text that would be taken for a formula is marked as text.
 */
export function csvOf(sheet: Sheet, language: SheetWords['language']): string {
  const isFrench = language === 'fr'
  const cell = (value: string | number): string => {
    if (typeof value === 'string') return /^[=+@\t\r＝＋＠－-]/.test(value) ? `'${value}` : value
    return isFrench ? String(value).replace('.', ',') : String(value)
  }
  return stringify(
    sheet.map(row => row.map(cell)),
    { bom: true, delimiter: isFrench ? ';' : ',', record_delimiter: 'windows' },
  )
}

/** The rows of a sheet as objects, by the names of its columns. */
const objects = ([columns, ...rows]: Sheet): object[] =>
  rows.map(row => Object.fromEntries(columns!.map((column, i) => [column, row[i]!])))

/** A season for whoever wants to keep it or to go on with it elsewhere: names, no users and no armies. */
export function seasonDocument(season: Season): object {
  const { settings, rounds, stage } = season
  const explained = standings(season).map(({ entrant, tieBreaks }) => ({
    player: nameOf(season, entrant),
    tieBreaks: tieBreaks.map(({ tieBreak, value, parts }) => ({
      tieBreak,
      value: value === null ? null : value / unitOf[tieBreak],
      parts: parts.map(part => ({
        round: part.round,
        opponent: nameOf(season, part.opponent),
        adds: part.adds / unitOf[tieBreak],
        ...(part.cut && { cut: part.cut }),
      })),
    })),
  }))
  return {
    name: settings.name,
    game: settings.game,
    stage,
    settings: { ...settings },
    rounds: rounds.map(({ number, published, due }) => ({ number, published, due })),
    standings: objects(standingsSheet(season)),
    tieBreaks: explained,
    battles: objects(battlesSheet(season)),
  }
}
