/** When an entry of an outbox is tried again that a channel, or Discord for a while, did not take. */
export interface Waiting {
  /** it is not to be tried before, in seconds since 1970; left out: at once */
  tryAt?: number
  /** when the channel refused it first, in seconds since 1970 */
  since?: number
}

type OutboxItem = { do: string } & Pick<Waiting, 'tryAt'>

/** The outbox of a game or of a season. */
interface Outbox {
  outbox: readonly OutboxItem[]
}

/**
 * Is there something to be told at once? What waits for a time of its own is found by that time; and of the log alone
 * nobody is told.
 */
export const isUnsaid = ({ outbox }: Outbox): boolean =>
  outbox.some(entry => entry.do !== 'log' && entry.tryAt === undefined)

/** Can it be tried now? */
export const isRipe = ({ tryAt = 0 }: OutboxItem, now: number): boolean => tryAt <= now

/** Is there something in the outbox that can be told now? */
export const hasRipe = ({ outbox }: Outbox, now: number): boolean =>
  outbox.some(entry => entry.do !== 'log' && isRipe(entry, now))

/** The times at which what waits is tried again. */
export const tryTimes = ({ outbox }: Outbox): number[] =>
  outbox.flatMap(({ tryAt }) => (tryAt === undefined ? [] : [tryAt]))

/** For so long a channel that refuses a message is asked again, in seconds. */
const askedFor = 24 * 3600
/** The shortest and the longest wait before a channel is asked again, in seconds; in between as long as it has refused. */
const minWait = 60
const maxWait = 6 * 3600

/** An entry as it waits after its channel has refused it; undefined where it is given up. */
export function refusedAt<Refused extends Waiting>(entry: Refused, now: number): Refused | undefined {
  const since = entry.since ?? now
  if (now - since >= askedFor) return undefined
  return { ...entry, since, tryAt: now + Math.min(maxWait, Math.max(minWait, now - since)) }
}

/** An entry as it waits until Discord wants to hear more, after so many milliseconds. */
export const putOff = <Late extends Waiting>(entry: Late, now: number, retryAfter: number): Late => ({
  ...entry,
  tryAt: now + Math.ceil(retryAfter / 1000),
})
