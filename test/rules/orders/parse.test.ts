import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fixedTopics,
  longestOrder,
  orderTopics,
  parseOrder,
  possible,
  tokensOf,
} from '../../../rules/index.ts'

const topics = orderTopics('tournament')
const owners: Record<string, number> = { A1: 0, A2: 0, B1: 1 }
const here = {
  topics,
  battle: { by: 0, ownerOf: (label: string) => owners[label], hasHex: (hex: string) => hex !== 'Z99' },
}
const anywhere = { topics, battle: null }
const parsed = (topic: string, value: string, scope: Parameters<typeof parseOrder>[2] = here) => {
  const order = parseOrder(topic, value, scope)
  return order.ok ? order.value : order.refusal.code
}

describe('standing orders as they are typed', () => {
  it.each([
    ['hits', ' NEVER ', 'never'],
    ['hits', 'heroes keep 2', 'heroes keep:2'],
    ['hits', 'heroes, keep: 2, a1', 'heroes keep:2 A1'],
    ['wounds', 'keep:3 keep:3', 'keep:3'],
    ['repel', 'against-heroes B1', 'against-heroes B1'],
    ['repel', 'default A1 A2', 'default A1 A2'],
    ['repel', 'ask against-heroes', 'ask against-heroes'],
    ['targets', 'B1; heroes; nearest c7; weakest', 'B1 heroes nearest:C7 weakest'],
    ['combats', 'biggest', 'biggest'],
    ['role', 'Attacker', 'attacker'],
    ['ring', 'take-off', 'take-off'],
    ['turning', 'never', 'never'],
    ['reserve', '1 courage', '1 courage'],
    ['reserve', '2 heroes A1', '2 heroes A1'],
    ['everything', 'ask', 'ask'],
    ['EVERYTHING', 'ask-own', 'ask-own'],
  ])('%s: %s', (topic, typed, kept) => {
    expect(parsed(topic, typed)).toBe(kept)
    expect(parsed(topic, kept)).toBe(kept)
    expect(tokensOf(topic.toLowerCase() as (typeof topics)[number], kept)).not.toEqual([])
  })

  it.each([
    ['nonsense', 'never', 'order-topic'],
    ['fast', 'never', 'order-topic'],
    ['hits', '', 'order-value'],
    ['hits', 'weakest', 'order-value'],
    ['hits', 'always never', 'order-modes'],
    ['hits', 'against-heroes', 'order-value'],
    ['hits', 'B1', 'order-figure'],
    ['repel', 'C9', 'order-figure'],
    ['targets', 'nearest:Z99', 'order-hex'],
    ['targets', 'ask B1', 'order-modes'],
    ['role', 'attacker defender', 'order-modes'],
    ['role', 'A1', 'order-value'],
    ['reserve', 'courage', 'order-value'],
    ['reserve', '1 2', 'order-value'],
    ['hits', 'x'.repeat(longestOrder + 1), 'order-long'],
    ['hits', 'heroes '.repeat(13), 'order-long'],
  ])('refuses %s: %s', (topic, typed, code) => {
    expect(parsed(topic, typed)).toBe(code)
  })

  it('names nobody in a personal default', () => {
    expect(parsed('repel', 'A1', anywhere)).toBe('order-not-here')
    expect(parsed('targets', 'nearest C7', anywhere)).toBe('order-not-here')
    expect(parsed('repel', 'heroes keep 1', anywhere)).toBe('heroes keep:1')
  })

  it('says what is possible, and that is', () => {
    const order = parseOrder('role', 'sideways', here)
    expect(order).toMatchObject({ refusal: { about: { topic: 'role', value: 'sideways' } } })
    for (const topic of topics)
      for (const value of possible(topic)) {
        const typed = topic === 'reserve' && !/^\d+$/.test(value) ? `1 ${value}` : value
        expect(parsed(topic, typed), `${topic}: ${value}`).toBe(typed)
      }
  })

  it('takes whatever is typed without a fault', () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom('keep', 'keep:', 'nearest', ':', 'A1', '__proto__', 'heroes', 'constructor', '1'),
    )
    const topic = fc.oneof(fc.constantFrom<string>(...topics), fc.string())
    fc.assert(
      fc.property(topic, fc.array(word, { maxLength: 15 }), (name, words) => {
        const order = parseOrder(name, words.join(' '), here)
        if (order.ok) expect(parsed(order.topic, order.value)).toBe(order.value)
        else expect(order.refusal.code).toMatch(/^order-/)
      }),
    )
  })

  it('has a topic for each ability that a question may come up about, and for no other', () => {
    expect(topics).toEqual(expect.arrayContaining([...fixedTopics]))
    for (const id of ['repel', 'courage', 'armor', 'initiative', 'healing', 'steal-essence', 'one-ring'])
      expect(topics).toContain(id)
    for (const id of ['fast', 'flyer', 'large', 'invigorate', 'crack-shot']) expect(topics).not.toContain(id)
  })
})
