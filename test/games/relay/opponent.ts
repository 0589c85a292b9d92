import { seededDice } from '../../../rules/core/dice.ts'
import type { Engine } from '../../../rules/play/engine.ts'
import type { Opponent } from '../../../rules/play/gameParts.ts'
import type { Relay, RelayTypes } from './relay.ts'

/** What the computer has in mind for one question: how far each answer would bring it. */
export interface Plan {
  question: string
  phase: string
  side: number
  turn: number
  tried: number
  best: { answer: string; worth: number } | undefined
}

/** How good it is to stand there: as far to the right as can be, and nobody out of breath. */
function worthOf({ teams, winner }: Relay, side: number, columns: number): number {
  if (winner !== null) return winner === side ? 1000 : -1000
  const { at, tired } = teams[side]!
  return (at % columns) - (tired ? 1 : 0)
}

/** The relay as the computer plays it: it tries every answer on dice of its own, and takes what brings it farthest. */
export const opponent = (engine: Engine<RelayTypes>): Opponent<RelayTypes> => ({
  think(save, level, known, seed, positions = Infinity) {
    const { question, state, table } = engine.open(save)
    if (!question) return { answer: undefined, thought: undefined }
    if (level === 'recruit') return { answer: question.fallback(), thought: undefined }
    const { by: side } = question
    const key = `${save.events} ${save.journal.length} ${save.pending?.key}`
    const fresh: Plan = {
      question: key,
      phase: engine.module.phaseOf(state),
      side,
      turn: state.turn,
      tried: 0,
      best: undefined,
    }
    const plan = known?.question === key ? { ...known } : fresh
    const answers = question.space.enumerate('', 100)
    const dice = seededDice((seed + 1).toString(16).padStart(64, '0'))
    for (const answer of answers.slice(plan.tried, plan.tried + positions)) {
      const tried = engine.resume(save, answer, { dice })
      plan.tried++
      if (!tried.ok) continue
      const worth = worthOf(engine.open(tried.save).state, side, table.columns)
      if (!plan.best || worth > plan.best.worth) plan.best = { answer, worth }
    }
    const answer = plan.tried < answers.length ? undefined : (plan.best?.answer ?? question.fallback())
    return { answer, thought: plan }
  },
  isUnderWay: ({ phase }, save) => save.step !== null && engine.module.phaseOf(save.battle) === phase,
})
