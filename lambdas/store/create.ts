import { CreateTableCommand, type DynamoDBClient, waitUntilTableExists } from '@aws-sdk/client-dynamodb'
import { tableDefinition } from './table.ts'

/** Creates the table where it is missing, and waits until it may be used. On AWS infra/ does this. */
export async function ensureTable(client: DynamoDBClient, tableName: string): Promise<void> {
  try {
    await client.send(new CreateTableCommand(tableDefinition(tableName)))
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ResourceInUseException')) throw error
  }
  await waitUntilTableExists({ client, maxWaitTime: 30, minDelay: 1, maxDelay: 1 }, { TableName: tableName })
}
