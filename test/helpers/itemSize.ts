function sizeOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value)
  if (typeof value === 'number') return Math.ceil(String(value).length / 2) + 1
  if (value instanceof Uint8Array) return value.length
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + 1 + sizeOf(each), 3)
  if (typeof value === 'object' && value !== null) return 3 + itemSize(value) + Object.keys(value).length
  return 1
}

/** Bytes of an item as DynamoDB counts them against its 400 kB: the names of attributes count, too. */
export const itemSize = (item: object): number =>
  Object.entries(item).reduce(
    (sum, [name, value]) => (value === undefined ? sum : sum + Buffer.byteLength(name) + sizeOf(value)),
    0,
  )
