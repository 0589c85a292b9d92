import type { AttributeValue } from '@aws-sdk/client-dynamodb'

/** An item as DynamoDB's own calls carry it. */
export type RawItem = Record<string, AttributeValue>

/** Bytes as base64, before a Buffer writes itself in its own way. */
function withBase64(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const given = this[key]
  return given instanceof Uint8Array ? Buffer.from(given).toString('base64') : value
}

/**
 * An item as a line of text, in the form in which DynamoDB exports tables and imports them: `{"Item":{"pk":{"S":…}}}`,
 * bytes in base64.
 */
export const toLine = (item: RawItem): string => JSON.stringify({ Item: item }, withBase64)

/** @throws where the line is none that `toLine` makes */
export function fromLine(line: string): RawItem {
  const { Item = {} } = JSON.parse(line) as { Item?: Record<string, { B?: string }> }
  if (!('pk' in Item && 'sk' in Item)) throw new Error('not an item of this table')
  const values = Object.entries(Item).map(([name, value]) => [
    name,
    value.B === undefined ? value : { B: Buffer.from(value.B, 'base64') },
  ])
  return Object.fromEntries(values) as RawItem
}
