import type { RollRequest } from '../../core/script.ts'
import { type Budget, TooManyFalls } from './budget.ts'
import { countFalls, type Fall, fallsOf } from './falls.ts'
import { type Fraction, fraction } from './fraction.ts'

/** Gives the faces of a roll. */
export type DiceOf = (roll: RollRequest) => readonly number[]

/** In which ways the dice of a roll can fall. @throws TooManyFalls where there are more than the budget allows */
export type FallsAt = (roll: RollRequest, budget: Budget) => readonly Fall[]

/** Falls of the first run that are too many: others may come to fewer. */
const hopeless = 3

/** As their table says; each face by itself where a roll has none. */
export const fallsByTable: FallsAt = ({ count, table }, budget) => {
  const alike = table?.()
  if (countFalls(count, alike) > hopeless * budget.left) throw new TooManyFalls()
  return fallsOf(count, alike)
}

/** By the highest die alone; the others show a 1. */
export const fallsByHighest: FallsAt = ({ count }) =>
  [1, 2, 3, 4, 5, 6].map(face => {
    const ways = BigInt(face) ** BigInt(count) - BigInt(face - 1) ** BigInt(count)
    return {
      faces: [face, ...Array.from({ length: count - 1 }, () => 1)],
      ways,
      chance: Number(ways) / 6 ** count,
    }
  })

/**
 * Runs something once for every way in which its dice can fall.
 * @param run does it with these dice, on what it finds as it was before, and says what came of it
 * @param found is given that with the falls on the way
 * @throws TooManyFalls at once, where the rolls of the first run show that the work is beyond the budget
 */
export function eachWay<Seen>(
  run: (dice: DiceOf) => Seen,
  budget: Budget,
  found: (seen: Seen, falls: readonly Fall[]) => void,
  fallsAt: FallsAt = fallsByTable,
): void {
  /** for each roll on the way the falls that there are, and which of them it is now */
  const way: { falls: readonly Fall[]; at: number }[] = []
  for (let runs = 0; ; runs++) {
    let depth = 0
    const seen = run(roll => {
      const here = (way[depth] ??= { falls: fallsAt(roll, budget), at: 0 })
      depth++
      return here.falls[here.at]!.faces
    })
    if (runs === 0 && way.reduce((all, { falls }) => all * falls.length, 1) > hopeless * budget.left)
      throw new TooManyFalls()
    found(
      seen,
      way.map(({ falls, at }) => falls[at]!),
    )
    while (way.length && ++way.at(-1)!.at >= way.at(-1)!.falls.length) way.pop()
    if (!way.length) return
  }
}

/** How likely something is: so many ways of so many dice. */
export interface Sixths {
  ways: bigint
  dice: number
}
export const always: Sixths = { ways: 1n, dice: 0 }

/** Something that may come, and how likely that is. */
export interface Likely<Value> {
  value: Value
  weight: Sixths
}

const sixes = (dice: number): bigint => 6n ** BigInt(dice)

export const added = (a: Sixths, b: Sixths): Sixths => {
  const dice = Math.max(a.dice, b.dice)
  return { ways: a.ways * sixes(dice - a.dice) + b.ways * sixes(dice - b.dice), dice }
}

export const alongFalls = (weight: Sixths, falls: readonly Fall[]): Sixths =>
  falls.reduce(({ ways, dice }, fall) => ({ ways: ways * fall.ways, dice: dice + fall.faces.length }), weight)

export const fractionOf = ({ ways, dice }: Sixths): Fraction => fraction(ways, sixes(dice))

/** What may come, where the same comes in several ways: each kept once. */
export interface Gathered<Value> {
  add(value: Value, weight: Sixths): void
  all(): Likely<Value>[]
}

/** @param keyOf tells apart what is not the same */
export function gather<Value>(keyOf: (value: Value) => string): Gathered<Value> {
  const found = new Map<string, Likely<Value>>()
  return {
    add(value, weight) {
      const key = keyOf(value)
      const known = found.get(key)
      if (known) known.weight = added(known.weight, weight)
      else found.set(key, { value, weight })
    },
    all: () => [...found.values()],
  }
}

/** The chance that it is so. */
export const chanceOf = <Value>(all: readonly Likely<Value>[], holds: (value: Value) => boolean): Fraction =>
  fractionOf(
    all.reduce<Sixths>((sum, { value, weight }) => (holds(value) ? added(sum, weight) : sum), {
      ways: 0n,
      dice: 0,
    }),
  )

/**
 * Goes on with everything that may come until it is done, a step at a time; after each step what is the same is put
 * together.
 */
export function everyBranch<Value>(
  begun: readonly Likely<Value>[],
  keyOf: (value: Value) => string,
  isDone: (value: Value) => boolean,
  step: (value: Value, weight: Sixths) => readonly Likely<Value>[],
): Likely<Value>[] {
  let open = begun
  for (;;) {
    const next = gather(keyOf)
    for (const { value, weight } of open)
      if (isDone(value)) next.add(value, weight)
      else for (const one of step(value, weight)) next.add(one.value, one.weight)
    open = next.all()
    if (open.every(({ value }) => isDone(value))) return [...open]
  }
}
