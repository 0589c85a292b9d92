import { enemiesOf, type Game, hasAbility } from '../battle/game.ts'
import { inZone } from '../battle/points/zones.ts'
import type { Figure } from '../battle/state.ts'
import type { Ability } from '../battle/vocabulary.ts'

const isLarge = (g: Game, figure: Figure): boolean => hasAbility(g, figure, 'large')

/** 8.46. Its danger zone and its sight all around belong to its base (rules/combat-hex/battle/bases.ts). */
export const large = {
  id: 'large',
  hooks: {
    inTheWay(g, holder, { shooter, between }) {
      if (holder === between) return 'tall'
      if (isLarge(g, between)) return undefined
      // It looks over others for nothing; others look at it over others at the price of the penalty.
      return holder === shooter ? 'not' : 'soft'
    },
    mayShootThreatened(g, figure) {
      const giant = enemiesOf(g, figure.owner).find(
        enemy => isLarge(g, enemy) && inZone(g, enemy).includes(figure),
      )
      return !giant || { code: 'shoot-threatened', rule: '8.46', about: { figure: figure.id } }
    },
    mayPassZone: (g, _, enemy) => !isLarge(g, enemy),
    conversions: () => Number.POSITIVE_INFINITY,
    height: () => false,
  },
} as const satisfies Ability
