import type { StandingsRow, StandingsSheet } from '../../../../render/league/standingsSheet.ts'

/** Battles that one picture has room for, so that it can be read on a phone. */
export const battlesPerSheet = 20

/** Rows that one picture of the table has room for, so that it can be read on a phone. */
export const rowsPerSheet = 25

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

/** A long table on several sheets. */
export function sheetsOf(sheet: StandingsSheet, most: number = rowsPerSheet): StandingsSheet[] {
  const pages: StandingsSheet['tables'][number][] = sheet.tables.flatMap(({ title, rows }) =>
    Array.from({ length: Math.max(1, Math.ceil(rows.length / most)) }, (_, i) => ({
      ...(title !== undefined && { title }),
      rows: rows.slice(i * most, (i + 1) * most),
    })),
  )
  const sheets: StandingsSheet['tables'][number][][] = []
  for (const page of pages) {
    const last = sheets.at(-1)
    const full = last?.reduce((sum, { rows }) => sum + rows.length, 0) ?? most
    if (last && full + page.rows.length <= most) last.push(page)
    else sheets.push([page])
  }
  return sheets.map(tables => ({ ...sheet, tables }))
}
