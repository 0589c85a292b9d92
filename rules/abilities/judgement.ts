import { enemiesOf, type Game } from '../battle/game.ts'
import type { Figure } from '../battle/state.ts'
import { fightersOf } from '../battle/zones.ts'
import { hexOf } from '../board/board.ts'
import { distance } from '../core/hex.ts'

/** Warriors of a side that fight in the combat under way. */
export const fightingWarriors = (g: Game, owner: number): Figure[] =>
  fightersOf(g, owner).filter(figure => g.typeOf(figure).kind === 'warrior')

/** Hexes to the nearest enemy, as the crow flies; Infinity where there is none. */
export const toNearestEnemy = (g: Game, figure: Figure): number =>
  Math.min(
    ...enemiesOf(g, figure.owner).map(enemy => distance(hexOf(g.board, figure.at), hexOf(g.board, enemy.at))),
  )
