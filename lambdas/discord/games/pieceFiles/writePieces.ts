import type { Language } from '../../../../rules/core/text.ts'
import type { PieceTable } from './table.ts'

/** Signs that a field of CSV has to be quoted for. */
const quoted = (text: string): string => (/[",;\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * Rows as CSV with a first line of names, as spreadsheets set to that language open it with a double click: French ones
 * part columns by semicolons, and all of them know UTF-8 by its mark. `readPieces` reads the same rows back.
 */
export function writePieces<Column extends string>(
  { columns, columnName }: PieceTable<Column>,
  rows: readonly Readonly<Record<Column, string>>[],
  language: Language,
): string {
  const delimiter = language === 'fr' ? ';' : ','
  const lines = [
    columns.map(column => columnName(column, language)),
    ...rows.map(row => columns.map(column => quoted(row[column]))),
  ]
  return `\uFEFF${lines.map(line => `${line.join(delimiter)}\r\n`).join('')}`
}
