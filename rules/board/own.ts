/**
 * Boards that people bring: the notation, and what a battle needs of the ground beyond it. A board that
 * passes here can be deployed on from both narrow edges, and the two sides can get at each other.
 */
import { type Fault, type Faults, faultList, isTidy, linesOf } from '../core/text.ts'
import { type Board, type Cell, cellsOf, makeCell, sideKind } from './board.ts'
import { boardById } from './boards.ts'
import { type ParsedBoard, parseBoard } from './notation.ts'

/** Larger ones make pictures that nobody can read, and saved games that are too heavy. */
export const maxColumns = 48
export const maxRows = 40
const minColumns = 12
const minRows = 10

/** How deep a deployment zone is, in hexes from the edge (3.02). */
export const zoneDepth = 3
/** An army of 500 points and its riders have to find room. */
const minZone = 30

/** Ids that mean something else where a board is named. */
const reserved = ['rolled', 'random']

type NarrowEdge = 'left' | 'right'

const zoneOf = (board: Board, edge: NarrowEdge): Cell[] =>
  cellsOf(board).filter(cell => {
    const column = cell % board.columns
    return edge === 'left' ? column < zoneDepth : column >= board.columns - zoneDepth
  })

/** Hexes that somebody on foot gets to from some hexes; barred ones may be passed (4.04, 4.041, 4.07). */
function reachedFrom(board: Board, from: readonly Cell[]): Set<Cell> {
  const reached = new Set(from)
  for (const cell of reached)
    for (const facing of [0, 1, 2, 3, 4, 5]) {
      const kind = sideKind(board, cell, facing)
      // The border is impassable too.
      if (kind !== 'impassable' && kind !== 'obstacle') reached.add(board.neighbour[cell * 6 + facing]!)
    }
  return reached
}

/** Says why nobody can begin a battle on this ground. */
function checkZones(board: Board, line: number, faults: Faults): void {
  const free = (edge: NarrowEdge) => zoneOf(board, edge).filter(cell => !board.barred[cell])
  for (const [edge, other] of [
    ['left', 'right'],
    ['right', 'left'],
  ] as const) {
    const zone = free(edge)
    const count = zone.length
    if (count < minZone) faults.add(line, 'zone-small', { edge, count, least: minZone })
    const reached = reachedFrom(board, free(other))
    const cut = zone.filter(cell => !reached.has(cell))
    const about = { edge, count: cut.length, hex: cut.length ? makeCell(board, cut[0]!) : '' }
    if (cut.length) faults.add(line, 'zone-cut-off', about)
  }
}

/** What is no size is told the sizes that boards of one's own have. */
const inOwnBounds = (fault: Fault): Fault =>
  fault.code === 'bad-board-size'
    ? { ...fault, about: { ...fault.about, minColumns, minRows, columns: maxColumns, rows: maxRows } }
    : fault

/** Reads a board that somebody brings; all faults at once, each with its line. Takes any text. */
export function parseOwnBoard(text: string): ParsedBoard {
  const parsed = parseBoard(text)
  if (!parsed.ok) return { ok: false, faults: parsed.faults.map(inOwnBounds) }
  const { board } = parsed
  const { id, name, columns, rows } = board
  const lines = linesOf(text).map(line => line.trim())
  const lineOf = (start: string) => lines.findIndex(line => line.startsWith(start)) + 1
  const faults = faultList()
  if (boardById(id) || reserved.includes(id)) faults.add(lineOf('board'), 'board-id-taken', { text: id })
  for (const language of ['en', 'fr'] as const)
    if (!isTidy(name[language]))
      faults.add(lineOf(`name ${language}`), 'bad-board-name', { text: name[language], most: 60 })
  const size = { columns, rows }
  if (columns > maxColumns || rows > maxRows)
    faults.add(lineOf('size'), 'board-too-large', { ...size, maxColumns, maxRows })
  else if (columns < minColumns || rows < minRows)
    faults.add(lineOf('size'), 'board-too-small', { ...size, minColumns, minRows })
  else checkZones(board, lineOf('map'), faults)
  return faults.any() ? { ok: false, faults: faults.sorted() } : parsed
}
