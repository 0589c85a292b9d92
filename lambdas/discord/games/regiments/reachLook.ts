import { type Cell, parseCell } from '../../../../rules/index.ts'
import { hexesInReach } from '../../../../rules/regiments/index.ts'
import { proposedMoves } from './moveOptions.ts'
import { cellsInReach, type PictureOptions } from './picture.ts'
import { fieldOf, legalTexts, type RegimentsView, regimentOf } from './view.ts'

/** Where a unit can go, laid over the board: as it is asked now; where nobody is, as it could if it were. */
export const reachLook = (view: RegimentsView, label: string): PictureOptions => {
  const unit = regimentOf(view, label)
  const asked = cellsInReach(view, label)
  const moves = ['advance ', 'march '].some(verb => legalTexts(view, verb, 1).length > 0)
  const costs = unit && !moves ? hexesInReach(fieldOf(view), unit) : new Map<Cell, number>()
  const cells = moves ? asked : [...costs.keys()]
  // A hex says what the list does: what the move costs that is proposed for it, not one with another facing.
  for (const verb of ['march', 'advance'] as const)
    for (const { hex, cost } of proposedMoves(view, label, verb)) {
      const cell = view.board ? parseCell(view.board, hex) : undefined
      if (cell !== undefined && cost !== undefined) costs.set(cell, cost)
    }
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
