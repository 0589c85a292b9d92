import { type Battle, type BattleQuestion, ordersPolicy, setUp } from '../../rules/combat-hex/index.ts'
import { picker } from '../../rules/core/random.ts'
import { type Policy } from '../../rules/index.ts'
import { trial } from '../helpers/trials.ts'
import { figure, type Measurement, median } from './measure.ts'

const battles = 200

/** One player is waited for, from the first question to the last before somebody else's turn to answer. */
interface Stretch {
  by: number
  turn: number
  /** nothing could be answered in it but what ends it */
  idle: boolean
}

/** A question that has only one answer. */
const hasNoChoice = ({ space }: BattleQuestion): boolean => space.enumerate('', 2).length < 2

/** Notes whom a battle comes to wait for, stretch by stretch, from its first turn on. */
function waiting() {
  const stretches: Stretch[] = []
  return {
    stretches,
    at(turn: number, question: BattleQuestion) {
      if (turn === 0) return
      let last = stretches.at(-1)
      if (last?.by !== question.by) stretches.push((last = { by: question.by, turn, idle: true }))
      last.idle &&= hasNoChoice(question)
    },
  }
}

/** Hours that a battle takes two people who look twice a day, each at some moment of each half of it. */
function hoursOf(stretches: readonly Stretch[], pick: (n: number) => number): number {
  const half = 12 * 60
  const looks = [0, 1].map(() => new Map<number, number>())
  /** the next minute at which a player looks, not before another */
  const next = (by: number, from: number): number => {
    for (let day = Math.floor(from / half); ; day++) {
      const own = looks[by]!
      if (!own.has(day)) own.set(day, day * half + pick(half))
      if (own.get(day)! >= from) return own.get(day)!
    }
  }
  let now = 0
  for (const { by } of stretches) now = next(by, now)
  return now / 60
}

const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length

const rows = (name: string, list: readonly number[], limit?: number): Measurement[] => [
  figure(`hand-overs a turn, ${name}: the mean of ${battles} battles`, '', mean(list), { limit }),
  figure(`hand-overs a turn, ${name}: the median`, '', median(list)),
  figure(`hand-overs a turn, ${name}: the most`, '', Math.max(...list), { limit }),
]

/** Stretches by the turn in which each begins; a turn in which nobody new was waited for counts as none. */
function byTurn(stretches: readonly Stretch[], turns: number): number[] {
  const counts = Array.from({ length: turns }, () => 0)
  for (const { turn } of stretches) counts[turn - 1]!++
  return counts
}

/** What is answered at once: where nobody has given orders, and where both want to be asked everything. */
const byDefault = ordersPolicy([])
const whoAsks = ordersPolicy([{ everything: 'ask' }, { everything: 'ask' }])

/** Whom random battles of a size wait for, all answers being those of sound play. */
function played(sizes: readonly number[]) {
  return Array.from({ length: battles }, (_, n) => {
    const defaults = waiting()
    const ask = waiting()
    let turns = 0
    const policy: Policy<Battle> = (asked, state) => {
      const question = asked as BattleQuestion
      turns = state.turn
      if (!whoAsks(question, state)) ask.at(state.turn, question)
      if (!byDefault(question, state)) defaults.at(state.turn, question)
      return { answer: question.fallback(), from: 'default' }
    }
    const outcome = setUp(trial(n, sizes), { policy })
    if (!outcome.ok || outcome.save.pending) throw new Error('the defaults found no end')
    return { n, turns, defaults: defaults.stretches, ask: ask.stretches }
  })
}

/**
 * Hand-overs in random battles, all answers being those of sound play: where both players keep the defaults, and where
 * both want to be asked everything.
 */
export function handOvers(): Measurement[] {
  const small = played([400, 600])
  const large = played([1000])
  const idle = (key: 'defaults' | 'ask') =>
    [...small, ...large].reduce((sum, battle) => sum + battle[key].filter(each => each.idle).length, 0)
  const days = large.map(({ n, defaults }) => hoursOf(defaults, picker(n + 1)) / 24)
  return [
    ...rows(
      'defaults',
      small.flatMap(({ defaults, turns }) => byTurn(defaults, turns)),
      2,
    ),
    ...rows(
      'ask me everywhere',
      small.flatMap(({ ask, turns }) => byTurn(ask, turns)),
    ),
    ...(['defaults', 'ask'] as const).flatMap(key => [
      figure(
        `hand-overs a battle of 1,000 points, ${key}: the mean of ${battles}`,
        '',
        mean(large.map(battle => battle[key].length)),
      ),
      figure(`hand-overs with nothing to answer but done, ${key}, in ${2 * battles} battles`, '', idle(key), {
        limit: 0,
      }),
    ]),
    figure('days of a battle of 1,000 points for two who look twice a day: the mean', 'd', mean(days)),
    figure('the same: the most', 'd', Math.max(...days)),
  ]
}
