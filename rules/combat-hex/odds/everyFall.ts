import type { Question, Script } from '../../core/script.ts'
import { type Budget, take } from '../../play/odds/budget.ts'
import { type DiceOf, eachWay } from '../../play/odds/everyWay.ts'
import { SuddenEnd } from '../battle/end/victory.ts'
import type { Game } from '../battle/game.ts'
import { undone } from './snapshot.ts'

/** Answers what the rules ask while chances are counted. */
export type Answerer = (question: Question, g: Game) => string

/** What may come of something, and how likely that is, from 0 to 1. */
export interface Chance<Value> {
  value: Value
  chance: number
}

/**
 * Runs a part of the rules once for every way in which its dice can fall, and puts together what comes to the same.
 * The game is left as it was.
 * @param start begins the rules
 * @param see what came of it, while the game still shows it; `result` is undefined where the battle ended at once
 * @throws TooManyFalls where the work is beyond the budget; at once, where the rolls of the first run show that it will be
 */
export function everyFall<Result, Seen>(
  g: Game,
  start: () => Script<Result>,
  answer: Answerer,
  see: (result: Result | undefined) => Seen,
  budget: Budget = { left: Number.POSITIVE_INFINITY },
): Chance<Seen>[] {
  const found = new Map<string, Chance<Seen>>()
  return undone(g, back => {
    eachWay(
      dice => {
        const seen = see(runOnce(g, start(), answer, budget, dice))
        back()
        return seen
      },
      budget,
      (seen, falls) =>
        add(
          found,
          seen,
          falls.reduce((all, { chance }) => all * chance, 1),
        ),
    )
    return [...found.values()]
  })
}

function add<Value>(found: Map<string, Chance<Value>>, value: Value, chance: number): void {
  const key = JSON.stringify(value)
  const known = found.get(key)
  if (known) known.chance += chance
  else found.set(key, { value, chance })
}

/** Chances of something that follows from each value; what comes to the same is put together. */
export function mapped<Value, Seen>(
  chances: readonly Chance<Value>[],
  see: (value: Value) => Seen,
): Chance<Seen>[] {
  const found = new Map<string, Chance<Seen>>()
  for (const { value, chance } of chances) add(found, see(value), chance)
  return [...found.values()]
}

/**
 * Runs a part of the rules with these dice.
 * @returns undefined where the battle ended at once
 * @throws TooManyFalls where the work is beyond the budget
 */
export function runOnce<Result>(
  g: Game,
  script: Script<Result>,
  answer: Answerer,
  budget: Budget,
  dice: DiceOf,
): Result | undefined {
  take(budget, 1)
  try {
    let step = script.next()
    while (!step.done) {
      const request = step.value
      if ('roll' in request) step = script.next({ n: 0, faces: [...dice(request)] } as never)
      else {
        take(budget, workOf(request.ask, g))
        step = script.next(answered(request.ask, answer(request.ask, g)) as never)
      }
    }
    return step.value
  } catch (thrown) {
    if (!(thrown instanceof SuddenEnd)) throw thrown
    return undefined
  }
}

/** What it takes to answer: whoever is in a combat is looked at. */
const workOf = (_: Question, g: Game): number => 1 + (g.combat?.length ?? 0) / 8

function answered({ kind, space }: Question, answer: string): unknown {
  const checked = space.check(answer)
  if (!checked.ok) throw new Error(`${kind} was answered with ${answer}: ${checked.refusal.code}`)
  return checked.value
}

/** The defaults of the game, for whoever gave no orders. */
export const byDefaults: Answerer = question => question.fallback()
