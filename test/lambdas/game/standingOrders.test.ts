import { expect, test } from 'vitest'
import { ordersOf } from '../../../lambdas/game/standingOrders.ts'
import type { GameRecord, Seat } from '../../../lambdas/store/types.ts'
import { weighingOrders } from '../../../rules/combat-hex/index.ts'

const seat = (more: Partial<Seat> = {}): Seat => ({
  user: '1',
  name: 'Ada',
  locale: 'en',
  number: '1',
  armies: {},
  ...more,
})
const ordersWith = (...seats: Seat[]) => ordersOf({ seats } as unknown as GameRecord)

test('a computer that weighs its answers is asked in combats, whatever the player had ordered for whom it plays', () => {
  const orders = { mine: { hits: 'never' }, here: { wounds: 'always' } }
  expect(ordersWith(seat({ orders }), seat({ orders, computer: 'captain' }))).toEqual([
    { hits: 'never', wounds: 'always' },
    weighingOrders,
  ])
})

test('others leave it to the defaults', () => {
  expect(ordersWith(seat({ computer: 'recruit' }), seat({ computer: 'soldier' }))).toEqual([{}, {}])
})
