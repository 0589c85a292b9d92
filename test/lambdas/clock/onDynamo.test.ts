import { afterAll, beforeAll, expect, it } from 'vitest'
import { runClock } from '../../../lambdas/clock/runClock.ts'
import { bot } from '../../../lambdas/discord/index.ts'
import { makeLog } from '../../../lambdas/log.ts'
import { shards } from '../../../lambdas/store/shards.ts'
import { type Database, freshStore, startDatabase } from '../store/database.ts'
import { fakeRest } from '../worker/testWorker.ts'
import { hour, inBattle } from './serverWithClock.ts'

let database: Database
beforeAll(async () => {
  database = await startDatabase()
})
afterAll(() => database.stop())

it('on a table of DynamoDB the clock reads what is due and nothing else, and two of them do it once', async () => {
  const { store, calls } = await freshStore(database.client)
  const { game, until } = await inBattle()
  const { ticks: _, ...record } = game()
  await store.createGame(record)
  const { rest, said } = fakeRest()
  const lines: string[] = []
  const log = makeLog({ write: line => void lines.push(line) })
  const run = (moment: number) => runClock({ store, rest, bot, log, now: () => moment * 1000 })

  await run(until - 13 * hour)
  expect(calls).toEqual({ 'put game': 1, 'query unsaid': shards.length, 'query due': shards.length })
  await run(until - 6 * hour)
  // Read once more before the ping goes out: whoever it is for may have acted.
  const reminded = { 'put game': 2, 'get game': 2, 'get settings': 1, 'update game': 1 }
  expect(calls).toEqual({ ...reminded, 'query unsaid': 2 * shards.length, 'query due': 2 * shards.length })
  await run(until - 5 * hour)
  expect(calls).toEqual({ ...reminded, 'query unsaid': 3 * shards.length, 'query due': 3 * shards.length })
  expect(said).toHaveLength(1)

  await Promise.all([run(until), run(until)])
  const after = (await store.loadGame(record.id))!
  expect(after).toMatchObject({ version: record.version + 1, stage: 'battle', outbox: [] })
  expect(after.missed?.reduce((a, b) => a + b)).toBe(1)
  expect(said.flatMap(({ pings }) => pings)).toHaveLength(2)
  expect(lines).toEqual([])
})
