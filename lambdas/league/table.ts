import { type Season, type Standing, standings } from '../../rules/league/running.ts'

/** A line of the table of a season; points are in halves. */
export type TableRow = Standing & { points: Standing['score'] }

/** The table of a season, counted from its battles whenever it is asked for. */
export const tableOf = (season: Season): TableRow[] =>
  standings(season).map(row => ({ ...row, points: row.score }))
