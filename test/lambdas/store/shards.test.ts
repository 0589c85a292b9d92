import { BatchWriteCommand, DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gameChoices } from '../../../lambdas/discord/commands/gameChoices.ts'
import type { Call } from '../../../lambdas/discord/types.ts'
import { gameItem, keys } from '../../../lambdas/store/items.ts'
import { shardOf, shards } from '../../../lambdas/store/shards.ts'
import type { GameRecord } from '../../../lambdas/store/types.ts'
import { many } from '../../helpers/thorough.ts'
import { type Database, freshStore, startDatabase } from './database.ts'
import { sampleGame } from './samples.ts'

let database: Database
beforeAll(async () => {
  database = await startDatabase()
})
afterAll(() => database.stop())

const post = { key: 'k', do: 'index' } as const
const idOf = (n: number) => `bsdn${(n * 7919 + 46_656).toString(36)}`

describe('the shards of the indexes', () => {
  it('have about as many games each', () => {
    const counts: Record<string, number> = {}
    for (let n = 0; n < 8000; n++) counts[shardOf(idOf(n))] = (counts[shardOf(idOf(n))] ?? 0) + 1
    expect(Object.keys(counts).sort()).toEqual(shards.filter(shard => shard !== 'yes'))
    for (const count of Object.values(counts)) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })

  it('are not where games were before: those are found, and move with their next save', async () => {
    const { store, dynamoTable: table } = await freshStore(database.client)
    const documents = DynamoDBDocumentClient.from(database.client)
    const battle = (id: string, until: number) => sampleGame({ id, stage: 'battle', until, outbox: [post] })
    const old = { ...gameItem(battle('old', 100_000)), unsaid: 'yes', timed: 'yes' }
    await documents.send(new PutCommand({ TableName: table, Item: old }))
    await store.createGame(battle('later', 200_000))
    await store.createGame(battle('first', 90_000))
    expect(await store.due(1e9, 10)).toEqual(['first', 'old', 'later'])
    expect(await store.due(1e9, 2)).toEqual(['first', 'old'])
    expect(await store.unsaid(10)).toHaveLength(3)
    const read = (await store.loadGame('old'))!
    expect(await store.tickGame(read, read)).toBe(true)
    expect(await store.due(1e9, 10)).toEqual(['first', 'old', 'later'])
    expect(await store.clearOutbox((await store.loadGame('old'))!)).toBe(true)
    expect((await store.unsaid(10)).sort()).toEqual(['first', 'later'])
  })
})

const count = many(10_000, 2500)

describe(`${count} games in the store`, () => {
  it('cost the clock, lists and choices no more calls than a hundred', async () => {
    const { store, dynamoTable: table, calls } = await freshStore(database.client)
    const documents = DynamoDBDocumentClient.from(database.client)
    const games: GameRecord[] = Array.from({ length: count }, (_, n) =>
      sampleGame({ id: idOf(n), stage: 'battle', until: 100_000 + n, changed: n, outbox: [post] }),
    )
    const items = games.flatMap(game => [
      gameItem(game),
      { pk: keys.ofUser('101'), sk: keys.pointer(game), game: game.id },
      { pk: keys.ofChannel('600'), sk: keys.pointer(game), game: game.id },
    ])
    const batches = Array.from({ length: items.length / 25 }, (_, i) => items.slice(25 * i, 25 * i + 25))
    const write = async () => {
      for (let batch = batches.pop(); batch; batch = batches.pop())
        await documents.send(
          new BatchWriteCommand({ RequestItems: { [table]: batch.map(Item => ({ PutRequest: { Item } })) } }),
        )
    }
    await Promise.all([write(), write(), write(), write()])
    let read = 0
    database.client.middlewareStack.add(
      next => async args => {
        const result = await next(args)
        read += (result.output as { Items?: unknown[] }).Items?.length ?? 0
        return result
      },
      { name: 'counting' },
    )
    expect(await store.due(1e9, 100)).toEqual(games.slice(0, 100).map(({ id }) => id))
    expect(await store.unsaid(100)).toEqual(games.slice(0, 100).map(({ id }) => id))
    expect(await store.gamesOfUser('101')).toHaveLength(100)
    expect(await store.gamesOfChannel('600')).toHaveLength(100)
    database.client.middlewareStack.remove('counting')
    expect(read).toBeLessThanOrEqual(2 * 100 * shards.length + 200)
    expect(read).toBeGreaterThan(400)
    const call = { user: { id: '101', name: 'Ann' }, channel: '600', name: 'map', locale: 'en' } as Call
    expect(await gameChoices(call, store)).toHaveLength(10)
    expect(calls).toEqual({
      'query due': shards.length,
      'query unsaid': shards.length,
      'query user': 2,
      'get game': 10,
      'query channel': 1,
    })
  })
})
