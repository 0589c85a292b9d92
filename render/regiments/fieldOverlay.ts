import { type Board, type Cell, cellsOf, hexOf } from '../../rules/board/board.ts'
import { distance, type Facing } from '../../rules/core/hex.ts'
import { arcOf } from '../../rules/regiments/field/arcs.ts'
import type { ArcKind, Overlay, RangeKind } from '../types.ts'

/** The arcs of a unit, as far as so many hexes: its front, both flanks and its rear. */
export function arcsAround(
  board: Board,
  { at, facing }: { at: Cell; facing: Facing },
  reach = 3,
): NonNullable<Overlay['arcs']> {
  const here = hexOf(board, at)
  const arcs: Record<ArcKind, Cell[]> = { front: [], flank: [], rear: [] }
  for (const cell of cellsOf(board)) {
    const there = hexOf(board, cell)
    const far = distance(here, there)
    if (far === 0 || far > reach) continue
    const side = arcOf(here, facing, there)
    arcs[side === 'front' || side === 'rear' ? side : 'flank'].push(cell)
  }
  return (['front', 'flank', 'rear'] as const).map(kind => ({ kind, cells: arcs[kind] }))
}

/** What a presence or a banner reaches from a hex. */
export const rangeAround = (
  board: Board,
  at: Cell,
  reach: number,
  kind: RangeKind,
  owner: number,
): NonNullable<Overlay['ranges']>[number] => ({
  kind,
  owner,
  cells: cellsOf(board).filter(cell => distance(hexOf(board, at), hexOf(board, cell)) <= reach),
})
