import type { StandingsRow } from '../../../../render/league/standingsSheet.ts'

/** Battles that one picture has room for, so that it can be read on a phone. */
export const battlesPerSheet = 8

/** Rows that one picture of the table has room for, so that it can be read on a phone. */
export const rowsPerSheet = 16

/** Rows that a table and its title take below another one. */
const rowsBelow = ({ rows }: Table<unknown>): number => rows.length + 1

/** So many pages has a table of so many rows, at most: two groups that do not fit on one page fill it together. */
export const maxPages = (rows: number): number => Math.ceil((2 * rows) / rowsPerSheet)

/**
 * The first rows of a long table, and the one of whoever looks at it with those beside it.
 * @param most rows in all
 */
export function shortened(rows: readonly StandingsRow[], most: number = rowsPerSheet): StandingsRow[] {
  if (rows.length <= most) return [...rows]
  const own = rows.findIndex(row => row.own)
  if (own < most) return rows.slice(0, most)
  const from = Math.min(own - 1, rows.length - 3)
  const top = rows.slice(0, most - 3)
  const near = rows.slice(Math.max(top.length, from), from + 3)
  const skipped = from - top.length
  return [...top, ...near.map((row, i) => (i || skipped < 1 ? row : { ...row, skipped }))]
}

/** A table, or one of several, which then have a title each. */
export interface Table<Row> {
  title?: string
  rows: readonly Row[]
}

/** Tables on pages of so many rows: small ones share a page, and a long one goes onto several. */
export function pagesOf<Row>(tables: readonly Table<Row>[], most: number = rowsPerSheet): Table<Row>[][] {
  const parts = tables.flatMap(({ rows, ...rest }) =>
    Array.from({ length: Math.max(1, Math.ceil(rows.length / most)) }, (_, i) => ({
      ...rest,
      rows: rows.slice(i * most, (i + 1) * most),
    })),
  )
  const pages: Table<Row>[][] = []
  for (const part of parts) {
    const last = pages.at(-1)
    const full = last?.reduce((sum, table) => sum + rowsBelow(table), -1) ?? most
    if (last && full + rowsBelow(part) <= most) last.push(part)
    else pages.push([part])
  }
  return pages
}
