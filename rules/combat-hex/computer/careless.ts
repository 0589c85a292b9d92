import { hexOf } from '../../board/board.ts'
import { distance } from '../../core/hex.ts'
import { enemiesOf, type Game, standingOf } from '../battle/game.ts'
import { fights } from '../battle/points/zones.ts'
import type { Figure } from '../battle/state.ts'

/** What it costs, of a figure's points, that it has done nothing while comrades fight, and each hex to the nearest enemy. */
const forIdling = 0.04
const forEachHex = 0.006
/** So many hexes count: whoever is further away than that is late in any case. */
const farAway = 12
/** What a free attack costs, in points, besides what it takes. */
const forStrike = 30

/** Has it neither gone anywhere nor shot in this turn? */
const hasIdled = ({ actionTaken, at, placeBeforeActions }: Figure): boolean =>
  actionTaken !== 'shot' && (placeBeforeActions === undefined || placeBeforeActions.at === at)

/**
 * What speaks against how a side has played its phase, in points, that the combats of the turn do not show: who stands by
 * while comrades fight will be missed in the next turn, and free attacks go worse than they are thought, once in a while.
 * @param struck how many of them it has suffered
 */
export function carelessness(g: Game, side: number, struck: number): number {
  const own = standingOf(g, side).filter(({ carried }) => !carried)
  let cost = forStrike * struck
  if (!own.some(figure => fights(g, figure))) return cost
  const enemies = enemiesOf(g, side).map(({ at }) => hexOf(g.board, at))
  for (const figure of own) {
    if (fights(g, figure)) continue
    const { points, shooting } = g.typeOf(figure)
    if (hasIdled(figure)) cost += forIdling * points
    if (shooting) continue
    const here = hexOf(g.board, figure.at)
    const far = Math.min(farAway, ...enemies.map(enemy => distance(here, enemy)))
    cost += forEachHex * points * far
  }
  return cost
}
