import { type Pick, picker } from '../../core/random.ts'
import type { RollRequest, Script } from '../../core/script.ts'
import { type Budget, TooManyFalls } from '../../play/odds/budget.ts'
import { alikeFaces } from '../../play/odds/falls.ts'
import type { Game } from '../battle/game.ts'
import { bringAbout, type FigureChange, watch } from './changes.ts'
import { type Answerer, type Chance, runOnce } from './everyFall.ts'
import { undone } from './snapshot.ts'

/**
 * What may come of something, by throwing for it: where there are too many cases to count. The rules themselves are run
 * with dice of a seed that never changes, so that whoever looks again is told the same.
 */

/** So often something is thrown, where that is not too much work. */
export const maxThrows = 20_000

/** Fewer throws say nothing: chances would be more than ten points of a hundred off. */
export const fewestThrows = 100

/** By how many points of a hundred chances may be off that come from so many throws, nineteen times out of twenty. */
export const marginOf = (throws: number): number => Math.ceil(98 / Math.sqrt(throws))

const seed = 2003

/** A part of what is thrown for; it begins with what the part before it came to. */
export type ThrownPart<Came> = (came: Came) => Script<Came>

/** What a part begins with, and what is known of its ways. */
interface PartStart<Came> {
  came: Came
  changes: FigureChange[]
  throws: number
  first: ChanceNode<Came>
}

/** A roll at which a part stops, and where each way of its dice leads; or where the part ends. */
interface ChanceNode<Came> {
  /** for each face, the one that it is the same as */
  alike?: readonly number[]
  count: number
  ways: Map<string, ChanceNode<Came>>
  end?: PartStart<Came>
}

const newFork = <Came>(): ChanceNode<Came> => ({ count: 0, ways: new Map() })

/** What came of so many throws. */
export interface Throws<Came, Seen> {
  throws: number
  /** what the first part came to */
  begun: Chance<Came>[]
  /** what was seen at the end */
  seen: Chance<Seen>[]
}

/**
 * Throws for something that has several parts, in which nobody moves or falls before the last. What a part comes to
 * with dice that have fallen alike before is known, and no work.
 * @param see what came of it in the end, while the game still shows it
 * @returns undefined where too few throws are within the budget
 */
export function throwOften<Came, Seen>(
  g: Game,
  { start, parts }: { start: Came; parts: readonly ThrownPart<Came>[] },
  answer: Answerer,
  see: () => Seen,
  budget: Budget,
): Throws<Came, Seen> | undefined {
  const pick = picker(seed)
  const since = watch(g)
  const first: PartStart<Came> = { came: start, changes: [], throws: 0, first: newFork() }
  /** the same for all ways that lead to it */
  const places = parts.map(() => new Map<string, PartStart<Came>>())
  const seen = new Map<PartStart<Came>, Seen>()
  let throws = 0
  const placeOf = (i: number, came: Came): PartStart<Came> => {
    const last = i === parts.length - 1
    const value = last ? see() : undefined
    const changes = last ? [] : since()
    const key = JSON.stringify(last ? value : [came, changes])
    let place = places[i]!.get(key)
    if (!place) {
      places[i]!.set(key, (place = { came, changes, throws: 0, first: newFork() }))
      if (last) seen.set(place, value as Seen)
    }
    return place
  }
  undone(g, back => {
    /** Runs a part with the dice that are known already, and throws what comes after them. */
    const run = (
      i: number,
      from: PartStart<Came>,
      known: readonly (readonly number[])[],
    ): PartStart<Came> => {
      let fork = from.first
      let depth = 0
      try {
        bringAbout(g, from.changes)
        const came = runOnce(g, parts[i]!(from.came), answer, budget, request => {
          const faces = known[depth++] ?? thrownAt(fork, request, pick)
          fork = wayOf(fork, faces)
          return faces
        })
        return (fork.end ??= placeOf(i, came as Came))
      } finally {
        back()
      }
    }
    /** From where a part begins to where it ends, running it where that is not known. */
    const follow = (i: number, from: PartStart<Came>): PartStart<Came> => {
      const known: number[][] = []
      let fork = from.first
      while (!fork.end) {
        if (!fork.alike) return run(i, from, known)
        const faces = throwDice(fork.count, fork.alike, pick)
        known.push(faces)
        fork = wayOf(fork, faces)
      }
      return fork.end
    }
    try {
      for (; throws < maxThrows; throws++) {
        const way: PartStart<Came>[] = []
        let at = first
        for (let i = 0; i < parts.length; i++) way.push((at = follow(i, at)))
        for (const place of way) place.throws++
      }
    } catch (thrown) {
      if (!(thrown instanceof TooManyFalls)) throw thrown
    }
  })
  if (throws < fewestThrows) return undefined
  const chances = <Value>(list: Iterable<PartStart<Came>>, value: (place: PartStart<Came>) => Value) =>
    [...list].map(place => ({ value: value(place), chance: place.throws / throws }))
  return {
    throws,
    begun: chances(places[0]!.values(), ({ came }) => came),
    seen: chances(seen.keys(), place => seen.get(place)!),
  }
}

function wayOf<Came>({ ways }: ChanceNode<Came>, faces: readonly number[]): ChanceNode<Came> {
  const key = faces.join('')
  let way = ways.get(key)
  if (!way) ways.set(key, (way = newFork()))
  return way
}

/** Throws for a roll that stands open, and keeps what is known of it. */
function thrownAt<Came>(fork: ChanceNode<Came>, { count, table }: RollRequest, pick: Pick): number[] {
  const alike: number[] = []
  for (const group of alikeFaces(table?.())) for (const face of group) alike[face - 1] = group.at(-1)!
  Object.assign(fork, { count, alike })
  return throwDice(count, alike, pick)
}

/** Dice in the order of their faces, which does not matter. */
const throwDice = (count: number, alike: readonly number[], pick: Pick): number[] =>
  Array.from({ length: count }, () => alike[pick(6)]!).sort((a, b) => a - b)
