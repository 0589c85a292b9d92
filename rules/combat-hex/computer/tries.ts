import type { Game } from '../battle/game.ts'
import type { BattleQuestion, QuestionKind } from '../battle/questions.ts'
import { engine } from '../engine.ts'
import type { BattleSave } from '../module.ts'
import { battleWorth, outlook } from './exchange.ts'
import { fightOn, type ImaginedPlayer, imaginedDice, playOn } from './fork.ts'
import { actByPlan, type Plan } from './plan.ts'

/**
 * What a battle is worth to a side, in points: what it should have left against the others.
 * @param fought are the combats over?
 */
export function valueFor(g: Game, side: number, fought = false): number {
  const { result } = g.battle
  if (result) return (result.winner === side ? 1 : result.winner === null ? 0 : -1) * battleWorth(g)
  const worth = outlook(g, fought)
  const others = worth.filter((_, owner) => owner !== side)
  return worth[side]! - others.reduce((sum, value) => sum + value, 0) / Math.max(1, others.length)
}

/** What an answer means to the rules. */
const valueOf = ({ space }: BattleQuestion, answer: string): unknown => {
  const checked = space.check(answer)
  if (!checked.ok) throw new Error(`${answer}: ${checked.refusal.code}`)
  return checked.value
}

/** Somebody who answers so for a side; what they leave open, and what others are asked, the defaults answer. */
const playerOf =
  (side: number, answer: ImaginedPlayer): ImaginedPlayer =>
  (g, question) => {
    const gone = engine.module.answerForGone(question, g.battle)
    if (gone !== undefined) return valueOf(question, gone)
    const own = question.by === side ? answer(g, question) : undefined
    if (own !== undefined) return own
    return question.sound ? question.sound() : valueOf(question, question.fallback())
  }

/** How a phase comes out, on dice of one seed, for a side that answers so. */
const tryOut = (save: BattleSave, side: number, answer: ImaginedPlayer, seed: number): number =>
  valueFor(playOn(save, playerOf(side, answer), imaginedDice(seed)), side)

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

/** How a combat, or in an action phase all up to the combats, comes out by one answer now and the defaults after it. */
export function tryAnswer(
  save: BattleSave,
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
  if (save.battle.phase !== 'combat') return valueFor(playOn(save, player, dice), side)
  return valueFor(fightOn(save, player, dice, kind === 'combat' ? 'all' : 'one'), side, true)
}
