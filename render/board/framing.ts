import type { Board, Cell } from '../../rules/board/board.ts'
import { tokenLayout } from '../tokens/tokenLayout.ts'
import { extentOf, wholeExtent } from './extent.ts'
import { type Box, root3, type View, wholeScale } from './layout.ts'
import { minLetters } from './phoneLegibility.ts'
import type { Quarter } from './quarters.ts'

/** A window on a board, and where in a picture its sheet lies. */
export interface Pane {
  left: number
  top: number
  view: View
}

/** How a picture is laid out: one window on the board or several, and a strip below them. Lengths are pixels. */
export interface Layout {
  width: number
  height: number
  panes: readonly Pane[]
  /** of a legend or a caption, beside the sign that shows which parts of the board are seen */
  strip: { top: number; high: number }
}

export interface Framing {
  /** of the picture, in pixels; its height follows */
  width?: number
  /** only what these hexes need, the first of them before the others where not all have room; the whole board unless told */
  focus?: readonly Cell[]
  /** into so many windows at most a focus may be cut where its hexes lie far apart; 2 unless told */
  windows?: number
  /** only the hexes within so many of this one */
  around?: { cell: Cell; radius: number }
  /** only a quarter of the board */
  quarter?: Quarter
  /** height for width at the most; as tall as a phone shows it beside what is asked unless told */
  tall?: number
  /** as high as a picture may be, whatever it shows: so that several of them are alike */
  full?: boolean
  /** so many rows of letters stand below the board; 2 unless told */
  rows?: number
  players?: readonly unknown[]
}

/** Widths of pictures of a part and of the whole, in pixels: more than twice what a phone shows. */
const widths = { part: 800, whole: 940 } as const
/** Height for width: as tall as a phone shows it beside what is asked. */
const tallest = 1.5
/** Between windows. */
const gap = 8
const edge = 8
/** How far apart columns lie: only some sizes, so that few different grounds are drawn and kept. In parts of the least. */
const steps = [1.6, 1.45, 1.3, 1.15, 1] as const

/** The line that says who plays which colours: two players need none. */
export const playersHeight = (players: readonly unknown[] = [], width: number): number =>
  players.length > 2 ? minLetters(width) + 14 : 0

/** Rows of letters: two of them are a twentieth of the tallest picture. */
const stripHeight = (width: number, rows: number): number => rows * minLetters(width) + 6

/** Room for what columns or rows are called, above; beside the board their two figures need more. */
const headings = (width: number): number => minLetters(width) + 8

interface PaneSize {
  width: number
  height: number
}

const windowOf = ({ width, height }: PaneSize, picture: number): Box => ({
  left: Math.ceil(minLetters(picture) * 1.4) + 4,
  top: headings(picture),
  right: width - edge,
  bottom: height - edge,
})

const clipped = (box: Box, to: Box): Box => ({
  left: Math.max(box.left, to.left),
  top: Math.max(box.top, to.top),
  right: Math.min(box.right, to.right),
  bottom: Math.min(box.bottom, to.bottom),
})

const fitting = (box: Box, window: Box): number =>
  Math.min(
    (window.right - window.left) / (box.right - box.left),
    (window.bottom - window.top) / (box.bottom - box.top),
  )

/** Columns lie a whole number of pixels apart: then their lines and letters are the same, pixel by pixel. */
const whole = (size: number): number => Math.max(1, Math.floor(size * 1.5)) / 1.5

/** The least size of hexes at which labels on tokens are large enough. */
const minSize = (width: number): number =>
  Math.ceil(((minLetters(width) * 35) / tokenLayout.label.size) * 1.5) / 1.5

/** The largest of the usual sizes at which all this is seen; 0 where none is. */
function usualSize(box: Box, window: Box, width: number): number {
  const room = fitting(box, window)
  const least = minSize(width)
  const step = steps.find(each => whole(each * least) <= room)
  return step === undefined ? 0 : whole(step * least)
}

/**
 * Where a window so long begins: around the middle of a stretch, in whole steps from the edge, with all of the stretch in
 * it and nothing beyond the ends of the board.
 */
function placed(
  [from, to]: readonly [number, number],
  room: number,
  [first, last]: readonly [number, number],
  step: number,
): number {
  if (room >= last - first) return (first + last - room) / 2
  const middle = Math.round(((from + to - room) / 2 - first) / step) * step + first
  const inside = Math.min(Math.max(middle, first), last - room)
  return to - from > room ? inside : Math.min(Math.max(inside, to - room), from)
}

const seen = (origin: number, apart: number, [from, to]: readonly [number, number], count: number) => {
  const [a, b] = [(from - origin) / apart, (to - origin) / apart]
  return [Math.max(0, Math.ceil(Math.min(a, b))), Math.min(count - 1, Math.floor(Math.max(a, b)))] as const
}

/** A view of a board through a window, with the middle of a box in the middle as far as the board goes. */
function viewThrough(
  board: Board,
  sheet: PaneSize,
  window: Box,
  { size, box, turned, picture }: { size: number; box: Box; turned: boolean; picture: number },
): View {
  const all = wholeExtent(board, turned)
  const [wide, high] = [(window.right - window.left) / size, (window.bottom - window.top) / size]
  // In steps of two columns and a row: pictures that show nearly the same share their ground.
  const [stepX, stepY] = turned ? [root3, 3] : [3, root3]
  const left = placed([box.left, box.right], wide, [all.left, all.right], stepX)
  const top = placed([box.top, box.bottom], high, [all.top, all.bottom], stepY)
  const origin = { x: Math.round(window.left - left * size), y: Math.round(window.top - top * size) }
  const [across, down] = [
    [window.left, window.right],
    [window.top, window.bottom],
  ] as const
  const columns = turned
    ? seen(origin.y, -1.5 * size, down, board.columns)
    : seen(origin.x, 1.5 * size, across, board.columns)
  const rows = turned
    ? seen(origin.x, root3 * size, across, board.rows)
    : seen(origin.y, root3 * size, down, board.rows)
  const isWhole = wide >= all.right - all.left - 0.1 && high >= all.bottom - all.top - 0.1
  const unit = size / 35
  const letters = minLetters(picture)
  const scale = isWhole && size < minSize(picture) ? wholeScale : 1
  return {
    size,
    unit,
    origin,
    turned,
    window,
    columns,
    rows,
    ...sheet,
    whole: scale > 1,
    letters,
    lettering: Math.max(1, letters / (tokenLayout.label.size * unit * scale)),
    key: [sheet.width, sheet.height, window.right, window.bottom, size, origin.x, origin.y, turned].join('/'),
  }
}

interface Cluster {
  cells: readonly Cell[]
  box: Box
}

/** Windows of equal size beside each other or one below the other. */
interface Split {
  groups: readonly Cluster[]
  sheet: PaneSize
  /** windows lie beside each other, and not one below the other */
  beside: boolean
  /** hexes were cut apart between two columns, and not between two rows */
  alongColumns: boolean
  size: number
}

/** Hexes by where they lie along one axis, in all ways to cut them into so many groups that follow each other. */
function cuts(board: Board, cells: readonly Cell[], alongColumns: boolean, count: number): Cell[][][] {
  const { columns } = board
  const at = (cell: Cell) => (alongColumns ? cell % columns : Math.floor(cell / columns))
  const places = [...new Set(cells.map(at))].toSorted((a, b) => a - b)
  const found: Cell[][][] = []
  const cut = (from: number, left: number, before: Cell[][]) => {
    if (left === 1) found.push([...before, cells.filter(cell => at(cell) >= places[from]!)])
    else
      for (let next = from + 1; next <= places.length - left + 1; next++)
        cut(next, left - 1, [
          ...before,
          cells.filter(cell => at(cell) >= places[from]! && at(cell) < places[next]!),
        ])
  }
  if (places.length >= count) cut(0, count, [])
  return found
}

/** The best way to show all these hexes in so many windows; undefined where they would be too small. */
function splitInto(
  board: Board,
  cells: readonly Cell[],
  count: number,
  room: PaneSize,
  width: number,
): Split | undefined {
  let best: Split | undefined
  const all = wholeExtent(board, false)
  const axes = count === 1 ? [true] : [true, false]
  for (const alongColumns of axes)
    for (const parts of cuts(board, cells, alongColumns, count)) {
      const groups = parts.map(part => ({ cells: part, box: clipped(extentOf(board, part, false), all) }))
      for (const beside of count === 1 ? [true] : [true, false]) {
        const share = (length: number) => Math.floor((length - gap * (count - 1)) / count)
        const sheet = beside
          ? { width: share(room.width), height: room.height }
          : { width: room.width, height: share(room.height) }
        const size = Math.min(...groups.map(({ box }) => usualSize(box, windowOf(sheet, width), width)))
        // Where both ways show as much, windows follow each other as what they show does.
        const better =
          best === undefined ||
          size > best.size ||
          (size === best.size && beside === alongColumns && best.beside !== beside)
        if (size > 0 && better) best = { groups, sheet, beside, alongColumns, size }
      }
    }
  return best
}

/** Hexes that are to be seen, as many of the first of them as have room, in one window or in several. */
function splitOf(
  board: Board,
  cells: readonly Cell[],
  windows: number,
  room: PaneSize,
  width: number,
): Split {
  let wanted = [...new Set(cells)]
  for (;;) {
    for (let count = 1; count <= windows; count++) {
      const split = splitInto(board, wanted, count, room, width)
      if (split) return split
    }
    wanted = wanted.slice(0, Math.min(wanted.length - 1, Math.ceil(wanted.length * 0.92)))
  }
}

function aroundCells({ columns, rows }: Board, { cell, radius }: NonNullable<Framing['around']>): Cell[] {
  const [column, row] = [cell % columns, Math.floor(cell / columns)]
  const cells: Cell[] = [cell]
  // Rings from the middle outwards: the outermost are left out first.
  for (let r = 1; r <= radius; r++)
    for (const [dx, dy] of [
      [-r, -r],
      [r, r],
      [-r, r],
      [r, -r],
    ] as const) {
      const [x, y] = [column + dx, row + dy]
      cells.push(Math.min(rows - 1, Math.max(0, y)) * columns + Math.min(columns - 1, Math.max(0, x)))
    }
  return cells
}

/** The hexes at two corners of a quarter, which overlaps its neighbours by no more than half a hex. */
function quarterCells({ columns, rows }: Board, quarter: Quarter): Cell[] {
  const [west, north] = [quarter.includes('w'), quarter.includes('n')]
  const [c0, c1] = west ? [0, Math.ceil(columns / 2) - 1] : [Math.floor(columns / 2), columns - 1]
  const [r0, r1] = north ? [0, Math.ceil(rows / 2) - 1] : [Math.floor(rows / 2), rows - 1]
  return [r0, r1].flatMap(row => [c0, c0 + 1, c1 - 1, c1].map(column => row * columns + column))
}

/** A view of all of a box as large as it fits a width, no higher than is tall enough; upright or turned, whichever is larger. */
function largest(
  board: Board,
  box: (turned: boolean) => Box,
  width: number,
  most: number,
): { view: View; sheet: PaneSize } {
  const options = [false, true].map(turned => {
    const seenBox = box(turned)
    const window = windowOf({ width, height: most }, width)
    const size = whole(Math.min(fitting(seenBox, window), minSize(width) * 2))
    return { turned, box: seenBox, size }
  })
  const [upright, turned] = options
  // North stays at the top wherever what matters can be read so.
  const chosen = upright!.size < minSize(width) && turned!.size > upright!.size ? turned! : upright!
  const head = headings(width)
  const height = Math.min(most, Math.ceil((chosen.box.bottom - chosen.box.top) * chosen.size) + head + edge)
  const sheet = { width, height }
  const view = viewThrough(board, sheet, windowOf(sheet, width), { ...chosen, picture: width })
  return { view, sheet }
}

/**
 * What each window has in its middle: its own hexes; where windows would show the same hexes twice, the first goes as far
 * back and the last as far on as what they have to show allows.
 */
function apart({ groups, sheet, alongColumns, size }: Split, all: Box, width: number): Box[] {
  const { left, top, right, bottom } = windowOf(sheet, width)
  const room = (alongColumns ? right - left : bottom - top) / size
  const span = (box: Box): [number, number] => (alongColumns ? [box.left, box.right] : [box.top, box.bottom])
  const middle = (box: Box) => (span(box)[0] + span(box)[1]) / 2
  return groups.map(({ box }, i) => {
    const next = groups[i + 1]
    const before = groups[i - 1]
    const [from, to] = span(box)
    const first = next && middle(next.box) - middle(box) < room
    const last = before && middle(box) - middle(before.box) < room
    if (Boolean(first) === Boolean(last)) return box
    const stretched = first ? ([to - room, to] as const) : ([from, from + room] as const)
    return clipped(
      alongColumns
        ? { ...box, left: stretched[0], right: stretched[1] }
        : { ...box, top: stretched[0], bottom: stretched[1] },
      all,
    )
  })
}

/** How a picture of a board is laid out. */
export function makeLayout(board: Board, framing: Framing = {}): Layout {
  const { focus = [], around, quarter, players, full, rows = 2, tall = tallest } = framing
  const cells = around ? aroundCells(board, around) : focus
  const width = Math.round(
    Math.min(4000, Math.max(200, framing.width ?? (cells.length > 0 ? widths.part : widths.whole))),
  )
  const below = stripHeight(width, rows) + playersHeight(players, width)
  const most = Math.round(width * tall) - below
  const finished = (height: number, panes: Pane[]): Layout => ({
    width,
    height: height + below,
    panes,
    strip: { top: height, high: stripHeight(width, rows) },
  })
  if (!cells.length) {
    const all = (turned: boolean) => wholeExtent(board, turned)
    const box = quarter
      ? (turned: boolean) => clipped(extentOf(board, quarterCells(board, quarter), turned, 0.3), all(turned))
      : all
    const { view, sheet } = largest(board, box, width, most)
    return finished(full ? most : sheet.height, [{ left: 0, top: 0, view }])
  }
  const split = splitOf(board, cells, around ? 1 : (framing.windows ?? 2), { width, height: most }, width)
  // A board that goes no further makes a lower picture.
  const all = wholeExtent(board, false)
  const head = headings(width)
  const highest = Math.ceil((all.bottom - all.top) * split.size) + head + edge
  const sheet = { ...split.sheet, height: full ? split.sheet.height : Math.min(split.sheet.height, highest) }
  const panes = apart(split, all, width).map((box, i): Pane => {
    const view = viewThrough(board, sheet, windowOf(sheet, width), {
      size: split.size,
      box,
      turned: false,
      picture: width,
    })
    return {
      left: split.beside ? i * (sheet.width + gap) : 0,
      top: split.beside ? 0 : i * (sheet.height + gap),
      view,
    }
  })
  const height = split.beside ? sheet.height : panes.length * (sheet.height + gap) - gap
  return finished(full ? most : height, panes)
}

/**
 * The window of a picture that has one only.
 * @internal for tests and the bench
 */
export const makeView = (board: Board, framing: Framing = {}): View =>
  makeLayout(board, { ...framing, windows: 1 }).panes[0]!.view

/** A whole board upright, so wide and with nothing around it. */
export function plainView(board: Board, width: number): View {
  const box = wholeExtent(board, false)
  const size = whole(width / (box.right - box.left))
  const sheet = { width, height: Math.ceil((box.bottom - box.top) * size) }
  const window = { left: 0, top: 0, right: width, bottom: sheet.height }
  return { ...viewThrough(board, sheet, window, { size, box, turned: false, picture: width }), whole: true }
}
