import { freeAttack } from '../battle/freeAttack.ts'
import type { Ability } from '../battle/points.ts'
import { inZone } from '../battle/zones.ts'
import { facings } from '../core/hex.ts'
import { toNearestEnemy } from './judgement.ts'

export const battleAwareness = {
  id: 'battle-awareness',
  rule: '8.09',
  name: { en: 'Battle Awareness', fr: 'Intuition Martiale' },
  moment: 'strategy',
  life: 'turn',
  wise: (g, { figure }) => toNearestEnemy(g, figure) <= 3,
  hooks: { dangerZone: () => facings },
} as const satisfies Ability

export const fast = {
  id: 'fast',
  rule: '8.11',
  name: { en: 'Fast', fr: 'Rapidité' },
  moment: 'before-move',
  life: 'activation',
  // Worth its price where the doubled move brings the figure to blows and the plain one does not.
  wise(g, { figure }) {
    const { movement } = g.typeOf(figure)
    const far = toNearestEnemy(g, figure)
    return far > movement + 1 && far <= 2 * movement
  },
  hooks: { movementPoints: () => ({ times: 2 }) },
} as const satisfies Ability

export const repel = {
  id: 'repel',
  rule: '8.16',
  name: { en: 'Repel', fr: 'Repousser' },
  moment: 'zone-entered',
  may: (g, { figure, occasion: { cause } }) =>
    (cause && cause.owner !== figure.owner && inZone(g, figure).includes(cause)) || {
      code: 'not-in-zone',
      rule: '8.16',
      about: { figure: figure.id, target: cause?.id ?? '' },
    },
  effect: (g, { figure, occasion }) => freeAttack(g, [figure], occasion.cause!),
} as const satisfies Ability
