import { type Board, type Cell, cellOf, hexOf, sideKinds } from '../../board/board.ts'
import { add, distance, type Facing, facings, type Hex, rotate, step, turned } from '../../core/hex.ts'
import type { Base } from '../army/figure.ts'

/**
 * Hexes of a base, relative to its reference hex, when it faces N. The reference hex comes first: the
 * front one of a rider (8.10c), the rear one of a large base (4.14).
 */
const footprints: Record<Base, readonly Hex[]> = {
  single: [{ q: 0, r: 0 }],
  cavalry: [
    { q: 0, r: 0 },
    { q: 0, r: 1 },
  ],
  'large-3': [
    { q: 0, r: 0 },
    { q: 0, r: -1 },
    { q: 1, r: -1 },
  ],
  'large-9': [-1, 0, 1]
    .flatMap(q => [0, 1, 2].map(back => ({ q, r: (q > 0 ? -1 : 0) - back })))
    .sort((a, b) => Math.abs(a.q) - Math.abs(b.q) || b.r - a.r),
}

/** How far the hexes of a base lie from its reference hex, at the most. */
export const baseReach = Object.fromEntries(
  Object.entries(footprints).map(([base, hexes]) => [
    base,
    Math.max(...hexes.map(hex => distance(hex, { q: 0, r: 0 }))),
  ]),
) as Readonly<Record<Base, number>>

/** The rule that says how a base of several hexes may lie. */
export const baseRule = (base: Base): string => (base === 'cavalry' ? '8.10' : '4.14')

export const isLarge = (base: Base): boolean => base === 'large-3' || base === 'large-9'

const rotated = Object.fromEntries(
  (Object.keys(footprints) as Base[]).map(base => [
    base,
    facings.map(facing => footprints[base].map(hex => rotate(hex, facing))),
  ]),
) as unknown as Record<Base, Hex[][]>

/** Cells under a base, reference hex first; undefined where one of them is not on the board. */
export function baseCells(board: Board, base: Base, at: Cell, facing: Facing): Cell[] | undefined {
  if (base === 'single') return [at]
  const hex = hexOf(board, at)
  const cells: Cell[] = []
  for (const offset of rotated[base][facing]!) {
    const cell = cellOf(board, add(hex, offset))
    if (cell === undefined) return undefined
    cells.push(cell)
  }
  return cells
}

const impassable = sideKinds.indexOf('impassable')

/** No base may lie across a black or a dotted side (4.14, 8.10c). */
export function isParted(board: Board, cells: readonly Cell[]): boolean {
  if (cells.length === 1) return false
  for (const cell of cells)
    for (let f = 0; f < 6; f++)
      if (board.side[cell * 6 + f]! >= impassable && cells.includes(board.neighbour[cell * 6 + f]!))
        return true
  return false
}

/** By board and base: the cells of every base that fits on the board, at `cell * 6 + facing`. */
const fits = new WeakMap<Board, Partial<Record<Base, (readonly Cell[] | undefined)[]>>>()

/**
 * Cells of a base in every place and facing, at `cell * 6 + facing`; undefined where it would stick out over
 * the border or lie across a side that no base may lie across. Worked out once for a board.
 */
export function fittingBases(board: Board, base: Base): readonly (readonly Cell[] | undefined)[] {
  let known = fits.get(board)
  if (!known) fits.set(board, (known = {}))
  return (known[base] ??= Array.from({ length: board.columns * board.rows * 6 }, (_, place) => {
    const cells = baseCells(board, base, Math.floor(place / 6), facings[place % 6]!)
    return cells && board.present[cells[0]!] && !isParted(board, cells) ? cells : undefined
  }))
}

/** Where a base may turn without moving: any way for one hex, half a circle for a rider (8.10d). */
export function turnsInPlace(
  board: Board,
  base: Base,
  at: Cell,
  facing: Facing,
): { at: Cell; facing: Facing }[] {
  if (base !== 'cavalry') return facings.filter(f => f !== facing).map(f => ({ at, facing: f }))
  const back = turned(facing, 3)
  const rear = cellOf(board, add(hexOf(board, at), step(back)))
  return rear === undefined ? [] : [{ at: rear, facing: back }]
}
