import { describe, expect, it } from 'vitest'
import { mayRead } from '../../../lambdas/game/mayRead.ts'
import { sampleGame } from '../store/samples.ts'

const at = (guild: string | null, channel: string, user = '900') => ({ user: { id: user }, guild, channel })

describe('who may know of a game', () => {
  it('is everybody in its server, and nobody in another', () => {
    const game = sampleGame({ guild: '1', channel: '10' })
    expect(mayRead(game, at('1', '11'))).toBe(true)
    expect(mayRead(game, at('2', '10'))).toBe(false)
    expect(mayRead(game, at(null, '10'))).toBe(false)
  })

  it('is whoever is in its channel, where it belongs to no server', () => {
    const game = sampleGame({ guild: null, channel: '10' })
    expect(mayRead(game, at(null, '10'))).toBe(true)
    expect(mayRead(game, at(null, '11'))).toBe(false)
    expect(mayRead(game, at('1', '11'))).toBe(false)
  })

  it('is whoever plays it or is challenged, wherever they are', () => {
    const game = sampleGame({ guild: '1', invited: '700' })
    for (const user of [game.seats[0]!.user, '700']) expect(mayRead(game, at('2', '20', user))).toBe(true)
  })
})
