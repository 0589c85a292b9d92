/** Rows out of a file: CSV as table programs write it, or JSON. What the rows say is not looked at here. */
import { CsvError, parse } from 'csv-parse/sync'
import { excerpt, type Faults, linesOf } from '../../../rules/core/text.ts'
import { type Column, columns, needed, type Row } from './columns.ts'

export interface NumberedRow {
  line: number
  row: Row
}

/** More rows than a server may keep are not even read. */
export const maxRows = 200

const isColumn = (text: string): text is Column => columns.some(column => column === text)

/** `Name EN` and `name_en` are the same column. */
const tidy = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s.-]+/g, '_')

/** French table programs part columns by semicolons. */
function delimiterOf(text: string): string {
  const [head = ''] = linesOf(text).filter(line => line.trim() && !line.startsWith('#'))
  const counted = [',', ';', '\t'].map(sign => [sign, head.split(sign).length] as const)
  return counted.sort((a, b) => b[1] - a[1])[0]![0]
}

function csvRows(text: string, faults: Faults): NumberedRow[] {
  let read: { record: string[]; info: { lines: number } }[]
  try {
    read = parse(text, {
      bom: true,
      comment: '#',
      comment_no_infix: true,
      delimiter: delimiterOf(text),
      info: true,
      max_record_size: 10_000,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as typeof read
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    faults.add(Number(error.lines ?? 1), 'bad-csv', { text: excerpt(error.message) })
    return []
  }
  const [head, ...rest] = read
  if (!head) return []
  const names = head.record.map(tidy)
  const line = head.info.lines
  for (const name of names)
    if (name && !isColumn(name)) faults.add(line, 'unknown-column', { text: excerpt(name) })
  for (const column of needed) if (!names.includes(column)) faults.add(line, 'column-missing', { column })
  const twice = names.find((name, i) => name && names.indexOf(name) < i)
  if (twice) faults.add(line, 'said-twice', { what: excerpt(twice) })
  return rest.map(({ record, info }) => {
    const row: Row = {}
    for (const [i, name] of names.entries()) {
      const value = record[i]
      if (value && isColumn(name)) row[name] = value
    }
    return { line: info.lines, row }
  })
}

/** Lines on which the elements of a JSON array begin. */
function elementLines(text: string): number[] {
  const lines: number[] = []
  let depth = 0
  let line = 1
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const sign = text[i]
    if (sign === '\n') line++
    if (quoted) {
      if (sign === '\\') i++
      else if (sign === '"') quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === '[' || sign === '{') {
      if (depth === 1) lines.push(line)
      depth++
    } else if (sign === ']' || sign === '}') depth--
  }
  return lines
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (value === true) return 'yes'
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : ''
}

/** `armor:1` of `{"id": "armor", "cost": 1}` and of itself. */
const itemText = (value: unknown): string =>
  isObject(value) && 'cost' in value ? `${textOf(value.id)}:${textOf(value.cost)}` : textOf(value)

function jsonRow(value: Record<string, unknown>, line: number, faults: Faults): NumberedRow {
  const row: Row = {}
  const put = (column: Column, text: string) => {
    if (text.trim()) row[column] = text.trim()
  }
  for (const [name, given] of Object.entries(value)) {
    const key = tidy(name)
    if (key === 'name' && isObject(given)) {
      put('name_en', textOf(given.en))
      put('name_fr', textOf(given.fr))
    } else if (key === 'shooting' && (isObject(given) || given === null)) {
      put('shooting_dice', textOf(given?.dice))
      put('shooting_range', textOf(given?.range))
    } else if (!isColumn(key)) faults.add(line, 'unknown-column', { text: excerpt(name) })
    else put(key, Array.isArray(given) ? given.map(itemText).join(' ') : textOf(given))
  }
  return { line, row }
}

function jsonRows(text: string, faults: Faults): NumberedRow[] {
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    const said = error instanceof Error ? error.message : ''
    const [, line] = /line (\d+)/.exec(said) ?? []
    const [, position] = /position (\d+)/.exec(said) ?? []
    const before = text.slice(0, Number(position ?? 0)).split('\n').length
    faults.add(Number(line ?? before), 'bad-json', { text: excerpt(said) })
    return []
  }
  if (!Array.isArray(value)) {
    faults.add(1, 'not-a-list')
    return []
  }
  const lines = elementLines(text)
  return value.slice(0, maxRows + 1).flatMap((each: unknown, i) => {
    const line = lines[i] ?? 1
    if (isObject(each)) return [jsonRow(each, line, faults)]
    faults.add(line, 'not-a-figure', { text: excerpt(textOf(each)) })
    return []
  })
}

/** The rows of a file; JSON where it begins like it, else CSV. */
export function rowsOf(text: string, faults: Faults): NumberedRow[] {
  const rows = /^\uFEFF?\s*[[{]/.test(text) ? jsonRows(text, faults) : csvRows(text, faults)
  if (rows.length > maxRows) {
    faults.add(rows[maxRows]!.line, 'too-many-figures', { count: rows.length, most: maxRows })
    return []
  }
  if (rows.length === 0 && !faults.any()) faults.add(1, 'no-figures')
  return rows
}
