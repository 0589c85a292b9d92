import { describe, expect, it } from 'vitest'
import {
  answerByOrder,
  orderFor,
  policyOf,
  readOrder,
  writeOrder,
} from '../../../rules/dark-lord/field/orders.ts'
import { orderTopics } from '../../../rules/dark-lord/field/questions.ts'
import type { Orders } from '../../../rules/play/module.ts'
import { type DarkLordScene, type Stood, skirmish } from '../../helpers/darkLord.ts'

const scene = (figures: Record<string, Stood>, orders: Orders = {}, more: Partial<DarkLordScene> = {}) =>
  skirmish({ figures, answers: policyOf([orders, orders]), ...more })
const caster = (power: string, more: Partial<Stood> = {}): Stood => ({
  at: 'G2',
  will: 4,
  powers: [`${power}:12:3`],
  ...more,
})

describe('orders', () => {
  it('reads and writes what it knows, and nothing else', () => {
    expect(readOrder('might', ' WIN 2 ')).toEqual({ word: 'win', keep: 2 })
    expect(readOrder('courage-will', 'spend 0')).toEqual({ word: 'spend', keep: 0 })
    expect(readOrder('might', 'never')).toEqual({ word: 'never', keep: null })
    for (const bad of ['', 'always', 'never 2', 'win x', 'win 1 2', 'win 100'])
      expect(readOrder('might', bad)).toBeUndefined()
    expect(readOrder('fate', 'always 1')).toBeUndefined()
    expect(writeOrder({ word: 'win', keep: 2 })).toBe('win 2')
    expect(writeOrder({ word: 'ask', keep: null })).toBe('ask')
  })

  it('has the usual one where none is given, or none that is known', () => {
    for (const topic of Object.keys(orderTopics) as (keyof typeof orderTopics)[])
      expect(orderFor(topic, undefined)).toEqual({ word: orderTopics[topic][0], keep: null })
    expect(orderFor('might', { might: 'nonsense' })).toEqual({ word: 'win', keep: null })
  })

  it('tells of what an order of one’s own answered, and not of a default', () => {
    const t = scene({ A1: caster('wounding'), B1: { at: 'G5', fate: 1, life: 2 } }, { fate: 'always' })
    t.dice(6, 6).answer('cast A1 wounding B1 1')
    expect(t.told('ordered')).toMatchObject([{ by: 1, topic: 'fate', answer: 'fate' }])
    const plain = scene({ A1: caster('wounding'), B1: { at: 'G5', fate: 1, life: 2 } })
    plain.dice(6, 6).answer('cast A1 wounding B1 1')
    expect([plain.told('ordered'), plain.told('saved').length]).toEqual([[], 1])
  })

  it('asks where the order is to ask', () => {
    for (const [topic, kind, power] of [
      ['fate', 'fate', 'wounding'],
      ['resist', 'resist', 'transfixing'],
    ] as const) {
      const t = scene(
        { A1: caster(power), B1: { at: 'G5', fate: 1, life: 2, will: kind === 'resist' ? 2 : 0 } },
        { [topic]: 'ask' },
      )
      t.dice(6).answer(`cast A1 ${power} B1 1`)
      expect(t.asked).toBe(`${kind} 1 B1`)
    }
  })

  it.each<[string, string, Partial<Stood>, Orders, number]>([
    ['half the Will, rounded up', 'transfixing', { will: 3 }, {}, 2],
    ['one against draining', 'draining', { will: 3 }, {}, 1],
    ['none against sapping with one Will', 'sapping', { will: 1 }, {}, 0],
    ['a wraith keeps one', 'transfixing', { will: 1, keywords: ['wraith'] }, {}, 0],
    ['all', 'transfixing', { will: 3 }, { resist: 'all' }, 3],
    ['one', 'transfixing', { will: 3 }, { resist: 'one' }, 1],
    ['half', 'draining', { will: 3 }, { resist: 'half' }, 2],
    ['none', 'transfixing', { will: 3 }, { resist: 'none' }, 0],
  ])('resist: %s', (_, power, target, orders, paid) => {
    const t = scene({ A1: caster(power), B1: { at: 'G5', ...target }, B2: { at: 'P1' } }, orders)
    t.dice(4, ...Array.from({ length: paid }, () => 1), ...(power === 'sapping' ? [1] : [])).answer(
      `cast A1 ${power} B1 1`,
    )
    expect(t.told('resisted')[0]?.dice.length ?? 0).toBe(paid)
  })

  it.each<[string, Partial<Stood>, Orders, [might: number, will: number]]>([
    ['Will first, one of each kept', { will: 2, might: 2 }, {}, [2, 1]],
    ['Might where Will would not be left', { will: 1, might: 2 }, {}, [1, 1]],
    ['nothing where none would be left', { will: 1, might: 1 }, {}, [1, 1]],
    ['to the last', { will: 1, might: 1 }, { 'courage-will': 'spend 0' }, [1, 0]],
    ['never', { will: 3, might: 3 }, { 'courage-will': 'never' }, [3, 3]],
  ])('courage-will: %s', (_, own, orders, left) => {
    // One short of terror.
    const t = scene({ A1: { at: 'G3', ...own }, B1: { at: 'G6', traits: ['terror'] } }, orders)
    t.dice(3, 3).answer('move A1 G5')
    expect([t.figure('A1').might, t.figure('A1').will]).toEqual(left)
  })

  it('might: what wins, where enough is left', () => {
    const duel = (might: number, orders: Orders) => {
      const t = skirmish({
        stage: 'division',
        lastTurn: 1,
        figures: {
          A1: { at: 'G5', might, marks: { engaged: ['B1'] } },
          B1: { at: 'G6', marks: { engaged: ['A1'] } },
        },
        answers: policyOf([orders, undefined]),
        dice: [4, 4, 1, 1],
      })
      return t.told('duel')[0]!.sides[0]!.figures[0]!.might
    }
    expect([duel(1, {}), duel(2, {})]).toEqual([1, 1])
    expect([duel(2, { might: 'win 2' }), duel(3, { might: 'win 2' })]).toEqual([0, 1])
    expect(duel(3, { might: 'never' })).toBe(0)
  })

  it('a question that nobody may answer for a player waits, whatever is ordered', () => {
    const t = scene({ A1: { at: 'G3' }, B1: { at: 'G8' } })
    expect(answerByOrder(t.question, {})).toBeUndefined()
    expect(t.asked).toBe('act 0')
  })
})
