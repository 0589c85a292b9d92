import type { Game } from '../battle/game.ts'
import { readyFigures } from '../battle/verbs/actors.ts'
import { open } from '../engine.ts'
import type { CombatHexSave } from '../types.ts'
import { beginClimb, type Climb, climbOn, type Evaluate } from './climb.ts'
import { isSamePlan, noPlan, type Plan } from './plan.ts'
import { otherStarts } from './starts.ts'
import { beginTrials, type PlanTrial } from './tries.ts'

/** A plan that a climb has ended with, and what it came to in all on the seeds that such plans are compared on. */
interface ClimbEnd {
  plan: Plan
  sum: number
}

/**
 * Where a search for a plan stands: plain JSON, so that it can be broken off and taken up again. It climbs from one
 * plan after the other to where no change of a single figure helps, and then compares where it has come to: the ends
 * are far apart, and the best of them is worth half as much again as the first.
 */
export interface Search {
  /** the best so far; when all is over, what is to be done */
  plan: Plan
  /** positions looked at, and how many may be */
  spent: number
  budget: number
  /** figures in the order in which they are looked at */
  figures: string[]
  /** the one under way, how many have begun, and the plans that others are still to begin from */
  climb: Climb | null
  climbs: number
  starts: Plan[]
  /** where climbs have ended, and how often those were looked at to compare them */
  found: ClimbEnd[]
  compared: number
  over: boolean
  /** points that the plan should bring more than what the defaults would do, or, of a single climb, than its beginning */
  gain: number
}

/** Another climb begins only where so much of what the last one took is left for it. */
const worthBeginning = 1 / 2
/** Seeds on which the ends of the climbs are compared. */
const comparedOn = 16

/** @param alone is nothing tried but changes of the plan? */
export function beginSearch(
  save: CombatHexSave,
  side: number,
  plan: Plan,
  budget: number,
  alone = false,
): Search {
  const { game } = open(save)
  const figures = readyFigures(game, side).map(({ id }) => id)
  return {
    plan,
    spent: 0,
    budget,
    figures,
    climb: beginClimb(plan),
    climbs: 1,
    starts: alone ? [] : otherStarts(game, side, plan),
    found: [],
    compared: 0,
    over: figures.length === 0,
    gain: 0,
  }
}

/**
 * Goes on with a search for so many positions more.
 * @param seed the same one finds the same plan
 */
export function goOnSearching(
  save: CombatHexSave,
  side: number,
  before: Search,
  seed: number,
  positions: number,
): Search {
  const search = structuredClone(before)
  const until = Math.min(search.budget, search.spent + positions)
  const { game } = open(save)
  const tryPlan = trialsOf(save, side)
  // Each climb has dice of its own, and so has the comparison: a plan that was lucky once is found out.
  const look = (climb: number) => (plan: Plan, n: number) => {
    search.spent++
    return tryPlan(plan, (seed + climb * 104_729) * 64 + n)
  }
  while (!search.over && search.spent < until) {
    if (search.climb) goOnClimbing(game, search, search.climb, look(search.climbs))
    else compareOn(search, look(0))
  }
  if (search.spent >= search.budget) search.over = true
  // Thoughts are kept with the battle: what only the search needed goes.
  if (!search.over) return search
  trialsBySave.delete(save)
  return { ...search, climb: null, starts: [], found: [] }
}

/** What was played in thought of a battle that is still being thought about in parts. */
const trialsBySave = new WeakMap<CombatHexSave, PlanTrial>()

function trialsOf(save: CombatHexSave, side: number): PlanTrial {
  let trials = trialsBySave.get(save)
  if (!trials) trialsBySave.set(save, (trials = beginTrials(save, side)))
  return trials
}

/** What would be left for climbing, after all that has been found, and the next, is compared. */
const leftToClimb = ({ budget, spent, found }: Search): number =>
  budget - spent - comparedOn * (found.length + 2)

function goOnClimbing(g: Game, search: Search, climb: Climb, look: Evaluate): void {
  const mayGoOn = search.climbs === 1 || leftToClimb(search) > 0
  if (mayGoOn && climbOn(g, search.figures, climb, look)) {
    if (search.climbs > 1) return
    search.plan = climb.plan
    search.gain = climb.gain
    return
  }
  const { plan } = climb
  const known = search.found.some(other => isSamePlan(other.plan, plan))
  if (!known) search.found.push({ plan, sum: 0 })
  const goesOn = (search.climbs > 1 || climb.hopeful) && leftToClimb(search) >= climb.spent * worthBeginning
  const start = goesOn ? search.starts.shift() : undefined
  search.climb = start ? beginClimb(start) : null
  if (start) search.climbs++
  else if (search.climbs === 1) search.over = true
  // What the defaults would do is compared too, for whoever asks what the plan is worth.
  else search.found.push({ plan: noPlan(), sum: 0 })
}

/** One of the plans is looked at on one seed more; once all were looked at on all, the best one is taken. */
function compareOn(search: Search, look: Evaluate): void {
  const { found } = search
  const one = found[search.compared % found.length]!
  one.sum += look(one.plan, Math.floor(search.compared / found.length))
  search.compared++
  if (search.compared < found.length * comparedOn) return
  const defaults = found.pop()!
  const best = found.reduce((a, b) => (b.sum > a.sum ? b : a))
  search.plan = best.plan
  search.gain = (best.sum - defaults.sum) / comparedOn
  search.over = true
}
