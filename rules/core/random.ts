/** A way to choose: a whole number from 0 up to, not including, `n`. */
export type Pick = (n: number) => number

/** Picks one of a list that is not empty. */
export const pickOf = <T>(pick: Pick, list: readonly T[]): T => list[pick(list.length)]!
