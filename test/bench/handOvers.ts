import { engine, ordersPolicy } from '../../rules/combat-hex/index.ts'
import { type Pick, picker } from '../../rules/core/random.ts'
import type { Policy, Question } from '../../rules/core/script.ts'
import { darkLord, orderTopics as darkLordTopics, scenarioIds } from '../../rules/dark-lord/index.ts'
import { type Engine, engineOf } from '../../rules/play/engine.ts'
import type { GameTypes } from '../../rules/play/module.ts'
import { regiments } from '../../rules/regiments/contract/module.ts'
import { orderTopics as regimentsTopics } from '../../rules/regiments/index.ts'
import type { Regiments } from '../../rules/regiments/types.ts'
import { chooseDarkLord } from '../helpers/darkLordFuzz.ts'
import { darkLordTrial } from '../helpers/darkLordTrials.ts'
import { chooseRegiments } from '../helpers/regimentsFuzz.ts'
import { trial } from '../helpers/trials.ts'
import { figure, type Measurement, median } from './measure.ts'

const battles = 200

/** One player is waited for, from the first question to the last before somebody else's turn to answer. */
interface Stretch {
  by: number
  turn: number
  /** the kind of the question that it began with */
  kind: string
  /** nothing could be answered in it but what ends it */
  idle: boolean
}

/** A question that has only one answer. */
const hasNoChoice = ({ space }: Question): boolean => space.enumerate('', 2).length < 2

/** Notes whom a battle comes to wait for, stretch by stretch, from its first turn on. */
function waiting() {
  const stretches: Stretch[] = []
  return {
    stretches,
    at(turn: number, question: Question) {
      if (turn === 0) return
      let last = stretches.at(-1)
      if (last?.by !== question.by)
        stretches.push((last = { by: question.by, turn, kind: question.kind, idle: true }))
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

const rows = (name: string, list: readonly number[], limit?: number, most?: number): Measurement[] => [
  figure(`hand-overs a turn, ${name}: the mean of ${battles} battles`, '', mean(list), { limit }),
  figure(`hand-overs a turn, ${name}: the median`, '', median(list)),
  figure(`hand-overs a turn, ${name}: the most`, '', Math.max(...list), { limit: most }),
]

/** Stretches by the turn in which each begins; a turn in which nobody new was waited for counts as none. */
function byTurn(stretches: readonly Stretch[], turns: number): number[] {
  const counts = Array.from({ length: turns }, () => 0)
  for (const { turn } of stretches) counts[turn - 1]!++
  return counts
}

/** What is answered at once: where nobody has given orders, and where both want to be asked everything. */
interface Ordered<T extends GameTypes> {
  engine: Engine<T>
  byDefault: Policy<T['state']>
  whoAsks: Policy<T['state']>
}

const combatHex = {
  engine,
  byDefault: ordersPolicy([]),
  whoAsks: ordersPolicy([{ everything: 'ask' }, { everything: 'ask' }]),
}

/** Whom battles wait for. @param answer what is answered to each question */
function played<T extends GameTypes>(
  { engine, byDefault, whoAsks }: Ordered<T>,
  setUp: (n: number) => T['setUp'],
  answer: (question: Question, state: T['state'], pick: Pick) => string,
) {
  return Array.from({ length: battles }, (_, n) => {
    const defaults = waiting()
    const ask = waiting()
    const pick = picker(n)
    let turns = 0
    const policy: Policy<T['state']> = (question, state) => {
      turns = state.turn
      const usual = byDefault(question, state)
      if (!whoAsks(question, state)) ask.at(state.turn, question)
      if (!usual) defaults.at(state.turn, question)
      return { answer: usual?.answer ?? answer(question, state, pick), from: 'default' }
    }
    const outcome = engine.setUp(setUp(n), { policy })
    if (!outcome.ok || outcome.save.pending) throw new Error('the defaults found no end')
    return { n, turns, defaults: defaults.stretches, ask: ask.stretches }
  })
}

type Waited = ReturnType<typeof played>

/** Turns in which somebody is waited for more often than twice, by the questions that each time began with. */
function tooOften(all: Waited): Map<string, number> {
  const found = new Map<string, number>()
  for (const { defaults, turns } of all)
    for (let turn = 1; turn <= turns; turn++) {
      const kinds = defaults.filter(each => each.turn === turn).map(({ kind }) => kind)
      if (kinds.length > 2) found.set(kinds.join(', '), (found.get(kinds.join(', ')) ?? 0) + 1)
    }
  return found
}

/** Orders of somebody who wants to be asked everything. */
const askingAll = (topics: Readonly<Record<string, readonly string[]>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(topics).flatMap(([topic, words]) =>
      words.some(word => word === 'ask') ? [[topic, 'ask']] : [],
    ),
  )

function orderedBy<T extends GameTypes>(
  engine: Engine<T>,
  topics: Parameters<typeof askingAll>[0],
): Ordered<T> {
  const all = askingAll(topics) as T['orders']
  const policy = engine.module.absence!.policy!
  return { engine, byDefault: policy([]), whoAsks: policy([all, all]) }
}

/**
 * Hand-overs of a game: where both go on plainly, and where both do whatever comes to them, so that its rules are at work.
 * @param maxInTurn so many a turn may there be at the most; left out: of the mean alone a limit is promised
 */
function rowsOf<T extends GameTypes>(
  name: string,
  ordered: Ordered<T>,
  setUp: (n: number) => T['setUp'],
  wildly: (question: Question, state: T['state'], pick: Pick) => string,
  maxInTurn?: number,
): Measurement[] {
  const { engine } = ordered
  const plain = played(ordered, setUp, (question, state) => engine.soundAnswer(question, state))
  const wild = played(ordered, setUp, wildly)
  const turnsOf = (all: Waited, key: 'defaults' | 'ask') =>
    all.flatMap(battle => byTurn(battle[key], battle.turns))
  const idle = [...plain, ...wild].flatMap(({ defaults }) => defaults).filter(each => each.idle)
  return [
    ...rows(`${name}, defaults`, turnsOf(plain, 'defaults'), 2, maxInTurn),
    ...rows(`${name}, defaults, random play`, turnsOf(wild, 'defaults'), 2, maxInTurn),
    ...rows(`${name}, ask me everywhere, random play`, turnsOf(wild, 'ask')),
    figure(`${name}: hand-overs with nothing to choose, in ${2 * battles} battles`, '', idle.length, {
      limit: 0,
    }),
    ...[...tooOften([...plain, ...wild])].map(([kinds, count]) =>
      figure(`${name}: turns with hand-overs by ${kinds}`, '', count, maxInTurn === 2 ? { limit: 0 } : {}),
    ),
  ]
}

const theDarkLord = orderedBy(engineOf(darkLord), darkLordTopics)

/** Hand-overs of The Dark Lord, scenario by scenario: powers and the Ring are at work in random play. */
export const darkLordHandOvers = (): Measurement[] =>
  scenarioIds.flatMap(rules =>
    rowsOf(
      rules,
      theDarkLord,
      n => darkLordTrial(n, rules),
      (question, state, pick) =>
        chooseDarkLord(darkLord.tableOf(state), question as Parameters<typeof chooseDarkLord>[1], pick),
      2,
    ),
  )

const theRegiments = orderedBy(engineOf(regiments), regimentsTopics)

/** Hand-overs of Regiments: a player turn is one, and where armies are placed in turn the first one has more. */
export const regimentsHandOvers = (setUp: (n: number) => Regiments['setUp']): Measurement[] =>
  rowsOf('regiments', theRegiments, setUp, (question, state, pick) =>
    chooseRegiments(regiments.tableOf(state), question as Parameters<typeof chooseRegiments>[1], pick),
  )

/**
 * Hand-overs in random battles, all answers being those of sound play: where both players keep the defaults, and where
 * both want to be asked everything.
 */
export function handOvers(): Measurement[] {
  const sound = (question: Question) => question.fallback()
  const small = played(combatHex, n => trial(n, [400, 600]), sound)
  const large = played(combatHex, n => trial(n, [1000]), sound)
  const idle = (key: 'defaults' | 'ask') =>
    [...small, ...large].reduce((sum, battle) => sum + battle[key].filter(each => each.idle).length, 0)
  const days = large.map(({ n, defaults }) => hoursOf(defaults, picker(n + 1)) / 24)
  return [
    ...rows(
      'defaults',
      small.flatMap(({ defaults, turns }) => byTurn(defaults, turns)),
      2,
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
