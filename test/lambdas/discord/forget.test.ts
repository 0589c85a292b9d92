import { describe, expect, it } from 'vitest'
import { forgetPlayer } from '../../../lambdas/discord/actions/forgetPlayer.ts'
import { threadName } from '../../../lambdas/discord/views/threadName.ts'
import { locales, type Store } from '../../../lambdas/store/types.ts'
import { type Hall, makeHall, type Person, startBattle, textOf } from './hall.ts'

const alice = '100000000000000001'
const bob = '100000000000000002'

/** Games of Alice and Bob: one fought to its end, one turned down, and one that Bob played without her. */
async function played() {
  const hall = makeHall()
  // The first interactions would have the ids of the players.
  for (let i = 0; i < 10; i++) hall.person(bob, 'Bob').base()
  const people = await startBattle(hall)
  const first = hall.game().id
  const giving = await people.alice.command('game concede')
  await people.alice.click(giving, 'Give up')
  await people.alice.command('challenge', { opponent: bob, points: 500 })
  const second = hall.game().id
  await people.bob.command('game decline', { game: second })
  hall.store.games.set(first, { ...hall.game(first), unreachable: [alice, bob] })
  return { hall, ...people, first, second }
}

const stored = (hall: Hall) => JSON.stringify([...hall.store.games.values()])
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
    const { hall, first, second } = await played()
    const reader = hall.person(bob, 'Bob', language)
    const own = hall.person(alice, 'Alice', language)
    const before = await shown(reader, first)
    const log = await hall.store.readLog(first)
    expect(stored(hall)).toMatch(new RegExp(`Alice.*${alice}|${alice}.*Alice`))
    await sure(own)
    expect(stored(hall)).not.toMatch(new RegExp(`Alice|${alice}`))
    expect(stored(hall)).toContain(bob)
    expect(await hall.store.readLog(first)).toEqual(log)
    const after = await shown(reader, first)
    const words = { en: 'Former player', fr: 'Ancien joueur' }
    const nameless = words[language]
    for (const [name, text] of Object.entries(after)) {
      // What everybody sees is in the language of the game.
      const forAll = name === 'map' || name === 'game replay'
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
    const { hall } = await played()
    const own = hall.person(alice, 'Alice')
    const answer = await sure(own)
    const games = stored(hall)
    expect(textOf(await sure(own))).toBe(textOf(answer))
    expect(stored(hall)).toBe(games)
  })

  it('changes nothing while a game goes on, however many came after it', async () => {
    const hall = makeHall()
    const { alice: own } = await startBattle(hall)
    for (let i = 0; i < 110; i++) {
      await own.command('challenge', { opponent: bob, points: 500 })
      await own.command('game decline', { game: hall.game().id })
    }
    const games = stored(hall)
    expect(textOf(await sure(own))).toContain('1 open')
    expect(stored(hall)).toBe(games)
    expect(await hall.store.everyGameOfUser(alice)).toHaveLength(111)
  })

  it('is forgotten at the second try where the first ended before any of its writes', async () => {
    for (let writes = 0; ; writes++) {
      const { hall, first } = await played()
      const number = hall.store.games.get(first)!.seats[0]!.number
      let left = writes
      const killed = async () => {
        if (left-- === 0) throw new Error('killed')
      }
      const dying: Store = {
        ...hall.store,
        tickGame: async (...all) => killed().then(() => hall.store.tickGame(...all)),
        forgetUser: async user => killed().then(() => hall.store.forgetUser(user)),
      }
      const call = { ...hall.person(alice, 'Alice').base(), name: 'forget' }
      const died = await forgetPlayer(call, { store: dying }).then(
        () => false,
        () => true,
      )
      expect(hall.store.games.size).toBe(2)
      if (died) expect(await hall.store.everyGameOfUser(alice)).toHaveLength(2)
      await forgetPlayer(call, { store: hall.store })
      expect(stored(hall)).not.toMatch(new RegExp(`Alice|${alice}`))
      expect(hall.store.games.get(first)!.seats[0]!.number).toBe(number)
      expect(await hall.store.everyGameOfUser(alice)).toEqual([])
      if (!died) {
        expect(writes).toBe(3)
        return
      }
    }
  })

  it('is taken out of what is still to be told', async () => {
    const { hall, first } = await played()
    const game = hall.store.games.get(first)!
    const entry = { do: 'post' as const, pings: [alice, bob] }
    hall.store.games.set(first, {
      ...game,
      pinged: alice,
      drawOffer: alice,
      drawYes: [alice, bob],
      others: [alice],
      held: [{ user: alice, at: 1 }],
      clock: { of: 1, wake: 1, reminded: [alice] },
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
    await sure(hall.person(alice, 'Alice'))
    const after = hall.store.games.get(first)!
    expect(JSON.stringify(after)).not.toMatch(new RegExp(`Alice|${alice}`))
    expect(after.seats.map(({ rest }) => rest?.timeZone)).toEqual([undefined, 'Europe/Paris'])
    expect(after.outbox).toMatchObject([
      { pings: [bob] },
      { facts: { by: '' } },
      { facts: { starter: ['', bob] } },
      { do: 'thread' },
    ])
    expect(threadName(after)).toMatch(/^– – Bob ·/)
    expect(after.version).toBe(game.version)
  })
})
