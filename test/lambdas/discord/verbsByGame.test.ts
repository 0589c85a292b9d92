import { beforeEach, describe, expect, it, vi } from 'vitest'
import { engineOf } from '../../../rules/games.ts'
import { leakOf } from './games/leakOf.ts'
import { labelsOf, makeTestServer, type Person, partsOf, type TestServer, textOf } from './testServer.ts'

vi.mock(import('../../../rules/games.ts'), async load =>
  (await import('../../games/listToys.ts')).listToys(await load()),
)
vi.mock(import('../../../lambdas/discord/games/index.ts'), async load =>
  (await import('../../games/listToys.ts')).listToyFaces(await load()),
)

let server: TestServer
let ada: Person
let bo: Person

beforeEach(() => {
  server = makeTestServer()
  ada = server.person('100000000000000001', 'Ada', 'en')
  bo = server.person('100000000000000002', 'Bo', 'fr')
})

/** A battle of a toy, begun. */
async function begin(system: string) {
  const users = { [bo.user]: { id: bo.user, name: 'Bo', bot: false } }
  await ada.command('challenge', { opponent: bo.user, system, board: 'the-marsh' }, users)
  await bo.command('game accept')
  if (system === 'race') return
  await ada.command('army pick', { army: 'starter-hares' })
  await bo.command('army pick', { army: 'starter-tortoises' })
}

const question = () => engineOf(server.game()).open(server.game().save!).question!
const hexes = () =>
  question()
    .space.enumerate('', 9)
    .filter(answer => /\d/.test(answer))

describe('/move in another game', () => {
  beforeEach(() => begin('relay'))

  it('is what that game makes of it', async () => {
    const [to] = hexes()
    expect(
      textOf(await ada.command('move', { figure: 'A1', to: to!.toLowerCase(), now: true })),
    ).not.toContain('⚠️')
    expect(hexes()).not.toContain(to)
  })

  it('is completed from what is legal there', async () => {
    expect((await ada.offered('move', 'figure')).map(({ value }) => value)).toEqual(['A1'])
    const offered = (await ada.offered('move', 'to', '', { figure: 'A1' })).map(({ value }) => value)
    expect(offered.toSorted()).toEqual(hexes().toSorted())
    expect(await ada.offered('move', 'also', '', { figure: 'A1' })).toEqual([])
    expect(await bo.offered('shoot', 'figure')).toEqual([])
  })

  it('asks before it counts whoever wants that, though the game shows nothing of it', async () => {
    await ada.command('settings me', { confirm: true })
    const [to] = hexes()
    const asked = await ada.command('move', { figure: 'A1', to: to! })
    expect(textOf(asked)).toBe(`Run to ${to}`)
    expect(labelsOf(asked)).toContain('Confirm')
    expect(hexes()).toContain(to)
    const button = partsOf(asked).find(part => String(part.custom_id).startsWith('answer:'))!
    await ada.press(String(button.custom_id))
    expect(hexes()).not.toContain(to)
  })

  it('says of the others that the game has no such thing, and what to do instead', async () => {
    for (const [words, options, typed] of [
      ['shoot', { figure: 'A1' }, '/tirer'],
      ['use', { figure: 'A1', ability: 'fast' }, '/utiliser'],
      ['turn', { figure: 'A1', facing: 'N' }, '/pivoter'],
      ['deploy auto', {}, '/déployer'],
    ] as const) {
      const said = await ada.command(words, options)
      expect(textOf(said)).toBe(
        `⚠️ **Relay has no \`/${words.split(' ')[0]}\`.**\nUse the buttons of the game, or \`/answer\`.`,
      )
      expect(leakOf(said)).toBeUndefined()
      await ada.command('settings me', { language: 'fr' })
      ada = server.person(ada.user, 'Ada', 'fr')
      expect(textOf(await ada.command(words, options))).toContain(typed)
      ada = server.person(ada.user, 'Ada', 'en')
    }
  })
})

it('no shared verb is known to a game that has none', async () => {
  await begin('race')
  expect(textOf(await ada.command('move', { figure: 'A1', to: 'B1' }))).toContain('Race has no `/move`')
  expect(await ada.offered('move', 'to', '', { figure: 'A1' })).toEqual([])
})

describe('/odds by game', () => {
  it('is about the game of the battle here', async () => {
    await begin('relay')
    expect(textOf(await ada.command('odds'))).toBe('A1 Jack hare is out of breath with one throw in six.')
    expect(textOf(await bo.command('odds', { figure: 'land-tortoise' }))).toContain('Tortue des champs est')
    const offered = (await ada.offered('odds', 'figure')).map(({ value }) => value)
    expect(offered).toContain('leveret')
    expect(offered).not.toContain('gimli')
  })

  it('is about the game that is named, else the first, where there is no battle', async () => {
    const figures = async (options: Record<string, string> = {}) =>
      (await ada.offered('odds', 'figure', 'le', options)).map(({ name }) => name).join()
    expect(await figures({ system: 'relay' })).toContain('Leveret')
    expect(await figures({ system: 'relay' })).not.toContain('Legolas')
    expect(await figures()).toContain('Legolas')
    expect(textOf(await ada.command('odds', { system: 'relay', figure: 'leveret' }))).toContain(
      'Leveret is out',
    )
    expect(textOf(await ada.command('odds', { system: 'relay' }))).toContain('⚠️')
    await begin('relay')
    expect(await figures({ system: 'combat-hex' })).toContain('Legolas')
  })

  it('says of a game that tells none that it does not, and what to do', async () => {
    const none = /Race tells no odds[^]*a game that tells some/
    expect(textOf(await ada.command('odds', { system: 'race' }))).toMatch(none)
    await begin('race')
    expect(textOf(await ada.command('odds'))).toMatch(none)
    expect(await ada.offered('odds', 'figure')).toEqual([])
  })
})
