import type { Game } from '../game.ts'
import { modified } from '../points/points.ts'
import type { Figure } from '../state.ts'

/** Lowest damage die that hurts the figure (5.20, 6.17), never above 6. */
export const enduranceOf = (g: Game, figure: Figure): number =>
  Math.min(6, modified(g, 'endurance', figure, g.typeOf(figure).endurance))

/** Does a damage die take a life off the figure? A 1 is a superficial wound, whatever it meets (5.20, 6.13). */
export const hurts = (g: Game, figure: Figure, die: number): boolean =>
  die > 1 && die >= enduranceOf(g, figure)

/** How likely one damage die is to hurt the figure. */
export const chanceToHurt = (g: Game, figure: Figure): number => (7 - Math.max(2, enduranceOf(g, figure))) / 6

/** How likely a damage die is to hurt whoever of these it hurts most easily; 0 where nobody has life to lose. */
export const bestChance = (g: Game, targets: readonly Figure[]): number =>
  Math.max(0, ...targets.filter(({ life }) => life > 0).map(target => chanceToHurt(g, target)))
