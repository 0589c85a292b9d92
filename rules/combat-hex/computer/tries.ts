import type { Game } from '../battle/game.ts'
import type { GameQuestion, QuestionKind } from '../battle/questions.ts'
import type { CombatHexState } from '../battle/state.ts'
import { engine } from '../engine.ts'
import type { CombatHexSave } from '../types.ts'
import { carelessness } from './careless.ts'
import { outlook } from './exchange.ts'
import {
  type Fork,
  fightOn,
  forkOf,
  type ImaginedPlayer,
  imaginedDice,
  playOn,
  type StepWatcher,
} from './fork.ts'
import { actByPlan, isSameOrder, otherwiseIn, type Plan } from './plan.ts'

/** Against whom a side still plays: whoever is out of the battle does not count any more. */
export const rivalsOf = ({ players }: CombatHexState, side: number): number[] =>
  [...players.keys()].filter(other => other !== side && !players[other]!.lost)

/**
 * What a battle is worth to a side, in points: what it should have left against its rivals.
 * @param rivals who they were when the thought began
 * @param fought are the combats over?
 */
export function valueFor(g: Game, side: number, rivals: readonly number[], fought = false): number {
  const worth = outlook(g, fought)
  const others = rivals.reduce((sum, other) => sum + worth[other]!, 0)
  return worth[side]! - others / Math.max(1, rivals.length)
}

/** What an answer means to the rules. */
const valueOf = ({ space }: GameQuestion, answer: string): unknown => {
  const checked = space.check(answer)
  if (!checked.ok) throw new Error(`${answer}: ${checked.refusal.code}`)
  return checked.value
}

/** Somebody who answers so for a side; what they leave open, and what others are asked, the defaults answer. */
const playerOf =
  (side: number, answer: ImaginedPlayer): ImaginedPlayer =>
  (g, question) => {
    const gone = engine.answerForGone(question, g.battle)
    if (gone !== undefined) return valueOf(question, gone)
    const own = question.by === side ? answer(g, question) : undefined
    if (own !== undefined) return own
    return question.sound ? question.sound() : valueOf(question, question.fallback())
  }

/** How a phase comes out, on dice of one seed, for a side that answers so. */
const tryOut = (
  from: Fork,
  side: number,
  answer: ImaginedPlayer,
  seed: number,
  watch?: StepWatcher,
): number => {
  const { game, struck } = playOn(from, playerOf(side, answer), imaginedDice(seed), watch)
  return valueFor(game, side, rivalsOf(from.battle, side)) - carelessness(game, side, struck[side]!)
}

/** A plan played on dice of one seed: its steps, and at which of them a figure was looked at first. */
interface PlayedPlan {
  plan: Plan
  steps: Fork[]
  lookedAt: Map<string, number>
  value: number
}

/** Plays of one seed that are kept: plans that are tried in turn have most in common with one of the last two. */
const keptPlays = 2

/** How many steps of a play are the same by another plan; Infinity where all are. */
function inCommon(play: PlayedPlan, plan: Plan): number {
  if (!isSameOrder(play.plan, plan)) return 0
  return Math.min(...otherwiseIn(play.plan, plan).map(id => play.lookedAt.get(id) ?? Infinity))
}

/** What a plan comes to, on dice of one seed. */
export type PlanTrial = (plan: Plan, seed: number) => number

/**
 * Tells how a phase comes out by a plan, on dice of one seed. What a plan has in common with one that was tried before
 * it is not played again: up to where a figure is looked at that is to do something else.
 */
export function beginTrials(save: CombatHexSave, side: number): PlanTrial {
  const start = forkOf(save)
  const kept = new Map<number, PlayedPlan[]>()
  return (plan, seed) => {
    const plays = kept.get(seed) ?? []
    kept.set(seed, plays)
    const common = plays.map(play => inCommon(play, plan))
    const most = common.reduce((best, steps, i) => (steps > common[best]! ? i : best), 0)
    const like = plays[most]
    const from = common[most] ?? 0
    if (like && from === Infinity) return like.value
    const steps = like ? like.steps.slice(0, from) : []
    const lookedAt = new Map([...(like?.lookedAt ?? [])].filter(([, step]) => step < from))
    const begin = like?.steps[from] ?? start
    const answer: ImaginedPlayer = (g, question) => {
      if (question.kind !== 'act') return undefined
      return actByPlan(g, question, plan, id => lookedAt.has(id) || lookedAt.set(id, steps.length - 1))
    }
    const watch: StepWatcher = ({ phase }, keep) => {
      if (phase === save.battle.phase) steps.push(keep())
    }
    const value = tryOut(begin, side, answer, seed, watch)
    plays.splice(from > 0 ? most : keptPlays - 1, 1)
    plays.unshift({ plan, steps, lookedAt, value })
    return value
  }
}

/** How a phase comes out by one more turn at its end, and none after it. */
export function tryTurn(save: CombatHexSave, side: number, turn: string, seed: number): number {
  let next = turn
  const answer: ImaginedPlayer = (_, question) => {
    if (question.kind !== 'turning') return undefined
    const now = next
    next = 'done'
    return valueOf(question, now)
  }
  return tryOut(forkOf(save), side, answer, seed)
}

/** How a combat, or in an action phase all up to the combats, comes out by one answer now and the defaults after it. */
export function tryAnswer(
  save: CombatHexSave,
  side: number,
  given: string,
  kind: QuestionKind,
  seed: number,
): number {
  let next: string | undefined = given
  const player = playerOf(side, (_, question) => {
    const now = next
    next = undefined
    return now === undefined ? undefined : valueOf(question, now)
  })
  const dice = imaginedDice(seed)
  const rivals = rivalsOf(save.battle, side)
  if (save.battle.phase !== 'combat') return valueFor(playOn(forkOf(save), player, dice).game, side, rivals)
  return valueFor(fightOn(save, player, dice, kind === 'combat' ? 'all' : 'one'), side, rivals, true)
}
