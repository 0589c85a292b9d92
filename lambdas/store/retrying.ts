/** What an attempt gives where somebody else has written meanwhile, so that its own write did not hold. */
export const lostRace = Symbol('lost race')

/**
 * Reads, changes, and writes on the condition of what was read; after a lost race once more, from the reading on.
 * @param maxAttempts so many times at most
 * @param attempt is told how many there were before it
 * @param busy the answer where every race was lost
 */
export async function retrying<Value>(
  maxAttempts: number,
  attempt: (before: number) => Promise<Value | typeof lostRace>,
  busy: Value,
): Promise<Value> {
  for (let before = 0; before < maxAttempts; before++) {
    const value = await attempt(before)
    if (value !== lostRace) return value
  }
  return busy
}
