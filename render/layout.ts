import type { Board, Cell } from '../rules/board/board.ts'

export interface Point {
  x: number
  y: number
}

/** Which part of a board a picture shows, and how large. Lengths are pixels. */
export interface View {
  /** centre to corner of a hex */
  size: number
  /** how much larger than drawn for: line widths and letters follow it */
  unit: number
  /** centre of the hex in column 0, row 0 */
  origin: Point
  /** the window through which the board is seen */
  window: { left: number; top: number; right: number; bottom: number }
  columns: readonly [number, number]
  rows: readonly [number, number]
  /** where the legend begins */
  legend: number
  width: number
  height: number
  /** the whole board: tokens are drawn larger, since the hexes are small */
  whole: boolean
  /** the names of hexes are large enough to be read */
  labelled: boolean
  /** how much larger than drawn for what is written on tokens is: where hexes are small a phone would not show it */
  lettering: number
  key: string
}

export const root3 = Math.sqrt(3)
const margin = 25

/** The legend takes more lines the narrower the picture is. */
export const legendLines = (width: number): number => (width < 700 ? 3 : width < 1250 ? 2 : 1)
export const legendHeight = (width: number): number => [40, 60, 70][legendLines(width) - 1]!

/**
 * The line that says who plays which colours, below the legend: two players need none. Its letters are larger than the
 * legend's: without them nobody knows whose a figure is.
 */
export const playersHeight = (players: readonly unknown[] = []): number => (players.length > 2 ? 40 : 0)

/** Widths of pictures of a whole board and of a part, in pixels. */
const widths = {
  /** to be enlarged and looked at closely */
  large: { whole: 1310, part: 800 },
  /** to be looked at where it stands in a message: a phone and a window of Discord show hardly more, and bytes cost most */
  compact: { whole: 829, part: 740 },
} as const

/** How wide a phone shows a picture in a message, and how high letters must be there to be read, in its own pixels. */
const phone = 390
const leastRead = 5.5
/** Below this size of hexes their names would be a grey mist even to who looks closely. */
const leastLabelled = 0.5

/** How high the letters on tokens are in units of their own, and how high they should be on a phone, in its pixels. */
const tokenLetters = 18.5
const wellRead = 8.5
/** Larger letters leave no room for the picture above them. */
const mostLettering = 1.4

/** Tokens fill their hexes where the whole board is shown, so that they are seen on a phone. */
export const wholeScale = 1.14

/** How much larger letters on tokens are drawn, where the whole board is shown in a picture so wide. */
function letteringFor(unit: number, width: number): number {
  const shown = tokenLetters * unit * wholeScale * (phone / width)
  return Math.min(mostLettering, Math.max(1, wellRead / shown))
}

/** Height of the letters in a hex's name, in pixels. */
export const labelSize = (unit: number): number => Math.max(8, Math.round(8 + 3 * unit))

/** Half the distance between opposite sides. */
export const inradius = (view: View): number => (view.size * root3) / 2

/** Of a board's columns or rows: first and last, both seen. */
type Span = readonly [number, number]

/** Widens a span to at least `least`, within 0 to `last`; even ends, so that few different parts are drawn and kept. */
function widened([first, end]: Span, least: number, last: number): Span {
  const missing = Math.max(0, least - (end - first + 1))
  const begin = Math.max(0, Math.min(first - Math.ceil(missing / 2), last + 1 - least))
  const from = begin - (begin % 2)
  const to = Math.min(last, Math.max(end, from + least - 1))
  return [from, Math.min(last, to + (to % 2))]
}

/** More of the board than this, and it is shown whole: so little would be gained. */
const nearlyAll = 0.6

/** From the first to the last of these, with a border of hexes, at least so many. */
const spanOf = (values: number[], border: number, least: number, count: number): Span =>
  widened(
    [Math.max(0, Math.min(...values) - border), Math.min(count - 1, Math.max(...values) + border)],
    Math.min(least, count),
    count - 1,
  )

/** Width to height of a part; where that would be nearly the whole board, a part that is higher than wide. */
const landscape = 4 / 3
const portrait = 3 / 4

/** Columns that make a part of so many rows as wide as it should be, and the other way round; in hexes. */
const columnsFor = (rows: number, shape: number): number =>
  Math.round((shape * root3 * (rows + 0.5) - 0.5) / 1.5)
const rowsFor = (columns: number, shape: number): number =>
  Math.round((1.5 * columns + 0.5) / shape / root3 - 0.5)

const lengthOf = ([from, to]: Span): number => to - from + 1

/** From the first to the last of these, both seen. */
export interface BoardPart {
  columns: Span
  rows: Span
}

/**
 * The part that shows these cells and one hex around them, four to three as far as the board goes, or three to four
 * where so many rows are meant; undefined where that is nearly the whole.
 */
function partAround(board: Board, cells: readonly Cell[]): BoardPart | undefined {
  if (!cells.length) return undefined
  const across = cells.map(cell => cell % board.columns)
  const down = cells.map(cell => Math.floor(cell / board.columns))
  const shaped = (shape: number): BoardPart => {
    const columns = spanOf(across, 1, 9, board.columns)
    const rows = spanOf(down, 1, 6, board.rows)
    const wide = columnsFor(lengthOf(rows), shape)
    if (lengthOf(columns) < wide) return { columns: spanOf(across, 1, wide, board.columns), rows }
    return { columns, rows: spanOf(down, 1, rowsFor(lengthOf(columns), shape), board.rows) }
  }
  const isPart = ({ columns, rows }: BoardPart) =>
    lengthOf(columns) * lengthOf(rows) < nearlyAll * board.columns * board.rows
  return [landscape, portrait].map(shaped).find(isPart)
}

/** The half of a board along one of its edges. */
export type Half = 'left' | 'right' | 'top' | 'bottom'

/** A half that stands upright is held to this width and height, so that a phone shows it without scrolling. */
const upright = { width: 560, height: 900 } as const

/** The first or the last half of so many; one more where their number is odd. */
const halfSpan = (count: number, first: boolean): Span =>
  first ? [0, Math.ceil(count / 2) - 1] : [Math.floor(count / 2), count - 1]

function halfOf({ columns, rows }: Board, half: Half): BoardPart {
  if (half === 'left' || half === 'right')
    return { columns: halfSpan(columns, half === 'left'), rows: [0, rows - 1] }
  return { columns: [0, columns - 1], rows: halfSpan(rows, half === 'top') }
}

export interface ViewOptions {
  /** of the picture, in pixels; its height follows */
  width?: number
  /** narrower, for a message that is looked at where it stands; a file of half the size */
  compact?: boolean
  /** only the hexes within so many columns and rows of this one */
  around?: { cell: Cell; radius: number }
  /** only the part of the board that shows all these; the whole where they lie far apart */
  focus?: readonly Cell[]
  /** only the half of the board along this edge */
  half?: Half
  players?: readonly unknown[]
}

/** Half the width of a hex in a compact picture of a whole board, at least: a wide board makes a wider picture. */
const compactSize = 64 / 3

function usualWidth(wide: number, enlarged: boolean, compact = false): number {
  if (enlarged) return widths[compact ? 'compact' : 'large'].part
  if (!compact) return widths.large.whole
  return Math.min(
    widths.large.whole,
    Math.max(widths.compact.whole, Math.round(wide * compactSize + 2 * margin)),
  )
}

/** The view of a board, whole or of an enlarged part. */
export function makeView(board: Board, options: ViewOptions = {}): View {
  const { around } = options
  let columns: Span = [0, board.columns - 1]
  let rows: Span = [0, board.rows - 1]
  const half = around ? undefined : options.half && halfOf(board, options.half)
  const part = half ?? (around ? undefined : partAround(board, options.focus ?? []))
  if (part) ({ columns, rows } = part)
  if (around) {
    const clip = (middle: number, last: number): Span => [
      Math.max(0, middle - around.radius),
      Math.min(last, middle + around.radius),
    ]
    columns = clip(around.cell % board.columns, board.columns - 1)
    rows = clip(Math.floor(around.cell / board.columns), board.rows - 1)
  }
  const enlarged = around !== undefined || part !== undefined
  const wide = 1.5 * (columns[1] - columns[0]) + 2
  const high = rows[1] - rows[0] + (board.columns > 1 ? 1.5 : 1)
  const stands = half !== undefined && high * root3 > wide
  const asked =
    options.width ??
    (stands ? upright.width : usualWidth(wide, enlarged && half === undefined, options.compact))
  const usual = Math.round(Math.min(4000, Math.max(200, asked)))
  const highest = stands ? upright.height : 1100
  // A tall narrow part is held to a height that a phone shows without scrolling.
  const room = Math.min(
    (usual - 2 * margin) / wide,
    enlarged ? (highest - 2 * margin) / (high * root3) : 1000,
  )
  // Columns lie a whole number of pixels apart: then their lines and letters are the same, pixel by pixel, and make
  // a smaller file.
  const size = Math.max(1, Math.floor(room * 1.5)) / 1.5
  // A board that has no more columns makes a narrower picture.
  const filled = Math.max(400, Math.round(wide * size + 2 * margin))
  const width = enlarged && usual - filled > 30 ? filled : usual
  const left = Math.round((width - wide * size) / 2)
  const window = {
    left,
    top: margin,
    right: Math.round(left + wide * size),
    bottom: Math.round(margin + high * root3 * size),
  }
  return {
    size,
    unit: size / 35,
    origin: {
      x: Math.round(left + size) - 1.5 * size * columns[0],
      y: margin + size * root3 * (0.5 - rows[0]),
    },
    window,
    columns,
    rows,
    width,
    legend: window.bottom + margin,
    height: window.bottom + margin + legendHeight(width) + playersHeight(options.players),
    whole: !enlarged,
    labelled:
      size >= leastLabelled * 35 && (!options.compact || labelSize(size / 35) * (phone / width) >= leastRead),
    lettering: enlarged ? 1 : letteringFor(size / 35, width),
    key: [width, size, ...columns, ...rows, playersHeight(options.players)].join('/'),
  }
}

export function centre(view: View, board: Board, cell: Cell): Point {
  const column = cell % board.columns
  const row = Math.floor(cell / board.columns)
  return {
    x: view.origin.x + 1.5 * view.size * column,
    y: view.origin.y + root3 * view.size * (row + (column & 1) / 2),
  }
}

/** Corner `i` lies between sides `i` and `i + 1`: 0 is at the upper right, then clockwise. */
export function corner(view: View, middle: Point, i: number, scale = 1): Point {
  const angle = ((i - 1) * Math.PI) / 3
  return {
    x: middle.x + Math.cos(angle) * view.size * scale,
    y: middle.y + Math.sin(angle) * view.size * scale,
  }
}

/** The two ends of side `f`, clockwise. */
export const sideEnds = (view: View, middle: Point, f: number, scale = 1): [Point, Point] => [
  corner(view, middle, (f + 5) % 6, scale),
  corner(view, middle, f, scale),
]

/** Direction in which side `f` looks, as a unit vector. */
export function outward(f: number): Point {
  const angle = ((f - 1.5) * Math.PI) / 3
  return { x: Math.cos(angle), y: Math.sin(angle) }
}

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
