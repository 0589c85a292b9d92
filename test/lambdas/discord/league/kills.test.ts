import { describe, expect, it } from 'vitest'
import { parseCustomId } from '../../../../lambdas/discord/api/customId.ts'
import { seasonIn } from '../../../../lambdas/store/seasonKeys.ts'
import { thorough } from '../../../helpers/thorough.ts'
import { makeTestServer, type Person, partsOf, type TestServer, textOf } from '../testServer.ts'
import { directorOf, starters } from './beginSeason.ts'
import { mortal } from './mortal.ts'

type Call = Parameters<Person['carryOut']>[0]
type Message = Awaited<ReturnType<Person['carryOut']>>

/** A season of two players from its first word to its last, whose store dies once. */
async function play(dieAt: number, after: boolean) {
  const server = makeTestServer()
  const state = mortal(server.store, dieAt, after)
  const director = directorOf(server)
  const players = [
    server.person('100000000000000001', 'Ann'),
    server.person('100000000000000002', 'Bob'),
  ] as const
  /** What nobody has told because the program died is told by the next sweep. */
  async function sweep() {
    for (const id of await server.store.unsaid(10)) {
      const season = seasonIn(id)
      if (season === undefined) await server.tell(server.game(id))
      else await server.tellOf(server.store.seasons.get(season)!)
    }
  }
  /** Where the program dies over something, it is done again by the next one. */
  async function survive<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      return await work()
    } catch (error) {
      if (!state.dead) throw error
      state.dead = false
      return work()
    }
  }
  /** The queue delivers a command again until it is carried out. */
  async function deliver(call: Call) {
    const answer = await survive(() => director.carryOut(call))
    await survive(sweep)
    return answer
  }
  const command = (person: Person, name: string, options: Call['options'] = {}) =>
    deliver({ ...person.base(), name: `league ${name}`, options })
  /** A button of the last answer, by the first word of its id. */
  const press = (person: Person, answer: Message, action: string) => {
    const part = partsOf(answer).find(({ custom_id: id }) => String(id).startsWith(`${action}:`))!
    const component = { ...parseCustomId(String(part.custom_id))!, values: [] }
    return deliver({ ...person.base(), kind: 'component', name: action, component })
  }
  const surely = async (name: string) => press(director, await command(director, name), 'for-good')
  await command(director, 'create', { name: 'Spring', size: 500, approval: 'automatic' })
  for (const player of players) {
    await command(player, 'join')
    await command(player, 'army', starters)
  }
  await surely('start')
  await command(director, 'pair')
  await command(director, 'publish')
  const { id, seats, version } = server.game()
  const loser = players.find(({ user }) => user === seats[0]!.user)!
  await deliver({
    ...loser.base(),
    kind: 'component',
    name: 'concede',
    message: '700000000000000001',
    component: { action: 'concede', game: id, version, argument: 'yes', values: [] },
  })
  await surely('close')
  return { server, calls: state.calls }
}

/** All that is left of a season, as far as it is the same for every secret. */
async function leftOf(server: TestServer) {
  const { season, outbox, message } = server.season()
  const announced = server.posts.map(textOf).filter(text => text.includes('📣')).length
  return {
    seasons: server.store.seasons.size,
    entrants: season.entrants.map(({ name, state, approval }) => [name, state, approval]),
    stage: season.stage,
    rounds: season.rounds.map(({ battles }) =>
      battles.map(({ outcome }) => [outcome?.kind, outcome?.score.toSorted((a, b) => a - b)]),
    ),
    games: [...server.store.games.values()].map(({ stage }) => stage),
    announced,
    // To pin once more what is pinned does nothing.
    pinned: new Set(server.calls.filter(call => call.startsWith('pin'))).size,
    isPinned: message !== null,
    outbox,
    unsaid: await server.store.unsaid(10),
    records: Object.keys((await server.store.closedSeasons(season.server)).seasons).length,
    listed: (await server.store.seasonsOfServer(season.server, 'past', 10)).length,
  }
}

describe('a season whose store dies at any call', () => {
  it('loses nothing, and does nothing twice', async () => {
    const { server, calls } = await play(0, false)
    const whole = await leftOf(server)
    expect(calls).toBeGreaterThan(50)
    expect(whole).toMatchObject({
      seasons: 1,
      stage: 'over',
      rounds: [[['played', [0, 6]]]],
      games: ['over'],
      announced: 1,
      pinned: 1,
      outbox: [],
      unsaid: [],
      records: 1,
      listed: 1,
    })
    const step = thorough ? 1 : 3
    for (const after of [false, true])
      for (let dieAt = after ? 1 : 2; dieAt <= calls; dieAt += step)
        expect(await leftOf((await play(dieAt, after)).server), `${dieAt} ${after}`).toEqual(whole)
  })
})
