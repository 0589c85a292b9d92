import { describe, expect, it } from 'vitest'
import { forgetPlayer } from '../../../lambdas/discord/actions/forgetPlayer.ts'
import { threadName } from '../../../lambdas/discord/views/threadName.ts'
import { locales, type Store } from '../../../lambdas/store/types.ts'
import type { CombatHexState } from '../../../rules/combat-hex/index.ts'
import { seal } from '../../../rules/games.ts'
import { makeTestServer, type Person, startBattle, type TestServer, textOf } from './testServer.ts'

const alice = '100000000000000001'
const bob = '100000000000000002'

/** The first interactions of a server would have the ids of the players. */
function freshServer(): TestServer {
  const server = makeTestServer()
  for (let i = 0; i < 10; i++) server.person(bob, 'Bob').base()
  return server
}

/** Games of Alice and Bob: one fought to its end, one turned down, and one that Bob played without her. */
async function played() {
  const server = freshServer()
  const people = await startBattle(server)
  const first = server.game().id
  const giving = await people.alice.command('game concede')
  await people.alice.click(giving, 'Give up')
  await people.alice.command('challenge', { opponent: bob, points: 500 })
  const second = server.game().id
  await people.bob.command('game decline', { game: second })
  server.store.games.set(first, { ...server.game(first), unreachable: [alice, bob] })
  return { server, ...people, first, second }
}

/** Somebody lets the computer play on. */
const leaveSeat = async (person: Person) =>
  person.click(await person.command('game substitute', { computer: 'recruit' }), 'Let it play on')

const stored = (server: TestServer) => JSON.stringify([...server.store.games.values()])
/** What may be seen of a game that is over. */
async function shown(person: Person, game: string) {
  const seen: Record<string, string> = {}
  for (const name of ['game status', 'game log', 'game replay', 'game export', 'game verify', 'map'])
    seen[name] = JSON.stringify(await person.command(name, { game }))
  seen['game list'] = textOf(await person.command('game list'))
  return seen
}
const sure = (person: Person) => person.press('forget::0:yes')

describe('who wants to be forgotten', () => {
  it.each(locales)('has no name and id in the games that stay, which are whole (%s)', async language => {
    const { server, first, second } = await played()
    const reader = server.person(bob, 'Bob', language)
    const own = server.person(alice, 'Alice', language)
    const before = await shown(reader, first)
    const log = await server.store.readLog(first)
    expect(stored(server)).toMatch(new RegExp(`Alice.*${alice}|${alice}.*Alice`))
    await sure(own)
    expect(stored(server)).not.toMatch(new RegExp(`Alice|${alice}`))
    expect(stored(server)).toContain(bob)
    expect(await server.store.readLog(first)).toEqual(log)
    const after = await shown(reader, first)
    const words = { en: 'Former player', fr: 'Ancien joueur' }
    const nameless = words[language]
    for (const [name, text] of Object.entries(after)) {
      // What everybody sees is in the language of the game.
      const forAll = name === 'game replay'
      const called = name === 'game export' ? '' : forAll ? words.en : nameless
      expect(text, name).toBe(before[name]!.replaceAll(alice, '').replaceAll('Alice', called))
      expect(text, name).not.toMatch(new RegExp(`Alice|${alice}`))
    }
    expect(after['game status']).toContain(nameless)
    expect(after['game list']).toContain(nameless)
    expect(textOf(await reader.command('game status', { game: second }))).toContain(nameless)
    expect(textOf(await own.command('game list'))).not.toContain(first)
  })

  it('may say so again, and nothing more changes', async () => {
    const { server } = await played()
    const own = server.person(alice, 'Alice')
    const answer = await sure(own)
    const games = stored(server)
    expect(textOf(await sure(own))).toBe(textOf(answer))
    expect(stored(server)).toBe(games)
  })

  it('changes nothing while a game goes on, however many came after it', async () => {
    const server = makeTestServer()
    const { alice: own } = await startBattle(server)
    for (let i = 0; i < 110; i++) {
      await own.command('challenge', { opponent: bob, points: 500 })
      await own.command('game decline', { game: server.game().id })
    }
    const games = stored(server)
    expect(textOf(await sure(own))).toContain('1 open')
    expect(stored(server)).toBe(games)
    expect(await server.store.everyGameOfUser(alice)).toHaveLength(111)
  })

  it('has no name in a battle that the computer plays on for them, nor in its log, and need not wait for its end', async () => {
    const server = freshServer()
    const people = await startBattle(server)
    await people.alice.command('settings me', { 'time-zone': 'Europe/Paris', 'quiet-hours': '1-5' })
    await leaveSeat(people.alice)
    const { id, stage, seats } = server.game()
    expect(stage).toBe('battle')
    expect(seats[0]!.standsFor).toBe('Alice')
    const own = server.person(alice, 'Alice')
    expect(textOf(await sure(own))).not.toContain('open')
    expect(stored(server)).not.toMatch(new RegExp(`Alice|${alice}`))
    const log = await server.store.readLog(id)
    expect(log.map(({ event }) => event)).toContain('handed-over')
    expect(JSON.stringify(log)).not.toMatch(new RegExp(`Alice|${alice}`))
    expect(stored(server)).not.toContain('Europe/Paris')
    expect(textOf(await own.command('game substitute', { game: id }))).toContain('not a player')
    const status = textOf(await people.bob.command('game status', { game: id }))
    expect(status).toContain('Computer')
    expect(status).not.toContain('Alice')
  })

  describe('has no name in a battle that was left before a seat kept by whom', () => {
    /** As such a battle was stored. */
    async function leftEarlier(users: string[]) {
      const server = freshServer()
      const people = await startBattle(server)
      const called = [people.alice, people.bob].filter(({ user }) => users.includes(user))
      for (const person of called) await leaveSeat(person)
      const game = server.game()
      const seats = game.seats.map(({ leftBy: _leftBy, ...seat }) => seat)
      server.store.games.set(game.id, { ...game, seats })
      return { server, ...people, names: () => server.game().seats.map(({ standsFor }) => standsFor) }
    }

    it('under whatever name they have now', async () => {
      const { server, names } = await leftEarlier([alice])
      await sure(server.person('100000000000000003', 'Alice'))
      expect(names()).toEqual(['Alice', undefined])
      await sure(server.person(alice, 'Alice the bold'))
      expect(names()).toEqual([undefined, undefined])
      expect(stored(server)).not.toMatch(new RegExp(`Alice|${alice}`))
    })

    it('and whoever left the other seat keeps theirs, where the name tells them apart', async () => {
      const { server, names } = await leftEarlier([alice, bob])
      await sure(server.person(alice, 'Alice'))
      expect(names()).toEqual([undefined, 'Bob'])
      await sure(server.person(bob, 'Bobby'))
      expect(names()).toEqual([undefined, undefined])
      expect(stored(server)).not.toMatch(/Alice|Bob/)
    })

    it('and nobody else loses a name who still plays', async () => {
      const { bob: other, names } = await leftEarlier([alice])
      await other.command('game concede').then(giving => other.click(giving, 'Give up'))
      await sure(other)
      expect(names()).toEqual(['Alice', undefined])
    })
  })

  it('is forgotten at the second try where the first ended before any of its writes', async () => {
    for (let writes = 0; ; writes++) {
      const { server, first } = await played()
      const number = server.store.games.get(first)!.seats[0]!.number
      let left = writes
      const killed = async () => {
        if (left-- === 0) throw new Error('killed')
      }
      const dying: Store = {
        ...server.store,
        tickGame: async (...all) => killed().then(() => server.store.tickGame(...all)),
        forgetUser: async user => killed().then(() => server.store.forgetUser(user)),
      }
      const call = { ...server.person(alice, 'Alice').base(), name: 'forget' }
      const died = await forgetPlayer(call, { store: dying }).then(
        () => false,
        () => true,
      )
      expect(server.store.games.size).toBe(2)
      if (died) expect(await server.store.everyGameOfUser(alice)).toHaveLength(2)
      await forgetPlayer(call, { store: server.store })
      expect(stored(server)).not.toMatch(new RegExp(`Alice|${alice}`))
      expect(server.store.games.get(first)!.seats[0]!.number).toBe(number)
      expect(await server.store.everyGameOfUser(alice)).toEqual([])
      if (!died) {
        expect(writes).toBe(3)
        return
      }
    }
  })

  it('is taken out of what is still to be told', async () => {
    const { server, first } = await played()
    const game = server.store.games.get(first)!
    const entry = { do: 'post' as const, pings: [alice, bob] }
    server.store.games.set(first, {
      ...game,
      pinged: alice,
      drawOffer: alice,
      drawYes: [alice, bob],
      others: [alice],
      held: [{ user: alice, at: 1 }],
      clock: { of: 1, wake: 1, reminded: [alice] },
      news: { waiting: [], told: [], seen: game.save! },
      seats: game.seats.map(seat => ({
        ...seat,
        rest: { timeZone: 'Europe/Paris', quiet: null, holiday: null },
      })),
      outbox: [
        { ...entry, key: `1-held-${alice}`, view: 'held', facts: {} },
        { ...entry, key: '2', view: 'declined', facts: { by: alice } },
        { ...entry, key: '3', view: 'happened', facts: { starter: [alice, bob] } },
        { key: '4', do: 'thread' },
      ],
    })
    await sure(server.person(alice, 'Alice'))
    const after = server.store.games.get(first)!
    expect(JSON.stringify(after)).not.toMatch(new RegExp(`Alice|${alice}`))
    expect(after.seats.map(({ rest }) => rest?.timeZone)).toEqual([undefined, 'Europe/Paris'])
    expect(after.outbox).toMatchObject([
      { pings: [bob] },
      { facts: { by: '' } },
      { facts: { starter: ['', bob] } },
      { do: 'thread' },
    ])
    expect(threadName(after)).toMatch(/^– ⚔ Bob – /)
    expect(after.version).toBe(game.version)
  })

  it('leaves the name of an opponent who is called the same', async () => {
    const { server, first } = await played()
    const game = server.store.games.get(first)!
    const namesake = <Named extends { name: string }>(all: readonly Named[]) =>
      all.map(each => ({ ...each, name: 'Alice' }))
    const save = {
      ...game.save!,
      battle: { ...game.save!.battle, players: namesake(seal<CombatHexState>(game.save!.battle).players) },
    }
    server.store.games.set(first, { ...game, save, seats: namesake(game.seats) })
    await sure(server.person(alice, 'Alice'))
    const after = server.store.games.get(first)!
    for (const named of [after.seats, seal<CombatHexState>(after.save!.battle).players])
      expect(named.map(({ name }) => name)).toEqual(['', 'Alice'])
  })
})
