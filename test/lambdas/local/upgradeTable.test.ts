import { setTimeout } from 'node:timers/promises'
import {
  CreateTableCommand,
  DescribeTableCommand,
  ListTablesCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bringUpToDate } from '../../../lambdas/local/upgradeTable.ts'
import { dynamoTable, tableDefinition } from '../../../lambdas/store/dynamoTable.ts'
import { makeStore } from '../../../lambdas/store/store.ts'
import { type Database, startDatabase } from '../store/database.ts'
import { sampleGame } from '../store/samples.ts'

let database: Database
beforeAll(async () => {
  database = await startDatabase()
})
afterAll(() => database.stop())

/** A table as versions before the clock made it. */
async function oldTable(name: string) {
  const { client } = database
  const now = tableDefinition(name)
  const isNew = (attribute: string | undefined) =>
    attribute === dynamoTable.duePartitionKey || attribute === dynamoTable.dueSortKey
  await client.send(
    new CreateTableCommand({
      ...now,
      AttributeDefinitions: now.AttributeDefinitions?.filter(({ AttributeName }) => !isNew(AttributeName)),
      GlobalSecondaryIndexes: now.GlobalSecondaryIndexes?.filter(
        ({ IndexName }) => IndexName !== dynamoTable.dueIndex,
      ),
    }),
  )
  await waitUntilTableExists({ client, maxWaitTime: 20, minDelay: 0.02, maxDelay: 0.1 }, { TableName: name })
  return makeStore(client, name)
}

async function fill(store: ReturnType<typeof makeStore>) {
  await Promise.all(Array.from({ length: 60 }, (_, i) => store.createGame(sampleGame({ id: `g${i}` }))))
  await store.indexGame(sampleGame())
}

describe('a table of an earlier version', () => {
  it('gets its new index, and loses nothing', async () => {
    const { client } = database
    await fill(await oldTable('one'))
    await bringUpToDate(client, 'one')
    const store = makeStore(client, 'one')
    for (let i = 0; i < 60; i++) expect(await store.loadGame(`g${i}`)).toBeDefined()
    expect(await store.gamesOfUser('101')).toEqual(['g1'])
    expect(await store.due(1, 10)).toEqual([])
    const { TableNames } = await client.send(new ListTablesCommand({}))
    expect(TableNames).not.toContain('one-aside')
    await bringUpToDate(client, 'one')
    expect(await store.loadGame('g59')).toBeDefined()
  })

  it('is made up for wherever the move was interrupted', async () => {
    for (let stop = 1; stop < 20; stop++) {
      const { client } = database
      const name = `stopped-${stop}`
      await fill(await oldTable(name))
      let writes = 0
      const dying = Object.create(client) as typeof client
      dying.send = ((command: { constructor: { name: string } }) => {
        if (!/Describe|Scan/.test(command.constructor.name) && ++writes > stop)
          return Promise.reject(new Error('the power is gone'))
        return client.send(command as never)
      }) as typeof client.send
      const finished = await bringUpToDate(dying, name).then(
        () => true,
        () => false,
      )
      await bringUpToDate(client, name)
      const store = makeStore(client, name)
      for (const i of [0, 30, 59]) expect(await store.loadGame(`g${i}`)).toBeDefined()
      if (finished) return
    }
    throw new Error('it never comes to an end')
  })

  it('is moved also where answers are lost, and the SDK asks again', async () => {
    const { client } = database
    await fill(await oldTable('asked-twice'))
    const twice = Object.create(client) as typeof client
    twice.send = (async (command: { constructor: { name: string } }) => {
      if (/CreateTable|DeleteTable/.test(command.constructor.name)) {
        await client.send(command as never)
        if (/Delete/.test(command.constructor.name)) await setTimeout(200)
      }
      return client.send(command as never)
    }) as typeof client.send
    await bringUpToDate(twice, 'asked-twice')
    expect(await makeStore(client, 'asked-twice').loadGame('g59')).toBeDefined()
  })

  it('is made where there is none', async () => {
    await bringUpToDate(database.client, 'none')
    await expect(database.client.send(new DescribeTableCommand({ TableName: 'none' }))).resolves.toBeDefined()
  })
})
