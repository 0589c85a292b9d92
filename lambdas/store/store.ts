import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { Store } from './types.ts'

/** Counts calls to DynamoDB, for tests and figures: `get game`, `put game`, `query log`, ... */
export type Count = (operation: string) => void

/** The store in one table (table.ts). */
export function makeStore(client: DynamoDBClient, tableName: string, count: Count = () => undefined): Store {
  throw new Error(`being written ${typeof client} ${tableName} ${typeof count}`)
}
