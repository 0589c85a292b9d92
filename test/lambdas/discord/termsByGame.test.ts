import { beforeEach, describe, expect, it, vi } from 'vitest'
import { catalogues } from '../../../lambdas/discord/words/index.ts'
import { makeTestServer, type Person, startBattle, type TestServer, textOf } from './testServer.ts'

vi.mock(import('../../../rules/games.ts'), async load =>
  (await import('../../games/listToys.ts')).listToys(await load()),
)
vi.mock(import('../../../lambdas/discord/games/index.ts'), async load =>
  (await import('../../games/listToys.ts')).listToyFaces(await load()),
)

describe('/challenge of another game', () => {
  let server: TestServer
  let ada: Person
  const bruno = '100000000000000002'
  const cleo = '100000000000000003'

  beforeEach(() => {
    server = makeTestServer()
    ada = server.person('100000000000000001', 'Ada')
    for (const [id, name] of [
      [bruno, 'Bruno'],
      [cleo, 'Cleo'],
    ] as const)
      server.person(id, name)
  })

  it('says which game it is, and nothing of camps where it has none', async () => {
    await ada.command('challenge', { opponent: bruno, system: 'relay' })
    const posted = textOf(server.posts.at(-1)!)
    expect(posted).toContain('Game: Relay')
    expect(posted).toContain('60 points')
    expect(posted).not.toMatch(/camp/i)
    await ada.command('challenge', { opponent: bruno })
    const first = textOf(server.posts.at(-1)!)
    expect(first).not.toContain('Game:')
    expect(first).toContain('Camps: the roll decides')
  })

  it('offers no computer that the game does not have', async () => {
    const asked: Record<string, string>[] = [
      { computer: 'captain' },
      { opponent: bruno, computer: 'recruit' },
    ]
    for (const options of asked) {
      const refused = textOf(await ada.command('challenge', { system: 'race', ...options }))
      expect(refused).toContain('Race has no such computer')
    }
    expect(await server.store.gamesOfUser(ada.user)).toEqual([])
    await ada.command('challenge', { opponent: bruno, system: 'race' })
    const game = server.game().id
    const seats: Record<string, string | boolean>[] = [{ game }, { game, allow: true }]
    for (const options of seats)
      expect(textOf(await ada.command('game substitute', options))).toContain('Race has no such computer')
  })

  it('names the rules that take so many, where any do', async () => {
    const many = { opponent: bruno, opponent2: cleo, computer: 'recruit' }
    expect(textOf(await ada.command('challenge', many))).toContain('Choose rules:classic for so many')
    const fifth = { ...many, computer2: 'recruit', opponent3: '100000000000000004' }
    server.person('100000000000000004', 'Dan')
    expect(textOf(await ada.command('challenge', fifth))).toContain('Challenge fewer')
  })

  it('counts points as the language does', () => {
    expect(catalogues.en.says.terms(1, 'x')).toBe('**1 point**, x')
    expect(catalogues.fr.says.terms(1, 'x')).toBe('**1 point**, x')
    expect(catalogues.fr.says.terms(500, 'x')).toBe('**500 points**, x')
  })

  it('lets a battle of the first game be played on by the computer as before', async () => {
    const { alice } = await startBattle(server)
    expect(textOf(await alice.command('game substitute', { allow: true }))).toContain('whenever they like')
  })
})
