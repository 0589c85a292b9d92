import { enduranceOf } from '../battle/damage.ts'
import type { Ability, Use } from '../battle/points.ts'
import type { Refusal } from '../core/space.ts'

/** Only the shooter has its own shot in hand. */
const itsShot =
  (rule: string) =>
  (_: unknown, { figure, ability, occasion }: Use): true | Refusal =>
    occasion.cause === figure || {
      code: 'not-its-moment',
      rule,
      about: { figure: figure.id, ability: ability.id },
    }

export const deadlyShot = {
  id: 'deadly-shot',
  rule: '8.23',
  name: { en: 'Deadly Shot', fr: 'Tir Fatal' },
  moment: 'before-shot-damage',
  life: 'activation',
  may: itsShot('8.23'),
  // Not worth its price where the dice there are will do.
  wise: (g, { occasion: { hits = 0, target } }) =>
    !target || hits * ((7 - enduranceOf(g, target)) / 6) < target.life,
  hooks: { shotDamageDice: () => ({ times: 2 }) },
} as const satisfies Ability
