import { freeAttack } from '../battle/freeAttack.ts'
import { enemiesOf, type Game } from '../battle/game.ts'
import type { Ability } from '../battle/points.ts'
import type { Figure } from '../battle/state.ts'
import { dangerZone } from '../battle/zones.ts'
import { hexOf } from '../board/board.ts'
import { distance, facings } from '../core/hex.ts'

/** Hexes to the nearest enemy, as the crow flies. */
const toNearestEnemy = (g: Game, figure: Figure): number =>
  Math.min(
    ...enemiesOf(g, figure.owner).map(enemy => distance(hexOf(g.board, figure.at), hexOf(g.board, enemy.at))),
  )

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
  // It is the reference hex that enters a zone (4.14, 8.10c).
  may: (g, { figure, occasion: { cause } }) =>
    (cause && cause.owner !== figure.owner && dangerZone(g, figure).includes(cause.at)) || {
      code: 'not-in-zone',
      rule: '8.16',
      about: { figure: figure.id, target: cause?.id ?? '' },
    },
  effect: (g, { figure, occasion }) => freeAttack(g, [figure], occasion.cause!),
} as const satisfies Ability
