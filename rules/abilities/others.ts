import type { AbilityId } from '../army/figure.ts'
import { enemiesOf, hasAbility } from '../battle/game.ts'
import type { Ability } from '../battle/points.ts'
import { areAdjacent, inZone } from '../battle/zones.ts'

export const dread = {
  id: 'dread',
  rule: '8.41',
  name: { en: 'Dread', fr: 'Terreur' },
  moment: 'about-to-spend',
  passive: true,
  life: 'turn',
  // Whoever has it too is not touched by it, and sets it off all the same: it stays for the others.
  may: (g, { figure, occasion: { cause } }) =>
    (cause && cause.owner !== figure.owner && areAdjacent(g, figure, cause)) || {
      code: 'not-adjacent',
      rule: '8.41',
      about: { figure: figure.id, target: cause?.id ?? '' },
    },
  // Dear enough to be kept for somebody who can then no longer pay.
  wise: (g, { figure, cost, occasion: { cause } }) =>
    cause !== null && cause.ap <= 2 && !hasAbility(g, cause, 'dread') && figure.ap >= cost + 1,
  hooks: {
    apCost: (g, holder, spender) =>
      areAdjacent(g, holder, spender) && !hasAbility(g, spender, 'dread') ? { plus: 1 } : {},
  },
} as const satisfies Ability

export const stealEssence = {
  id: 'steal-essence',
  rule: '8.49',
  name: { en: 'Steal Essence', fr: 'Vol de Compétence' },
  copies(g, figure) {
    const ids = new Set<AbilityId>()
    for (const enemy of enemiesOf(g, figure.owner)) {
      const type = g.typeOf(enemy)
      if (type.kind === 'hero')
        for (const { id } of type.abilities) if (g.book.abilities[id].moment) ids.add(id)
    }
    return [...ids]
  },
} as const satisfies Ability

export const ward = {
  id: 'ward',
  rule: '8.51',
  name: { en: 'Ward', fr: 'Annuler' },
  moment: 'ability-activated',
  may(g, { figure, occasion: { cause, ability } }) {
    const about = { figure: figure.id, target: cause?.id ?? '', ability: ability ?? '' }
    if (!cause || cause.owner === figure.owner) return { code: 'not-an-enemy', rule: '8.51', about }
    if (ability === 'ward') return { code: 'ward-not-warded', rule: '8.51', about }
    if (g.typeOf(cause).immune?.includes('ward')) return { code: 'immune-to-ward', rule: '8.51', about }
    const meets =
      (g.combat?.includes(figure) && g.combat.includes(cause)) || inZone(g, figure).includes(cause)
    return meets || { code: 'not-in-zone', rule: '8.51', about }
  },
  *effect(g, { figure, occasion }) {
    occasion.cancelled = true
    g.emit({
      event: 'warded',
      figure: occasion.cause!.id,
      ability: occasion.ability!,
      by: figure.id,
    })
  },
} as const satisfies Ability
