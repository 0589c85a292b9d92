import { corner, type LatticePoint, type LinePart, spokes, trace } from '../core/geometry.ts'
import { add, equal, facings, type Hex, steps } from '../core/hex.ts'
import { type Board, type Cell, cellOf, hexOf, type SideKind, sideKind } from './board.ts'

/** A line of sight: the board's part of it, and the hexes that it crosses between its ends. */
export interface GroundLine {
  /** hurdles crossed that are not of the shooter's own hex */
  hurdles: number
  cells: Cell[]
}

/** Is a side that may be seen over a hurdle to a line that comes over it from one hex into another? */
type IsHurdle = (board: Board, kind: SideKind, from: Cell, to: Cell) => boolean

/** What hinders a line: obstacle sides alone, or these and difficult ones between hexes of one height. */
export const hurdles = {
  obstacles: (_, kind) => kind === 'obstacle',
  ground: ({ raised }, kind, from, to) =>
    kind === 'obstacle' || (kind === 'difficult' && raised[from] === raised[to]),
} as const satisfies Record<string, IsHurdle>

const memory = new WeakMap<IsHurdle, WeakMap<Board, Map<number, readonly GroundLine[]>>>()

/**
 * The lines from any corner of one hex to any corner of another, as far as no impassable side and no border parts them;
 * of two that cross the same hexes the one with fewer hurdles. Worked out once a board.
 */
export function groundLines(
  board: Board,
  from: Cell,
  to: Cell,
  isHurdle: IsHurdle = hurdles.obstacles,
): readonly GroundLine[] {
  let boards = memory.get(isHurdle)
  if (!boards) memory.set(isHurdle, (boards = new WeakMap()))
  let known = boards.get(board)
  if (!known) boards.set(board, (known = new Map()))
  const key = from * board.present.length + to
  let lines = known.get(key)
  if (!lines) known.set(key, (lines = bestLines(board, from, to, isHurdle)))
  return lines
}

function bestLines(board: Board, from: Cell, to: Cell, isHurdle: IsHurdle): GroundLine[] {
  const a = hexOf(board, from)
  const b = hexOf(board, to)
  const all = new Map<string, GroundLine>()
  for (const i of facings)
    for (const k of facings) {
      const line = groundLine({ board, isHurdle }, a, b, corner(a, i), corner(b, k))
      if (!line) continue
      const id = line.cells.toSorted((x, y) => x - y).join(' ')
      const other = all.get(id)
      if (!other || line.hurdles < other.hurdles) all.set(id, line)
    }
  // A line that crosses what another crosses and more besides is never better.
  const lines = [...all.values()].sort((x, y) => x.hurdles - y.hurdles || x.cells.length - y.cells.length)
  return lines.filter(
    (line, n) =>
      !lines.some(
        (other, m) =>
          m < n && other.hurdles <= line.hurdles && other.cells.every(cell => line.cells.includes(cell)),
      ),
  )
}

/** How a side hinders a line. */
const open = 0
const hurdle = 1
const closed = 2

/** The ground, and what on it hinders a line. */
interface Ground {
  board: Board
  isHurdle: IsHurdle
}

function hindrance({ board, isHurdle }: Ground, a: Hex, b: Hex): number {
  const [cell, next] = [cellOf(board, a), cellOf(board, b)]
  if (cell === undefined || next === undefined) return closed
  const facing = steps.findIndex(step => equal(add(a, step), b))
  const kind = sideKind(board, cell, facing)
  if (kind === 'impassable') return closed
  return isHurdle(board, kind, cell, next) ? hurdle : open
}

/** The three hexes around a corner, clockwise from the one above it or to the upper right. */
function around(point: LatticePoint): Hex[] {
  return facings.flatMap(i => {
    const q = point.q - spokes[i]!.q
    const r = point.r - spokes[i]!.r
    return q % 3 === 0 && r % 3 === 0 ? [{ q: q / 3, r: r / 3 }] : []
  })
}

/**
 * What it costs to come from one hex at a corner to another of its three: the lesser hindrance of the two ways round.
 * Fewer than two hindering sides at a corner part nothing, since the way round is open.
 */
function pastCorner(ground: Ground, point: LatticePoint, a: Hex, b: Hex): number {
  if (equal(a, b)) return open
  const third = around(point).find(hex => !equal(hex, a) && !equal(hex, b))
  const straight = hindrance(ground, a, b)
  if (!third) return straight
  return Math.min(straight, Math.max(hindrance(ground, a, third), hindrance(ground, third, b)))
}

/** Hexes that a part of a line goes through. */
const hexesOf = (part: LinePart): readonly Hex[] =>
  part.kind === 'inside' ? [part.hex] : part.kind === 'along' ? part.hexes : []

/** One line from corner to corner; undefined where something impassable parts it. */
function groundLine(
  ground: Ground,
  from: Hex,
  to: Hex,
  start: LatticePoint,
  end: LatticePoint,
): GroundLine | undefined {
  const { board } = ground
  const parts = trace(start, end)
  let hurdles = 0
  const crossed: Hex[] = []
  /** the hexes that it may be in: two where it runs along a side, on either hand */
  let now: Hex[] = [from]
  const pass = (hexes: readonly Hex[], cost: (a: Hex, b: Hex) => number): boolean => {
    let least = closed
    let kept: Hex[] = []
    for (const next of hexes) {
      const best = Math.min(...now.map(hex => cost(hex, next)))
      if (best < least) kept = []
      if (best <= least) kept.push(next)
      least = Math.min(least, best)
    }
    if (least === closed) return false
    // A side of the shooter's own hex is no hindrance to it.
    if (least === hurdle && !now.some(hex => equal(hex, from))) hurdles++
    now = kept
    return true
  }
  if (!parts.length) {
    // Two hexes share the corner.
    if (!pass([to], (a, b) => pastCorner(ground, start, a, b))) return undefined
    return { hurdles, cells: [] }
  }
  let point: LatticePoint | null = start
  let side = false
  for (const part of parts) {
    if (part.kind === 'corner') point = part.at
    else if (part.kind === 'side') side = true
    else {
      const at = point
      const hexes = hexesOf(part).filter(hex => cellOf(board, hex) !== undefined)
      const cost = (a: Hex, b: Hex) =>
        equal(a, b) ? open : side || !at ? hindrance(ground, a, b) : pastCorner(ground, at, a, b)
      if (hexes.length === 0 || !pass(hexes, cost)) return undefined
      if (part.kind === 'inside') crossed.push(part.hex)
      point = null
      side = false
    }
  }
  if (!pass([to], (a, b) => pastCorner(ground, end, a, b))) return undefined
  const cells = crossed.flatMap(hex => {
    const cell = cellOf(board, hex)
    return cell === undefined || equal(hex, from) || equal(hex, to) ? [] : [cell]
  })
  return { hurdles, cells: [...new Set(cells)] }
}
