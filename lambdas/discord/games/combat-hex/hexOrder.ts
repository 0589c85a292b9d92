import { baseCells } from '../../../../rules/combat-hex/index.ts'
import { distance, hexOf, parseCell } from '../../../../rules/index.ts'
import { byHex } from '../lists.ts'
import { type CombatHexView, figureOf } from './view.ts'

/**
 * Hexes in the order in which lists show them to whoever moves a figure: the nearer to an enemy the earlier. So those next to
 * one come first, then those forward, then the rest; equally near ones in board order.
 */
export function hexesInOrder(view: CombatHexView, label: string, hexes: readonly string[]): string[] {
  const { board, state } = view
  const owner = figureOf(view, label)?.owner
  const sorted = hexes.toSorted(byHex)
  if (!board) return sorted
  const enemies = state.figures
    .filter(figure => figure.owner !== owner && figure.condition === 'standing' && figure.at >= 0)
    .flatMap(({ at, facing, type }) => baseCells(board, state.types[type]!.base, at, facing) ?? [at])
    .map(cell => hexOf(board, cell))
  const away = new Map(
    sorted.map(hex => {
      const at = hexOf(board, parseCell(board, hex) ?? -1)
      return [hex, Math.min(...enemies.map(enemy => distance(at, enemy)))]
    }),
  )
  // Without an enemy on the board all are equally far.
  return enemies.length ? sorted.sort((a, b) => away.get(a)! - away.get(b)!) : sorted
}
