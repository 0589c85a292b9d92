import { type Board, cellsOf } from '../../rules/board/board.ts'
import { tokenLayout } from '../tokens/tokenLayout.ts'
import { middleOf, type Point, root3, type View } from './layout.ts'
import { phone } from './phoneLegibility.ts'

/** Where somebody who moves about over a board looks. */
export interface Camera {
  /** the point of the board in the middle, on a board whose hexes have a size of 1 */
  at: Point
  /** centre to corner of a hex, in pixels of the picture */
  size: number
  turned: boolean
}

/** The first and the last of things a step apart that a window so long shows. */
function between(from: number, step: number, room: number, count: number): readonly [number, number] {
  const [a, b] = [-from / step, (room - from) / step]
  return [Math.max(0, Math.floor(Math.min(a, b))), Math.min(count - 1, Math.ceil(Math.max(a, b)))]
}

/**
 * A view of a board through a window of any size at any place, without headings beside it.
 * @param ratio pixels of the picture to one of the screen: letters are as high on any of them
 */
export function freeView(
  board: Board,
  { at, size: wanted, turned }: Camera,
  { width, height, ratio }: { width: number; height: number; ratio: number },
): View {
  // Columns lie a whole number of pixels apart, as in every picture.
  const size = Math.max(1, Math.round(wanted * 1.5)) / 1.5
  const origin = { x: Math.round(width / 2 - at.x * size), y: Math.round(height / 2 - at.y * size) }
  const [columnStep, rowStep] = [1.5 * size, root3 * size]
  const columns = turned
    ? between(origin.y, -columnStep, height, board.columns)
    : between(origin.x, columnStep, width, board.columns)
  const rows = turned
    ? between(origin.x, rowStep, width, board.rows)
    : between(origin.y, rowStep, height, board.rows)
  const unit = size / 35
  const letters = Math.round(phone.letters * ratio)
  const small = tokenLayout.label.size * unit < letters
  return {
    size,
    unit,
    origin,
    turned,
    window: { left: 0, top: 0, right: width, bottom: height },
    columns,
    rows,
    width,
    height,
    whole: small,
    letters,
    lettering: Math.max(1, Math.min(1.5, letters / (tokenLayout.label.size * unit))),
    key: ['free', width, height, size, origin.x, origin.y, turned].join('/'),
  }
}

/** The hex at a point of a view; undefined beside the board. */
export function cellAt(view: View, board: Board, point: Point): number | undefined {
  let found: number | undefined
  let nearest = view.size
  for (const cell of cellsOf(board)) {
    const { x, y } = middleOf(board, cell, view.turned)
    const away = Math.hypot(view.origin.x + x * view.size - point.x, view.origin.y + y * view.size - point.y)
    if (away < nearest) [found, nearest] = [cell, away]
  }
  return found
}
