import { excerpt, faultList } from '../../../../rules/core/text.ts'
import { type Fault, plainName } from '../../../../rules/index.ts'
import { maxPieceName } from './fields.ts'
import { rowsOf } from './rows.ts'
import type { PieceRow, PieceTable } from './table.ts'

/** What is wrong on a line. */
export type LineFault = Pick<Fault, 'code' | 'about'>

export type PiecesOfFile<Piece> = { ok: true; figures: Piece[] } | { ok: false; faults: Fault[] }

/** How a game reads its pieces. `Read` is a row once each of its fields is sound. */
export interface PieceReader<Column extends string, Read, Piece> {
  table: PieceTable<Column>
  row: {
    safeParse(
      row: PieceRow<Column>,
    ):
      | { success: true; data: Read }
      | { success: false; error: { issues: readonly { path: readonly PropertyKey[] }[] } }
  }
  /** least and most of the numbers */
  bounds: Readonly<Partial<Record<Column, readonly [number, number]>>>
  /** what may stand in a column of few words */
  choices: Readonly<Partial<Record<Column, readonly string[]>>>
  /** columns that hold an id */
  ids: readonly Column[]
  /** what is wrong with a field of the game's own; undefined for names */
  faultOf(column: Column, text: string): LineFault | undefined
  pieceFrom(read: Read): Piece
  /** where the fields of a piece do not go together */
  clashes(piece: Piece, read: Read): Iterable<LineFault>
  /** where a piece does not go together with others, of the file or known */
  among(piece: Piece, of: (id: string) => Piece | undefined): Iterable<LineFault>
}

/** What was probably meant, where anything was. */
export const near = (names: readonly string[]): { near?: string } =>
  names.length ? { near: names.join(', ') } : {}

/** What is wrong with a field, in the words of its column. */
function faultIn<Column extends string, Read, Piece>(
  reader: PieceReader<Column, Read, Piece>,
  column: Column,
  text: string,
): LineFault {
  const shown = excerpt(text)
  const range = reader.bounds[column]
  const known = reader.choices[column]
  if (text === '') return { code: 'field-missing', about: { column } }
  if (range) return { code: 'bad-number', about: { column, text: shown, least: range[0], most: range[1] } }
  if (known) return { code: 'bad-choice', about: { column, text: shown, known: known.join(', ') } }
  const own = reader.faultOf(column, text)
  if (own) return own
  if (reader.ids.includes(column)) {
    const asId = plainName(text)
      .replaceAll(' ', '-')
      .replace(/[^a-z0-9-]/g, '')
      .slice(0, 40)
    return {
      code: 'bad-figure-id',
      about: { column, text: shown, ...near(asId && asId !== text ? [asId] : []) },
    }
  }
  return { code: 'bad-figure-name', about: { column, text: shown, most: maxPieceName } }
}

/**
 * Reads pieces from a file; all faults at once, each with its line. Takes any text.
 * @param known a piece that is there already, by its id: it may be the partner of one that is read
 */
export function readPieces<Column extends string, Read, Piece extends { id: string }>(
  reader: PieceReader<Column, Read, Piece>,
  text: string,
  known: (id: string) => Piece | undefined,
): PiecesOfFile<Piece> {
  const faults = faultList()
  const found = new Map<string, { line: number; piece: Piece }>()
  for (const { line, row } of rowsOf(reader.table, text, faults)) {
    if (faults.full()) break
    const parsed = reader.row.safeParse(row)
    if (!parsed.success) {
      const wrong = new Set(parsed.error.issues.map(({ path }) => String(path[0])))
      for (const column of reader.table.columns) {
        if (!wrong.has(column)) continue
        const { code, about } = faultIn(reader, column, row[column] ?? '')
        faults.add(line, code, about)
      }
      continue
    }
    const piece = reader.pieceFrom(parsed.data)
    for (const { code, about } of reader.clashes(piece, parsed.data)) faults.add(line, code, about)
    const twice = found.get(piece.id)
    if (twice) faults.add(line, 'figure-twice', { figure: piece.id, other: twice.line })
    else found.set(piece.id, { line, piece })
  }
  const of = (id: string) => found.get(id)?.piece ?? known(id)
  for (const { line, piece } of found.values())
    for (const { code, about } of reader.among(piece, of)) faults.add(line, code, about)
  if (faults.any()) return { ok: false, faults: faults.sorted() }
  return { ok: true, figures: [...found.values()].map(({ piece }) => piece) }
}
