import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb'
import { dynamoTable } from '../store/dynamoTable.ts'
import { scanTable } from '../store/scanTable.ts'

/**
 * Removes what is past its time, as DynamoDB itself does on AWS. What was given more time meanwhile stays.
 * @param now seconds since 1970
 * @returns how many items went
 */
export async function removeExpired(client: DynamoDBClient, table: string, now: number): Promise<number> {
  const { partitionKey, sortKey, expiry } = dynamoTable
  let count = 0
  for await (const item of scanTable(client, table, { names: [partitionKey, sortKey, expiry] })) {
    const { [expiry]: expires, ...Key } = item
    if (expires === undefined || Number(expires.N) > now) continue
    try {
      await client.send(
        new DeleteItemCommand({
          TableName: table,
          Key,
          ConditionExpression: '#expires <= :now',
          ExpressionAttributeNames: { '#expires': expiry },
          ExpressionAttributeValues: { ':now': { N: String(now) } },
        }),
      )
      count++
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error
    }
  }
  return count
}
