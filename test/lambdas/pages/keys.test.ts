import { describe, expect, it } from 'vitest'
import { isKeyOfSeason, keyOf, keyOfSeason, viewerOf } from '../../../lambdas/pages/keys.ts'
import type { Seat } from '../../../lambdas/store/types.ts'

const seat: Seat = { user: '1', name: 'Ada', locale: 'en', number: '00', armies: {} }
const game = { id: 'k3x', seats: [seat, seat] }

describe('the key of a battle’s page', () => {
  it('is another one for each who looks, each game and each secret', () => {
    const viewers = ['spectator', 0, 1] as const
    const keys = [
      ...viewers.map(viewer => keyOf('secret', game, viewer)),
      keyOf('secret', { ...game, id: 'k3y' }, 0),
      keyOf('other', game, 0),
    ]
    expect(new Set(keys).size).toBe(keys.length)
    for (const viewer of viewers) expect(viewerOf('secret', game, keyOf('secret', game, viewer))).toBe(viewer)
  })

  it('is good no more once links were made anew', () => {
    const anew = { ...game, links: 1 }
    for (const viewer of ['spectator', 0, 1] as const) {
      expect(viewerOf('secret', anew, keyOf('secret', game, viewer))).toBeUndefined()
      expect(viewerOf('secret', anew, keyOf('secret', anew, viewer))).toBe(viewer)
    }
  })

  it('of a player is good no more for whoever another plays on for', () => {
    const key = keyOf('secret', game, 0)
    const handedOver = { ...game, seats: [{ ...seat, user: '9' }, seat] }
    expect(viewerOf('secret', handedOver, key)).toBeUndefined()
    expect(viewerOf('secret', handedOver, keyOf('secret', game, 1))).toBe(1)
    expect(viewerOf('secret', handedOver, keyOf('secret', game, 'spectator'))).toBe('spectator')
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
      expect(viewerOf('secret', game, key)).toBeUndefined()
  })
})

describe('the key of a season’s page', () => {
  const season = { id: 'k3x' }
  const key = keyOfSeason('secret', season)

  it('is another one for each season, each secret, and a battle of the same id', () => {
    const keys = [
      key,
      keyOfSeason('secret', { id: 'k3y' }),
      keyOfSeason('other', season),
      keyOf('secret', game, 'spectator'),
    ]
    expect(new Set(keys).size).toBe(keys.length)
    expect(isKeyOfSeason('secret', season, key)).toBe(true)
    for (const wrong of [...keys.slice(1), '', 'é'.repeat(22), `${key}x`])
      expect(isKeyOfSeason('secret', season, wrong)).toBe(false)
  })

  it('is good no more once links were made anew', () => {
    expect(isKeyOfSeason('secret', { ...season, links: 1 }, key)).toBe(false)
  })
})
