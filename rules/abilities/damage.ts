import { remove } from '../battle/game.ts'
import type { Ability, Use } from '../battle/points.ts'
import type { Refusal } from '../core/space.ts'

/** The figure answers what befalls itself. */
const onlyItself =
  (rule: string) =>
  (_: unknown, { figure, occasion }: Use): true | Refusal =>
    occasion.cause === figure || { code: 'only-itself', rule, about: { figure: figure.id } }

export const armor = {
  id: 'armor',
  rule: '8.35',
  name: { en: 'Armor', fr: 'Armure' },
  moment: 'damage-allocated',
  passive: true,
  may: (g, use) =>
    (use.occasion.loss ?? 0) > 0
      ? onlyItself('8.35')(g, use)
      : { code: 'no-damage', rule: '8.35', about: { figure: use.figure.id } },
  *effect(g, { figure, occasion }) {
    occasion.loss = (occasion.loss ?? 1) - 1
    g.emit({ event: 'saved', figure: figure.id, ability: 'armor', loss: occasion.loss })
  },
} as const satisfies Ability

export const courage = {
  id: 'courage',
  rule: '8.38',
  name: { en: 'Courage', fr: 'Courage' },
  moment: 'fallen',
  passive: true,
  life: 'until',
  turns: 1,
  may: onlyItself('8.38'),
  *effect(g, { figure }) {
    g.emit({ event: 'kept-up', figure: figure.id, ability: 'courage', until: g.battle.turn + 1 })
  },
  // Life regained meanwhile does not save it.
  *expire(g, figure) {
    remove(g, figure)
  },
  hooks: {
    mayFall: (_, figure) => ({ code: 'kept-up', rule: '8.38', about: { figure: figure.id } }),
  },
} as const satisfies Ability
