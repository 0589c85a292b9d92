import { beforeEach, describe, expect, it } from 'vitest'
import type { SeasonEntry, SeasonRecord } from '../../../../lambdas/store/seasonTypes.ts'
import type { Person, TestServer } from '../testServer.ts'
import { type Begun, beginSeason } from './beginSeason.ts'

let server: TestServer
let director: Person
let nextRound: Begun['nextRound']

/** Has this in the outbox of the season, and carries it out. */
async function carryOut(entry: SeasonEntry, change: (record: SeasonRecord) => SeasonRecord = same) {
  const record = change(server.season())
  server.store.seasons.set(record.id, { ...record, outbox: [entry] })
  await server.tellOf(server.season())
}
const same = (record: SeasonRecord) => record

beforeEach(async () => {
  ;({ server, director, nextRound } = await beginSeason(['Ann', 'Bob']))
})

describe('a command to a season', () => {
  const ruling = () => ({
    ...director.base(),
    name: 'league rule',
    options: { decision: 'extend', why: 'so it is', battle: '1-1', hours: 5 },
  })

  it('is carried out once, however often it is delivered', async () => {
    await nextRound()
    const call = ruling()
    await director.carryOut(call)
    const { version, season } = server.season()
    expect(season.rulings).toHaveLength(1)
    await director.carryOut(call)
    expect(server.season()).toMatchObject({ version, season: { rulings: season.rulings } })
  })

  it('is remembered among the last 32', async () => {
    await nextRound()
    const record = server.season()
    const before = Array.from({ length: 40 }, (_, n) => String(n))
    server.store.seasons.set(record.id, { ...record, recent: before })
    const call = ruling()
    await director.carryOut(call)
    expect(server.season().recent).toEqual([...before.slice(-31), call.id])
  })
})

describe('what a season does to a game', () => {
  it('is done once, however often its entry is carried out', async () => {
    await nextRound()
    const { id } = server.game()
    const entry: SeasonEntry = { key: 'k', do: 'game', game: id, what: { change: 'tell' } }
    const { version } = server.game()
    await carryOut(entry)
    expect(server.game().version).toBe(version + 1)
    await carryOut(entry)
    expect(server.game().version).toBe(version + 1)
  })
})

describe('a battle of a season', () => {
  const entry: SeasonEntry = { key: 'k', do: 'battle', round: 1, table: 0 }

  it('is not begun where it was settled before', async () => {
    await nextRound()
    server.store.games.clear()
    await carryOut(entry, record => {
      const { season } = record
      const [round] = season.rounds
      const [battle] = round!.battles
      const outcome = { kind: 'by-hand' as const, score: [4, 2] as const, at: 1 }
      const settled = { ...round!, battles: [{ ...battle!, game: null, outcome }] }
      return { ...record, season: { ...season, rounds: [settled] } }
    })
    expect(server.store.games.size).toBe(0)
  })

  it('asks for nothing where it was begun before', async () => {
    await nextRound()
    const asked: string[] = []
    const { createGame, userOrders } = server.store
    server.store.createGame = game => {
      asked.push(`create ${game.id}`)
      return createGame(game)
    }
    server.store.userOrders = user => {
      asked.push(`orders of ${user}`)
      return userOrders(user)
    }
    await carryOut(entry)
    expect(asked).toEqual([])
    expect(server.store.games.size).toBe(1)
  })
})
