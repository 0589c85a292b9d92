import { describe, expect, it } from 'vitest'
import type { OrderValue } from '../../../rules/play/askWithOrders.ts'
import type { Orders } from '../../../rules/play/module.ts'
import { wordOrders } from '../../../rules/play/wordOrders.ts'

const orders = wordOrders({
  topics: { pay: ['always', 'win', 'ask'], flee: ['never', 'ask'] },
  keeps: { pay: 'win' },
})

describe('orders whose values are words', () => {
  it('are of topics that there are', () => {
    expect(['pay', 'toString', ''].map(orders.isOrderTopic)).toEqual([true, false, false])
  })

  it('may say how many points are to be left where their word takes a number', () => {
    expect(orders.readOrder('pay', ' WIN  2 ')).toEqual({ word: 'win', keep: 2 })
    expect(orders.readOrder('flee', 'ask')).toEqual({ word: 'ask', keep: null })
    for (const bad of ['', 'never', 'always 1', 'win x', 'win 1 2', 'win 100'])
      expect(orders.readOrder('pay', bad), bad).toBeUndefined()
    expect(orders.readOrder('flee', 'ask 1')).toBeUndefined()
    expect(['win 2', 'ask'].map(text => orders.writeOrder(orders.readOrder('pay', text)!))).toEqual([
      'win 2',
      'ask',
    ])
  })

  it('are the usual ones where none is given, or none that is known', () => {
    const none: (Orders | undefined)[] = [undefined, {}, { pay: 'xyzzy' }]
    for (const given of none) expect(orders.orderFor('pay', given)).toEqual({ word: 'always', keep: null })
    expect(orders.orderFor('pay', { pay: 'ask' })).toEqual({ word: 'ask', keep: null })
  })

  it('are kept as they are read, or refused by what is wrong with them', () => {
    const { parse, over } = orders.standing
    expect(parse('pay', ' Win 03')).toEqual({ ok: true, topic: 'pay', value: 'win 3' })
    const long = 'x'.repeat(41)
    expect(parse(long, 'win')).toEqual({
      ok: false,
      refusal: { code: 'no-such-order', about: { subject: long.slice(1) } },
    })
    expect(parse('pay', long)).toEqual({
      ok: false,
      refusal: { code: 'no-order-value', about: { value: long.slice(1) } },
    })
    expect(over({ pay: 'ask', flee: 'ask' }, { pay: 'win' })).toEqual({ pay: 'win', flee: 'ask' })
  })

  it('answer for each player, and say whose order it was', () => {
    const asked = (by: number, topic: 'pay' | null, byOrder?: (order: OrderValue) => string | undefined) =>
      ({ kind: topic ?? 'act', by, topic, byOrder }) as never
    const say = ({ word }: OrderValue) => (word === 'ask' ? undefined : `said ${word}`)
    const policy = orders.policyOf()([{ pay: 'win' }, undefined, { pay: 'ask' }])
    const state = { turn: 1 }
    expect(policy(asked(0, 'pay', say), state)).toEqual({ answer: 'said win', from: 'order pay' })
    expect(policy(asked(1, 'pay', say), state)).toEqual({ answer: 'said always', from: 'default' })
    expect(policy(asked(2, 'pay', say), state)).toBeUndefined()
    expect(policy(asked(0, 'pay'), state)).toBeUndefined()
    expect(
      policy(
        asked(0, null, () => 'pass'),
        state,
      ),
    ).toEqual({ answer: 'pass', from: 'default' })
    const named = orders.policyOf(({ kind }) => (kind === 'act' ? 'nothing' : undefined))([{}])
    expect(
      named(
        asked(0, null, () => 'pass'),
        state,
      ),
    ).toEqual({ answer: 'pass', from: 'nothing' })
  })
})
