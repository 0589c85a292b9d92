import { beforeEach, describe, expect, it, vi } from 'vitest'
import { commands } from '../../../lambdas/discord/index.ts'
import { restrictionsIn, withRestrictions } from '../../../lambdas/game/serverRestrictions.ts'
import { serverDefaults } from '../../../lambdas/store/defaults.ts'
import { games, seal } from '../../../rules/games.ts'
import { runners } from '../../games/relay/runners.ts'
import { labelsOf, makeTestServer, type Person, selectsOf, type TestServer, textOf } from './testServer.ts'

// The relay's teams know what is forbidden: here a challenge may say so.
vi.mock(import('../../../rules/games.ts'), async load => {
  const toys = await (await import('../../games/listToys.ts')).listToys(await load())
  const { relay, ...others } = toys.games
  const terms = { ...relay!.terms, restrictions: true }
  const games: typeof toys.games = { ...others, relay: { ...relay!, terms } }
  const gameOf: typeof toys.gameOf = ({ game = toys.firstGame }) => games[game]!
  return { ...toys, games, gameOf, engineOf: record => gameOf(record).engine }
})
vi.mock(import('../../../lambdas/discord/games/index.ts'), async load =>
  (await import('../../games/listToys.ts')).listToyFaces(await load()),
)

const relay = { game: 'relay' }
const guild = '900000000000000001'
let server: TestServer
let alice: Person
let bob: Person
beforeEach(() => {
  server = makeTestServer()
  alice = server.person('100000000000000001', 'Alice', 'en', { manager: true })
  bob = server.person('100000000000000002', 'Bob')
})

const armiesOf = (of?: object) => server.store.armiesOf(alice.user, of)
const namesOf = async (of?: object) => (await armiesOf(of)).map(({ name }) => name)
const choose = (message: Awaited<ReturnType<Person['command']>>, id: string) => {
  const list = selectsOf(message).find(({ options }) => options.some(({ value }) => value === id))!
  return alice.choose(message, list.placeholder, id)
}

/** A challenge of Alice's to a relay, taken up by Bob. */
async function challenge(options: Record<string, string | number> = {}) {
  await alice.command('challenge', { system: 'relay', opponent: bob.user, points: 60, ...options })
  await bob.command('game accept')
}

describe('which game is meant', () => {
  it('is an option of every command about what two games have, with the games that have it', () => {
    const systems = commands.flatMap(({ definition: { name, options = [] } }) =>
      options.flatMap(option =>
        option.name === 'system'
          ? [[name, option] as const]
          : 'options' in option
            ? (option.options ?? []).flatMap(each =>
                each.name === 'system' ? [[`${name} ${option.name}`, each] as const] : [],
              )
            : [],
      ),
    )
    const ids = Object.fromEntries(
      systems.map(([name, option]) => [
        name,
        'choices' in option ? option.choices?.map(({ value }) => value) : [],
      ]),
    )
    expect(ids.challenge).toEqual(Object.keys(games))
    expect(ids['figures list']).toEqual(expect.arrayContaining(['combat-hex', 'relay']))
    for (const part of [
      'new',
      'add',
      'remove',
      'show',
      'list',
      'check',
      'import',
      'export',
      'delete',
      'starter',
    ])
      expect(ids[`army ${part}`], part).toEqual(expect.arrayContaining(['combat-hex', 'relay']))
    // A battle is meant, which says by itself what is played in it.
    expect(ids['army pick']).toBeUndefined()
    expect(ids['orders set']).toEqual(expect.arrayContaining(['combat-hex', 'relay']))
  })
})

describe('armies of another game', () => {
  it('are built of its pieces, beside one of the same name of the first game', async () => {
    await alice.command('army new', { name: 'Team', camp: 'good' })
    const begun = await alice.command('army new', { name: 'Team', camp: 'hares', system: 'relay' })
    expect(textOf(begun)).toContain('Hares')
    const one = await choose(begun, 'jack-hare')
    const two = await choose(one, 'leveret')
    expect(await armiesOf(relay)).toMatchObject([
      { ...relay, camp: 'hares', figures: ['jack-hare', 'leveret'], version: 3 },
    ])
    expect(await armiesOf()).toMatchObject([{ camp: 'good', figures: [], version: 1 }])
    expect((await armiesOf())[0]).not.toHaveProperty('game')
    const back = await alice.click(two, 'Back')
    const removing = await alice.click(back, 'Remove…')
    await choose(removing, 'leveret')
    expect((await armiesOf(relay))[0]!.figures).toEqual(['jack-hare'])
    await alice.command('army add', { army: 'team', figure: 'Old hare', system: 'relay' })
    await alice.command('army remove', { army: 'team', figure: 'jack-hare', system: 'relay' })
    expect((await armiesOf(relay))[0]!.figures).toEqual(['old-hare'])
    expect(textOf(await alice.command('army add', { army: 'team', figure: 'Old hare' }))).toContain('⚠️')
  })

  it('are meant by the list that they are drawn from, of which two games have none in common', async () => {
    await alice.command('army new', { name: 'Team', camp: 'hares' })
    await alice.command('army starter', { camp: 'tortoises', points: 60 })
    expect(await namesOf(relay)).toEqual(['Team', 'starter-tortoises-60'])
    expect(await namesOf()).toEqual([])
    for (const words of ['army new', 'army starter']) {
      const refused = await alice.command(words, { name: 'Other', camp: 'good', system: 'relay' })
      expect(textOf(refused)).toContain('Relay has no such camp')
    }
    // Nor do games have armies of the same sizes.
    for (const words of ['army starter', 'army check']) {
      const options = { camp: 'good', army: 'Team', points: 60, system: 'combat-hex' }
      expect(textOf(await alice.command(words, options))).toContain('Combat Hex has no such points')
    }
    expect(await namesOf(relay)).toHaveLength(2)
    expect(await namesOf()).toEqual([])
    // Where it is not played, the first game's.
    await alice.command('army starter', { camp: 'good' })
    expect(await namesOf()).toHaveLength(1)
  })

  it('are listed, opened and deleted apart from those of the first', async () => {
    await alice.command('army starter', { camp: 'good' })
    await alice.command('army starter', { camp: 'hares', points: 60, system: 'relay' })
    expect(await namesOf(relay)).toEqual(['starter-hares-60'])
    const list = await alice.command('army list', { system: 'relay' })
    expect(textOf(list)).toContain('starter-hares-60')
    expect(textOf(list)).not.toContain('starter-good')
    const opened = await choose(list, 'starter-hares-60')
    expect(textOf(opened)).toContain('Jack hare')
    expect(textOf(await alice.command('army list'))).not.toContain('hares')
    const asked = await alice.command('army delete', { army: 'starter-hares-60', system: 'relay' })
    await alice.click(asked, labelsOf(asked)[0]!)
    expect(await namesOf(relay)).toEqual([])
    expect(await namesOf()).toHaveLength(1)
  })

  it('go into a file and come out of it', async () => {
    await alice.command('army starter', { camp: 'tortoises', points: 60, system: 'relay' })
    const [file] = (await alice.command('army export', { army: 'starter', system: 'relay' })).files!
    await alice.send('army import', 'f.txt', file!.content, { name: 'Again', system: 'relay' })
    const [first, again] = await armiesOf(relay)
    expect(again!.figures).toEqual(first!.figures)
    expect(textOf(await alice.send('army import', 'f.txt', file!.content, { name: 'Mine' }))).toContain('⚠️')
  })

  it('are meant where it is played, and are picked there', async () => {
    await alice.command('army new', { name: 'Team', camp: 'good' })
    await challenge()
    expect(server.game()).toMatchObject({ ...relay, stage: 'armies' })
    const begun = await alice.command('army new', { name: 'Team', camp: 'hares' })
    await choose(begun, 'leveret')
    expect(await alice.typing('army add', 'figure', 'hare')).toEqual(['jack-hare', 'old-hare'])
    expect(await alice.typing('army show', 'army')).toEqual(['Team'])
    expect(await alice.typing('army pick', 'army')).toEqual(['starter-hares', 'starter-tortoises', 'Team'])
    expect(textOf(await alice.command('army pick', { army: 'team' }))).not.toContain('⚠️')
    expect(server.game().seats[0]!.armies).toEqual({ hares: ['leveret'] })
    // The other game by the option, and nothing of this battle holds there.
    expect(textOf(await alice.command('army check', { army: 'Team' }))).toContain('60 points')
    expect(textOf(await alice.command('army check', { army: 'Team', system: 'combat-hex' }))).toContain(
      '1500',
    )
    expect(textOf(await alice.command('army show', { army: 'Team', system: 'combat-hex' }))).toContain('Good')
  })
})

describe('figures of another game', () => {
  it('are shown and listed, and of a server’s own there are none where no file is read', async () => {
    expect(textOf(await alice.command('figures show', { figure: 'Leveret', system: 'relay' }))).toContain(
      '2 hexes',
    )
    const all = textOf(await alice.command('figures list', { system: 'relay' }))
    for (const { name } of runners) expect(all).toContain(name.en)
    expect(textOf(await alice.send('figures import', 'f.csv', 'id\nx\n', { system: 'relay' }))).toContain(
      'no figures of their own',
    )
    expect(textOf(await alice.command('figures export', { system: 'relay' }))).toContain(
      'no figures of their own',
    )
    expect((await server.store.figuresOf(guild, relay)).figures).toEqual([])
  })

  it('are listed page by page', async () => {
    const many = Array.from({ length: 100 }, (_, i) => ({
      ...runners[0]!,
      id: `hare-${i}`,
      name: { en: `Hare with the number ${i}`, fr: `Lièvre numéro ${i}` },
    }))
    const none = await server.store.figuresOf(guild, relay)
    await server.store.saveFigures({ ...none, figures: seal(many) })
    const first = await alice.command('figures list', { system: 'relay' })
    const next = await alice.click(first, 'Next ▶')
    expect(textOf(next)).toContain('Hare with the number')
    expect(textOf(next)).not.toBe(textOf(first))
  })

  it('stay those of their game, whatever another calls its own', async () => {
    const fast = { ...runners[1]!, pace: 9 }
    const none = await server.store.figuresOf(guild, relay)
    await server.store.saveFigures({ ...none, figures: seal([fast]) })
    expect(textOf(await alice.command('figures show', { figure: 'leveret', system: 'relay' }))).toContain(
      '9 hexes',
    )
    expect(textOf(await alice.command('figures show', { figure: 'leveret' }))).toContain('⚠️')
    await challenge()
    await alice.command('army new', { name: 'Team', camp: 'hares' })
    await alice.command('army add', { army: 'Team', figure: 'leveret' })
    await alice.command('army pick', { army: 'Team' })
    expect(server.game().types).toEqual({ leveret: fast })
    await alice.command('figures remove', { figure: 'leveret', system: 'relay' })
    expect((await server.store.figuresOf(guild, relay)).figures).toEqual([])
  })
})

describe('standing orders for another game', () => {
  it('are kept apart, and brought to battles of that game alone', async () => {
    await alice.command('orders set', { topic: 'wounds', value: 'never', scope: 'default' })
    await alice.command('orders set', { topic: 'hand-over', value: 'swap', system: 'relay' })
    expect((await server.store.userOrders(alice.user)).orders).toEqual({ wounds: 'never' })
    expect((await server.store.userOrders(alice.user, relay)).orders).toEqual({ 'hand-over': 'swap' })
    expect(textOf(await alice.command('orders show', { system: 'relay' }))).toContain('hand over')
    expect(textOf(await alice.command('orders show'))).not.toContain('hand over')
    await challenge()
    await alice.command('army pick', { army: 'starter-hares' })
    await bob.command('army pick', { army: 'starter-hares' })
    expect(server.game()).toMatchObject({ stage: 'battle' })
    expect(server.game().seats[0]!.orders?.mine).toEqual({ 'hand-over': 'swap' })
    const first = { system: 'combat-hex' }
    expect(textOf(await alice.command('orders show'))).toContain('hand over')
    expect(textOf(await alice.command('orders show', first))).not.toContain('hand over')
    await alice.command('orders set', { topic: 'wounds', value: 'ask me', ...first })
    expect((await server.store.userOrders(alice.user)).orders).toEqual({ wounds: 'ask' })
    await alice.command('orders set', { topic: 'hand-over', value: 'stay', scope: 'default' })
    expect((await server.store.userOrders(alice.user, relay)).orders).toEqual({ 'hand-over': 'stay' })
    await alice.command('orders reset', { scope: 'default', ...first })
    expect((await server.store.userOrders(alice.user)).orders).toEqual({})
    await alice.command('orders reset', { scope: 'default' })
    expect((await server.store.userOrders(alice.user, relay)).orders).toEqual({})
  })

  it('go when a player is forgotten, as armies do', async () => {
    await alice.command('orders set', { topic: 'hand-over', value: 'swap', system: 'relay' })
    await alice.command('army starter', { camp: 'hares', points: 60, system: 'relay' })
    const asked = await alice.command('settings forget-me')
    await alice.click(asked, labelsOf(asked)[0]!)
    expect((await server.store.userOrders(alice.user, relay)).orders).toEqual({})
    expect(await armiesOf(relay)).toEqual([])
  })
})

describe('what a server restricts', () => {
  it('holds for the game that it names, and for no other', async () => {
    await alice.command('settings server', { ban: 'Saruman' })
    await challenge()
    expect(server.game().terms).not.toHaveProperty('restrictions')
    expect(textOf(await alice.command('settings server'))).toContain('Saruman')
    // One without armies has nothing to restrict.
    await alice.command('challenge', { system: 'race', opponent: bob.user })
    expect([...server.store.games.values()].at(-1)!.terms).not.toHaveProperty('restrictions')
    expect(await alice.typing('challenge', 'ban', 'Le', { system: 'race' })).toEqual([])
    await alice.command('challenge', { opponent: bob.user })
    expect([...server.store.games.values()].at(-1)!.terms.restrictions?.banned).toEqual(['saruman'])
  })

  it('names pieces of its game', async () => {
    const said = await alice.command('settings server', { ban: 'leveret', system: 'relay' })
    expect(textOf(said)).toContain('Leveret')
    expect(textOf(await alice.command('settings server'))).not.toContain('Leveret')
    expect(await alice.typing('settings server', 'ban', 'old', { system: 'relay' })).toEqual([
      'old-hare',
      'old-tortoise',
    ])
    await challenge()
    expect(server.game().terms.restrictions?.banned).toEqual(['leveret'])
    await challenge({ ban: 'Old hare' })
    expect(server.game().terms.restrictions?.banned).toEqual(['leveret', 'old-hare'])
    expect(textOf(server.posts[0]!)).toContain('Leveret')
    await alice.command('army new', { name: 'Team', camp: 'hares', system: 'relay' })
    await alice.command('army add', { army: 'Team', figure: 'leveret', system: 'relay' })
    expect(textOf(await alice.command('army check', { army: 'Team', system: 'relay' }))).toContain('Leveret')
    // What is handed out names the game whose restrictions it brings back.
    const gone = textOf(await alice.command('settings server', { reset: 'restrictions', system: 'relay' }))
    expect(gone).toContain('`system:relay` `ban:leveret`')
    expect((await server.store.serverSettings(guild)).otherRestrictions).toEqual({})
  })

  it('is kept for each game by itself', () => {
    const none = serverDefaults(guild)
    const first = withRestrictions(none, {}, { banned: ['saruman'] })
    // As it was written before there was another game.
    expect(first).toEqual({ ...none, restrictions: { banned: ['saruman'] } })
    const both = withRestrictions(first, relay, { banned: ['leveret'] })
    expect(restrictionsIn(both, {})).toEqual({ banned: ['saruman'] })
    expect(restrictionsIn(both, { game: 'combat-hex' })).toEqual({ banned: ['saruman'] })
    expect(restrictionsIn(both, relay)).toEqual({ banned: ['leveret'] })
    expect(restrictionsIn(withRestrictions(both, relay, undefined), relay)).toBeUndefined()
    expect(restrictionsIn(withRestrictions(both, {}, undefined), relay)).toEqual({ banned: ['leveret'] })
  })
})
