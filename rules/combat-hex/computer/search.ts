import type { Game } from '../battle/game.ts'
import { enemiesOf } from '../battle/game.ts'
import type { BattleQuestion } from '../battle/questions.ts'
import type { Figure } from '../battle/state.ts'
import { readyFigures } from '../battle/verbs/actors.ts'
import { engine, open } from '../engine.ts'
import type { BattleSave } from '../module.ts'
import { attackOn, bestMove, candidatesOf, manners, placesFor } from './candidates.ts'
import { outlook } from './exchange.ts'
import { type ImaginedPlayer, imaginedDice, playOn } from './fork.ts'
import { actByPlan, type Intent, type Plan } from './plan.ts'

/** A battle won is worth so many whole armies. */
const wonArmies = 1.5

/** What a battle is worth to a side before its combats, in points: what it should have left against the others. */
export function valueFor(g: Game, side: number): number {
  const { result } = g.battle
  if (result)
    return (result.winner === side ? 1 : result.winner === null ? 0 : -1) * wonArmies * g.battle.points
  const worth = outlook(g)
  const others = worth.filter((_, owner) => owner !== side)
  return worth[side]! - others.reduce((sum, value) => sum + value, 0) / Math.max(1, others.length)
}

/** What an answer means to the rules. */
const valueOf = ({ space }: BattleQuestion, answer: string): unknown => {
  const checked = space.check(answer)
  if (!checked.ok) throw new Error(`${answer}: ${checked.refusal.code}`)
  return checked.value
}

/** How a phase comes out, on dice of one seed, for a side that answers so; what it leaves open the defaults answer. */
function tryOut(save: BattleSave, side: number, answer: ImaginedPlayer, seed: number): number {
  const player: ImaginedPlayer = (g, question) => {
    const gone = engine.module.answerForGone(question, g.battle)
    if (gone !== undefined) return valueOf(question, gone)
    const own = question.by === side ? answer(g, question) : undefined
    if (own !== undefined) return own
    return question.sound ? question.sound() : valueOf(question, question.fallback())
  }
  return valueFor(playOn(save, player, imaginedDice(seed)), side)
}

/** How a phase comes out by a plan, on dice of one seed. */
export function tryPlan(save: BattleSave, side: number, plan: Plan, seed: number): number {
  const answer: ImaginedPlayer = (g, question) =>
    question.kind === 'act' ? actByPlan(g, question, plan) : undefined
  return tryOut(save, side, answer, seed)
}

/** How a phase comes out by one more turn at its end, and none after it. */
export function tryTurn(save: BattleSave, side: number, turn: string, seed: number): number {
  let next = turn
  const answer: ImaginedPlayer = (_, question) => {
    if (question.kind !== 'turning') return undefined
    const now = next
    next = 'done'
    return valueOf(question, now)
  }
  return tryOut(save, side, answer, seed)
}

/** Where a search for a plan stands: plain JSON, so that it can be broken off and taken up again. */
export interface Search {
  plan: Plan
  /** what the plan came to on each seed so far */
  values: number[]
  /** positions looked at, and how many may be */
  spent: number
  budget: number
  pass: number
  /** plans for the whole side that are still to be tried */
  whole: Plan[]
  /** figures in the order in which they are looked at, and what is next */
  figures: string[]
  next: number
  candidate: number
  improved: boolean
  /** how often the plan was changed, and at which of its versions a change was tried that did not help */
  version: number
  tried: Record<string, number>
  over: boolean
  /** what the defaults would have come to */
  baseline: number
}

/**
 * Each pass over the figures looks at more places than the one before: so many of each way to judge them. The last width
 * is gone over again while it brings something.
 */
const widths = [3, 8, 16, 24]
const maxPasses = 6
/** A change is looked at on so many seeds in all, one stage after the other. */
const stages = [1, 2, 4, 8, 12]
/** How many standard errors a change must gain. */
const margin = 0.5

export function beginSearch(save: BattleSave, side: number, plan: Plan, budget: number): Search {
  const { game } = open(save)
  const ids = readyFigures(game, side).map(({ id }) => id)
  return {
    plan,
    whole: budget > 0 ? wholePlans(game, side, plan) : [],
    values: [],
    spent: 0,
    budget,
    pass: 0,
    figures: ids,
    next: 0,
    candidate: 0,
    improved: false,
    version: 0,
    tried: {},
    over: ids.length === 0,
    baseline: 0,
  }
}

/**
 * Everybody holds, everybody goes without abilities, everybody goes where one manner would have them, or several attack
 * the same enemy, while the others do as they would or hold.
 */
function wholePlans(g: Game, side: number, now: Plan): Plan[] {
  const ready = readyFigures(g, side)
  const all = (intentOf: (figure: Figure) => Intent | undefined): Plan => ({
    ...now,
    intents: Object.fromEntries(ready.map(figure => [figure.id, intentOf(figure) ?? 'default'])),
  })
  return [
    all(() => 'default'),
    all(() => 'hold'),
    all(() => 'plain'),
    ...manners.map(manner => all(figure => bestMove(g, figure, manner))),
    ...attacks(g, ready).flatMap(intents => [
      all(figure => intents[figure.id]),
      all(figure => intents[figure.id] ?? 'hold'),
    ]),
  ]
}

/** Concerted attacks, one on each enemy whom two can get at. */
function attacks(g: Game, ready: readonly Figure[]): Record<string, Intent>[] {
  if (ready.length < 2) return []
  const places = new Map(ready.map(figure => [figure, placesFor(g, figure)]))
  return enemiesOf(g, ready[0]!.owner)
    .map(enemy => attackOn(g, enemy, places))
    .filter(intents => intents !== undefined)
}

/**
 * Goes on with a search for so many positions more: figure by figure every candidate is tried on the same dice as
 * the plan so far, is dropped as soon as it is worse, and replaces it where it gains more than chance would explain.
 * @param seed the same one finds the same plan
 */
export function goOnSearching(
  save: BattleSave,
  side: number,
  found: Search,
  seed: number,
  positions: number,
): Search {
  const search = structuredClone(found)
  const until = Math.min(search.budget, search.spent + positions)
  const look = (plan: Plan, n: number): number => {
    search.spent++
    return tryPlan(save, side, plan, seed * 64 + n)
  }
  const known = (n: number): number => (search.values[n] ??= look(search.plan, n))
  if (!search.values.length) search.baseline = known(0)
  const { game } = open(save)
  let candidates: { id: string; pass: number; list: string[] } | undefined
  while (!search.over && search.spent < until) {
    const whole = search.whole.shift()
    if (whole) {
      const values = better(n => look(whole, n), known)
      if (values) {
        search.plan = whole
        search.values = values
      }
      continue
    }
    const id = search.figures[search.next]
    if (id === undefined) {
      search.pass++
      search.next = 0
      search.over = search.pass >= (search.improved ? maxPasses : widths.length)
      search.improved = false
      continue
    }
    if (candidates?.id !== id || candidates.pass !== search.pass) {
      const width = widths[Math.min(search.pass, widths.length - 1)]!
      candidates = {
        id,
        pass: search.pass,
        list: ['first', ...listed(game, id, search.plan.intents[id], width)],
      }
    }
    const intent = candidates.list[search.candidate++]
    if (intent === undefined) {
      search.next++
      search.candidate = 0
      continue
    }
    const sooner = intent === 'first'
    if (!sooner && intent === (search.plan.intents[id] ?? 'default')) continue
    if (sooner && (search.plan.first[0] === id || !search.pass)) continue
    const what = `${id} ${intent}`
    if (search.tried[what] === search.version) continue
    search.tried[what] = search.version
    const plan = sooner
      ? { ...search.plan, first: [id, ...search.plan.first.filter(other => other !== id)] }
      : { ...search.plan, intents: { ...search.plan.intents, [id]: intent } }
    const values = better(n => look(plan, n), known)
    if (!values) continue
    search.plan = plan
    search.values = values
    search.improved = true
    search.version++
  }
  search.over ||= search.spent >= search.budget
  // Thoughts are kept with the battle: what only the search needed goes.
  if (search.over) search.tried = {}
  return search
}

/** Candidates by battle, figure, intent and width: a search in many parts would work them out for each. */
const listsOf = new WeakMap<Game, Map<string, Intent[]>>()

function listed(g: Game, id: string, now: Intent | undefined, width: number): Intent[] {
  const figure = g.battle.figures.find(f => f.id === id)!
  let lists = listsOf.get(g)
  if (!lists) listsOf.set(g, (lists = new Map()))
  const key = `${id} ${width} ${now ?? ''}`
  let list = lists.get(key)
  if (!list) lists.set(key, (list = candidatesOf(g, figure, now, width)))
  return list
}

/** The values of a change that is better than what is known, on the same seeds; undefined where it is not. */
function better(look: (n: number) => number, known: (n: number) => number): number[] | undefined {
  const values: number[] = []
  const gains: number[] = []
  for (const stage of stages) {
    while (values.length < stage) {
      const n = values.length
      values.push(look(n))
      gains.push(values[n]! - known(n))
    }
    const mean = gains.reduce((sum, gain) => sum + gain, 0) / stage
    if (mean <= 0.01) return undefined
    if (stage === 1) continue
    const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (stage - 1)
    if (mean <= margin * Math.sqrt(variance / stage)) return undefined
    if (variance === 0 && stage >= 2) return values
  }
  return values
}
