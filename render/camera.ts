import type { Board, Cell } from '../rules/board/board.ts'
import { type BoardPart, root3, type View } from './layout.ts'
import type { Frame, Overlay } from './types.ts'

/** A camera stays where it is unless the next one would show everything so much larger. */
const worthIt = 1.2

/** So many columns and rows are seen at least. */
const least = { columns: 9, rows: 6 }

/** The hexes in which something happens. */
export const cellsIn = ({ arrows = [], marks = [], shots = [], chains = [] }: Overlay): Cell[] => [
  ...[...arrows, ...shots].flatMap(({ from, to }) => [from, to]),
  ...marks.map(({ cell }) => cell),
  ...chains.flatMap(({ cells }) => cells),
]

/** From the first to the last of these with one more on each side, and at least so many. */
function spanOf(values: readonly number[], least: number, count: number): [number, number] {
  const [first, last] = [Math.max(0, Math.min(...values) - 1), Math.min(count - 1, Math.max(...values) + 1)]
  const missing = Math.max(0, Math.min(least, count) - (last - first + 1))
  const from = Math.max(0, Math.min(first - Math.floor(missing / 2), count - (last - first + 1) - missing))
  return [from, last + missing - (first - from)]
}

const partOf = ({ columns, rows }: Board, cells: readonly Cell[]): BoardPart => ({
  columns: spanOf(
    cells.map(cell => cell % columns),
    least.columns,
    columns,
  ),
  rows: spanOf(
    cells.map(cell => Math.floor(cell / columns)),
    least.rows,
    rows,
  ),
})

/** The largest that these hexes can be and still be seen whole in the window of a view. */
function largestSize({ window }: View, { columns, rows }: BoardPart): number {
  const wide = 1.5 * (columns[1] - columns[0]) + 2
  const high = (rows[1] - rows[0] + 1.5) * root3
  const room = Math.min((window.right - window.left) / wide, (window.bottom - window.top) / high)
  // As in every view: columns lie a whole number of pixels apart.
  return Math.floor(room * 1.5) / 1.5
}

/** First and last of so many whose middles lie in the window. */
const seen = (origin: number, apart: number, [from, to]: readonly [number, number], count: number) =>
  [
    Math.max(0, Math.ceil((from - origin) / apart)),
    Math.min(count - 1, Math.floor((to - origin) / apart)),
  ] as const

/** Where the middle of the first hex comes to lie, no further in than the edges of the board let it. */
const place = (middle: number, [from, to]: readonly [number, number], before: number, after: number) =>
  Math.round(Math.min(from + before, Math.max(to - after, (from + to) / 2 - middle)))

/** The same picture with these hexes in the middle of its window, which the board fills. */
function closer(board: Board, base: View, part: BoardPart, size: number): View {
  const { window } = base
  const across: readonly [number, number] = [window.left, window.right]
  const down: readonly [number, number] = [window.top, window.bottom]
  const high = root3 * size
  const x = place(
    (1.5 * size * (part.columns[0] + part.columns[1])) / 2,
    across,
    size,
    size * (1.5 * (board.columns - 1) + 1),
  )
  const y = place(high * ((part.rows[0] + part.rows[1]) / 2 + 0.25), down, high / 2, high * board.rows)
  return {
    ...base,
    size,
    unit: size / 35,
    origin: { x, y },
    columns: seen(x, 1.5 * size, across, board.columns),
    rows: seen(y, high, down, board.rows),
    whole: false,
    lettering: 1,
    key: [base.key, size, x, y].join('/'),
  }
}

/** Are all hexes of a part in the window? */
const shows = ({ columns, rows }: View, part: BoardPart): boolean =>
  part.columns[0] >= columns[0] &&
  part.columns[1] <= columns[1] &&
  part.rows[0] >= rows[0] &&
  part.rows[1] <= rows[1]

/**
 * Where the camera stands in each picture of a replay: through every part of it still, as close as what happens there
 * allows, with a hex around; from one part to the next it stays too, where it shows that well.
 * @param base the view of the whole, whose picture and window all others share
 */
export function camerasOf(board: Board, base: View, frames: readonly Frame[]): View[] {
  const cells = new Map<string, Cell[]>()
  for (const { part, overlay } of frames) cells.set(part, [...(cells.get(part) ?? []), ...cellsIn(overlay)])
  let camera = base
  const cameras = new Map<string, View>()
  for (const [part, happens] of cells) {
    if (happens.length) {
      const shown = partOf(board, happens)
      const size = largestSize(base, shown)
      if (!shows(camera, shown) || size >= camera.size * worthIt)
        camera = size >= base.size * worthIt ? closer(board, base, shown, size) : base
    }
    cameras.set(part, camera)
  }
  return frames.map(({ part }) => cameras.get(part) ?? base)
}
