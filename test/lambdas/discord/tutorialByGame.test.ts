import { beforeEach, describe, expect, it, vi } from 'vitest'
import { tutorialIdOf } from '../../../lambdas/store/tutorialId.ts'
import { makeTestServer, type Person, type TestServer, textOf } from './testServer.ts'

vi.mock(import('../../../rules/games.ts'), async load =>
  (await import('../../games/listToys.ts')).listToys(await load()),
)
vi.mock(import('../../../lambdas/discord/games/index.ts'), async load =>
  (await import('../../games/listToys.ts')).listToyFaces(await load()),
)

describe('/tutorial', () => {
  let server: TestServer
  let ada: Person
  const kept = (game?: string) => server.store.loadGame(tutorialIdOf(ada.user, game ? { game } : {}))

  beforeEach(() => {
    server = makeTestServer()
    ada = server.person('100000000000000001', 'Ada')
  })

  it('keeps one of each game, and opens that of the game that is named', async () => {
    const relay = textOf(await ada.command('tutorial', { system: 'relay' }))
    const first = textOf(await ada.command('tutorial'))
    expect(first).toContain('Take your places')
    expect(relay).not.toContain('Take your places')
    expect(await kept('relay')).toMatchObject({ game: 'relay', lesson: { state: 'begun' } })
    expect(await kept()).not.toHaveProperty('game')
    expect(textOf(await ada.command('tutorial', { system: 'relay' }))).toBe(relay)
  })

  it('opens that of the first game where one is named that has none', async () => {
    expect(textOf(await ada.press('tutorial::0:open race'))).toContain('Take your places')
    expect(await kept('race')).toBeUndefined()
  })

  it('is opened by the button below a battle of its game', async () => {
    const begun = await ada.command('play', { system: 'relay', board: 'the-marsh' })
    await ada.click(begun, 'Tutorial')
    expect(await kept('relay')).toBeDefined()
    expect(await kept()).toBeUndefined()
  })

  it('leads on to a battle of its game', async () => {
    await ada.command('tutorial', { system: 'relay' })
    await ada.press(`tutorial:${tutorialIdOf(ada.user, { game: 'relay' })}:0:play`)
    expect(server.game()).toMatchObject({ game: 'relay', stage: 'battle' })
  })

  it('is forgotten with its player, of every game', async () => {
    await ada.command('tutorial')
    await ada.command('tutorial', { system: 'relay' })
    await ada.click(await ada.command('settings forget-me'), 'Delete everything of mine')
    expect([await kept(), await kept('relay')]).toEqual([undefined, undefined])
  })
})
