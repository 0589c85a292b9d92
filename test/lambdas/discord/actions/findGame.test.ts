import { describe, expect, it } from 'vitest'
import { makeTestServer, questionOf, startBattle, textOf } from '../testServer.ts'

const hallway = { channel: '800000000000000007' }

/** Alice and Bob fight here; Carol and Dora, and Alice and Dora, in the hallway. */
async function two() {
  const server = makeTestServer()
  const { alice, bob } = await startBattle(server)
  const here = server.game().id
  const carol = server.person('100000000000000003', 'Carol', 'en', hallway)
  const dora = server.person('100000000000000004', 'Dora', 'en', hallway)
  await carol.command(
    'challenge',
    { opponent: dora.user, points: 500, camps: 'good', board: 'the-marsh' },
    { [dora.user]: { id: dora.user, name: 'Dora', bot: false } },
  )
  const there = server.game().id
  return { server, alice, bob, carol, dora, here, there }
}

describe('which game is meant', () => {
  it('is the one here for whoever looks, and their own for whoever plays', async () => {
    const { server, carol, dora, there } = await two()
    await dora.command('game accept')
    await carol.command('army pick', { army: 'starter-good' })
    await dora.command('army pick', { army: 'starter-evil' })
    const guest = server.person(carol.user, 'Carol')
    expect(textOf(await guest.command('game status'))).toContain('Alice')
    const { by } = questionOf(server)
    const asked = server.person(by === 0 ? carol.user : dora.user, by === 0 ? 'Carol' : 'Dora')
    const before = server.game(there).version
    expect(textOf(await asked.command('answer', { choice: 'left' }))).toContain('Carol')
    expect(server.game(there).version).toBe(before + 1)
    // in the thread of a game nothing else is meant
    const inside = server.person(carol.user, 'Carol', 'en', { inThread: true })
    expect(textOf(await inside.command('done'))).toContain('not a player')
  })

  it('is another one when the battle here is over', async () => {
    const { server, alice, carol, dora, there } = await two()
    await alice.click(await alice.command('game concede'), 'Give up')
    expect(textOf(await alice.command('done'))).toContain('over')
    expect(textOf(await alice.command('game verify'))).toContain('All dice')
    await dora.command('game accept')
    const guest = server.person(carol.user, 'Carol')
    expect(textOf(await guest.command('army pick', { army: 'starter-good' }))).toContain('Yours')
    expect(server.game(there).seats[0]!.armies.good).toBeDefined()
  })

  it('is offered for what can be done with it', async () => {
    const { server, alice, dora, carol, here, there } = await two()
    expect(await dora.typing('game accept', 'game')).toEqual([there])
    expect(await carol.typing('game accept', 'game')).toEqual([])
    expect(await carol.typing('game decline', 'game')).toEqual([there])
    expect(await alice.typing('game undo', 'game')).toEqual([here])
    expect(await alice.typing('game accept', 'game')).toEqual([])
    const guest = server.person(alice.user, 'Alice', 'en', hallway)
    await carol.command('challenge', { points: 500 })
    const open = server.game().id
    expect(await guest.typing('game accept', 'game')).toEqual([open])
    expect(await guest.typing('game status', 'game')).toEqual([here])
    await alice.click(await alice.command('game concede'), 'Give up')
    expect(await alice.typing('game undo', 'game')).toEqual([])
    expect(await alice.typing('game verify', 'game')).toEqual([here])
  })

  it('is no challenge that still waits, unless it is to be answered', async () => {
    const { server, alice, bob, carol, here, there } = await two()
    const guest = server.person(bob.user, 'Bob', 'en', hallway)
    const before = server.game(here).version
    // in the hallway only a challenge of others waits: Bob means his battle
    const { by } = questionOf(server, here)
    const asked = by === 0 ? server.person(alice.user, 'Alice', 'en', hallway) : guest
    await asked.command('answer', { choice: questionOf(server, here).space.enumerate('', 1)[0]! })
    expect(server.game(here).version).toBe(before + 1)
    expect(textOf(await guest.command('game accept'))).toContain('somebody else')
    expect(server.game(there).stage).toBe('challenge')
    await carol.command('challenge', { points: 500 })
    const open = server.game().id
    const erik = server.person('100000000000000008', 'Erik', 'en', hallway)
    await erik.command('game accept')
    expect(server.game(open).seats.map(({ name }) => name)).toEqual(['Carol', 'Erik'])
  })
})

describe('in the thread of a battle', () => {
  const thread = '800000000000000055'
  const inThread = { channel: thread, inThread: true }

  /** Alice and Bob fight in a thread, and Dora, whom nobody knows, looks on. */
  async function inside() {
    const server = makeTestServer()
    await startBattle(server)
    const here = server.game().id
    const game = { ...server.game(), thread }
    server.store.games.set(here, game)
    await server.store.indexGame(game)
    const alice = server.person('100000000000000001', 'Alice', 'en', inThread)
    const bob = server.person('100000000000000002', 'Bob', 'en', inThread)
    const dora = server.person('100000000000000004', 'Dora', 'en', inThread)
    return { server, alice, bob, dora, here, asked: () => (questionOf(server, here).by === 0 ? alice : bob) }
  }
  const looks = ['map', 'game status', 'game log', 'game export', 'orders show'] as const
  const bobHimself = { '100000000000000002': { id: '100000000000000002', name: 'Bob', bot: false } }

  it.each([
    ['anybody', {}],
    ['one of the two', { opponent: '100000000000000002' }],
  ])('a challenge to %s takes nothing away from those who fight or look on', async (_, options) => {
    const { server, alice, bob, dora, here, asked } = await inside()
    const erik = server.person('100000000000000008', 'Erik', 'en', inThread)
    for (let i = 0; i < 11; i++) await erik.command('challenge', { points: 500, ...options }, bobHimself)
    for (const person of [alice, bob, dora])
      for (const name of looks) {
        const told = await person.command(name)
        expect(textOf(told), `${person.user} ${name}`).not.toContain('Several of your games')
        expect(textOf(told), `${person.user} ${name}`).not.toContain('looks for an opponent')
      }
    const { files } = await alice.command('game export')
    expect(files?.[0]?.name).toBe(`game-${here}.json`)
    const before = server.game(here).version
    await asked().command('answer', { choice: questionOf(server, here).space.enumerate('', 1)[0]! })
    expect(server.game(here).version).toBe(before + 1)
    expect(textOf(await dora.command('done'))).toContain('not a player')
    await alice.click(await alice.command('game concede'), 'Give up')
    expect(textOf(await alice.command('game verify'))).toContain('All dice')
    expect(textOf(await dora.command('game log'))).not.toContain('Several of your games')
  })

  it('another battle there is meant by those who fight it alone', async () => {
    const { server, alice, dora, here } = await inside()
    const erik = server.person('100000000000000008', 'Erik', 'en', inThread)
    await erik.command('challenge', { points: 500, camps: 'good', board: 'the-hills' })
    const there = server.game().id
    await dora.command('game accept')
    await erik.command('army pick', { army: 'starter-good' })
    await dora.command('army pick', { army: 'starter-evil' })
    const exported = async (person: typeof dora) =>
      (await person.command('game export')).files?.map(({ name }) => name)
    expect(await exported(alice)).toEqual([`game-${here}.json`])
    expect(await exported(dora)).toEqual([`game-${there}.json`])
    const frank = server.person('100000000000000009', 'Frank', 'en', inThread)
    expect(await exported(frank)).toEqual([`game-${here}.json`])
    // The first is over, and the other goes on: it is what there is to see.
    await alice.click(await alice.command('game concede'), 'Give up')
    expect(await exported(frank)).toEqual([`game-${there}.json`])
  })
})

describe('in a channel where no thread can be made', () => {
  it('a challenge takes nothing away from the battle that is fought there', async () => {
    const server = makeTestServer()
    const { alice, bob } = await startBattle(server)
    const { id } = server.game()
    const dora = server.person('100000000000000004', 'Dora')
    await dora.command(
      'challenge',
      { opponent: bob.user, points: 500 },
      { [bob.user]: { id: bob.user, name: 'Bob', bot: false } },
    )
    const erik = server.person('100000000000000008', 'Erik')
    await erik.command('challenge', { points: 500 })
    for (const person of [alice, bob, server.person('100000000000000009', 'Frank')])
      expect((await person.command('game export')).files?.[0]?.name).toBe(`game-${id}.json`)
    // Whoever waits for an answer to a challenge means that.
    expect(textOf(await erik.command('game status'))).toContain('looks for an opponent')
  })
})
