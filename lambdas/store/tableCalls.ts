import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  type PutCommandInput,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { dynamoTable } from './dynamoTable.ts'
import { assertReadable, NewerFormat, recordFormat } from './formats.ts'

/** Counts calls to DynamoDB, for tests and figures: `get game`, `put game`, `query log`, ... */
export type Count = (operation: string) => void

export type Item = Record<string, unknown>

/** Whatever DynamoDB calls it: the item is no longer as it was read. */
const changedMeanwhile = (error: unknown) =>
  error instanceof Error && error.name === 'ConditionalCheckFailedException'

/** True when it was written, false when the condition did not hold. */
export async function held(write: Promise<unknown>): Promise<boolean> {
  try {
    await write
    return true
  } catch (error) {
    if (changedMeanwhile(error)) return false
    throw error
  }
}

/** Conditions of a write: the item is not there yet, or has the version that was read. */
export const isNew = {
  ConditionExpression: 'attribute_not_exists(#pk)',
  ExpressionAttributeNames: { '#pk': dynamoTable.partitionKey },
}
export const hasVersion = (version: number) => ({
  ConditionExpression: '#version = :version',
  ExpressionAttributeNames: { '#version': 'version' },
  ExpressionAttributeValues: { ':version': version },
})

const isReadable = {
  ConditionExpression: 'attribute_not_exists(#format) OR #format <= :format',
  ExpressionAttributeNames: { '#format': 'format' },
  ExpressionAttributeValues: { ':format': recordFormat },
}

/** DynamoDB as the store speaks to it: one table, every read up to date, every call counted. */
export function makeTableCalls(client: DynamoDBClient, tableName: string, count: Count) {
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })

  async function get(key: Item, what: string): Promise<Item | undefined> {
    count(`get ${what}`)
    const { Item } = await documents.send(
      new GetCommand({ TableName: tableName, Key: key, ConsistentRead: true }),
    )
    if (Item) assertReadable(Item)
    return Item
  }

  function put(item: Item, what: string, condition: Partial<PutCommandInput>): Promise<boolean> {
    count(`put ${what}`)
    const Item = { ...item, format: recordFormat }
    return held(documents.send(new PutCommand({ TableName: tableName, Item, ...condition })))
  }

  /**
   * Puts an item whatever was there, but for what a newer version wrote.
   * @throws NewerFormat
   */
  async function replace(item: Item, what: string): Promise<void> {
    if (!(await put(item, what, isReadable))) throw new NewerFormat(`${String(item.pk)} ${String(item.sk)}`)
  }

  /** Puts an item whatever was there, and gives that: one write. */
  async function exchange(item: Item, what: string): Promise<Item | undefined> {
    count(`put ${what}`)
    const Item = { ...item, format: recordFormat }
    const { Attributes } = await documents.send(
      new PutCommand({ TableName: tableName, Item, ReturnValues: 'ALL_OLD' }),
    )
    return Attributes
  }

  /**
   * Puts an item with the number of the last thing in it (`last`), unless there is one that goes further: whoever is
   * slow does not take back what others have added.
   * @throws NewerFormat
   */
  async function extend(item: Item & { last: number }, what: string): Promise<void> {
    const { ConditionExpression, ExpressionAttributeNames, ExpressionAttributeValues } = isReadable
    const done = await put(item, what, {
      ConditionExpression: `(${ConditionExpression}) AND (attribute_not_exists(#last) OR #last <= :last)`,
      ExpressionAttributeNames: { ...ExpressionAttributeNames, '#last': 'last' },
      ExpressionAttributeValues: { ...ExpressionAttributeValues, ':last': item.last },
    })
    if (!done) await get({ pk: item['pk'], sk: item['sk'] }, what)
  }

  /** The items of a partition whose sort keys begin with `prefix`, however many pages they fill. */
  async function query(
    partition: string,
    prefix: string | undefined,
    what: string,
    more: Partial<QueryCommandInput> = {},
  ): Promise<Item[]> {
    const found: Item[] = []
    let from: Item | undefined
    do {
      count(`query ${what}`)
      const page = await documents.send(
        new QueryCommand({
          TableName: tableName,
          KeyConditionExpression: prefix ? '#pk = :pk AND begins_with(#sk, :prefix)' : '#pk = :pk',
          ExpressionAttributeNames: {
            '#pk': dynamoTable.partitionKey,
            ...(prefix && { '#sk': dynamoTable.sortKey }),
          },
          ExpressionAttributeValues: { ':pk': partition, ...(prefix && { ':prefix': prefix }) },
          ConsistentRead: true,
          ExclusiveStartKey: from,
          ...more,
        }),
      )
      for (const item of page.Items ?? []) {
        assertReadable(item)
        found.push(item)
      }
      from = page.LastEvaluatedKey
    } while (from && found.length < (more.Limit ?? Number.POSITIVE_INFINITY))
    return found
  }

  return { tableName, documents, count, get, put, replace, exchange, extend, query }
}

export type TableCalls = ReturnType<typeof makeTableCalls>
