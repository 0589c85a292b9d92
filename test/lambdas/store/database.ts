import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { CreateTableCommand, type DynamoDBClient, waitUntilTableExists } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { makeClient } from '../../../lambdas/store/client.ts'
import { tableDefinition } from '../../../lambdas/store/dynamoTable.ts'
import { makeStore } from '../../../lambdas/store/store.ts'
import type { Store } from '../../../lambdas/store/types.ts'

const dynalite = createRequire(import.meta.url)('dynalite') as (options: {
  createTableMs: number
  deleteTableMs: number
}) => Server

export interface Database {
  client: DynamoDBClient
  endpoint: string
  stop(): Promise<void>
}

/**
 * DynamoDB in memory, without a dynamoTable; or, to hold our emulator against another, the one that
 * TEST_DYNAMODB_ENDPOINT names.
 */
export async function startDatabase(): Promise<Database> {
  const other = process.env.TEST_DYNAMODB_ENDPOINT
  if (other) {
    const client = makeClient(other)
    return { client, endpoint: other, stop: async () => client.destroy() }
  }
  const server = dynalite({ createTableMs: 0, deleteTableMs: 0 })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = makeClient(endpoint)
  return {
    client,
    endpoint,
    async stop() {
      client.destroy()
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}

/**
 * A store in a dynamoTable of its own, and how often each call to DynamoDB was made.
 * @param calls where these are counted
 */
export async function freshStore(
  client: DynamoDBClient,
  calls: Record<string, number> = {},
): Promise<{ store: Store; calls: Record<string, number>; dynamoTable: string }> {
  const dynamoTable = `dynamoTable-${randomUUID()}`
  await client.send(new CreateTableCommand(tableDefinition(dynamoTable)))
  await waitUntilTableExists(
    { client, maxWaitTime: 20, minDelay: 0.02, maxDelay: 0.1 },
    { TableName: dynamoTable },
  )
  const count = (operation: string) => {
    calls[operation] = (calls[operation] ?? 0) + 1
  }
  return { store: makeStore(client, dynamoTable, count), calls, dynamoTable }
}

/** For a file of tests, called where it begins: before each of them an empty store takes the place of the last. */
export function useStore(): { store: Store; calls: Record<string, number> } {
  const store = {} as Store
  const calls: Record<string, number> = {}
  let database: Database
  beforeAll(async () => {
    database = await startDatabase()
  })
  afterAll(() => database.stop())
  beforeEach(async () => {
    Object.assign(store, (await freshStore(database.client, calls)).store)
    for (const name of Object.keys(calls)) delete calls[name]
  })
  return { store, calls }
}
