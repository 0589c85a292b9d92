/** What was drawn once and is used again: a map that forgets what was not used for longest. */
export interface Cache<Value> {
  /**
   * @param make makes what is not there; it may be given what is forgotten for it, to be used again
   * @param weight of what would be made, where that is known: only then is there anything to be used again
   */
  get(key: string, make: (spare?: Value) => Value, weight?: number): Value
  readonly size: number
}

/** @param limit total weight that is kept; `weigh` gives that of one value (1 each unless told) */
export function createCache<Value>(limit: number, weigh: (value: Value) => number = () => 1): Cache<Value> {
  const kept = new Map<string, Value>()
  let total = 0
  const oldest = (): [string, Value] | undefined => {
    for (const entry of kept) return entry
    return undefined
  }
  const forget = ([key, value]: [string, Value]): Value => {
    kept.delete(key)
    total -= weigh(value)
    return value
  }
  return {
    get(key, make, weight = 0) {
      const found = kept.get(key)
      if (found !== undefined) {
        kept.delete(key)
        kept.set(key, found)
        return found
      }
      const first = oldest()
      const value = make(first && total + weight > limit ? forget(first) : undefined)
      kept.set(key, value)
      total += weigh(value)
      for (const entry of kept) {
        if (total <= limit || kept.size === 1) break
        forget(entry)
      }
      return value
    },
    get size() {
      return kept.size
    },
  }
}
