import { setMaxListeners } from 'node:events'

/** Until when a piece of work must have ended. It is handed down to whatever waits for anybody else. */
export interface TimeLimit {
  /** milliseconds since 1970 */
  at: number
  /** milliseconds that are left, at least 0 */
  left(): number
  /** aborted when the time is up */
  signal: AbortSignal
}

/** The time was up before the work was done; it may be done at another time. */
export class TimeUp extends Error {
  override name = 'TimeUp'
  constructor(options?: ErrorOptions) {
    super('the time for it was up', options)
  }
}

/** So long a delivery may take, in milliseconds; what it takes then, it is told to end. */
export const deliveryMs = 30_000
/** So long before its end a program stops and tells whoever waits, in milliseconds. */
export const reserveMs = 5000

/** A limit so many milliseconds from now on; `now` tells milliseconds since 1970. */
export function limitIn(milliseconds: number, now: () => number = Date.now): TimeLimit {
  const at = now() + milliseconds
  const signal = AbortSignal.timeout(Math.max(0, Math.floor(milliseconds)))
  // Whoever reads many things at once listens many times, which is no leak.
  setMaxListeners(0, signal)
  return { at, left: () => Math.max(0, at - now()), signal }
}

/**
 * What the work gives, or TimeUp where it takes longer than the limit; where nothing is left it is not begun.
 * What was begun goes on unheard: it has to be harmless whether it comes about or not.
 */
export async function untilLimit<Value>(
  limit: Pick<TimeLimit, 'signal'>,
  work: () => Promise<Value> | Value,
): Promise<Value> {
  const { signal } = limit
  if (signal.aborted) throw new TimeUp()
  let stop: (() => void) | undefined
  const up = new Promise<never>((_, reject) => {
    stop = () => reject(new TimeUp())
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([work(), up])
  } finally {
    if (stop) signal.removeEventListener('abort', stop)
  }
}

/** The same thing, each of whose functions ends at the limit; they have to be asynchronous. */
export function within<Part extends object>(part: Part, limit: Pick<TimeLimit, 'signal'>): Part {
  const bounded = Object.entries(part).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'function'
      ? (...given: unknown[]) => untilLimit(limit, () => Reflect.apply(value, part, given) as unknown)
      : value,
  ])
  return Object.fromEntries(bounded) as Part
}

/** Works through a list, so many at once; when the time is up no more is begun. */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  limit: Pick<TimeLimit, 'signal'>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) {
      if (limit.signal.aborted) return
      await work(item)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
}
