import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../lambdas/local/database.ts'
import { makeClient } from '../../lambdas/store/client.ts'
import { makeStore } from '../../lambdas/store/store.ts'
import { deployedGame } from '../bench/silentDiscord.ts'
import { billOf } from './bill.ts'
import { countUnits, indexWrites, readUnits, writeUnits } from './countUnits.ts'
import type { Meter } from './metered.ts'

describe('units of DynamoDB', () => {
  it('are those of the larger of both items, by the begun kilobyte', () => {
    expect(writeUnits(undefined, { a: 'b' })).toBe(1)
    expect(writeUnits({ a: 'x'.repeat(3000) }, { a: 'b' })).toBe(3)
    expect(writeUnits({ a: 'x'.repeat(1000) }, { a: 'x'.repeat(1024) })).toBe(2)
  })

  it('are halved where a read may be behind, and counted by four kilobytes', () => {
    expect(readUnits(0, true)).toBe(1)
    expect(readUnits(4097, true)).toBe(2)
    expect(readUnits(100, false)).toBe(0.5)
  })

  it('are one for a place in an index that is taken or left, and two for one that changes', () => {
    const unsaid = { unsaid: '3', changed: 10 }
    expect(indexWrites({ changed: 1 }, { changed: 2 })).toBe(0)
    expect(indexWrites(undefined, unsaid)).toBe(1)
    expect(indexWrites(unsaid, { changed: 10 })).toBe(1)
    expect(indexWrites(unsaid, { ...unsaid, changed: 11 })).toBe(2)
    expect(indexWrites({ timed: '1', due: 5 }, { timed: '1', due: 6 })).toBe(2)
  })
})

describe('a DynamoDB that counts', () => {
  let database: Database
  let counting: Awaited<ReturnType<typeof countUnits>>
  beforeAll(async () => {
    database = await openDatabase({ folder: null, endpoint: undefined, tableName: 'units' })
    counting = await countUnits(database.client)
  })
  afterAll(async () => {
    counting.close()
    await database.close()
  })

  it('counts what a save and the emptying of its outbox take, the indexes with them', async () => {
    const store = makeStore(makeClient(counting.url), 'units')
    const game = deployedGame()
    await store.createGame(game)
    expect(counting.units.writes).toEqual({ game: expect.any(Number) })
    const { units } = counting
    const whole = units.writes['game']!
    expect(whole).toBeGreaterThan(1)
    await store.saveGame({ ...game, outbox: [{ key: '1', do: 'index' }] })
    await store.clearOutbox({ ...game, version: 2 })
    expect(units.writes).toEqual({ game: 3 * whole, index: 2 })
    await store.loadGame(game.id)
    expect(units.reads).toEqual({ game: Math.ceil(whole / 4) })
  })
})

describe('a bill', () => {
  it('adds up what was used, as often as it is asked for', () => {
    const runs = { calls: 1_000_000, milliseconds: 0, first: 0, pictureAt: 0, memory: 0, logBytes: 0 }
    const meter: Meter = {
      door: runs,
      worker: { ...runs, milliseconds: 1000 },
      clock: runs,
      units: { reads: {}, writes: { game: 1_000_000, index: 600_000 }, calls: 0 },
      discord: { requests: 0, bytes: 1e9, pictures: 1, pictureBytes: 1000 },
      answered: 0,
      messages: 0,
    }
    const memory = { door: 1024, worker: 1769, clock: 1769 }
    const of = (times: number) =>
      Object.fromEntries(billOf(meter, memory, 0, times).map(({ service, dollars }) => [service, dollars]))
    expect(of(1)['DynamoDB, writes']).toBeCloseTo(1)
    expect(of(3)['DynamoDB, writes']).toBeCloseTo(3)
    expect(of(1)['Bytes sent']).toBeCloseTo(0.09 * 1.04)
    expect(of(1)['HTTP API']).toBeCloseTo(1)
    // a second here is one and a half there, of 1769 MB
    expect(of(1)['Lambda, worker']).toBeCloseTo(0.2 + ((1.5 * 1769) / 1024) * 0.0000133334, 8)
    // with half of the processor it takes twice as long, and costs the same
    const half = billOf(meter, { ...memory, worker: 1769 / 2 }, 0, 1).find(
      ({ service }) => service === 'Lambda, worker',
    )
    expect(half!.dollars).toBeCloseTo(of(1)['Lambda, worker']!, 8)
  })
})
