import { type DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb'
import type { RawItem } from './portable.ts'

/**
 * Everything in a table, page by page.
 * @param options.names these attributes alone
 * @param options.index in place of the table
 */
export async function* scanTable(
  client: DynamoDBClient,
  table: string,
  { names, index }: { names?: readonly string[]; index?: string } = {},
): AsyncGenerator<RawItem> {
  let start: RawItem | undefined
  do {
    const page = await client.send(
      new ScanCommand({
        TableName: table,
        ...(index === undefined ? { ConsistentRead: true } : { IndexName: index }),
        ...(names && {
          ProjectionExpression: names.map((_, i) => `#n${i}`).join(', '),
          ExpressionAttributeNames: Object.fromEntries(names.map((name, i) => [`#n${i}`, name])),
        }),
        ExclusiveStartKey: start,
      }),
    )
    yield* page.Items ?? []
    start = page.LastEvaluatedKey
  } while (start)
}
