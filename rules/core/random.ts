/** A way to choose: a whole number from 0 up to, not including, `n`. */
export type Pick = (n: number) => number

/** Picks one of a list that is not empty. */
export const pickOf = <T>(pick: Pick, list: readonly T[]): T => list[pick(list.length)]!

/** Choices by chance that a number repeats (mulberry32). No dice: whoever knows the number knows them all. */
export function picker(seed: number): Pick {
  let a = seed >>> 0
  return n => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), a | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) % n
  }
}
