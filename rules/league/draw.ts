import { type Pick, picker } from '../core/random.ts'

/** What is drawn for a season: always the same for the same seed and purpose. */
export function drawFor(seed: string, purpose: string): Pick {
  // FNV-1a: spreads texts that are much alike over all numbers
  let hash = 0x811c9dc5
  for (const sign of `${seed} ${purpose}`) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193)
  return picker(hash)
}

/** A list in an order by chance. */
export function shuffled<Item>(list: readonly Item[], pick: Pick): Item[] {
  const mixed = [...list]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = pick(last + 1)
    ;[mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!]
  }
  return mixed
}
