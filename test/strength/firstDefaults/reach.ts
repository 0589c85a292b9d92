import type { Cell } from '../../../rules/board/board.ts'
import type { Game } from '../../../rules/combat-hex/battle/game.ts'
import { movementLeft } from '../../../rules/combat-hex/battle/move/allowance.ts'
import { type Course, mayEnd, mustEnd } from '../../../rules/combat-hex/battle/move/movement.ts'
import { affords, entryToll } from '../../../rules/combat-hex/battle/move/tolls.ts'

/** Where a figure can get, by one way to each hex. */
export interface OneWayReach {
  /** cells it can end its move on, cheapest first */
  cells: Cell[]
  /** movement points to a cell, -1 where it cannot get */
  cost: Int16Array
  /** the cell before it on the way */
  from: Int16Array
}

/**
 * Everything that a figure can reach with the movement points it has left, by the cheapest way to each hex, whatever
 * enemies it draws there. Where a hex can be come to in passing as well as by a step that ends the move, the way in
 * passing is the one that counts.
 */
export function oneWayReach(g: Game, course: Course): OneWayReach {
  const { board } = g
  const { figure, closed, costs } = course
  const left = movementLeft(g, figure)
  const origin = figure.at
  const entered = g.activation?.figure === figure && g.activation.entered > 0
  const size = board.columns * board.rows
  const cost = new Int16Array(size).fill(-1)
  const from = new Int16Array(size).fill(-1)
  const paid = new Int16Array(size)
  const cells: Cell[] = []
  const buckets: Cell[][] = Array.from({ length: left + 1 }, () => [])
  // Whether a hex ends the move depends on where one comes from only inside a zone that one began in.
  const inside = course.stops[origin] === 1 && !g.book.movement.everyStepInZoneCounts
  const stops = inside ? new Uint8Array(size) : course.stops
  cost[origin] = 0
  buckets[0]!.push(origin)
  for (let spent = 0; spent <= left; spent++)
    for (const cell of buckets[spent]!) {
      if (cost[cell] !== spent) continue
      if (cell !== origin) {
        if (mayEnd(g, course, cell)) cells.push(cell)
        if (stops[cell]) continue
      }
      for (let f = 0; f < 6; f++) {
        const next = board.neighbour[cell * 6 + f]!
        if (next < 0 || closed[next]) continue
        const total = spent + costs[board.side[cell * 6 + f]!]!
        if (total > left) continue
        const known = cost[next]!
        let better = known < 0 || known > total
        let ends = course.stops[next] === 1
        if (inside) {
          ends = mustEnd(g, course, cell, next)
          if (known >= 0 && (stops[next] === 1) !== ends) better = !ends
        }
        if (!better || (ends && !mayEnd(g, course, next))) continue
        const toll = entryToll(g, figure, cell, next, cell === origin && !entered)
        if (toll && !affords(g, figure, paid[cell]! + toll)) continue
        paid[next] = paid[cell]! + toll
        cost[next] = total
        from[next] = cell
        if (inside) stops[next] = ends ? 1 : 0
        buckets[total]!.push(next)
      }
    }
  return { cells: [...new Set(cells)], cost, from }
}

/** The way to a cell of a reach, without the hex it begins in. */
export function wayIn(reach: OneWayReach, cell: Cell): Cell[] {
  const way: Cell[] = []
  for (let at = cell; reach.from[at]! >= 0; at = reach.from[at]!) way.unshift(at)
  return way
}
