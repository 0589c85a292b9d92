import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { gameStore } from './gameStore.ts'
import { libraryStore } from './libraryStore.ts'
import { lobbyStore } from './lobbyStore.ts'
import { seasonStore } from './seasonStore.ts'
import { settingsStore } from './settingsStore.ts'
import { type Count, makeTableCalls } from './tableCalls.ts'
import type { Store } from './types.ts'

/**
 * The store in one table (dynamoTable.ts). A save is one conditional write of one item, so nothing needs a
 * transaction. Faults of DynamoDB are thrown, after the client's own retries.
 */
export function makeStore(
  client: DynamoDBClient,
  tableName: string,
  count: Count = () => undefined,
  now: () => number = Date.now,
): Store {
  const calls = makeTableCalls(client, tableName, count)
  return {
    ...gameStore(calls, now),
    ...libraryStore(calls),
    ...seasonStore(calls),
    ...lobbyStore(calls),
    ...settingsStore(calls),
  }
}
