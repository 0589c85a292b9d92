import { beforeEach, describe, expect, it } from 'vitest'
import { makeCustomId } from '../../../lambdas/discord/api/customId.ts'
import { wordsOf } from '../../../lambdas/discord/words/index.ts'
import { makeTestServer, type Person, startBattle, type TestServer, textOf } from './testServer.ts'

const { says } = wordsOf('en')

describe('a rematch', () => {
  let server: TestServer
  let alice: Person
  let bob: Person
  let over = ''
  const games = () => [...server.store.games.values()].filter(({ id }) => id !== over)
  const press = (person: Person) =>
    person.press(
      makeCustomId({ action: 'rematch', game: over, version: server.game(over).version, argument: '' }),
    )

  beforeEach(async () => {
    server = makeTestServer()
    ;({ alice, bob } = await startBattle(server))
    over = server.game().id
    await alice.click(await alice.command('game concede'), says.concede)
    expect(server.game(over).stage).toBe('over')
  })

  it('is one, however often it is asked for', async () => {
    await press(alice)
    const again = await press(alice)
    expect(games()).toMatchObject([{ stage: 'challenge', invited: bob.user, terms: { camps: 'evil' } }])
    expect(textOf(again)).toContain('Alice')
    expect(server.game(over).rematch).toBe(games()[0]!.id)
  })

  it('is accepted by whoever asks for it second', async () => {
    await press(alice)
    expect(textOf(await press(bob))).toContain(says.joined)
    expect(games()).toMatchObject([{ stage: 'armies', seats: [{ name: 'Alice' }, { name: 'Bob' }] }])
    // And who comes again is shown where it stands.
    await press(bob)
    expect(games()).toHaveLength(1)
  })

  it('is one where both press at the same moment', async () => {
    await press(alice)
    const [made] = games()
    // Bob's press looked for it before it was there.
    const load = server.store.loadGame.bind(server.store)
    let looked = false
    server.store.loadGame = async id => {
      if (id !== made!.id || looked) return load(id)
      looked = true
      return undefined
    }
    expect(textOf(await press(bob))).toContain(says.joined)
    expect(games()).toMatchObject([
      { id: made!.id, stage: 'armies', seats: [{ name: 'Alice' }, { name: 'Bob' }] },
    ])
  })

  it('may be asked for again when it was turned down', async () => {
    await press(alice)
    const [first] = games()
    await bob.command('game decline', { game: first!.id })
    await press(bob)
    expect(games().map(({ stage, invited }) => [stage, invited])).toEqual([
      ['declined', bob.user],
      ['challenge', alice.user],
    ])
    expect(server.game(over).rematch).toBe(games()[1]!.id)
  })

  it('is made where a process ended between promising and making it', async () => {
    server.store.games.set(over, { ...server.game(over), rematch: 'promised' })
    await press(bob)
    expect(games()).toMatchObject([{ id: 'promised', stage: 'challenge', invited: alice.user }])
  })
})
