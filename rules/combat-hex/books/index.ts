import type { RuleBookId } from '../battle/state.ts'
import type { RuleBook } from '../battle/vocabulary.ts'
import { classic } from './classic.ts'
import { tournament } from './tournament.ts'

const books: Record<RuleBookId, RuleBook> = { tournament, classic }

export const bookById = (id: RuleBookId): RuleBook => books[id]

/** Does everybody bring an army of either camp by this book? And how many may play? */
export const freeCamps = (id: RuleBookId): boolean => books[id].sequence.freeCamps
export const maxPlayers = (id: RuleBookId): number => books[id].sequence.maxPlayers

/** Points of a usual battle by a rule book. */
export const usualPoints = (id: RuleBookId): number => books[id].sequence.usualPoints

/** Groups of named points that are plain values. */
export const pointGroups = ['sequence', 'movement', 'sight', 'shooting', 'combat', 'timing'] as const
export type PointGroup = (typeof pointGroups)[number]

/** Something for each named point of the groups: words, most of all. */
export type PerPoint<T> = { readonly [Group in PointGroup]: { readonly [Point in keyof RuleBook[Group]]: T } }

/** What `given` holds for the named points at which a book differs from another, group by group. */
export function whereDiffers<T>(book: RuleBookId, from: RuleBookId, given: PerPoint<T>): [PointGroup, T[]][] {
  return pointGroups.map(group => {
    const [mine, theirs] = [new Map(Object.entries(books[book][group])), Object.entries(books[from][group])]
    const points = theirs.filter(([point, value]) => mine.get(point) !== value).map(([point]) => point)
    const found = new Map<string, T>(Object.entries(given[group]))
    return [group, points.flatMap(point => found.get(point) ?? [])]
  })
}
