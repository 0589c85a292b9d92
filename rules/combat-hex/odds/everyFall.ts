import type { Question, RollRequest, Script } from '../../core/script.ts'
import { type Budget, TooManyFalls, take } from '../../play/odds/budget.ts'
import { countFalls, type Fall, fallsOf } from '../../play/odds/falls.ts'
import { SuddenEnd } from '../battle/end/victory.ts'
import type { Game } from '../battle/game.ts'
import { undone } from './undone.ts'

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
  /** for each roll on the way the falls that there are, and which of them it is now */
  const way: { falls: readonly Fall[]; at: number }[] = []
  return undone(g, back => {
    for (let runs = 0; ; runs++) {
      const { seen, chance } = alongWay(g, start(), way, { answer, see, budget })
      back()
      if (runs === 0 && way.reduce((all, { falls }) => all * falls.length, 1) > hopeless * budget.left)
        throw new TooManyFalls()
      add(found, seen, chance)
      while (way.length && ++way.at(-1)!.at >= way.at(-1)!.falls.length) way.pop()
      if (!way.length) return [...found.values()]
    }
  })
}

/** Falls of the first run that are too many: others may come to fewer. */
const hopeless = 3

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

/** One run with its dice as the way says, and beyond it with the first fall of each roll. */
function alongWay<Result, Seen>(
  g: Game,
  script: Script<Result>,
  way: { falls: readonly Fall[]; at: number }[],
  { answer, see, budget }: { answer: Answerer; see: (result: Result | undefined) => Seen; budget: Budget },
): { seen: Seen; chance: number } {
  let depth = 0
  let chance = 1
  const result = runOnce(g, script, answer, budget, ({ count, table }) => {
    let here = way[depth]
    if (!here) {
      const alike = table?.()
      if (countFalls(count, alike) > hopeless * budget.left) throw new TooManyFalls()
      way[depth] = here = { falls: fallsOf(count, alike), at: 0 }
    }
    depth++
    const fall = here.falls[here.at]!
    chance *= fall.chance
    return fall.faces
  })
  return { seen: see(result), chance }
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
  dice: (roll: RollRequest) => readonly number[],
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
