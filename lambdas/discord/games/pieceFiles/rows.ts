/** Rows out of a file: CSV as table programs write it, or JSON. What the rows say is not looked at here. */
import { CsvError, parse } from 'csv-parse/sync'
import { excerpt, type Faults, linesOf } from '../../../../rules/core/text.ts'
import { nearest } from '../../../../rules/index.ts'
import { jsonFault } from './jsonFault.ts'
import type { PieceRow, PieceTable } from './table.ts'
import { isObject, textOf } from './texts.ts'

export interface NumberedRow<Column extends string> {
  line: number
  row: PieceRow<Column>
}

/** More rows than a server may keep are not even read. */
export const maxRows = 200

/** A text of a field as it is read: accents in one sign, any blanks as one, nothing that nobody sees. */
const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

function unknownColumn(columns: readonly string[], heading: string, line: number, faults: Faults): void {
  const near = nearest(heading, columns).join(', ')
  faults.add(line, 'unknown-column', { text: excerpt(heading), ...(near && { near }) })
}

/** Excel's own first line, which says what parts the columns. */
const separatorLine = /^(\uFEFF?)"?sep=(.)"?(?=[\r\n])/i

/** French table programs part columns by semicolons. */
function delimiterOf(text: string): string {
  const said = separatorLine.exec(text)?.[2]
  if (said) return said
  const [head = ''] = linesOf(text).filter(line => line.trim() && !line.startsWith('#'))
  const bare = head.replace(/"[^"]*"/g, '')
  const counted = [',', ';', '\t'].map(sign => [sign, bare.split(sign).length] as const)
  return counted.sort((a, b) => b[1] - a[1])[0]![0]
}

const csvCodes: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'csv-quote-open',
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: 'csv-quote',
  INVALID_OPENING_QUOTE: 'csv-quote',
  CSV_MAX_RECORD_SIZE: 'csv-line-long',
}

function csvRows<Column extends string>(
  { columns, needed, columnNamed }: PieceTable<Column>,
  text: string,
  faults: Faults,
): NumberedRow<Column>[] {
  let read: { record: string[]; info: { lines: number } }[]
  try {
    read = parse(text.replace(separatorLine, '$1#'), {
      bom: true,
      comment: '#',
      comment_no_infix: true,
      delimiter: delimiterOf(text),
      info: true,
      max_record_size: 10_000,
      relax_column_count: true,
      skip_empty_lines: true,
      // what a spreadsheet makes of empty rows
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as typeof read
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const code = csvCodes[error.code]
    faults.add(Number(error.lines ?? 1), code ?? 'bad-csv', code ? {} : { text: excerpt(error.message) })
    return []
  }
  // A spreadsheet puts a remark with a comma in it into quotes.
  const [head, ...rest] = read.filter(({ record }) => !record[0]?.startsWith('#'))
  if (!head) return []
  const names = head.record.map(columnNamed)
  const line = head.info.lines
  for (const [i, heading] of head.record.entries())
    if (heading && !names[i]) unknownColumn(columns, heading, line, faults)
  const missing = needed.filter(column => !names.includes(column))
  for (const column of missing) faults.add(line, 'column-missing', { column })
  const twice = head.record.find((_, i) => names[i] && names.indexOf(names[i]) < i)
  if (twice) faults.add(line, 'said-twice', { what: excerpt(twice) })
  // Once is enough to be told of it.
  if (missing.length > 0) return []
  return rest.map(({ record, info }) => {
    const row: PieceRow<Column> = {}
    for (const [i, name] of names.entries()) {
      const value = tidy(record[i] ?? '')
      if (value && name) row[name] = value
    }
    const stray = record.map(tidy).find((value, i) => value && !head.record[i])
    if (stray) faults.add(info.lines, 'cell-without-column', { text: excerpt(stray) })
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

function jsonRow<Column extends string>(
  { columns, columnNamed, parts, field }: PieceTable<Column>,
  value: Record<string, unknown>,
  line: number,
  faults: Faults,
): NumberedRow<Column> {
  const row: PieceRow<Column> = {}
  const put = (column: Column, text: string) => {
    const value = tidy(text)
    if (value) row[column] = value
  }
  const fieldText = (value: unknown) => (isObject(value) ? field(value) : undefined) ?? textOf(value)
  for (const [name, given] of Object.entries(value)) {
    const key = name.trim().toLowerCase()
    const column = columnNamed(name)
    if (Object.hasOwn(parts, key) && (isObject(given) || given === null)) {
      for (const [part, its] of Object.entries(parts[key]!)) put(its, textOf(given?.[part]))
    } else if (!column) unknownColumn(columns, name, line, faults)
    else put(column, Array.isArray(given) ? given.map(fieldText).join(' ') : fieldText(given))
  }
  return { line, row }
}

function jsonRows<Column extends string>(
  table: PieceTable<Column>,
  text: string,
  faults: Faults,
): NumberedRow<Column>[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    const { at, code } = jsonFault(text) ?? { at: 0, code: 'bad-json' }
    const before = linesOf(text.slice(0, at))
    const [there = ''] = linesOf(text.slice(at))
    faults.add(before.length, code, { text: excerpt(there) }, before.at(-1)!.length + 1)
    return []
  }
  if (!Array.isArray(value)) {
    faults.add(1, 'not-a-list')
    return []
  }
  const lines = elementLines(text)
  return value.slice(0, maxRows + 1).flatMap((each: unknown, i) => {
    const line = lines[i] ?? 1
    if (isObject(each)) return [jsonRow(table, each, line, faults)]
    faults.add(line, 'not-a-figure', { text: excerpt(textOf(each)) })
    return []
  })
}

/** Does a text begin as JSON does, be it below remarks, which JSON has not? */
function isJsonLike(text: string): boolean {
  for (let rest = text.trimStart(); ; rest = rest.trimStart()) {
    const [opens, closes] = rest.startsWith('/*') ? ['/*', '*/'] : [/^(\/\/|#)/.exec(rest)?.[0], '\n']
    if (opens === undefined) return rest.startsWith('[') || rest.startsWith('{')
    const end = rest.indexOf(closes)
    if (end < 0) return false
    rest = rest.slice(end + closes.length)
  }
}

/** The rows of a file; JSON where it begins like it, else CSV. */
export function rowsOf<Column extends string>(
  table: PieceTable<Column>,
  file: string,
  faults: Faults,
): NumberedRow<Column>[] {
  const text = file.replace(/^\uFEFF/, '')
  const rows = isJsonLike(text) ? jsonRows(table, text, faults) : csvRows(table, text, faults)
  if (rows.length > maxRows) {
    faults.add(rows[maxRows]!.line, 'too-many-figures', { count: rows.length, most: maxRows })
    return []
  }
  if (rows.length === 0 && !faults.any()) faults.add(1, 'no-figures')
  return rows
}
