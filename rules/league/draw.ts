import { type Pick, picker } from '../core/random.ts'

/** A whole number of 32 bits for a text, by FNV-1a: it spreads texts that are much alike over all numbers. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const sign of text) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193)
  return hash
}

/** What is drawn for a season: always the same for the same seed and purpose. */
export const drawFor = (seed: string, purpose: string): Pick => picker(hashOf(`${seed} ${purpose}`))

/** A list in an order by chance. */
export function shuffled<Item>(list: readonly Item[], pick: Pick): Item[] {
  const mixed = [...list]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = pick(last + 1)
    ;[mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!]
  }
  return mixed
}
