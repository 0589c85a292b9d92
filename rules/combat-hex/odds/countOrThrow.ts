import type { Script } from '../../core/script.ts'
import { type Budget, TooManyFalls, wholeBudget, withShare } from '../../play/odds/budget.ts'
import type { Game } from '../battle/game.ts'
import { type Answerer, byDefaults, type Chance, everyFall } from './everyFall.ts'
import { throwOften } from './thrown.ts'

export interface OddsOptions {
  /** answers for the players; the defaults where it is left out */
  answer?: Answerer
  /** what it may take, together with whatever else is asked for at the same time */
  budget?: Budget
}

/** How much of the budget goes to counting; the rest is for throwing where that does not do. */
const forCounting = 0.4

/** Counts, as far as that is within its part of the budget. @returns undefined where there are too many cases */
export function ifCounted<Found>(budget: Budget, count: (part: Budget) => Found): Found | undefined {
  try {
    return withShare(budget, forCounting, count)
  } catch (thrown) {
    if (!(thrown instanceof TooManyFalls)) throw thrown
    return undefined
  }
}

/** What may come of something, and how often it was thrown to find out: 0 where everything was counted. */
export interface Found<Seen> {
  chances: Chance<Seen>[]
  throws: number
}

/**
 * What may come of something that the rules do from beginning to end: counted, or thrown where there are too many cases.
 * The game is left as it was.
 * @param see what came of it, while the game still shows it
 * @returns undefined where even throwing would be too much work
 */
export function countOrThrow<Seen>(
  g: Game,
  start: () => Script<unknown>,
  see: () => Seen,
  { answer = byDefaults, budget = wholeBudget() }: OddsOptions = {},
): Found<Seen> | undefined {
  const counted = ifCounted(budget, part => everyFall(g, start, answer, see, part))
  if (counted) return { chances: counted, throws: 0 }
  const whole = function* (): Script<null> {
    yield* start()
    return null
  }
  const thrown = throwOften(g, { start: null, parts: [whole] }, answer, see, budget)
  return thrown && { chances: thrown.seen, throws: thrown.throws }
}
