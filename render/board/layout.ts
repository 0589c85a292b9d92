import type { Board, Cell } from '../../rules/board/board.ts'

export interface Point {
  x: number
  y: number
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** One window on a board: which part of it is seen, and how large. Lengths are pixels. */
export interface View {
  /** centre to corner of a hex */
  size: number
  /** how much larger than drawn for: line widths and letters follow it */
  unit: number
  /** centre of the hex in column 0, row 0 */
  origin: Point
  /** a quarter turn to the left: columns go upwards and rows to the right */
  turned: boolean
  /** the window through which the board is seen */
  window: Box
  /** first and last column and row whose middles are in the window */
  columns: readonly [number, number]
  rows: readonly [number, number]
  /** of the sheet that the window is in */
  width: number
  height: number
  /** the whole board is seen: its hexes are small, and so is what can be drawn of a token */
  whole: boolean
  /** the least height of letters that a phone shows large enough */
  letters: number
  /** how much larger than drawn for what is written on tokens is */
  lettering: number
  key: string
}

export const root3 = Math.sqrt(3)

/** Tokens fill their hexes where the whole board is shown, so that they are seen on a phone. */
export const wholeScale = 1.14

/** Half the distance between opposite sides. */
export const inradius = (view: View): number => (view.size * root3) / 2

/** Height of letters in a view, in pixels: so many for a hex of size 35, but no less than can be read. */
export const legible = ({ unit, letters }: Pick<View, 'unit' | 'letters'>, size: number): number =>
  Math.max(letters, Math.round(size * unit))

/** A point after the quarter turn of a view, if it has one. */
const after = ({ turned }: Pick<View, 'turned'>, x: number, y: number): Point =>
  turned ? { x: y, y: -x } : { x, y }

/** The middle of a hex on a board whose hexes have a size of 1 and whose first one lies at 0. */
export const middleOf = (board: Board, cell: Cell, turned: boolean): Point => {
  const column = cell % board.columns
  const row = Math.floor(cell / board.columns)
  return after({ turned }, 1.5 * column, root3 * (row + (column & 1) / 2))
}

export function centre({ origin, size, turned }: View, board: Board, cell: Cell): Point {
  const { x, y } = middleOf(board, cell, turned)
  return { x: origin.x + size * x, y: origin.y + size * y }
}

/** Corner `i` lies between sides `i` and `i + 1`: 0 is at the upper right of an upright board, then clockwise. */
export function corner(view: View, middle: Point, i: number, scale = 1): Point {
  const angle = ((i - 1) * Math.PI) / 3
  const { x, y } = after(view, Math.cos(angle), Math.sin(angle))
  return { x: middle.x + x * view.size * scale, y: middle.y + y * view.size * scale }
}

/** The two ends of side `f`, clockwise. */
export const sideEnds = (view: View, middle: Point, f: number, scale = 1): [Point, Point] => [
  corner(view, middle, (f + 5) % 6, scale),
  corner(view, middle, f, scale),
]

/** Direction in which side `f` looks, as a unit vector. */
export function outward(f: number, view: Pick<View, 'turned'> = { turned: false }): Point {
  const angle = ((f - 1.5) * Math.PI) / 3
  return after(view, Math.cos(angle), Math.sin(angle))
}

/** Is text around a point wholly in a window? N1 would be read where the rest of N10 is cut off. */
export const isWhollyIn = (window: Box, { x, y }: Point, wide: number, high: number): boolean =>
  x - wide / 2 >= window.left &&
  x + wide / 2 <= window.right &&
  y - high / 2 >= window.top &&
  y + high / 2 <= window.bottom

/** Cells of the board that the window shows at least in part. */
export function shownCells(view: View, board: Board): Cell[] {
  const cells: Cell[] = []
  for (let row = Math.max(0, view.rows[0] - 1); row <= Math.min(board.rows - 1, view.rows[1] + 1); row++)
    for (
      let column = Math.max(0, view.columns[0] - 1);
      column <= Math.min(board.columns - 1, view.columns[1] + 1);
      column++
    ) {
      const cell = row * board.columns + column
      if (board.present[cell]) cells.push(cell)
    }
  return cells
}
