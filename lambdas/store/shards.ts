/**
 * Games that are due and games with a full outbox are found in indexes. Each of those has its keys spread over so
 * many partitions, since one partition takes a thousand writes a second and every save of every game writes there.
 */
const shardCount = 8

/** Where all of them were before there was more than one; what was written then is still found there. */
const oldShard = 'yes'

/** The shard of a game: the same at every write. */
export function shardOf(game: string): string {
  let sum = 0
  for (const letter of game) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521
  return String(sum % shardCount)
}

/** All of them, to be asked one by one. */
export const shards: readonly string[] = [
  oldShard,
  ...Array.from({ length: shardCount }, (_, shard) => String(shard)),
]
