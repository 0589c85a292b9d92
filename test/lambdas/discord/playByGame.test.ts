import { describe, expect, it, vi } from 'vitest'
import { makeTestServer, textOf } from './testServer.ts'

vi.mock(import('../../../rules/games.ts'), async load =>
  (await import('../../games/listToys.ts')).listToys(await load()),
)
vi.mock(import('../../../lambdas/discord/games/index.ts'), async load =>
  (await import('../../games/listToys.ts')).listToyFaces(await load()),
)

describe('/play', () => {
  it.each([
    ['relay', { rules: 'relay', points: 30, camps: 'rolled' }],
    ['combat-hex', { rules: 'tournament', points: 500, camps: 'good' }],
  ])('begins a battle of %s against the computer at once, by what that game has', async (game, terms) => {
    const server = makeTestServer()
    const ada = server.person('100000000000000001', 'Ada')
    const answer = textOf(await ada.command('play', { system: game, level: 'recruit', board: 'the-marsh' }))
    expect(answer).not.toContain('⚠️')
    const record = server.game()
    expect(record).toMatchObject({ stage: 'battle', terms })
    expect(record.game ?? 'combat-hex').toBe(game)
    expect(record.seats.map(({ computer }) => computer ?? null)).toEqual([null, 'recruit'])
    expect(record.seats.every(({ armies }) => Object.keys(armies ?? {}).length > 0)).toBe(true)
  })

  it('begins one of the first game where none is named', async () => {
    const server = makeTestServer()
    await server.person('100000000000000001', 'Ada').command('play', { board: 'the-marsh' })
    expect(server.game()).toMatchObject({ stage: 'battle', terms: { points: 500 } })
    expect(server.game()).not.toHaveProperty('game')
  })
})
