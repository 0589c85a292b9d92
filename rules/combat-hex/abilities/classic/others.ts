import { figureById } from '../../battle/game.ts'
import { areAdjacent } from '../../battle/points/zones.ts'
import type { Ability } from '../../battle/vocabulary.ts'
import * as tournament from '../others.ts'

/** For abilities and conversions, and for whoever has it as well; running costs what it did. */
export const dread = {
  ...tournament.dread,
  // Dear enough to be kept for somebody who can then no longer pay.
  recommended: (_, { figure, cost, trigger: { cause, spending, price } }) =>
    cause !== null &&
    (spending === 'ability' || spending === 'hit' || spending === 'wound') &&
    cause.ap === price &&
    figure.ap >= cost + 1,
  hooks: {
    apCost: (g, holder, spender, spending) =>
      (spending === 'ability' || spending === 'hit' || spending === 'wound') &&
      areAdjacent(g, holder, spender)
        ? { plus: 1 }
        : {},
  },
} as const satisfies Ability

/** Life regained saves whom courage keeps up. */
export const healing = {
  ...tournament.healing,
  // For whoever gains most of an average die.
  recommended(g, { figure, target }) {
    const gain = (id: string) => {
      const friend = figureById(g, id)!
      const { life, points } = g.typeOf(friend)
      return friend.life ? (Math.min(3.5, life - friend.life) * points) / life : points
    }
    const best = Math.max(...tournament.healing.targets(g, figure).map(gain))
    const friend = figureById(g, target!)!
    return gain(target!) === best && (!friend.life || g.typeOf(friend).life - friend.life >= 2)
  },
} as const satisfies Ability
