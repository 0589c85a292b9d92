import type { Game } from '../battle/game.ts'
import type { BattleQuestion } from '../battle/questions.ts'
import { engine } from '../engine.ts'
import type { BattleSave } from '../module.ts'
import { battleWorth, outlook } from './exchange.ts'
import { type ImaginedPlayer, imaginedDice, playOn } from './fork.ts'
import { actByPlan, type Plan } from './plan.ts'

/** What a battle is worth to a side before its combats, in points: what it should have left against the others. */
export function valueFor(g: Game, side: number): number {
  const { result } = g.battle
  if (result) return (result.winner === side ? 1 : result.winner === null ? 0 : -1) * battleWorth(g)
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
