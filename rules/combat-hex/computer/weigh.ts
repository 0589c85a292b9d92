import type { GameQuestion, QuestionKind } from '../battle/questions.ts'
import type { CombatHexState } from '../battle/state.ts'
import type { CombatHexSave } from '../types.ts'
import { meanOf, minGain, standardErrorOf } from './gains.ts'
import { phaseOf } from './plan.ts'
import { tryAnswer } from './tries.ts'

/** Where weighing the answers to one question stands: plain JSON. */
export interface Weighing {
  /** the question, told apart from others of the same battle */
  question: string
  /** the phase it is asked in, and positions that were looked at in weighing so far in it, by all computers of a battle */
  phase: string
  spent: number
  /** what the usual answer came to on each seed */
  usual: number[]
  /** the best answer so far, and what it gains on average */
  best: string
  gain: number
  /** which of the others is next */
  next: number
}

/** What is asked in the middle of somebody's action, or of a combat, and comes out before either is over. */
const weighedKinds: readonly QuestionKind[] = [
  'react',
  'convert-hit',
  'convert-wound',
  'reroll',
  'allocate',
  'combat',
]

export const isWeighed = ({ kind }: GameQuestion, { phase }: CombatHexSave['battle']): boolean =>
  weighedKinds.includes(kind) && (phase === 'attack' || phase === 'defence' || phase === 'combat')

/** Other answers that are looked at. */
const maxOthers = 9
/** Seeds on which an answer is tried; after the first few of them it is dropped if it has gained nothing. */
const seeds = 24
const firstFew = 6
/** How many standard errors an answer must gain. */
const margin = 1

/**
 * Once so much work has gone into weighing in a phase, the rest is answered as usual: large battles ask dozens of
 * questions. Each position takes as much as there are figures; in an action phase all that is to come is played.
 */
const workInAction = 2_400
const workInCombats = 13_000

/** How many positions may be looked at before another question of the phase is weighed. */
function maxWeighed({ phase, figures }: CombatHexState): number {
  const standing = figures.filter(({ condition }) => condition === 'standing').length
  return (phase === 'combat' ? workInCombats : workInAction) / standing
}

/** What was taken back may be asked again in another position: the key says what could be answered. */
const questionOf = ({ events, told, journal, pending }: CombatHexSave): string =>
  `${events} ${told} ${journal.length} ${pending?.key ?? ''}`

/**
 * Weighs every answer to a question against the usual one, on the same dice.
 * @param positions after how many it may break off
 * @returns the answer, undefined where there is more to weigh
 */
export function weigh(
  save: CombatHexSave,
  { kind, by, space, fallback }: GameQuestion,
  before: Weighing | undefined,
  seed: number,
  positions: number,
): { answer: string | undefined; weighing: Weighing | undefined } {
  const question = questionOf(save)
  const usual = fallback()
  const others = space.enumerate('', maxOthers + 1).filter(answer => answer !== usual)
  const look = (answer: string, n: number) =>
    tryAnswer(save, by, answer, kind, (seed + save.events * 7919 + save.journal.length * 31) * 64 + n)
  const phase = phaseOf(save.battle)
  const known = before?.phase === phase ? before : undefined
  const goesOn = known?.question === question
  const soFar = known?.spent ?? 0
  if (!goesOn && soFar >= maxWeighed(save.battle)) return { answer: usual, weighing: before }
  const weighing: Weighing = goesOn
    ? { ...known }
    : { question, phase, spent: soFar, usual: [], best: usual, gain: 0, next: 0 }
  while (weighing.spent < soFar + positions && weighing.next < others.length) {
    if (!weighing.usual.length) {
      weighing.usual = Array.from({ length: seeds }, (_, n) => look(usual, n))
      weighing.spent += seeds
      continue
    }
    const answer = others[weighing.next++]!
    const gains: number[] = []
    for (let n = 0; n < seeds && (n !== firstFew || meanOf(gains) > 0); n++)
      gains.push(look(answer, n) - weighing.usual[n]!)
    weighing.spent += gains.length
    const gain = meanOf(gains)
    if (gains.length < seeds || gain <= Math.max(weighing.gain, minGain)) continue
    if (gain <= margin * standardErrorOf(gains)) continue
    weighing.best = answer
    weighing.gain = gain
  }
  return { answer: weighing.next < others.length ? undefined : weighing.best, weighing }
}
