import { type Cell, hexOf, sideKind } from '../../board/board.ts'
import { groundLines } from '../../board/groundLines.ts'
import type { Regiment } from '../battleState.ts'
import type { Aim } from '../rulePoints.ts'
import { arcOf, sidesCrossed } from './arcs.ts'
import { unitWith } from './command.ts'
import { heightOfUnit, type WarField } from './war.ts'

/** Is another unit in its front arc? One that is static sees all around (M49g). */
export const isBefore = (f: WarField, unit: Regiment, other: Regiment): boolean =>
  arcOf(hexOf(f.board, unit.at), unit.facing, hexOf(f.board, other.at)) === 'front' ||
  unitWith(f, unit, rule => rule.isStatic)

/** What a line of sight meets: obstacle sides, and units that are low enough to be seen over. */
interface UnitLine {
  cover: Aim['cover']
}

/**
 * The best line from one unit to another (RB-11.4): units as tall as both block it, lower ones are soft cover; an obstacle
 * side is hard cover where it is one of the target's hex. Whoever stands on raised ground sees over what does not.
 */
export function unitLine(f: WarField, from: Regiment, to: Regiment): UnitLine | undefined {
  const { board } = f
  const tall = Math.max(heightOfUnit(f, from), heightOfUnit(f, to))
  const high = board.raised[from.at] === 1 || board.raised[to.at] === 1
  const rank = { none: 0, soft: 1, hard: 2 } as const
  let best: UnitLine | undefined
  for (const { obstacles, cells } of groundLines(board, from.at, to.at)) {
    const between = cells.flatMap(cell => {
      const other = f.occupant[cell]
      return other && other !== from && other !== to && !(high && !board.raised[cell]) ? [other] : []
    })
    if (between.some(other => heightOfUnit(f, other) >= tall)) continue
    const cover: Aim['cover'] = isBehindWall(f, to.at, from.at)
      ? 'hard'
      : obstacles > 0 || between.length
        ? 'soft'
        : 'none'
    if (!best || rank[cover] < rank[best.cover]) best = { cover }
  }
  return best
}

/** Does the line between the middles of two hexes come to the first one over obstacle sides of it? (RB-11.4) */
const isBehindWall = ({ board }: WarField, at: Cell, from: Cell): boolean =>
  sidesCrossed(hexOf(board, at), hexOf(board, from)).every(
    facing => sideKind(board, at, facing) === 'obstacle',
  )
