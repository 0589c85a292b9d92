import type { Cell } from '../../board/board.ts'
import { groundLines } from '../../board/groundLines.ts'
import type { Combatant } from '../state.ts'
import { between, foesOf } from './field.ts'
import { isInTheWay, mayName } from './points.ts'
import type { Battlefield } from './vocabulary.ts'

/** What is in the way of a shot by its best line (DB-12d to f); undefined: there is no line. */
export interface LineOfSight {
  obstacles: number
  figures: Combatant[]
}

/** Is there a line of sight at all? (DB-18b: things in the way do not matter) */
export const sees = (f: Battlefield, from: Cell, to: Cell): boolean =>
  groundLines(f.board, from, to).length > 0

/**
 * The line with the fewest things in the way (DB-12e, f). Where shooter or target stands raised, figures that do not are
 * not in the way.
 */
export function lineOfSight(f: Battlefield, from: Cell, to: Cell): LineOfSight | undefined {
  const { board } = f
  const shooter = f.occupant[from]!
  const high = board.raised[from] === 1 || board.raised[to] === 1
  let best: LineOfSight | undefined
  for (const { hurdles: obstacles, cells } of groundLines(board, from, to)) {
    const figures = cells.flatMap(cell => {
      const figure = f.occupant[cell]
      return figure && isInTheWay(f, figure, shooter) && !(high && !board.raised[cell]) ? [figure] : []
    })
    if (!best || obstacles + figures.length < best.obstacles + best.figures.length)
      best = { obstacles, figures }
  }
  return best
}

/** An enemy that a figure sees: how many hexes lie between, as ranges count them, and how many things are in the way. */
export interface SeenEnemy {
  enemy: Combatant
  away: number
  things: number
}

/** Enemies that a figure sees, be it to shoot or to cast at them, the nearest first (DB-12d to f, DL-07). */
export const enemiesSeen = (f: Battlefield, figure: Combatant): SeenEnemy[] =>
  foesOf(f, figure.owner)
    .flatMap(enemy => {
      const line = mayName(f, figure, enemy) ? lineOfSight(f, figure.at, enemy.at) : undefined
      return line
        ? [{ enemy, away: between(f, figure.at, enemy.at), things: line.obstacles + line.figures.length }]
        : []
    })
    .toSorted((a, b) => a.away - b.away)
