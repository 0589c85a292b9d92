import type { Question, Script } from '../../core/script.ts'
import type { Orders } from '../../play/module.ts'
import { type Budget, TooManyFalls, take, wholeBudget } from '../../play/odds/budget.ts'
import {
  alongFalls,
  always,
  type DiceOf,
  eachWay,
  type FallsAt,
  fallsByHighest,
  fallsByTable,
  gather,
  type Likely,
} from '../../play/odds/everyWay.ts'
import type { NewEvent } from '../field/events.ts'
import { EndsNow, makeField } from '../field/field.ts'
import { answerByOrder } from '../field/orders.ts'
import type { GameQuestion } from '../field/questions.ts'
import { byHighest } from '../field/rolls.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import { cloneCombatant, cloneState } from '../turn/machine.ts'

/** How players would answer while chances are counted, and what that may take. */
export interface OddsOptions {
  /** standing orders by player: their policy for Might, Fate, Will and strikes; the usual ones where there are none */
  orders?: readonly (Orders | undefined)[]
  /** before the orders: an answer to some questions, such as a number of dice; undefined leaves it to the orders */
  answer?(question: GameQuestion): string | undefined
  budget?: Budget
}

/** The same with everything settled. */
export interface Counting {
  orders: readonly (Orders | undefined)[]
  answer(question: GameQuestion): string
  budget: Budget
}

export function countingOf({ orders = [], answer, budget = wholeBudget() }: OddsOptions): Counting {
  return {
    orders,
    budget,
    answer: question =>
      answer?.(question) ?? answerByOrder(question, orders[question.by]) ?? question.fallback(),
  }
}

/** A copy of a field that nothing else looks at. @param tell hears what happens there */
export const copyOfField = (f: Battlefield, tell: (event: NewEvent) => void = () => {}): Battlefield =>
  makeField(cloneState(f.skirmish), f.library, tell, f.board)

/**
 * A copy of a field on which nobody but these is changed and nobody moves: all else is shared with it, however many a
 * battle has, and nothing is told.
 */
export const copyChanging = (f: Battlefield, changed: ReadonlySet<string>): Battlefield => ({
  ...f,
  skirmish: {
    ...f.skirmish,
    combatants: f.skirmish.combatants.map(each => (changed.has(each.label) ? cloneCombatant(each) : each)),
  },
  emit: unheard,
})
const unheard = () => {}

/** Runs a part of the rules with these dice. @returns undefined where the game ended at once */
export function runPart<Result>(
  script: Script<Result>,
  { answer, budget }: Counting,
  dice: DiceOf,
): { result: Result } | undefined {
  take(budget, 1)
  try {
    let step = script.next()
    while (!step.done) {
      const request = step.value
      if ('roll' in request) step = script.next({ n: 0, faces: [...dice(request)] } as never)
      else step = script.next(valueOf(request.ask, answer(request.ask as GameQuestion)) as never)
    }
    return { result: step.value }
  } catch (thrown) {
    if (!(thrown instanceof EndsNow)) throw thrown
    return undefined
  }
}

function valueOf({ kind, space }: Question, answer: string): unknown {
  const checked = space.check(answer)
  if (!checked.ok) throw new Error(`${kind} was answered with ${answer}: ${checked.refusal.code}`)
  return checked.value
}

/** For parts of the rules that throw none. */
export const noDice = (): never => {
  throw new Error('no dice are thrown for this')
}

const fallsAt: FallsAt = (roll, budget) =>
  byHighest.some(id => id === roll.roll) ? fallsByHighest(roll, budget) : fallsByTable(roll, budget)

/**
 * What may come of a part of the rules: it is run for every way in which its dice can fall, with what comes to the same
 * put together.
 * @param start begins it, each time on a copy of its own; `see` tells what came of it, with `undefined` where the game ended
 * @param keyOf tells apart what is not the same
 * @throws TooManyFalls where that is beyond the budget
 */
export function everyOutcome<Result, Seen>(
  start: () => { script: Script<Result>; see(came: { result: Result } | undefined): Seen },
  keyOf: (seen: Seen) => string,
  counting: Counting,
  before = always,
): Likely<Seen>[] {
  const found = gather(keyOf)
  eachWay(
    dice => {
      const { script, see } = start()
      return see(runPart(script, counting, dice))
    },
    counting.budget,
    (seen, falls) => found.add(seen, alongFalls(before, falls)),
    fallsAt,
  )
  return found.all()
}

/** Counts; undefined where that would take too long. */
export function withinBudget<Found>(count: () => Found): Found | undefined {
  try {
    return count()
  } catch (thrown) {
    if (!(thrown instanceof TooManyFalls)) throw thrown
    return undefined
  }
}
