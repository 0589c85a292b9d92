import type { FigureType } from '../../../../../rules/combat-hex/index.ts'
import type { Language } from '../../../../../rules/core/text.ts'
import { columnName, columns, rowOf } from './columns.ts'

/** Signs that a field of CSV has to be quoted for. */
const quoted = (text: string): string => (/[",;\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * Figures as CSV with a first line of names, as spreadsheets set to that language open it with a double click: French ones
 * part columns by semicolons, and all of them know UTF-8 by its mark. `readFigures` reads the same figures back.
 */
export function writeFigures(types: readonly FigureType[], language: Language): string {
  const delimiter = language === 'fr' ? ';' : ','
  const rows = [
    columns.map(column => columnName(column, language)),
    ...types.map(type => {
      const row = rowOf(type, language)
      return columns.map(column => quoted(row[column]))
    }),
  ]
  return `\uFEFF${rows.map(row => `${row.join(delimiter)}\r\n`).join('')}`
}
