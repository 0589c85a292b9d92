import { type Cell, cellsOf } from '../../board/board.ts'
import type { Facing } from '../../core/hex.ts'
import { hexes } from '../attack/stages.ts'
import type { Battlefield } from '../field/battlefield.ts'
import { bears } from '../field/command.ts'
import { mayEndOn } from '../field/moves.ts'
import type { Regiment } from '../state.ts'

/** Rows of a zone, at the lower edge for player 0 and at the upper one for player 1 (RB-23.1). */
export const zoneRows = 4
/** How far from the enemy's zone scouts stand (M16b). */
const scoutsOff = 12

export const rowOf = (f: Battlefield, cell: Cell): number => Math.floor(cell / f.board.columns)
export const inZone = (f: Battlefield, owner: number, cell: Cell): boolean =>
  owner === 0 ? rowOf(f, cell) >= f.board.rows - zoneRows : rowOf(f, cell) < zoneRows

/** Rows between a cell and the enemy's zone. */
const rowsOff = (f: Battlefield, owner: number, cell: Cell): number =>
  owner === 0 ? rowOf(f, cell) - (zoneRows - 1) : f.board.rows - zoneRows - rowOf(f, cell)

/** Whither a side looks. */
export const facingOf = (owner: number): Facing => (owner === 0 ? 0 : 3)

export const isScout = (f: Battlefield, unit: Regiment): boolean => bears(f, unit, rule => rule.scouts)

/** Where a unit may be placed: in its zone, and scouts anywhere far enough from the enemy's (M16). */
export const cellsFor = (f: Battlefield, unit: Regiment): Cell[] => {
  const scouts = isScout(f, unit)
  return cellsOf(f.board).filter(
    cell =>
      mayEndOn(f, unit, cell) &&
      (inZone(f, unit.owner, cell) || (scouts && rowsOff(f, unit.owner, cell) >= hexes(scoutsOff))),
  )
}
