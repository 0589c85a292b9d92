import type { Orders } from '../../play/module.ts'
import type { AbilityId } from '../army/figure.ts'
import { ordersPolicy } from '../battle/answers/orders/policy.ts'
import type { GameQuestion } from '../battle/questions.ts'
import { type Answerer, byDefaults } from './everyFall.ts'

/**
 * What players would answer by their orders; by the defaults where these say nothing or would ask.
 * @param orders by player; nobody else's than those of whoever is shown the odds
 */
export function byOrders(orders: readonly (Orders | undefined)[]): Answerer {
  const policy = ordersPolicy(orders)
  return (question, g) => {
    const own = orders[question.by]
    const given = own && Object.keys(own).length > 0 ? policy(question, g.battle) : undefined
    return given?.answer ?? byDefaults(question, g)
  }
}

/** The same, but for one ability of a figure: used whenever it can be, or never. */
export const withAbility =
  (answer: Answerer, figure: string, ability: AbilityId, uses: boolean): Answerer =>
  (question, g) => {
    const { choices, decline } = question as GameQuestion
    const all = choices?.() ?? []
    const meant = all.filter(choice => choice.figure === figure && choice.ability === ability)
    if (!meant.length) return answer(question, g)
    if (uses) return meant[0]!.answer
    return all.find(choice => !meant.includes(choice) && choice.recommended())?.answer ?? decline!
  }
