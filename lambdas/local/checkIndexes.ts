import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { dynamoTable, tableDefinition } from '../store/dynamoTable.ts'
import type { RawItem } from '../store/portable.ts'
import { scanTable } from '../store/scanTable.ts'

/**
 * Do the indexes of a table say what its items do? The emulator writes an item and its entries in the indexes one by
 * one, so whatever ends it in between leaves them apart.
 */
export async function indexesAgree(client: DynamoDBClient, table: string): Promise<boolean> {
  const { partitionKey, sortKey } = dynamoTable
  for (const { IndexName: index, KeySchema = [] } of tableDefinition(table).GlobalSecondaryIndexes ?? []) {
    const names = [partitionKey, sortKey, ...KeySchema.map(key => String(key.AttributeName))]
    const entry = (item: RawItem) => JSON.stringify(names.map(name => item[name]))
    const wanted = new Set<string>()
    for await (const item of scanTable(client, table, { names }))
      if (names.every(name => item[name] !== undefined)) wanted.add(entry(item))
    for await (const item of scanTable(client, table, { names, index }))
      if (!wanted.delete(entry(item))) return false
    if (wanted.size > 0) return false
  }
  return true
}
