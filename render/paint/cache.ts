/** What was drawn once and is used again: a map that forgets what was not used for longest. */
export interface Cache<Value> {
  /** @param make makes what is not there */
  get(key: string, make: () => Value): Value
  readonly size: number
}

/**
 * @param limit total weight that is kept; `weigh` gives that of one value (1 each unless told)
 * @param dropped is given what is kept no longer
 */
export function createCache<Value>(
  limit: number,
  weigh: (value: Value) => number = () => 1,
  dropped: (value: Value) => void = () => {},
): Cache<Value> {
  const kept = new Map<string, Value>()
  let total = 0
  return {
    get(key, make) {
      const found = kept.get(key)
      if (found !== undefined) {
        kept.delete(key)
        kept.set(key, found)
        return found
      }
      const value = make()
      kept.set(key, value)
      total += weigh(value)
      for (const [first, oldest] of kept) {
        if (total <= limit || kept.size === 1) break
        kept.delete(first)
        total -= weigh(oldest)
        dropped(oldest)
      }
      return value
    },
    get size() {
      return kept.size
    },
  }
}
