import type { FaceTable } from '../../core/script.ts'

/** One way in which dice can fall, as far as it matters, and how likely it is. */
export interface Fall {
  /** one face for each die; faces that come to the same are written as the highest of them */
  faces: readonly number[]
  /** in how many ways the dice can fall so, of all powers of six */
  ways: bigint
  /** the same from 0 to 1 */
  chance: number
}

/** Faces that come to the same, in a row; each face by itself where there is no table. */
export function alikeFaces(table?: FaceTable): number[][] {
  const groups = new Map<string, number[]>()
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const key = table ? JSON.stringify(table[face - 1]) : String(face)
    const group = groups.get(key)
    if (group) group.push(face)
    else groups.set(key, [face])
  }
  return [...groups.values()]
}

/**
 * Every way in which so many dice can fall into a table; their order does not matter. Chances are kept as doubles besides:
 * what they lose lies far below 1e-12, and what needs no more stays fast.
 * @param count dice, at most a hundred
 */
export function fallsOf(count: number, table?: FaceTable): readonly Fall[] {
  const groups = alikeFaces(table)
  const key = `${count} ${groups.map(group => group.join('')).join(' ')}`
  let falls = known.get(key)
  if (!falls) {
    if (known.size > 500) known.clear()
    known.set(key, (falls = workOut(count, groups)))
  }
  return falls
}
/** In how many ways so many dice can fall into a table. */
export const countFalls = (count: number, table?: FaceTable): number =>
  choose(count + alikeFaces(table).length - 1, count)

const known = new Map<string, readonly Fall[]>()

/** So many dice over the groups, group by group: of what is left, some fall into this one. */
function workOut(count: number, groups: readonly (readonly number[])[]): Fall[] {
  let open: (Fall & { left: number })[] = [{ faces: [], ways: 1n, chance: 1, left: count }]
  for (const [i, group] of groups.entries()) {
    const last = i === groups.length - 1
    const each = group.length / 6
    open = open.flatMap(({ faces, ways, chance, left }) =>
      range(last ? left : 0, left).map(n => ({
        faces: [...faces, ...Array.from({ length: n }, () => group.at(-1)!)],
        ways: ways * exactly(left, n) * BigInt(group.length) ** BigInt(n),
        chance: chance * choose(left, n) * each ** n,
        left: left - n,
      })),
    )
  }
  return open.map(({ faces, ways, chance }) => ({ faces, ways, chance }))
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** The same as `choose`, however large. */
function exactly(count: number, n: number): bigint {
  let ways = 1n
  for (let i = 1; i <= n; i++) ways = (ways * BigInt(count - i + 1)) / BigInt(i)
  return ways
}

/** In how many ways `n` of `count` things can be picked; a whole number, up to what a double holds. */
function choose(count: number, n: number): number {
  let ways = 1
  for (let i = 1; i <= Math.min(n, count - n); i++) ways = (ways * (count - i + 1)) / i
  return ways
}
