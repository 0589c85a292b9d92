import type { Script } from '../../rules/core/script.ts'
import { EndsNow } from '../../rules/dark-lord/field/field.ts'
import { answerByOrder } from '../../rules/dark-lord/field/orders.ts'
import type { GameQuestion } from '../../rules/dark-lord/field/questions.ts'
import type { Battlefield } from '../../rules/dark-lord/field/vocabulary.ts'
import { copyOfField } from '../../rules/dark-lord/odds/counting.ts'
import type { Orders } from '../../rules/play/module.ts'
import { type Fraction, fraction, plus } from '../../rules/play/odds/fraction.ts'

/** What came of something by word, and how likely each is. */
export type Listed = Map<string, Fraction>

/**
 * Does something once for every way in which each single die can fall, and counts what comes of it in whole numbers. Slow
 * and simple: odds are held against it.
 */
export function everyDieOf(once: (die: () => number) => string): Listed {
  const counted: Listed = new Map()
  const way: number[] = []
  for (;;) {
    let thrown = 0
    const seen = once(() => (way[thrown++] ??= 1))
    counted.set(seen, plus(counted.get(seen) ?? fraction(0n, 1n), fraction(1n, 6n ** BigInt(thrown))))
    while (way.length && way.at(-1) === 6) way.pop()
    if (!way.length) return counted
    way[way.length - 1]!++
  }
}

/** Runs a part of the rules on a copy of a field with dice given one by one; what came of it is read from the copy. */
export function playOut(
  f: Battlefield,
  start: (copy: Battlefield) => Script<unknown>,
  die: () => number,
  orders: readonly (Orders | undefined)[] = [],
): Battlefield {
  const copy = copyOfField(f)
  const script = start(copy)
  try {
    let step = script.next()
    while (!step.done) {
      const request = step.value
      if ('roll' in request)
        step = script.next({ n: 0, faces: Array.from({ length: request.count }, die) } as never)
      else {
        const question = request.ask as GameQuestion
        const answer = answerByOrder(question, orders[question.by]) ?? question.fallback()
        const checked = question.space.check(answer)
        if (!checked.ok) throw new Error(checked.refusal.code)
        step = script.next(checked.value as never)
      }
    }
  } catch (thrown) {
    if (!(thrown instanceof EndsNow)) throw thrown
  }
  return copy
}

/** The chance of all words for which it holds. */
export const listedChance = (listed: Listed, holds: (word: string) => boolean): Fraction =>
  [...listed].reduce((sum, [word, chance]) => (holds(word) ? plus(sum, chance) : sum), fraction(0n, 1n))
