import {
  type Battle,
  type BattleQuestion,
  isAnsweredByDefault,
  type Policy,
  setUp,
} from '../../rules/index.ts'
import { trial } from '../helpers/trials.ts'
import { figure, type Measurement, median } from './measure.ts'

const battles = 200

/** Counts how often the battle comes to wait for another player than before, turn by turn. */
function waiting() {
  let last = -1
  const turns = new Map<number, number>()
  return {
    turns,
    at(turn: number, by: number) {
      if (turn === 0) return
      if (by !== last) turns.set(turn, (turns.get(turn) ?? 0) + 1)
      else if (!turns.has(turn)) turns.set(turn, 0)
      last = by
    },
  }
}

const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length

const rows = (name: string, list: readonly number[], limit?: number): Measurement[] => [
  figure(`hand-overs a turn, ${name}: the mean of ${battles} battles`, '', mean(list), { limit }),
  figure(`hand-overs a turn, ${name}: the median`, '', median(list)),
  figure(`hand-overs a turn, ${name}: the most`, '', Math.max(...list), { limit }),
]

/**
 * Hand-overs a turn in random battles, all answers being those of sound play: where both players keep the
 * defaults, and where both want to be asked everything.
 */
export function handOvers(): Measurement[] {
  const counts: Record<'defaults' | 'ask', number[]> = { defaults: [], ask: [] }
  for (let n = 0; n < battles; n++) {
    const defaults = waiting()
    const ask = waiting()
    const policy: Policy<Battle> = (question, state) => {
      const { turn } = state
      const { by, fallback } = question
      ask.at(turn, by)
      if (!isAnsweredByDefault(question as BattleQuestion, state)) defaults.at(turn, by)
      return { answer: fallback(), from: 'default' }
    }
    const outcome = setUp(trial(n, [400, 600]), { policy })
    if (!outcome.ok || outcome.save.pending) throw new Error('the defaults found no end')
    counts.defaults.push(...defaults.turns.values())
    counts.ask.push(...ask.turns.values())
  }
  return [...rows('defaults', counts.defaults, 2), ...rows('ask me everywhere', counts.ask)]
}
