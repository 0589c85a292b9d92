import type { Cell } from '../../board/board.ts'
import { type Battlefield, profileOfUnit, unitsOf } from '../field/battlefield.ts'
import type { Regiment } from '../state.ts'
import { cellsFor, facingOf, inZone, rowOf, zoneRows } from './deploymentZone.ts'
import { memberBan, mustBeJoined } from './joinUnit.ts'
import { place } from './placing.ts'

/** Where a unit stands that its owner leaves to the program: in the middle first, the front row of its zone for those who fight. */
export function placeUsually(f: Battlefield, unit: Regiment): void {
  if (profileOfUnit(f, unit).attachable) {
    const host = usualHost(f, unit)
    if (host) return place(f, { verb: 'join', unit, host, behind: false })
  }
  const { columns, rows } = f.board
  const front = unit.owner === 0 ? rows - zoneRows : zoneRows - 1
  const shoots = profileOfUnit(f, unit).model.parts.some(part =>
    part.rules.some(({ id }) => id >= 'W09' && id <= 'W15'),
  )
  const row = front + (shoots ? 1 : 0) * (unit.owner === 0 ? 1 : -1)
  const cells = cellsFor(f, unit).filter(cell => inZone(f, unit.owner, cell))
  const far = (cell: Cell) =>
    Math.abs(rowOf(f, cell) - row) * columns * 2 + Math.abs(2 * (cell % columns) - (columns - 1))
  const at = mustBeJoined(f, unit) ? undefined : cells.toSorted((a, b) => far(a) - far(b))[0]
  if (at === undefined) {
    // There is no room left, or nobody to stand with: it stays behind, and is lost.
    unit.condition = 'routed'
    return
  }
  place(f, { verb: 'place', unit, pose: { at, facing: facingOf(unit.owner) }, files: unit.files })
}

/** The friend of most life that a character may join, those without one first. */
const usualHost = (f: Battlefield, unit: Regiment): Regiment | undefined =>
  unitsOf(f, unit.owner)
    .filter(host => !profileOfUnit(f, host).attachable && !memberBan(f, unit, host))
    .toSorted(
      (a, b) =>
        b.life * Math.max(1, profileOfUnit(f, b).points) - a.life * Math.max(1, profileOfUnit(f, a).points),
    )[0]
