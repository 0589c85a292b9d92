import { describe, expect, it } from 'vitest'
import { keyOf, lookerOf } from '../../../lambdas/pages/keys.ts'
import type { Seat } from '../../../lambdas/store/types.ts'

const seat: Seat = { user: '1', name: 'Ada', locale: 'en', number: '00', armies: {} }
const game = { id: 'k3x', seats: [seat, seat] }

describe('the key of a battle’s page', () => {
  it('is another one for each who looks, each game and each secret', () => {
    const lookers = ['spectator', 0, 1] as const
    const keys = [
      ...lookers.map(looker => keyOf('secret', game, looker)),
      keyOf('secret', { ...game, id: 'k3y' }, 0),
      keyOf('other', game, 0),
    ]
    expect(new Set(keys).size).toBe(keys.length)
    for (const looker of lookers) expect(lookerOf('secret', game, keyOf('secret', game, looker))).toBe(looker)
  })

  it('is good no more once links were made anew', () => {
    const anew = { ...game, links: 1 }
    for (const looker of ['spectator', 0, 1] as const) {
      expect(lookerOf('secret', anew, keyOf('secret', game, looker))).toBeUndefined()
      expect(lookerOf('secret', anew, keyOf('secret', anew, looker))).toBe(looker)
    }
  })

  it('is nobody’s where it is of another game, of a player whom there is not, or no key', () => {
    for (const key of [
      keyOf('secret', { ...game, id: 'k3y' }, 0),
      keyOf('secret', game, 2),
      '',
      'x'.repeat(22),
      `${keyOf('secret', game, 0)}x`,
      'é'.repeat(22),
    ])
      expect(lookerOf('secret', game, key)).toBeUndefined()
  })
})
