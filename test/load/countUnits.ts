import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import { readBody } from '../../lambdas/local/http.ts'
import { dynamoTable } from '../../lambdas/store/dynamoTable.ts'
import { itemSize } from '../helpers/itemSize.ts'
import { listen } from '../standIns/server.ts'

/** Capacity units that were used, and by what: `game`, `log`, `index`, ... */
export interface Units {
  reads: Record<string, number>
  writes: Record<string, number>
  calls: number
}

type Item = Record<string, unknown>
/** Values as DynamoDB writes them on the wire. */
type Wire = {
  S?: string
  N?: string
  B?: string | Uint8Array
  BOOL?: boolean
  L?: Wire[]
  M?: Record<string, Wire>
}
interface Request {
  TableName: string
  Item?: Record<string, Wire>
  Key?: Record<string, Wire>
  ConsistentRead?: boolean
}

const valueOf = ({ S, N, B, BOOL, L, M }: Wire): unknown =>
  S ??
  (N !== undefined
    ? Number(N)
    : B !== undefined
      ? typeof B === 'string'
        ? Buffer.from(B, 'base64')
        : B
      : (BOOL ?? L?.map(valueOf) ?? (M ? plain(M) : null)))
/** An item as a program sees it, from how it is written on the wire. */
export const plain = (item: Record<string, Wire>): Item =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, valueOf(value)]))

/** What an item is, by its keys: `game`, `log`, or the beginning of its sort key. */
const kindOf = ({ sk }: Item): string => (/^[A-Z]+/.exec(String(sk))?.[0] ?? 'other').toLowerCase()

const indexes = [
  [dynamoTable.unsaidPartitionKey, dynamoTable.unsaidSortKey],
  [dynamoTable.duePartitionKey, dynamoTable.dueSortKey],
] as const

/** Writes into the indexes, all of which hold keys alone: an item that moves within one is taken out and put in. */
export function indexWrites(before: Item | undefined, after: Item | undefined): number {
  let units = 0
  for (const keys of indexes) {
    const [old, now] = [before, after].map(item =>
      item && keys.every(key => item[key] !== undefined)
        ? keys.map(key => String(item[key])).join(' ')
        : undefined,
    )
    if (old !== now) units += (old === undefined ? 0 : 1) + (now === undefined ? 0 : 1)
  }
  return units
}

/** Units of a write: a whole item's, the larger of before and after, however little of it changes. */
export const writeUnits = (before: Item | undefined, after: Item | undefined): number =>
  Math.max(1, ...[before, after].map(item => Math.ceil(item ? itemSize(item) / 1024 : 0)))

/** Units of a read of so many bytes. */
export const readUnits = (bytes: number, consistent: boolean): number =>
  Math.max(1, Math.ceil(bytes / 4096)) * (consistent ? 1 : 0.5)

/**
 * Stands before an emulated DynamoDB and counts what the real one would charge for: the emulator leaves out the
 * indexes.
 */
export async function countUnits(client: DynamoDBClient) {
  const documents = DynamoDBDocumentClient.from(client)
  const { hostname, port } = await client.config.endpoint!()
  const units: Units = { reads: {}, writes: {}, calls: 0 }
  const add = (to: Record<string, number>, what: string, n: number) => {
    if (n > 0) to[what] = (to[what] ?? 0) + n
  }

  const { url, close } = await listen((request, response) => {
    void (async () => {
      const body = await readBody(request, 10_000_000)
      if (!body) throw new Error('a request is too large')
      const action = String(request.headers['x-amz-target']).split('.').at(-1)!
      const asked = JSON.parse(body.toString()) as Request
      const key = asked.Key ?? asked.Item
      const find = async () => {
        const Key = { pk: key?.pk?.S, sk: key?.sk?.S }
        return (
          await documents.send(new GetCommand({ TableName: asked.TableName, Key, ConsistentRead: true }))
        ).Item
      }
      const isWrite = /^(Put|Update|Delete)Item$/.test(action)
      const before = isWrite ? await find() : undefined
      const answer = await fetch(`http://${hostname}:${port}/`, {
        method: 'POST',
        headers: Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
          typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name)
            ? [[name, value]]
            : [],
        ),
        body: new Uint8Array(body),
      })
      const text = await answer.text()
      units.calls++
      if (isWrite) {
        const after = await find()
        add(units.writes, kindOf(after ?? before ?? {}), writeUnits(before, after))
        add(units.writes, 'index', indexWrites(before, after))
      } else {
        const { Item, Items } = JSON.parse(text) as {
          Item?: Record<string, Wire>
          Items?: Record<string, Wire>[]
        }
        const found = [...(Item ? [Item] : []), ...(Items ?? [])].map(plain)
        const bytes = found.reduce((sum, item) => sum + itemSize(item), 0)
        const what = key ? kindOf(plain(key)) : 'queries'
        add(units.reads, what, readUnits(bytes, asked.ConsistentRead === true))
      }
      response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' }).end(text)
    })().catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  return { url, units, close }
}
