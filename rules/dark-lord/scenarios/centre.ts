import { type Board, type Cell, cellsOf, hexOf } from '../../board/board.ts'
import { distance, fromOffset } from '../../core/hex.ts'

/** A board's centre never changes, and is asked for by every hex. */
const known = new WeakMap<Board, Cell>()

/** The hex in the middle of a board, or the nearest that is not barred (part 6). */
export function centreOf(board: Board): Cell {
  let centre = known.get(board)
  if (centre === undefined) known.set(board, (centre = findCentre(board)))
  return centre
}

function findCentre(board: Board): Cell {
  const middle = fromOffset(Math.ceil(board.columns / 2) - 1, Math.ceil(board.rows / 2) - 1)
  const away = (cell: Cell) => distance(hexOf(board, cell), middle)
  // Cells come row by row, and stay so among equals.
  return cellsOf(board)
    .filter(cell => !board.barred[cell])
    .sort((a, b) => away(a) - away(b) || (a % board.columns) - (b % board.columns))[0]!
}
