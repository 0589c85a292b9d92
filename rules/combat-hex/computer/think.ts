import { open } from '../engine.ts'
import type { BattleSave } from '../module.ts'
import { answerByPlan, type Intent, noPlan } from './plan.ts'
import { beginSearch, goOnSearching, type Search } from './search.ts'

/** How well the computer plays: `recruit` leaves everything to the defaults. */
export const levels = ['recruit', 'soldier', 'captain'] as const
export type Level = (typeof levels)[number]

/** Positions that a level looks at in one phase: work and not time, so that it plays the same everywhere. */
export const budgets: Readonly<Record<Level, number>> = { recruit: 0, soldier: 40, captain: 600 }

/** So much of it goes to the plan that the phase begins with, the rest to looking again when something has happened. */
const forFirst = 2 / 3

/** What the computer has in mind for a phase: plain JSON, kept beside the battle between its answers. */
export interface Thought {
  /** the phase it is for, and the event it was thought after */
  phase: string
  after: number
  search: Search
  /** positions that are left for the rest of the phase, and how many were looked at */
  left: number
  looked: number
  /** what the first search of the phase came to */
  reason?: Reason
}

/** Why the computer did what it did, for whoever asks. */
export interface Reason {
  turn: number
  side: number
  /** points that the plan should bring more than the defaults would, in tenths */
  gain: number
  /** what figures were to do otherwise than the defaults would have them */
  intents: Record<string, Intent>
}

export interface Thinking {
  /** what to answer; undefined while there is more to think */
  answer: string | undefined
  thought: Thought | undefined
}

const phaseOf = ({ turn, phase, mover }: BattleSave['battle']): string => `${turn} ${phase} ${mover ?? ''}`

/**
 * Thinks about the open question for so many positions, and answers it once it has thought enough. The same battle,
 * budget and seed come to the same answer, in however many parts it is thought.
 * @param budget positions for a whole phase
 * @param positions how many may be looked at now
 */
export function think(
  save: BattleSave,
  budget: number,
  before: Thought | undefined,
  seed: number,
  positions = Infinity,
): Thinking {
  const { question, game, state } = open(save)
  if (!question) return { answer: undefined, thought: undefined }
  // Nobody thinks long where there is nothing to choose.
  const [only, another] = question.space.enumerate('', 2)
  if (another === undefined) return { answer: only ?? question.fallback(), thought: before }
  if (question.kind !== 'act' || budget === 0) return { answer: question.fallback(), thought: before }
  const phase = phaseOf(state)
  const after = save.events + save.told
  const own = seed + state.turn * 7919
  let thought = before?.phase === phase ? before : undefined
  if (!thought) {
    const first = Math.ceil(budget * forFirst)
    thought = {
      phase,
      after,
      search: beginSearch(save, question.by, noPlan(), first),
      left: budget - first,
      looked: 0,
    }
  } else if (thought.after !== after) thought = lookAgain(save, question.by, thought, after)
  if (!thought.search.over)
    thought = carryOn(thought, goOnSearching(save, question.by, thought.search, own, positions))
  if (!thought.search.over) return { answer: undefined, thought }
  thought.reason ??= reasonOf(state.turn, question.by, thought.search)
  return { answer: answerByPlan(game, question, thought.search.plan), thought }
}

const carryOn = (thought: Thought, search: Search): Thought => ({
  ...thought,
  looked: thought.looked + search.spent - thought.search.spent,
  search,
})

function reasonOf(turn: number, side: number, { plan, values, baseline }: Search): Reason {
  const intents = Object.entries(plan.intents).filter(([, intent]) => intent !== 'default')
  const gain = Math.round(10 * ((values[0] ?? baseline) - baseline))
  return { turn, side, gain, intents: Object.fromEntries(intents) }
}

/** Something has happened since the plan was made: what is left of it is looked at again, with what is left of the budget. */
function lookAgain(save: BattleSave, side: number, thought: Thought, after: number): Thought {
  const { plan } = thought.search
  const search = beginSearch(save, side, plan, 0)
  const share = Math.floor(thought.left / Math.max(1, search.figures.length))
  // While a figure is acting its plan is carried out.
  const acting = open(save).game.activation !== null
  if (acting || share < 4) return { ...thought, after, search: { ...search, over: true } }
  return { ...thought, after, search: { ...search, budget: share }, left: thought.left - share }
}
