import { type Board, type Cell, cellsOf, type SideKind, sideKind } from '../../rules/board/board.ts'
import { centre, corner, type Point, type View } from '../board/layout.ts'
import { type Deck, decksOf } from './decks.ts'
import { hash, sway } from './noise.ts'

/** What a hex looks like. Rules know its sides alone; the picture gathers from them what must lie there. */
export type Nature = 'land' | 'water' | 'rough' | 'floor' | 'deck'

/** Below this unit, in which a whole board is drawn for a message, what is finest is drawn with fewer strokes. */
export const smallUnit = 0.8

/** Sides of a hex by kind, the border left out. */
function countSides(board: Board, cell: Cell): Record<SideKind, number> {
  const count = { open: 0, difficult: 0, water: 0, impassable: 0, obstacle: 0 }
  for (let f = 0; f < 6; f++) if (board.neighbour[cell * 6 + f]! >= 0) count[sideKind(board, cell, f)]++
  return count
}

/** Wet or overgrown is a hex that may be entered dryly through one side at most. */
function growth(board: Board, cell: Cell): Nature {
  const { open, difficult, water } = countSides(board, cell)
  if (open > 1 || difficult + water < 2 || difficult + water <= open) return 'land'
  return water >= difficult ? 'water' : 'rough'
}

const isWall = (kind: SideKind): boolean => kind === 'impassable' || kind === 'obstacle'

/** A corner as a word: the same from each of its three hexes. */
const cornerKey = (board: Board, cell: Cell, i: number): string => {
  const column = cell % board.columns
  const angle = ((i - 1) * Math.PI) / 3
  const x = Math.round((1.5 * column + Math.cos(angle)) * 2)
  const y = Math.round(
    (Math.floor(cell / board.columns) + (column & 1) / 2 + Math.sin(angle) / Math.sqrt(3)) * 2,
  )
  return `${x},${y}`
}

/** Corners at which a wall or the border of the board ends. */
function walledCorners(board: Board, border: boolean): Set<string> {
  const walled = new Set<string>()
  for (const cell of cellsOf(board))
    for (let f = 0; f < 6; f++) {
      const inside = board.neighbour[cell * 6 + f]! >= 0
      if (inside ? isWall(sideKind(board, cell, f)) : border)
        for (const i of [(f + 5) % 6, f]) walled.add(cornerKey(board, cell, i))
    }
  return walled
}

const minRoom = 3

/** Hexes inside walls: reached from the border only through a gap no wider than a door. */
function indoors(board: Board): Set<Cell> {
  const cells = cellsOf(board)
  const walled = walledCorners(board, false)
  const closed = (cell: Cell, f: number) =>
    isWall(sideKind(board, cell, f)) ||
    (walled.has(cornerKey(board, cell, (f + 5) % 6)) && walled.has(cornerKey(board, cell, f)))
  const outside = new Set(cells.filter(cell => board.neighbour.subarray(cell * 6, cell * 6 + 6).includes(-1)))
  for (const cell of outside)
    for (let f = 0; f < 6; f++) {
      const next = board.neighbour[cell * 6 + f]!
      if (next >= 0 && !closed(cell, f)) outside.add(next)
    }
  const rooms = new Set<Cell>()
  const left = new Set(cells.filter(cell => !outside.has(cell)))
  for (const first of left) {
    const room = new Set([first])
    for (const cell of room)
      for (let f = 0; f < 6; f++) {
        const next = board.neighbour[cell * 6 + f]!
        if (next >= 0 && !closed(cell, f)) room.add(next)
      }
    // A nook between two walls is no room.
    if (room.size >= minRoom) for (const cell of room) rooms.add(cell)
    for (const cell of room) left.delete(cell)
  }
  return rooms
}

/** A board as a painter sees it. */
export interface Terrain {
  natures: readonly Nature[]
  /** corners that stay on the grid, because stone meets there */
  stiff: ReadonlySet<string>
  /** hexes of bridges */
  decks: ReadonlyMap<Cell, Deck>
}

export function terrainOf(board: Board): Terrain {
  const inside = indoors(board)
  const natures = Array.from(board.present, (present, cell): Nature => {
    if (!present) return 'land'
    const grown = growth(board, cell)
    return grown === 'land' && inside.has(cell) ? 'floor' : grown
  })
  const decks = decksOf(
    board,
    cell => natures[cell] === 'water',
    cell => natures[cell] === 'land' && !board.raised[cell],
  )
  for (const cell of decks.keys()) natures[cell] = 'deck'
  return { natures, decks, stiff: walledCorners(board, true) }
}

/** How far nature keeps from the straight lines of the grid, as a part of the hex's size. */
const looseness = 0.055

/**
 * The outline of a hex as nature would draw it: corners and sides a little off the grid, and the same from
 * both hexes of a side, so that neighbours fit together.
 */
export function looseHex(view: View, board: Board, terrain: Terrain, cell: Cell): Point[] {
  const middle = centre(view, board, cell)
  const points: Point[] = []
  const at = (i: number): Point => {
    const { x, y } = corner(view, middle, i)
    const word = cornerKey(board, cell, i)
    if (terrain.stiff.has(word)) return { x, y }
    const key = hash(...numbersOf(word))
    const far = view.size * looseness
    return { x: x + sway(key, 1) * far, y: y + sway(key, 2) * far }
  }
  for (let f = 0; f < 6; f++) {
    const [first, last] = [(f + 5) % 6, f]
    const [a, b] = [at(first), at(last)]
    points.push(a)
    const next = board.neighbour[cell * 6 + f]!
    if (next < 0 || isWall(sideKind(board, cell, f))) continue
    const [from, to] = [cornerKey(board, cell, first), cornerKey(board, cell, last)]
    const forward = from < to
    const side = hash(...numbersOf(forward ? from + to : to + from))
    const steps = 5
    for (let s = 1; s < steps; s++) {
      const along = s / steps
      const step = forward ? s : steps - s
      const off = sway(side, step) * view.size * looseness * (forward ? 1 : -1)
      const length = Math.hypot(b.x - a.x, b.y - a.y)
      points.push({
        x: a.x + (b.x - a.x) * along - ((b.y - a.y) / length) * off,
        y: a.y + (b.y - a.y) * along + ((b.x - a.x) / length) * off,
      })
    }
  }
  return points
}

const numbersOf = (key: string): [number, number, number] => {
  let h = 7
  for (const letter of key) h = Math.imul(h, 31) + letter.charCodeAt(0)
  return [h, key.length, 3]
}
