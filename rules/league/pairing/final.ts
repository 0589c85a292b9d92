import type { Season } from '../season.ts'
import { groupTables } from '../standings.ts'
import { treeOf } from './knockout.ts'

/**
 * The first round of the final after groups: the firsts of all groups, then the seconds, and so on; those of one place
 * change their places so that as few as possible meet somebody of their own group, the lower of two rather than the
 * higher.
 * @returns slot by slot; a pair is an even one and the next, and null a free round
 */
export function finalTree(season: Season): (number | null)[] {
  const tables = groupTables(season).map(rows => rows.filter(({ rank }) => rank !== null))
  const places = Array.from({ length: season.settings.groups.advance }, (_, place) =>
    tables.flatMap(rows => rows[place]?.entrant ?? []),
  )
  const tree = treeOf(places.flat())
  // Exchanges change nothing of it.
  const placeAt = tree.map(player => places.findIndex(players => players.includes(player!)))
  const groupOf = (slot: number) => season.entrants[tree[slot] ?? -1]?.group
  /** Of one group is the pair of this slot: 1 or 0 */
  const clash = (slot: number) => Number(groupOf(slot) === groupOf(slot ^ 1))
  const swap = (a: number, b: number) => ([tree[a], tree[b]] = [tree[b]!, tree[a]!])

  /** Parts a pair by an exchange, and those whom that brings together by another one, who were `tried` no more. */
  function part(pair: number, tried: Set<number>): boolean {
    for (const a of [pair * 2 + 1, pair * 2])
      for (const [b, place] of placeAt.entries()) {
        if (place !== placeAt[a]) continue
        const before = clash(a) + clash(b)
        swap(a, b)
        if (clash(a) + clash(b) < before) return true
        const other = b >> 1
        if (clash(a) === 0 && !tried.has(other) && part(other, tried.add(other))) return true
        swap(a, b)
      }
    return false
  }

  for (let pair = 0; pair * 2 < tree.length; pair++) if (clash(pair * 2)) part(pair, new Set([pair]))
  return tree
}
