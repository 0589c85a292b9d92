import type { Game } from '../battle/game.ts'
import { candidatesOf } from './candidates.ts'
import { meanOf, standardErrorOf, worthChanging } from './gains.ts'
import { type Intent, intentIn, type Plan } from './plan.ts'

/** A plan that is being made better, one figure after the other: plain JSON. */
export interface Climb {
  plan: Plan
  /** what the plan came to on each seed so far */
  values: number[]
  /** points that all changes should bring together */
  gain: number
  /** positions looked at */
  spent: number
  pass: number
  /** the figure and the candidate that are next */
  next: number
  candidate: number
  improved: boolean
  /** has any change looked better, if only by luck? Else nothing is to be gained */
  hopeful: boolean
  /** how often the plan was changed, and at which of its versions a change was tried that did not help */
  version: number
  tried: Record<string, number>
}

/** What a plan comes to on the dice of seed number `n`. */
export type Evaluate = (plan: Plan, n: number) => number

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

export const beginClimb = (plan: Plan): Climb => ({
  plan,
  values: [],
  gain: 0,
  spent: 0,
  pass: 0,
  next: 0,
  candidate: 0,
  improved: false,
  hopeful: false,
  version: 0,
  tried: {},
})

/**
 * Tries one candidate of one figure more: it is dropped as soon as it is worse than the plan on the same dice, and
 * replaces what the figure was to do where it gains more than chance would explain, and enough to matter.
 * @param figures in the order in which they are looked at
 * @returns whether there is anything left to be tried
 */
export function climbOn(g: Game, figures: readonly string[], climb: Climb, lookAt: Evaluate): boolean {
  const look: Evaluate = (plan, n) => {
    climb.spent++
    return lookAt(plan, n)
  }
  const known = (n: number): number => (climb.values[n] ??= look(climb.plan, n))
  const id = figures[climb.next]
  if (id === undefined) {
    climb.pass++
    climb.next = 0
    const goesOn = climb.hopeful && climb.pass < (climb.improved ? maxPasses : widths.length)
    climb.improved = false
    return goesOn
  }
  const width = widths[Math.min(climb.pass, widths.length - 1)]!
  const changed = changeOf(climb, id, ['first', ...listed(g, id, climb.plan.intents[id], width)])
  if (!changed) return true
  const { values, better } = compare(n => look(changed, n), known)
  climb.hopeful ||= values.length > 1
  if (!better) return true
  climb.gain += meanOf(values.map((value, n) => value - known(n)))
  climb.plan = changed
  climb.values = values
  climb.improved = true
  climb.version++
  return true
}

/** The plan with the next candidate of a figure; undefined where that is nothing new. */
function changeOf(climb: Climb, id: string, list: readonly Intent[]): Plan | undefined {
  const { plan } = climb
  const intent = list[climb.candidate++]
  if (intent === undefined) {
    climb.next++
    climb.candidate = 0
    return undefined
  }
  const sooner = intent === 'first'
  if (!sooner && intent === intentIn(plan, id)) return undefined
  if (sooner && (plan.first[0] === id || !climb.pass)) return undefined
  const what = `${id} ${intent}`
  if (climb.tried[what] === climb.version) return undefined
  climb.tried[what] = climb.version
  return sooner
    ? { ...plan, first: [id, ...plan.first.filter(other => other !== id)] }
    : { ...plan, intents: { ...plan.intents, [id]: intent } }
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

/** What a change comes to on the seeds it was looked at, and whether it is better than what is known on the same. */
function compare(
  look: (n: number) => number,
  known: (n: number) => number,
): { values: number[]; better: boolean } {
  const values: number[] = []
  const gains: number[] = []
  for (const stage of stages) {
    while (values.length < stage) {
      const n = values.length
      values.push(look(n))
      gains.push(values[n]! - known(n))
    }
    const mean = meanOf(gains)
    if (mean <= worthChanging) return { values, better: false }
    if (stage === 1) continue
    const error = standardErrorOf(gains)
    if (mean <= margin * error) return { values, better: false }
    if (error === 0) break
  }
  return { values, better: true }
}
