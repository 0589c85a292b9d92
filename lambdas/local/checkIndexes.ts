import { type AttributeValue, type DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb'
import { dynamoTable, tableDefinition } from '../store/dynamoTable.ts'

type Keys = Record<string, AttributeValue>

/** The named attributes of everything in a table or an index, page by page. */
async function* scan(
  client: DynamoDBClient,
  table: string,
  names: readonly string[],
  index?: string,
): AsyncGenerator<Keys> {
  let start: Keys | undefined
  do {
    const page = await client.send(
      new ScanCommand({
        TableName: table,
        ...(index && { IndexName: index }),
        ProjectionExpression: names.map((_, i) => `#n${i}`).join(', '),
        ExpressionAttributeNames: Object.fromEntries(names.map((name, i) => [`#n${i}`, name])),
        ExclusiveStartKey: start,
      }),
    )
    yield* page.Items ?? []
    start = page.LastEvaluatedKey
  } while (start)
}

/**
 * Do the indexes of a table say what its items do? The emulator writes an item and its entries in the indexes one by
 * one, so whatever ends it in between leaves them apart.
 */
export async function indexesAgree(client: DynamoDBClient, table: string): Promise<boolean> {
  const { partitionKey, sortKey } = dynamoTable
  for (const { IndexName, KeySchema = [] } of tableDefinition(table).GlobalSecondaryIndexes ?? []) {
    const names = [partitionKey, sortKey, ...KeySchema.map(key => String(key.AttributeName))]
    const entry = (item: Keys) => JSON.stringify(names.map(name => item[name]))
    const wanted = new Set<string>()
    for await (const item of scan(client, table, names))
      if (names.every(name => item[name] !== undefined)) wanted.add(entry(item))
    for await (const item of scan(client, table, names, IndexName))
      if (!wanted.delete(entry(item))) return false
    if (wanted.size > 0) return false
  }
  return true
}
