/**
 * How items are written. Whoever changes it so that the program before could not read them counts on, keeps reading
 * every older format, and keeps a sample of it (test/lambdas/store/formats.test.ts).
 * - 1: no number; save, outbox, news, log and figures as text
 * - 2: a number in every item; a game's record, its outbox, log and figures packed
 * - 3: seasons, and games that belong to one
 * - 4: boards of a server's own and the end of a holiday under other names (olderNames.ts)
 * - 5: rounds of a season that are sat out, and those that were taken back
 */
export const recordFormat = 5

/** A newer version of the program wrote this: an older one must neither read nor write it. */
export class NewerFormat extends Error {
  override name = 'NewerFormat'
  constructor(what: string) {
    super(`${what}; this program knows formats up to ${recordFormat}: run the newer version again`)
  }
}

/** @throws NewerFormat where an item was written in a format that this program does not know */
export function assertReadable(item: Record<string, unknown>): void {
  const { pk, sk, format = 1 } = item
  if (Number(format) > recordFormat)
    throw new NewerFormat(`${String(pk)} ${String(sk)} has format ${Number(format)}`)
}
