import { type Cell, hexOf, sideKind } from '../../board/board.ts'
import { groundLines, hurdles } from '../../board/groundLines.ts'
import type { Regiment } from '../state.ts'
import type { Aim } from '../unit/rulePoints.ts'
import { arcOf, sidesCrossed } from './arcs.ts'
import { type Battlefield, heightOfUnit } from './battlefield.ts'
import { unitWith } from './command.ts'

/** Is another unit in its front arc? One that is static sees all around (M49g). */
export const isBefore = (f: Battlefield, unit: Regiment, other: Regiment): boolean =>
  arcOf(hexOf(f.board, unit.at), unit.facing, hexOf(f.board, other.at)) === 'front' ||
  unitWith(f, unit, rule => rule.isStatic)

/** What a line of sight meets: low walls, woods and the like, and units that are low enough to be seen over. */
interface UnitLine {
  cover: Aim['cover']
}

/**
 * The best line from one unit to another (RB-11.4): units as tall as both block it, lower ones are soft cover, and so are other
 * obstacle sides and difficult ones on level ground that are not of the shooter's hex, such as a row of trees, which a guide
 * does not see through either (M22b); an obstacle side is hard cover where it is one of the target's hex. Whoever stands on raised ground sees over what does not.
 */
export function unitLine(f: Battlefield, from: Regiment, to: Regiment): UnitLine | undefined {
  const rank = { none: 0, soft: 1, hard: 2 } as const
  const seesOver = overWhom(f, from, to)
  let best: UnitLine | undefined
  for (const { hurdles: sides, cells } of groundLines(f.board, from.at, to.at, hurdles.ground)) {
    const met = seesOver(cells)
    if (met === undefined) continue
    if (isBehindWall(f, to.at, from.at)) return { cover: 'hard' }
    const cover: Aim['cover'] = sides > 0 || met > 0 ? 'soft' : 'none'
    if (!best || rank[cover] < rank[best.cover]) best = { cover }
    if (cover === 'none') break
  }
  return best
}

/** Is there any such line? */
export function isSeen(f: Battlefield, from: Regiment, to: Regiment): boolean {
  const seesOver = overWhom(f, from, to)
  return groundLines(f.board, from.at, to.at, hurdles.ground).some(
    ({ cells }) => seesOver(cells) !== undefined,
  )
}

/** How many units a line over some hexes meets that are seen over; undefined where one blocks it. */
function overWhom(f: Battlefield, from: Regiment, to: Regiment) {
  const { board, occupant } = f
  const tall = Math.max(heightOfUnit(f, from), heightOfUnit(f, to))
  const high = board.raised[from.at] === 1 || board.raised[to.at] === 1
  return (cells: readonly Cell[]): number | undefined => {
    let met = 0
    for (const cell of cells) {
      const other = occupant[cell]
      if (!other || other === from || other === to || (high && !board.raised[cell])) continue
      if (heightOfUnit(f, other) >= tall) return undefined
      met++
    }
    return met
  }
}

/** Does the line between the middles of two hexes come to the first one over obstacle sides of it? (RB-11.4) */
const isBehindWall = ({ board }: Battlefield, at: Cell, from: Cell): boolean =>
  sidesCrossed(hexOf(board, at), hexOf(board, from)).every(
    facing => sideKind(board, at, facing) === 'obstacle',
  )
