import { describe, expect, it } from 'vitest'
import {
  type CombatHexSave,
  type CombatHexState,
  check,
  open,
  ordersPolicy,
  orderTopics,
  parseOrder,
  possible,
  resume,
  setUp,
} from '../../../../rules/combat-hex/index.ts'
import type { Pick } from '../../../../rules/core/random.ts'
import { picker } from '../../../../rules/core/random.ts'
import type { Orders } from '../../../../rules/index.ts'
import { type Policy } from '../../../../rules/index.ts'
import { each } from '../../../helpers/thorough.ts'
import { trial } from '../../../helpers/trials.ts'

const topics = orderTopics('tournament')

/** Orders by chance, of all kinds, for figures that may or may not be there. */
function randomOrders(pick: Pick): Orders {
  const orders: Record<string, string> = {}
  for (const topic of topics) {
    if (topic === 'everything' ? pick(2) : pick(3)) continue
    const words = possible(topic, { topics, battle: null })
    const more = ['A1', 'B1', 'A2', 'B3', 'keep:2', 'nearest:F5', 'courage', 'heroes']
    const typed = Array.from({ length: 1 + pick(3) }, () =>
      pick(2) ? words[pick(words.length)]! : more[pick(more.length)]!,
    )
    const order = parseOrder(topic, typed.join(' '), {
      topics,
      battle: { by: 0, ownerOf: label => (label.startsWith('A') ? 0 : 1), hasHex: () => true },
    })
    if (order.ok) orders[topic] = order.value
  }
  return orders
}

const json = JSON.stringify

describe('battles by orders', () => {
  let ordered = 0

  it.each(each([1, 2, 3, 4, 5, 6], 2))(
    '%i: only legal answers are given, and the same whenever it is read again',
    n => {
      const pick = picker(n)
      const orders = [randomOrders(pick), randomOrders(pick)]
      const options = trial(n, [400, 600])
      let outcome = setUp(options, { orders })
      const events: unknown[] = []
      for (let steps = 0; steps < 4000; steps++) {
        if (!outcome.ok) throw new Error(outcome.refusal.code)
        events.push(...outcome.events)
        const save = JSON.parse(json(outcome.save)) as CombatHexSave
        if (steps % 10 === 0) expect(check(save)).toEqual([])
        const { question } = open(save)
        if (!question) break
        outcome = resume(save, question.fallback(), { orders })
      }
      const given = ordersPolicy(orders)
      const policy: Policy<CombatHexState> = (question, state) =>
        given(question, state) ?? { answer: question.fallback(), from: 'player' }
      const whole = setUp(options, { policy })
      if (!whole.ok) throw new Error(whole.refusal.code)
      expect(json(whole.events)).toBe(json(events))
      expect(whole.save.battle.result).not.toBeNull()
      ordered += whole.events.filter(({ event }) => event === 'ordered').length
    },
  )

  it('are told with the answers that orders gave', () => {
    expect(ordered).toBeGreaterThan(10)
  })
})
