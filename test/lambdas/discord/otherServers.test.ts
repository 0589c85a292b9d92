import { beforeAll, describe, expect, it } from 'vitest'
import { makeCustomId } from '../../../lambdas/discord/api/customId.ts'
import type { Call, Message, OptionValue } from '../../../lambdas/discord/types.ts'
import type { GameRecord } from '../../../lambdas/store/types.ts'
import { type CommandName, commands, offered, pressed, takesGame, typed } from './everyGameCall.ts'
import { makeTestServer, type Person, startBattle, type TestServer, textOf } from './testServer.ts'

const unknown = 'nosuchgame'
const noGame = 'There is no such game'

/** All of a message, pictures and files included, with the ids of games made equal. */
const wholeOf = (message: Message, game: string) => JSON.stringify(message).replaceAll(game, unknown)

const stages = ['challenge', 'armies', 'battle', 'over'] as const
type Scene = { server: TestServer; id: string; kept: GameRecord; alice: Person; bob: Person }

/** A game of Alice and Bob in the test server's server, as far as this stage. */
async function gameAt(stage: (typeof stages)[number]): Promise<Scene> {
  const server = makeTestServer()
  const alice = server.person('100000000000000001', 'Alice')
  const bob = server.person('100000000000000002', 'Bob')
  if (stage === 'challenge' || stage === 'armies') {
    const users = { [bob.user]: { id: bob.user, name: 'Bob', bot: false } }
    await alice.command('challenge', { opponent: bob.user, points: 500, camps: 'good' }, users)
    if (stage === 'armies') await bob.command('game accept')
  } else {
    await startBattle(server)
    const { id, version } = server.game()
    if (stage === 'over')
      await alice.press(makeCustomId({ action: 'concede', game: id, version, argument: 'yes' }))
  }
  const kept = structuredClone(server.game())
  expect(kept.stage).toBe(stage)
  return { server, id: kept.id, kept, alice, bob }
}

/** Where somebody is, if not in the server of the game. */
const elsewhere: Record<string, Partial<Call>> = {
  'another server': { guild: '900000000000000002', channel: '800000000000000002', manager: true },
  'a private chat': { guild: null, channel: '800000000000000003' },
}

describe('the tables', () => {
  it('hold every command that takes a game, and those alone', () => {
    expect(typed.map(({ name }) => name).sort()).toEqual(
      offered
        .filter(takesGame)
        .map(({ name }) => name)
        .sort(),
    )
  })
})

describe.each(stages)('a game of another server at the stage %s', stage => {
  let scene: Scene
  beforeAll(async () => {
    scene = await gameAt(stage)
  })

  describe.each(Object.entries(elsewhere))('seen from %s', (_, place) => {
    const comer = (user: string, name: string) => scene.server.person(user, name, 'en', place)
    const stranger = () => comer('100000000000000009', 'Chloé')

    it.each(typed)('is for a stranger who types /$name as if it did not exist', async ({ name, options }) => {
      const { server, id, kept } = scene
      const told = server.posts.length
      const answer = await stranger().command(name, { ...options, game: id })
      const nothing = await stranger().command(name, { ...options, game: unknown })
      expect(wholeOf(answer, id)).toBe(wholeOf(nothing, id))
      expect(wholeOf(answer, id)).not.toMatch(/Alice|Bob/)
      expect(server.game(id)).toEqual(kept)
      expect(server.posts).toHaveLength(told)
    })

    it.each(pressed)('is for a stranger who presses $action as if it did not exist', async button => {
      const { server, id, kept } = scene
      const press = (game: string) =>
        stranger().press(
          makeCustomId({ argument: '', ...button, game, version: kept.version }),
          button.values,
        )
      const answer = await press(id)
      expect(textOf(answer)).toContain(noGame)
      expect(wholeOf(answer, id)).toBe(wholeOf(await press(unknown), id))
      expect(server.game(id)).toEqual(kept)
    })

    it('completes nothing for a stranger', async () => {
      for (const { name, options } of offered.filter(takesGame))
        for (const option of options.filter(({ autocomplete }) => autocomplete)) {
          const given = { ...commands[name as CommandName], game: scene.id }
          const other = { ...given, game: unknown }
          const value = option.name === 'game' ? scene.id : ''
          expect(await stranger().offered(name, option.name, value, given), `${name} ${option.name}`).toEqual(
            await stranger().offered(name, option.name, value, other),
          )
        }
    })

    it.each(typed)('is there for a player who types /$name', async ({ name, options }) => {
      const { server, id, kept, alice, bob } = scene
      for (const { user } of [alice, bob]) {
        const own = comer(user, 'Alice')
        expect(textOf(await own.command(name, { ...options, game: id }))).not.toContain(noGame)
        server.store.games.set(id, structuredClone(kept))
      }
    })

    it.each(pressed)('is there for a player who presses $action', async button => {
      const { server, id, kept, alice } = scene
      const custom = makeCustomId({ argument: '', ...button, game: id, version: kept.version })
      expect(textOf(await comer(alice.user, 'Alice').press(custom, button.values))).not.toContain(noGame)
      server.store.games.set(id, structuredClone(kept))
    })
  })

  it('is there for everybody in its own server', async () => {
    const passer = scene.server.person('100000000000000009', 'Chloé')
    expect(textOf(await passer.command('game status', { game: scene.id }))).not.toContain(noGame)
  })
})

const figures = `id,name_en,name_fr,camp,kind,points,movement,attacks,endurance,life,ap,shooting_dice,shooting_range,abilities,unique,version,base
tall-orc,Tall orc,Grand orque,evil,warrior,30,5,2,3,2,2,,,fast:1,,starter,single`

describe('boards and figures of another server', () => {
  let server: TestServer
  beforeAll(async () => {
    server = makeTestServer()
    const boss = server.person('100000000000000001', 'Alice', 'en', { manager: true })
    const supplied = (await boss.command('board export', { board: 'the-marsh' })).files?.[0]?.content ?? ''
    const own = supplied.replaceAll('the-marsh', 'our-moor').replaceAll(/The marsh/gi, 'Our moor')
    expect(textOf(await boss.send('board import', 'moor.txt', own))).toContain('our-moor')
    await boss.send('figures import', 'own.csv', figures)
    expect(textOf(await boss.command('figures show', { figure: 'tall-orc' }))).not.toContain('⚠️')
  })

  const board = { board: 'our-moor' }
  const figure = { figure: 'tall-orc' }
  it.each<[string, Record<string, OptionValue>]>([
    ['board show', board],
    ['board export', board],
    ['board delete', board],
    ['board list', {}],
    ['challenge', board],
    ['challenge', { board: 'the-marsh', joined: 'our-moor' }],
    ['challenge', { ban: 'tall-orc' }],
    ['figures show', figure],
    ['figures remove', figure],
    ['figures list', {}],
    ['figures export', { which: 'server' }],
  ])('are not there for /%s %j', async (name, options) => {
    for (const place of Object.values(elsewhere)) {
      const answer = await server.person('100000000000000009', 'Chloé', 'en', place).command(name, options)
      const said = JSON.stringify(answer).replaceAll(/our-moor|tall-orc/g, '')
      expect(said).not.toMatch(/Our moor|Tall orc/)
      if (Object.keys(options).length && !('which' in options)) expect(textOf(answer)).toContain('⚠️')
    }
    expect(await server.store.boardsOf('900000000000000001')).toHaveLength(1)
    expect((await server.store.figuresOf('900000000000000001')).figures).toHaveLength(1)
  })

  it('are not offered, nor deleted by a button', async () => {
    for (const place of Object.values(elsewhere)) {
      const passer = server.person('100000000000000009', 'Chloé', 'en', place)
      for (const name of ['board show', 'board export', 'board delete', 'challenge'])
        expect(await passer.typing(name, 'board', 'our-moor')).toEqual([])
      for (const name of ['figures show', 'figures remove'])
        expect(await passer.typing(name, 'figure', 'tall-orc')).toEqual([])
      await passer.press(makeCustomId({ action: 'delete-board', game: '', version: 1, argument: 'our-moor' }))
    }
    expect(await server.store.boardsOf('900000000000000001')).toHaveLength(1)
  })
})
