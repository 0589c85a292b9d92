import type { Script } from '../../../core/script.ts'
import { listSpace, type Space } from '../../../core/space.ts'
import { readAnswer } from '../answer.ts'
import { askBattle } from '../ask.ts'
import { addMark, dropMarks, type Game, inOrder, isStanding, standing } from '../game.ts'
import { isAutomatic, isFree } from '../points/points.ts'
import { costNow, priceOf } from '../points/prices.ts'
import { carriers, findUse, makeUse, ownFigure, usesOf } from '../points/uses.ts'
import type { AnswerChoice } from '../questions.ts'
import type { Figure, Mark } from '../state.ts'
import type { Spending } from '../terms.ts'
import type { Trigger, Use } from '../vocabulary.ts'
import { isRecommended } from './worth.ts'

/** What a matter costs in action points, before anything changes that. */
export interface Price {
  base: number
  spending: Spending
}

/**
 * A figure is about to spend action points. Enemies may react first; then it pays what the matter costs by
 * now. When it cannot, nothing is spent and the matter is off.
 * @returns the points paid, or undefined
 */
export function* spend(
  g: Game,
  spender: Figure,
  base: number,
  spending: Spending,
): Script<number | undefined> {
  return (yield* spendAll(g, spender, [{ base, spending }]))?.[0]
}

/**
 * The same where one act has several prices: it is answered once, and all of them are paid or none (8.41).
 * @param prices the act itself comes first
 * @returns the points paid for each, or undefined
 */
export function* spendAll(
  g: Game,
  spender: Figure,
  prices: readonly [Price, ...Price[]],
): Script<number[] | undefined> {
  const [{ spending }] = prices
  const costsNow = () => prices.map(({ base, spending }) => costNow(g, spender, base, spending))
  const price = sumOf(costsNow())
  yield* trigger(g, { moment: 'about-to-spend', cause: spender, enemiesOnly: true, spending, price })
  const costs = costsNow()
  const sum = sumOf(costs)
  if (!isStanding(spender) || spender.ap < sum) return undefined
  spender.ap -= sum
  return costs
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/**
 * Activates an ability: pays for it, lets enemies answer, and carries out what it does. It counts as used
 * once it is paid for, even when it is then cancelled.
 */
export function* activate(g: Game, use: Use): Script {
  const { figure, ability, printed, occurrence } = use
  if (ability.notActivated) {
    if (!figure.used.includes(occurrence)) figure.used.push(occurrence)
    if (ability.effect) yield* ability.effect(g, use)
    return
  }
  // Taken while it is being paid for, so that an answer to an answer cannot use it as well. What is always at
  // work is not taken.
  if (!isAutomatic(g.book, use)) figure.used.push(occurrence)
  const paid = isFree(g.book, use) ? 0 : yield* spend(g, figure, use.cost, 'ability')
  if (paid === undefined) {
    figure.used = figure.used.filter(other => other !== occurrence)
    tellTooDear(g, use)
    return
  }
  g.emit({
    event: 'activated',
    figure: figure.id,
    ability: printed.id,
    copied: ability === printed ? undefined : ability.id,
    target: use.target ?? undefined,
    ap: paid,
  })
  const answer: Trigger = {
    moment: 'ability-activated',
    cause: figure,
    enemiesOnly: true,
    ability: ability.id,
    answered: use,
  }
  yield* trigger(g, answer)
  if (answer.cancelled) return
  if (ability.duration) {
    addMark(g, figure, {
      ability: ability.id,
      duration: g.book.timing.activatedForTurn && ability.duration !== 'until' ? 'turn' : ability.duration,
      ...(ability.duration === 'until' && { turn: g.battle.turn + (ability.turns ?? 0) }),
    })
  }
  if (ability.effect) yield* ability.effect(g, use)
}

/** Tells that a use was off, having become too dear (8.41). */
export function tellTooDear(g: Game, { figure, printed, cost }: Use): void {
  const price = costNow(g, figure, cost, 'ability')
  g.emit({ event: 'not-activated', figure: figure.id, ability: printed.id, ap: figure.ap, cost: price })
}

const has = (acted: readonly Use[], { figure, occurrence }: Use): boolean =>
  acted.some(use => use.figure === figure && use.occurrence === occurrence)

/** What acts by itself at a trigger that nobody is asked about. */
export function* actAutomatically(g: Game, side: number, what: Trigger): Script {
  if (!g.book.timing.unnumberedAlways) return
  for (const figure of carriers(g, what)?.[side] ?? [])
    for (const use of usesOf(g, figure, what, true)) yield* activate(g, use)
}

/** Uses as choices, for orders and for those who leave it to the program. */
export const useChoices = (g: Game, uses: readonly Use[]): AnswerChoice<Use>[] =>
  uses.map(use => ({
    answer: use,
    ability: use.printed.id,
    figure: use.figure.id,
    cost: priceOf(g, use),
    about: [use.trigger.cause?.id, use.trigger.target?.id, use.target].filter(
      (id): id is string => id != null && id !== use.figure.id,
    ),
    recommended: () => isRecommended(g, use) ?? true,
    ...(use.ability.worth && { chance: () => Math.min(1, use.ability.worth!(g, use)) }),
    isVain: () => use.ability.worth !== undefined && use.ability.worth(g, use) <= 0,
  }))

/** The first choice that is good play. */
export const recommendedOf = <Answer>(choices: readonly AnswerChoice<Answer>[]): Answer | undefined =>
  choices.find(choice => choice.recommended())?.answer

/** The uses, and null with the word for none of them; with a reason why another use is not among them. */
export function useSpace(
  g: Game,
  side: number,
  uses: readonly Use[],
  none: 'done' | 'pass',
  what: (figure: Figure) => Trigger,
): Space<Use | null> {
  const list = listSpace<Use | null>([...uses, null], use => (use ? makeUse(use) : none))
  return {
    ...list,
    check(answer) {
      const checked = list.check(answer)
      if (checked.ok) return checked
      const raw = readAnswer(answer)
      if (raw?.verb !== 'use') return checked
      const figure = ownFigure(g, side, raw.figure)
      const found = 'code' in figure ? figure : findUse(g, figure, raw.named, what(figure))
      return 'code' in found ? { ok: false, refusal: found } : checked
    },
  }
}

/**
 * Something happens to which abilities may answer, in whoever's phase it is (8.085). The attacker's side goes first,
 * then the defender's (8.07); each use is over before the next one begins (8.084).
 */
export function* trigger(g: Game, what: Trigger): Script {
  // Most often nobody could answer it.
  if (!carriers(g, what)) return
  for (const side of inOrder(g)) {
    if (what.side !== undefined && what.side !== side) continue
    if (what.enemiesOnly && what.cause?.owner === side) continue
    /** what acted by itself: once at each trigger */
    const acted: Use[] = []
    for (;;) {
      const able = carriers(g, what)?.[side]
      // Whoever fell to an answer has nothing more to be answered.
      if (!able || (what.cause && !isStanding(what.cause))) break
      const automatic = g.book.timing.unnumberedAlways
        ? able.flatMap(figure => usesOf(g, figure, what, true)).find(use => !has(acted, use))
        : undefined
      if (automatic) {
        acted.push(automatic)
        yield* activate(g, automatic)
        continue
      }
      const uses: Use[] = []
      for (const figure of able) for (const use of usesOf(g, figure, what)) uses.push(use)
      if (!uses.length) break
      const use = yield* askBattle({
        kind: 'react',
        by: side,
        subject: what.cause?.id ?? '',
        about: {
          moment: what.moment,
          cause: what.cause?.id ?? null,
          ability: what.ability,
          loss: what.loss,
          figures: [...new Set(uses.map(use => use.figure.id))],
        },
        space: useSpace(g, side, uses, 'pass', () => what),
        choices: () => useChoices(g, uses),
        decline: null,
        fallback: () => recommendedOf(useChoices(g, uses)) ?? null,
      })
      if (!use) break
      yield* activate(g, use)
    }
  }
}

type MarkSpan = Exclude<Mark['duration'], 'until'>

/** Effects that last for a span go when it is over (8.04). */
export function endMarks(g: Game, figures: readonly Figure[], span: MarkSpan): void {
  for (const figure of figures) dropMarks(g, figure, mark => mark.duration === span)
}

/** Effects with a date: those due at the end of this turn go, with what they then do (8.38). */
export function* expireMarks(g: Game): Script {
  for (const figure of standing(g))
    for (const mark of figure.marks.filter(m => m.duration === 'until' && (m.turn ?? 0) <= g.battle.turn)) {
      dropMarks(g, figure, m => m === mark)
      const ability = g.book.abilities[mark.ability]
      if (ability.expire) yield* ability.expire(g, figure)
    }
}
