import type { Game } from '../battle/game.ts'
import type { Ability } from '../battle/points.ts'
import type { Figure } from '../battle/state.ts'
import { isEngaged } from '../battle/zones.ts'

/** Those of a side that fight in the combat under way. */
const fighters = (g: Game, owner: number): Figure[] =>
  (g.combat ?? []).filter(figure => figure.owner === owner && isEngaged(g, figure))

const fightingWarriors = (g: Game, owner: number): Figure[] =>
  fighters(g, owner).filter(figure => g.typeOf(figure).kind === 'warrior')

export const battleCry = {
  id: 'battle-cry',
  rule: '8.28',
  name: { en: 'Battle Cry', fr: 'Cri de Guerre' },
  moment: 'count-attacks',
  ownCombat: true,
  *effect(g, { figure }) {
    for (const warrior of fightingWarriors(g, figure.owner))
      warrior.marks.push({ ability: 'battle-cry', life: 'turn' })
  },
  wise: (g, { figure, cost }) => fightingWarriors(g, figure.owner).length >= Math.max(1, cost),
  // At work on those who heard it.
  hooks: { attackDice: () => ({ plus: 1 }) },
} as const satisfies Ability
