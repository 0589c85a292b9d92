import { parseCell } from '../../../../rules/index.ts'
import { proposedMoves } from './moveOptions.ts'
import { cellsInReach, type WarLook } from './picture.ts'
import { type RegimentsView, regimentOf } from './view.ts'

/** Where a unit in hand can go, laid over the board. */
export const reachLook = (view: RegimentsView, label: string): WarLook => {
  const unit = regimentOf(view, label)
  const costs = new Map<number, number>()
  // A hex says what the list does: what the move costs that is proposed for it, not one with another facing.
  for (const verb of ['march', 'advance'] as const)
    for (const { hex, cost } of proposedMoves(view, label, verb)) {
      const cell = view.board ? parseCell(view.board, hex) : undefined
      if (cell !== undefined && cost !== undefined) costs.set(cell, cost)
    }
  const cells = cellsInReach(view, label)
  return {
    highlighted: [label],
    focus: unit && unit.at >= 0 ? [unit.at, ...cells] : cells,
    windows: 1,
    overlay: {
      reach: cells
        .filter(cell => cell !== unit?.at)
        .map(cell => ({ cell, cost: costs.get(cell) ?? 0, stops: false })),
    },
  }
}
