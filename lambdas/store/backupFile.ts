import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { BatchWriteItemCommand, type DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb'
import { assertReadable } from './formats.ts'
import { keys } from './items.ts'
import { fromLine, type RawItem, toLine } from './portable.ts'
import { scanTable } from './scanTable.ts'

/** DynamoDB takes so many items at once. */
const batchSize = 25

/** The table has items already, and nobody said that they may be written over. */
export class NotEmpty extends Error {}

/**
 * Writes every item of a table into a file: a line each (`toLine`), gzipped. The table may be in use: each game is
 * whole, and its log at least as new as the game. A file is there when it is whole,
 * and nothing where it could not be read to its end.
 * @returns the number of items
 */
export async function writeBackup(client: DynamoDBClient, table: string, file: string): Promise<number> {
  let count = 0
  async function* lines() {
    for await (const item of scanTable(client, table)) {
      count++
      yield `${toLine(item)}\n`
    }
  }
  const part = `${file}.part`
  try {
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(part))
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  await rename(part, file)
  return count
}

/** @throws where a line is no item, or of a format that this program does not know */
async function* readBackup(file: string): AsyncGenerator<RawItem> {
  const input = createReadStream(file)
  const text = createGunzip()
  input.on('error', error => text.destroy(error)).pipe(text)
  let number = 0
  for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++
    if (line === '') continue
    let item: RawItem
    try {
      item = fromLine(line)
    } catch (error) {
      throw new Error(`${file}, line ${number} cannot be read`, { cause: error })
    }
    const { pk, sk, format } = item
    assertReadable({ pk: pk?.S, sk: sk?.S, ...(format && { format: Number(format.N) }) })
    yield item
  }
}

async function putAll(client: DynamoDBClient, table: string, items: readonly RawItem[]): Promise<void> {
  let left: Record<string, { PutRequest: { Item: RawItem } }[]> = {
    [table]: items.map(Item => ({ PutRequest: { Item } })),
  }
  while (Object.keys(left).length > 0) {
    const { UnprocessedItems } = await client.send(new BatchWriteItemCommand({ RequestItems: left }))
    left = (UnprocessedItems ?? {}) as typeof left
  }
}

/**
 * Puts the items of a backup into a table. The whole file is read before anything is written.
 * @param options.over the table need not be empty: what has the same keys is written over, the rest stays
 * @returns the number of items
 * @throws NotEmpty; NewerFormat, or an error that names the line, where the file is not fit
 */
export async function restoreBackup(
  client: DynamoDBClient,
  table: string,
  file: string,
  { over = false }: { over?: boolean } = {},
): Promise<number> {
  // A new deployment has nothing yet but the minute in which its clock ran.
  const { Items = [] } = await client.send(
    new ScanCommand({ TableName: table, Limit: 2, ConsistentRead: true }),
  )
  if (Items.some(({ pk }) => pk?.S !== keys.clock.pk) && !over)
    throw new NotEmpty(`the table ${table} is not empty`)
  let count = 0
  for await (const _ of readBackup(file)) count++
  let batch: RawItem[] = []
  for await (const item of readBackup(file)) {
    batch.push(item)
    if (batch.length < batchSize) continue
    await putAll(client, table, batch)
    batch = []
  }
  if (batch.length > 0) await putAll(client, table, batch)
  return count
}
