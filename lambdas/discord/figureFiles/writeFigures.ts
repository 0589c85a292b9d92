import type { FigureType } from '../../../rules/index.ts'
import { columns, rowOf } from './columns.ts'

/** Signs that a field of CSV has to be quoted for. */
const quoted = (text: string): string => (/[",;\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Figures as CSV with a first line of names; `readFigures` reads the same figures back. */
export const writeFigures = (types: readonly FigureType[]): string =>
  [columns.join(','), ...types.map(rowOf).map(row => columns.map(name => quoted(row[name])).join(','))]
    .map(line => `${line}\n`)
    .join('')
