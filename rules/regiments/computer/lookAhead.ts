import { seededDice } from '../../core/dice.ts'
import type { Policy, Save } from '../../core/script.ts'
import type { Engine } from '../../play/engine.ts'
import { makeBattlefield } from '../field/battlefield.ts'
import { policyOf } from '../field/orders.ts'
import type { GameQuestion } from '../field/questions.ts'
import type { Regiment, RegimentsState } from '../state.ts'
import { cloneState } from '../turn/cloneState.ts'
import type { Regiments } from '../types.ts'
import { type Manner, mannerlyAnswer, usualManner } from './answers.ts'

/** Player turns that are played in thought: the rest of one's own, the enemy's, and one's own next. */
const playerTurns = 3

/** Number of a player turn in a battle. */
const turnOf = ({ turn, active, first }: RegimentsState): number => 2 * turn + (active === first ? 0 : 1)

/** Points that a unit still stands for: hurt ones for less, shaken ones for half (RB-25). */
function stake({ types }: RegimentsState, { type, condition, life, startLife, shaken }: Regiment): number {
  if (condition === 'destroyed' || condition === 'routed') return 0
  const whole = types[type]!.points
  return whole * (0.4 + (0.6 * life) / Math.max(1, startLife)) * (shaken ? 0.5 : 1)
}

/** Points by which a side is ahead. */
const lead = (war: RegimentsState, by: number): number =>
  war.regiments.reduce((sum, each) => sum + (each.owner === by ? 1 : -1) * stake(war, each), 0)

/** Somebody who plays in thought, on a position of one's own. */
function answerInThought(question: GameQuestion, war: RegimentsState, manner: Manner): string {
  const f = makeBattlefield(cloneState(war), () => {})
  const answer = mannerlyAnswer(f, question, manner)
  const checked = answer === undefined ? undefined : question.space.check(answer)
  return checked?.ok ? checked.answer : question.fallback()
}

/**
 * What an answer comes to: points by which its player leads after some player turns in thought, for each of a few falls of the
 * dice that nobody knows, both sides going on as usual.
 * @param manner how the player goes on until the stage is over
 */
export function leadsInThought(
  engine: Engine<Regiments>,
  save: Save<RegimentsState>,
  { answer, manner }: { answer: string; manner: Manner },
  tries: number,
  seed: number,
): number[] {
  const orders = policyOf([])
  const { by } = save.pending!
  const { stage } = save.battle
  const now = turnOf(save.battle)
  const policy: Policy<RegimentsState> = (question, war) => {
    const asked = question as GameQuestion
    if (turnOf(war) >= now + playerTurns) return undefined
    const usual = orders(question, war)
    if (usual) return usual
    const mine = question.by === by && turnOf(war) === now && war.stage === stage
    return { answer: answerInThought(asked, war, mine ? manner : usualManner), from: 'default' }
  }
  return Array.from({ length: tries }, (_, k) => {
    const dice = seededDice((1000 * seed + k + 1).toString(16).padStart(64, '0'))
    const outcome = engine.resume(save, answer, { policy, dice })
    return outcome.ok ? lead(outcome.save.battle, by) : 0
  })
}

/** The mean of some numbers. */
export const meanOf = (all: readonly number[]): number =>
  all.reduce((sum, each) => sum + each, 0) / all.length

/**
 * By how much one way leads farther than another on the same falls of the dice, less what luck alone does to so few of them.
 */
export function surelyAhead(leads: readonly number[], others: readonly number[]): number {
  const gains = leads.map((each, k) => each - others[k]!)
  const mean = meanOf(gains)
  const spread = gains.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, gains.length - 1)
  return mean - Math.sqrt(spread / gains.length)
}
