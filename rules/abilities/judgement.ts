import { enemiesOf, type Game } from '../battle/game.ts'
import type { Figure } from '../battle/state.ts'
import { hexOf } from '../board/board.ts'
import { distance } from '../core/hex.ts'

/** Hexes to the nearest enemy, as the crow flies; Infinity where there is none. */
export const toNearestEnemy = (g: Game, figure: Figure): number =>
  Math.min(
    ...enemiesOf(g, figure.owner).map(enemy => distance(hexOf(g.board, figure.at), hexOf(g.board, enemy.at))),
  )
