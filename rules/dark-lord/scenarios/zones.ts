import type { Cell } from '../../board/board.ts'
import { zoneDepth } from '../../board/own.ts'
import type { Side } from '../army/profile.ts'
import type { Battlefield } from '../field/vocabulary.ts'

/** The outer columns: the Free side has the left, the Shadow the right. */
export function inOuterZone({ board }: Battlefield, side: Side, cell: Cell): boolean {
  const column = cell % board.columns
  return side === 'free' ? column < zoneDepth : column >= board.columns - zoneDepth
}

/** The right half: columns from the one after the middle on. */
export const inRightHalf = ({ board }: Battlefield, cell: Cell): boolean =>
  cell % board.columns >= Math.ceil(board.columns / 2)
