import type { Level } from '../../play/gameParts.ts'
import type { Orders } from '../../play/module.ts'
import type { Game } from '../battle/game.ts'
import type { GameQuestion } from '../battle/questions.ts'
import { open } from '../engine.ts'
import { rulesVersion } from '../library.ts'
import type { CombatHexSave } from '../types.ts'
import { deployByEnemy } from './deployment.ts'
import { worthChanging } from './gains.ts'
import { answerByPlan, type Intent, noPlan, phaseOf, waitingPlan } from './plan.ts'
import { beginSearch, goOnSearching, type Search } from './search.ts'
import { tryTurn } from './tries.ts'
import { isWeighed, type Weighing, weigh } from './weigh.ts'

/** What a level that weighs its answers has ordered: in others' phases nobody waits for it. */
export const weighingOrders: Orders = { everything: 'ask-combat' }

export interface Skill {
  /** positions looked at in one phase, fewer of large battles: work and not time, so that it plays the same everywhere */
  positions: number
  /** does it let the enemy come, as long as nobody can be reached? */
  waits?: true
  /** does it weigh what it is asked in combats and in its own phase, which the defaults answer otherwise? */
  weighs?: true
  /** does it deploy with an eye on the enemy's army? */
  deploys?: true
}

/** `recruit` leaves everything to the defaults. */
export const skills: Readonly<Record<Level, Skill>> = {
  recruit: { positions: 0 },
  soldier: { positions: 40 },
  captain: { positions: 800, waits: true, weighs: true, deploys: true },
}

/** So much of it goes to the plan that the phase begins with, the rest to looking again when something has happened. */
const forFirst = 0.65

/** What the computer has in mind for a phase: plain JSON, kept beside the battle between its answers. */
export interface Thought {
  /** the rules that it was thought by: by others nothing of it holds */
  rules: string
  /** the phase it is for, and the event it was thought after */
  phase: string
  after: number
  search: Search
  /** positions that are left for the rest of the phase, and how many were looked at */
  left: number
  looked: number
  /** at the end of the phase: the best turn so far, what it comes to, and which is to be looked at next */
  turning?: { after: number; best: string; value: number; next: number }
  /** what was asked last besides, and how its answers compare as yet */
  weighing?: Weighing
  /** what the first search of the phase came to */
  reason?: Reason
}

/** Why the computer did what it did, for whoever asks. */
interface Reason {
  turn: number
  side: number
  /** points that the plan should bring more than the defaults would, in tenths, where it was compared with them */
  gain?: number
  /** what figures were to do otherwise than the defaults would have them */
  intents: Record<string, Intent>
}

export interface Thinking {
  /** what to answer; undefined while there is more to think */
  answer: string | undefined
  thought: Thought | undefined
}

/**
 * Thinks about the open question for so many positions, and answers it once it has thought enough. The same battle,
 * skill and seed come to the same answer, in however many parts it is thought.
 * @param positions how many may be looked at now
 */
export function think(
  save: CombatHexSave,
  skill: Skill,
  known: Thought | undefined,
  seed: number,
  positions = Infinity,
): Thinking {
  const before = known?.rules === rulesVersion ? known : undefined
  const { question, game, state } = open(save)
  if (!question) return { answer: undefined, thought: undefined }
  // Nobody thinks long where there is nothing to choose.
  const [only, another] = question.space.enumerate('', 2)
  if (another === undefined) return { answer: only ?? question.fallback(), thought: before }
  if (question.kind === 'deploy' && skill.deploys)
    return { answer: deployByEnemy(game, question.by) ?? question.fallback(), thought: before }
  if (question.kind === 'turning' && before?.phase === phaseOf(state) && before.left > 0)
    return thinkOfTurns(save, question, before, seed + state.turn * 7919, positions)
  if (skill.weighs && isWeighed(question, state)) {
    const { answer, weighing } = weigh(save, question, before?.weighing, seed, positions)
    return { answer, thought: { ...(before ?? noThought(save, question.by)), weighing } }
  }
  if (question.kind !== 'act' || skill.positions === 0 || save.journal.length > maxEntries)
    return { answer: question.fallback(), thought: before }
  const phase = phaseOf(state)
  const after = save.events + save.told
  const own = seed + state.turn * 7919
  let thought = before?.phase === phase ? before : undefined
  if (!thought) {
    const budget = budgetFor(game, skill)
    const first = Math.ceil(budget * forFirst)
    thought = {
      rules: rulesVersion,
      phase,
      after,
      search: beginSearch(save, question.by, skill.waits ? waitingPlan(game, question.by) : noPlan(), first),
      left: budget - first,
      looked: 0,
    }
  } else if (thought.after !== after) thought = lookAgain(save, question.by, thought, after)
  if (!thought.search.over)
    thought = carryOn(thought, goOnSearching(save, question.by, thought.search, own, positions))
  if (!thought.search.over) return { answer: undefined, thought }
  const reason = thought.reason ?? reasonOf(state.turn, question.by, thought.search, skill)
  return { answer: answerByPlan(game, question, thought.search.plan), thought: { ...thought, reason } }
}

/** No action takes so many answers and throws: whoever goes on and on leaves the rest of it to the defaults. */
const maxEntries = 150

/** The work that a phase may take at the most, for each point of the battle. */
const workPerPoint = 120
/** What a position takes: so much for each figure on the board, and more for each that is still to act in this turn. */
const workAsItStands = 4
const workOfAction = 0.6

/** Positions for a phase: the fewer the more figures there are, and the more of them are to act. */
function budgetFor({ battle }: Game, { positions }: Skill): number {
  const standing = battle.figures.filter(({ condition }) => condition === 'standing')
  const toAct = standing.filter(({ actionTaken }) => actionTaken === 'nothing').length
  const work = standing.length * (workAsItStands + workOfAction * toAct)
  return Math.min(positions, Math.ceil((workPerPoint * battle.points) / work))
}

/** Nothing was thought about a phase as yet. */
const noThought = (save: CombatHexSave, side: number): Thought => ({
  rules: rulesVersion,
  phase: '',
  after: -1,
  search: { ...beginSearch(save, side, noPlan(), 0, true), over: true },
  left: 0,
  looked: 0,
})

/** Dice that a turn at the end of the phase is tried on. */
const turnSeeds = 2

/**
 * Turns of figures at the end of the phase (3.091), one at a time: each that can be made is tried, against making none.
 * They use up what is left of the phase's budget.
 */
function thinkOfTurns(
  save: CombatHexSave,
  { space, by }: GameQuestion,
  before: Thought,
  seed: number,
  positions: number,
): Thinking {
  const after = save.events + save.told
  const turns = ['done', ...space.enumerate('turn', maxTurns)]
  let { left, looked } = before
  let { best, value, next } =
    before.turning?.after === after ? before.turning : { best: 'done', value: -Infinity, next: 0 }
  for (let spent = 0; spent < positions && left > 0 && next < turns.length; spent += turnSeeds) {
    const turn = turns[next++]!
    let sum = 0
    for (let n = 0; n < turnSeeds; n++) sum += tryTurn(save, by, turn, seed * 64 + n)
    left -= turnSeeds
    looked += turnSeeds
    if (sum / turnSeeds <= value + (best === 'done' ? worthChanging : 0)) continue
    best = turn
    value = sum / turnSeeds
  }
  const over = left <= 0 || next >= turns.length
  const thought: Thought = { ...before, left, looked, turning: { after, best, value, next } }
  return { answer: over ? best : undefined, thought }
}

/** Every way to turn a large army, and a few more. */
const maxTurns = 150

const carryOn = (thought: Thought, search: Search): Thought => ({
  ...thought,
  looked: thought.looked + search.spent - thought.search.spent,
  search,
})

function reasonOf(turn: number, side: number, { plan, gain, climbs }: Search, { waits }: Skill): Reason {
  const intents = Object.entries(plan.intents).filter(([, intent]) => intent !== 'default')
  // Whoever waits begins from another plan than the defaults, and a single climb is compared with where it began.
  const compared = climbs > 1 || !waits
  return {
    turn,
    side,
    ...(compared && { gain: Math.round(10 * gain) }),
    intents: Object.fromEntries(intents),
  }
}

/** Is the phase that it was thought for still under way? */
export const isPhaseUnderWay = ({ phase }: Thought, { battle }: CombatHexSave): boolean =>
  phase === phaseOf(battle)

/** Something has happened since the plan was made: what is left of it is looked at again, with what is left of the budget. */
function lookAgain(save: CombatHexSave, side: number, thought: Thought, after: number): Thought {
  const { plan } = thought.search
  const search = beginSearch(save, side, plan, 0, true)
  const share = Math.floor(thought.left / Math.max(1, search.figures.length))
  // While a figure is acting its plan is carried out.
  const acting = open(save).game.activation !== null
  if (acting || share < 4) return { ...thought, after, search: { ...search, over: true } }
  return { ...thought, after, search: { ...search, budget: share }, left: thought.left - share }
}
