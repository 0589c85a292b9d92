import type { AbilityId } from '../../rules/combat-hex/army/figure.ts'
import type { RuleBook, Trigger, Use } from '../../rules/combat-hex/battle/vocabulary.ts'
import type { scenario } from './scenario.ts'

type Table = ReturnType<typeof scenario>
/** What a use costs, whom it names, who makes it, and what it answers. */
export type How = Partial<Trigger> & { cost?: number; to?: string; by?: string }

export const who = (t: Table, id: string) => t.game.battle.figures.find(figure => figure.id === id)!

/** What the abilities of a rule book have to say of a use: whether it is recommended, and what it is worth. */
export function judging({ abilities }: RuleBook) {
  const useOf = (t: Table, id: AbilityId, { cost = 1, to, by = 'A1', ...occasion }: How): Use => {
    const ability = abilities[id]
    const what: Trigger = { moment: ability.moment ?? 'own-action', cause: null, ...occasion }
    const figure = who(t, by)
    return { figure, occurrence: 0, ability, printed: ability, cost, trigger: what, target: to ?? null }
  }
  return {
    isWise: (t: Table, id: AbilityId, how: How = {}) => abilities[id].recommended!(t.game, useOf(t, id, how)),
    worth: (t: Table, id: AbilityId, how: How = {}) => abilities[id].worth!(t.game, useOf(t, id, how)),
  }
}

/** Damage dice of both sides as they lie. */
export const damage = (mine: number[], theirs: number[] = [], converted = 0) => ({
  damage: [
    { by: 0, faces: mine, converted },
    { by: 1, faces: theirs, converted: 0 },
  ] as unknown as NonNullable<Trigger['damage']>,
})
