import { enemiesOf, type Game } from '../battle/game.ts'
import type { Figure } from '../battle/state.ts'
import { isEngaged } from '../battle/zones.ts'
import { hexOf } from '../board/board.ts'
import { distance } from '../core/hex.ts'

/** Those of a side that fight in the combat under way, and are not merely drawn into it (8.086). */
export const fightersOf = (g: Game, owner: number): Figure[] =>
  (g.combat ?? []).filter(figure => figure.owner === owner && isEngaged(g, figure))

/** Hexes to the nearest enemy, as the crow flies; Infinity where there is none. */
export const toNearestEnemy = (g: Game, figure: Figure): number =>
  Math.min(
    ...enemiesOf(g, figure.owner).map(enemy => distance(hexOf(g.board, figure.at), hexOf(g.board, enemy.at))),
  )
