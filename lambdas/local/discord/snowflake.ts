const epoch = 1_420_070_400_000n

let last = 0n

/** A new Discord id: its upper bits are milliseconds since 2015; each is greater than the one before. */
export function snowflake(now: number = Date.now()): string {
  const earliest = (BigInt(now) - epoch) << 22n
  last = earliest > last ? earliest : last + 1n
  return last.toString()
}

/** When an id was made, in milliseconds since 1970. */
export function madeAt(id: string): number {
  return Number((BigInt(id) >> 22n) + epoch)
}
