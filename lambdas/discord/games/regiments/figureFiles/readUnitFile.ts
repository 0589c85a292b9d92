import { excerpt, type Faults, faultList, linesOf } from '../../../../../rules/core/text.ts'
import { plainName } from '../../../../../rules/index.ts'
import {
  modelValues,
  readUnitFields,
  readUnitsText,
  strikingValues,
  suppliedUnits,
  type UnitFields,
  type UnitProfile,
} from '../../../../../rules/regiments/index.ts'
import { isPieceId, wholeNumber } from '../../pieceFiles/fields.ts'
import type { PiecesOfFile } from '../../pieceFiles/readPieces.ts'
import { rowsOf } from '../../pieceFiles/rows.ts'
import type { PieceRow } from '../../pieceFiles/table.ts'
import { type UnitColumn, unitBounds, unitTable } from './unitTable.ts'

/** The numbers of a row; those that are none are told. */
function numbersIn(row: PieceRow<UnitColumn>, line: number, faults: Faults) {
  const numbers: Partial<Record<keyof typeof unitBounds, number>> = {}
  for (const [name, [least, most]] of Object.entries(unitBounds)) {
    const column = name as keyof typeof unitBounds
    const text = row[column]
    if (text === undefined) {
      if (unitTable.needed.includes(column)) faults.add(line, 'field-missing', { column })
      continue
    }
    const number = wholeNumber(text)
    if (number >= least && number <= most) numbers[column] = number
    else faults.add(line, 'bad-number', { column, text: excerpt(text), least, most })
  }
  return numbers
}

/** A unit out of a row; undefined, with its faults told, where it is none. */
function unitIn(row: PieceRow<UnitColumn>, line: number, all: Faults): UnitProfile | undefined {
  const faults = faultList()
  const { models = 1, files = 1, points = 0, ...values } = numbersIn(row, line, faults)
  for (const column of ['id', 'name_en', 'name_fr'] as const)
    if (row[column] === undefined) faults.add(line, 'field-missing', { column })
  const { id = '', name_en: en = '', name_fr: fr = '', rules = '', parts = '' } = row
  if (id !== '' && !isPieceId(id)) {
    const near = plainName(id).replaceAll(/[^a-z0-9]+/g, '-')
    faults.add(line, 'bad-figure-id', { column: 'id', text: excerpt(id), ...(isPieceId(near) && { near }) })
  }
  if (models > 1 && row.files === undefined) faults.add(line, 'field-missing', { column: 'files' })
  else if (files > models) faults.add(line, 'too-many-files', { files, count: models })
  for (const { code, about } of faults.sorted()) all.add(line, code, about)
  if (faults.any()) return undefined
  const needed = [...modelValues, ...strikingValues].filter(value => value !== 'attacks')
  const { attacks } = values
  const sound = {
    ...Object.fromEntries(needed.map(value => [value, values[value]!])),
    ...(attacks !== undefined && { attacks }),
  } as UnitFields['values']
  return readUnitFields(
    { id, name: { en, fr }, points, count: models, files, values: sound, rules, parts },
    line,
    all,
  )
}

/** Is it a text of lines as players write them? A table names its columns first, and JSON begins with a bracket. */
function isOfLines(text: string): boolean {
  const first = linesOf(text).find(line => line.trim() !== '' && !line.trimStart().startsWith('#')) ?? ''
  return first.includes('|') && !/^\s*[[{]/.test(first)
}

/** Reads units from a file, CSV, JSON or lines; all faults at once, each with its line. Takes any text. */
export function readUnitFile(text: string): PiecesOfFile<UnitProfile> {
  if (isOfLines(text)) {
    const read = readUnitsText(text, suppliedUnits())
    return read.ok ? { ok: true, figures: read.units } : read
  }
  const faults = faultList()
  const found = new Map<string, { line: number; unit: UnitProfile }>()
  for (const { line, row } of rowsOf(unitTable, text, faults)) {
    if (faults.full()) break
    const unit = unitIn(row, line, faults)
    if (!unit) continue
    const twice = found.get(unit.id)
    if (twice) faults.add(line, 'figure-twice', { figure: unit.id, other: twice.line })
    else found.set(unit.id, { line, unit })
  }
  if (faults.any()) return { ok: false, faults: faults.sorted() }
  return { ok: true, figures: [...found.values()].map(({ unit }) => unit) }
}
