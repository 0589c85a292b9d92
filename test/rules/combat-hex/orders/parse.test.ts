import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { topicsOf } from '../../../../rules/combat-hex/battle/answers/orders/topics.ts'
import { tournament } from '../../../../rules/combat-hex/books/tournament.ts'
import {
  fixedTopics,
  maxOrderLength,
  orderTopics,
  orderWords,
  parseOrder,
  possible,
  tokensOf,
} from '../../../../rules/combat-hex/index.ts'

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
    ['everything', 'Ask-Combat', 'ask-combat'],
    [' hits ', ' , heroes;+keep 2 , ', 'heroes keep:2'],
    ['targets', 'NEAREST: c7', 'nearest:C7'],
    ['hits', 'keep 0', 'keep:0'],
    ['hits', 'keep:99', 'keep:99'],
    ['hits', 'always A1', 'always A1'],
    ['reserve', '0', '0'],
    ['reserve', '99', '99'],
    ['hits', 'A1 '.repeat(12), 'A1'],
    ['hits', `A1${' '.repeat(76)}A1`, 'A1'],
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
    ['hits', 'x'.repeat(maxOrderLength + 1), 'order-long'],
    ['hits', 'heroes '.repeat(13), 'order-long'],
    ['hits', 'A1 '.repeat(13), 'order-long'],
    ['hits', `A1${' '.repeat(77)}A1`, 'order-long'],
    ['hits', ' ;, ', 'order-value'],
    ['hits', '2', 'order-value'],
    ['hits', 'nearest:C7', 'order-value'],
    ['hits', 'courage', 'order-value'],
    ['targets', 'nearest:here', 'order-value'],
    ['targets', 'nearest', 'order-value'],
    ['targets', 'hits:C7', 'order-value'],
    ['targets', 'keep:2', 'order-value'],
    ['targets', '2', 'order-value'],
    ['reserve', '1 keep:2', 'order-value'],
    ['hits', 'hold:2', 'order-value'],
    ['hits', 'keep:x', 'order-value'],
    ['reserve', '1 nearest:C7', 'order-value'],
    ['ring', 'A1', 'order-value'],
    ['hits', 'keep:100', 'order-number'],
    ['hits', 'keep -1', 'order-number'],
    ['reserve', '100', 'order-number'],
    ['reserve', '-1', 'order-number'],
    ['everything', 'ask default', 'order-modes'],
    ['ring', 'take-off keep', 'order-modes'],
    ['repel', 'never always', 'order-modes'],
    ['repel', 'ask default', 'order-modes'],
    ['repel', 'ask-own never', 'order-modes'],
    ['targets', 'default B1', 'order-modes'],
    ['targets', 'ask-own B1', 'order-modes'],
    ['targets', 'B1 ask', 'order-modes'],
    ['wounds', 'B1', 'order-figure'],
    ['reserve', '1 B1', 'order-figure'],
    ['targets', 'C9', 'order-figure'],
    ['everything', 'never', 'order-value'],
    ['everything', 'A1', 'order-value'],
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
      for (const value of possible(topic, here)) {
        const typed = topic === 'reserve' && !/^\d+$/.test(value) ? `1 ${value}` : value
        expect(parsed(topic, typed), `${topic}: ${value}`).toBe(typed)
      }
  })

  it('says what a topic takes', () => {
    const modes = 'default ask ask-own ask-combat'
    const spending = `${modes} always never heroes warriors`
    const all = {
      everything: modes,
      points: 'default ask never',
      hits: `${spending} keep:1 A1`,
      wounds: `${spending} keep:1 A1`,
      targets: `${modes} weakest heroes warriors nearest:C7 A1`,
      combats: `${modes} weakest heroes biggest smallest nearest:C7 A1`,
      role: `${modes} attacker defender`,
      ring: `${modes} keep take-off`,
      turning: `${modes} never`,
      reserve: '1 2 heroes warriors A1',
    }
    for (const topic of fixedTopics) expect(possible(topic, here).join(' ')).toBe(all[topic])
    expect(possible('repel', here).join(' ')).toBe(`${spending} against-heroes against-warriors keep:1 A1`)
    // A default for all battles names nobody, and no hex; and nobody names a figure that is not there.
    for (const topic of topics) expect(possible(topic, anywhere).join(' ')).not.toMatch(/A1|C7/)
    const other = { ...here, battle: { ...here.battle, by: 1 } }
    expect(possible('hits', other)).toContain('B1')
    const empty = { ...here, battle: { ...here.battle, ownerOf: () => undefined } }
    expect(possible('hits', empty)).not.toContain('A1')
    expect(orderWords).toEqual(expect.arrayContaining([...spending.split(' '), 'take-off', 'smallest']))
  })

  it('says what is wrong, not at length', () => {
    const facts = (topic: string, value: string, scope: Parameters<typeof parseOrder>[2] = here) => {
      const order = parseOrder(topic, value, scope)
      return order.ok ? order.value : order.refusal.about
    }
    const long = 'x'.repeat(20) + 'y'.repeat(21)
    expect(facts(` ${long} `, 'never')).toEqual({ topic: long.slice(0, 40) })
    const role = { topic: 'role', possible: 'default, ask, ask-own, ask-combat, attacker, defender' }
    expect(facts('role', `attacker ${long}`)).toEqual({ ...role, value: long.slice(0, 40) })
    expect(facts('role', 'attacker default')).toEqual({ ...role, value: 'attacker default' })
    const both = `attacker ${' '.repeat(23)}defender`
    expect(facts('role', ` ${both} and`)).toEqual({ ...role, value: 'and' })
    expect(facts('role', ` ${both}  attacker`)).toEqual({ ...role, value: both })
    expect(facts('hits', 'A1 '.repeat(13))).toEqual({ most: maxOrderLength })
    expect(facts('hits', 'keep:-1')).toEqual({ value: '-1', least: 0, most: 99 })
    const digits = '1234567890'.repeat(5)
    expect(facts('reserve', digits)).toEqual({ value: digits.slice(0, 40), least: 0, most: 99 })
    expect(facts('repel', 'C9')).toEqual({ figure: 'C9' })
    expect(facts('targets', 'nearest:z99')).toEqual({ hex: 'Z99' })
    expect(facts('targets', 'nearest c7', anywhere)).toEqual({ value: 'nearest:C7' })
  })

  it('reads what it understands of a value that was kept', () => {
    expect(tokensOf('hits', 'never mind')).toEqual([{ is: 'word', word: 'never' }])
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
    const { fast } = tournament.abilities
    const rushing = topicsOf({ ...tournament.abilities, fast: { ...fast, alsoAt: 'fallen' } })
    expect(rushing).toEqual(expect.arrayContaining([...topics, 'fast']))
    expect(rushing).toHaveLength(topics.length + 1)
    for (const id of ['fast', 'flyer', 'large', 'invigorate', 'crack-shot']) expect(topics).not.toContain(id)
  })
})
