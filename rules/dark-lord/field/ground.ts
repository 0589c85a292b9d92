import type { Board, Cell } from '../../board/board.ts'
import { sideKinds } from '../../board/board.ts'
import type { Battlefield } from './vocabulary.ts'

/** A step from one hex to the next (DB-09). */
export interface GroundStep {
  to: Cell
  cost: number
  /** over an obstacle side */
  jumps: boolean
  /** up over an obstacle side */
  climbs: boolean
  /** down over an obstacle side from raised ground: whoever goes there falls (DB-13) */
  overEdge: boolean
  /** over a water side, which puts a fire out (DB-25c) */
  water: boolean
}

const stepCost = { open: 1, difficult: 2, water: 2, obstacle: 3 } as const
const uphill = 2

/** The step through a side of a hex; undefined over an impassable side and the border (DB-09c). */
export function groundStep({ board }: Battlefield, from: Cell, facing: number): GroundStep | undefined {
  const to = board.neighbour[from * 6 + facing]!
  const kind = sideKinds[board.side[from * 6 + facing]!]!
  if (to < 0 || kind === 'impassable') return undefined
  const up = board.raised[to] === 1 && board.raised[from] === 0
  const down = board.raised[from] === 1 && board.raised[to] === 0
  const jumps = kind === 'obstacle'
  return {
    to,
    cost: stepCost[kind] + (up ? uphill : 0),
    jumps,
    climbs: jumps && up,
    overEdge: jumps && down,
    water: kind === 'water',
  }
}

/** The step between two hexes beside each other, if there is one. */
export function stepBetween(f: Battlefield, from: Cell, to: Cell): GroundStep | undefined {
  for (let facing = 0; facing < 6; facing++)
    if (f.board.neighbour[from * 6 + facing] === to) return groundStep(f, from, facing)
  return undefined
}

const known = new WeakMap<Board, GroundStep[][]>()

/** All steps from a hex, clockwise from north. Worked out once a board. */
export function stepsFrom(f: Battlefield, from: Cell): readonly GroundStep[] {
  let steps = known.get(f.board)
  if (!steps) known.set(f.board, (steps = []))
  return (steps[from] ??= [0, 1, 2, 3, 4, 5].flatMap(facing => groundStep(f, from, facing) ?? []))
}

/** Does the last column's right side lead off the board from here? (part 6, *exit*) */
export const isAtRightEdge = ({ board }: Battlefield, cell: Cell): boolean =>
  cell % board.columns === board.columns - 1

export const isAtBorder = ({ board }: Battlefield, cell: Cell): boolean => {
  const column = cell % board.columns
  const row = Math.floor(cell / board.columns)
  return column === 0 || row === 0 || column === board.columns - 1 || row === board.rows - 1
}
