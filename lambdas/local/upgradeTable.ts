import {
  BatchWriteItemCommand,
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceInUseException,
  ResourceNotFoundException,
  ScanCommand,
  UpdateTableCommand,
  waitUntilTableExists,
  waitUntilTableNotExists,
} from '@aws-sdk/client-dynamodb'
import { tableDefinition } from '../store/dynamoTable.ts'
import { indexesAgree } from './checkIndexes.ts'

/** DynamoDB takes so many items at once. */
const batch = 25
const wait = { maxWaitTime: 60, minDelay: 0.05, maxDelay: 0.5 }

/** The indexes of a table; undefined where there is no such table. */
async function indexesOf(client: DynamoDBClient, name: string): Promise<string[] | undefined> {
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: name }))
    return (Table?.GlobalSecondaryIndexes ?? []).map(({ IndexName }) => String(IndexName))
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined
    throw error
  }
}

/** Where the answer to a request is lost, the SDK asks again: then it has been done already. */
async function unlessDone(sent: Promise<unknown>, done: new (...args: never[]) => Error): Promise<void> {
  try {
    await sent
  } catch (error) {
    if (!(error instanceof done)) throw error
  }
}

async function create(client: DynamoDBClient, name: string): Promise<void> {
  await unlessDone(client.send(new CreateTableCommand(tableDefinition(name))), ResourceInUseException)
  await waitUntilTableExists({ client, ...wait }, { TableName: name })
}

async function remove(client: DynamoDBClient, name: string): Promise<void> {
  await unlessDone(client.send(new DeleteTableCommand({ TableName: name })), ResourceNotFoundException)
  await waitUntilTableNotExists({ client, ...wait }, { TableName: name })
}

async function copy(client: DynamoDBClient, from: string, to: string): Promise<void> {
  let start: Record<string, never> | undefined
  do {
    const page = await client.send(
      new ScanCommand({ TableName: from, ExclusiveStartKey: start, Limit: batch, ConsistentRead: true }),
    )
    let requests = (page.Items ?? []).map(Item => ({ PutRequest: { Item } }))
    while (requests.length > 0) {
      const { UnprocessedItems } = await client.send(
        new BatchWriteItemCommand({ RequestItems: { [to]: requests } }),
      )
      requests = (UnprocessedItems?.[to] ?? []) as typeof requests
    }
    start = page.LastEvaluatedKey as typeof start
  } while (start)
}

/** Elsewhere than in the emulator an index can be added where the table is; it is never moved there. */
export async function addIndexes(client: DynamoDBClient, name: string): Promise<void> {
  const indexes = await indexesOf(client, name)
  if (indexes === undefined) return create(client, name)
  const { GlobalSecondaryIndexes = [], AttributeDefinitions } = tableDefinition(name)
  for (const index of GlobalSecondaryIndexes)
    if (!indexes.includes(String(index.IndexName)))
      await client.send(
        new UpdateTableCommand({
          TableName: name,
          AttributeDefinitions,
          GlobalSecondaryIndexUpdates: [{ Create: index }],
        }),
      )
}

/**
 * Makes the table of one machine what this version wants of it. The emulator cannot add an index to a table
 * that is there, so its items move into a second one and back. Whenever it is interrupted, one of the two is
 * whole, and the next start goes on from that.
 * @param unclean the process before did not end in order: indexes that do not agree with the items are made anew
 */
export async function bringUpToDate(client: DynamoDBClient, name: string, unclean = false): Promise<void> {
  const wanted = tableDefinition(name).GlobalSecondaryIndexes ?? []
  const isCurrent = (indexes: string[]) =>
    wanted.every(({ IndexName }) => indexes.includes(String(IndexName)))
  const aside = `${name}-aside`
  const indexes = await indexesOf(client, name)
  const old =
    indexes !== undefined && (!isCurrent(indexes) || (unclean && !(await indexesAgree(client, name))))
  const moving = (await indexesOf(client, aside)) !== undefined
  if (!old && !moving) {
    if (indexes === undefined) await create(client, name)
    return
  }
  if (old) {
    // A copy that was not finished is worth nothing while the original is there.
    if (moving) await remove(client, aside)
    await create(client, aside)
    await copy(client, name, aside)
    await remove(client, name)
  }
  if (old || indexes === undefined) await create(client, name)
  await copy(client, aside, name)
  await remove(client, aside)
}
