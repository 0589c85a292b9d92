import { boardIds } from '../../rules/board/boards.ts'
import { picker } from '../../rules/core/random.ts'
import type { Orders } from '../../rules/index.ts'
import { engineOf } from '../../rules/play/engine.ts'
import { regiments } from '../../rules/regiments/contract/module.ts'
import { orderTopics } from '../../rules/regiments/field/questions.ts'
import type { Regiments } from '../../rules/regiments/types.ts'
import { suppliedUnits } from '../../rules/regiments/unit/roster.ts'
import { bestRecorded, countFresh, type Recorded, recordBattle } from './recordBattle.ts'
import { chooseRegiments } from './regimentsFuzz.ts'
import { type RegimentsGolden, regimentsGoldens } from './regimentsGolden.ts'
import { regimentsTrial } from './regimentsTrials.ts'
import { countingRules, countRegimentsWork, noRegimentsWork } from './regimentsWork.ts'

const engine = engineOf(regiments)

/** Some word of every topic: of one player the usual one, of the other one that asks nothing either. */
const someOrders = (by: number): Orders =>
  Object.fromEntries(
    Object.entries(orderTopics).map(([topic, words]) => [
      topic,
      by ? words.filter(word => word !== 'ask').at(-1)! : words[0],
    ]),
  )

function optionsOf(board: string, n: number): Regiments['setUp'] {
  const options = regimentsTrial(n)
  const known = new Map(suppliedUnits().map(unit => [unit.id, unit]))
  const types = Object.fromEntries(
    options.players.flatMap(({ army }) => army).map(id => [id, options.types?.[id] ?? known.get(id)!]),
  )
  return { ...options, board, types }
}

/** Plays a battle for the file: any legal answers, some of which are taken back. */
function recordOne(board: string, ordered: boolean, n: number): Recorded<RegimentsGolden> {
  const options = optionsOf(board, n)
  const orders = ordered ? [0, 1].map(someOrders) : undefined
  const pick = picker(n * 2)
  const work = noRegimentsWork()
  const seen = new Set<string>()
  const golden = recordBattle(engine, regimentsGoldens, {
    options,
    orders,
    pick,
    look(events, { question, table }) {
      countRegimentsWork(work, events, table)
      if (question) seen.add(`asked ${question.kind}`)
    },
    choose: (question, { table }) => chooseRegiments(table, question, pick),
    watch: run => countingRules(work, run),
  })
  for (const [key, count] of Object.entries(work)) if (count) seen.add(key)
  return { golden, seen }
}

/** What few battles have is looked for before all else. */
const seldom = [
  'veil-6',
  'tests of combat-reform',
  'met in pursuit',
  'asked direct',
  'asked heading',
  'asked reveal',
  'asked weapon',
  'M13',
  'M15',
  'M26',
  'M32',
  'A26',
]

/** Rules that somebody in a battle bears. */
const borneIn = ({ types }: Regiments['setUp']): Set<string> =>
  new Set(
    Object.values(types ?? {}).flatMap(({ model }) =>
      [...model.rules, ...model.parts.flatMap(({ rules }) => rules)].map(({ id }) => id),
    ),
  )

/** How many battles are looked at for each board, how many are played, and how long one may be. */
const looked = 30
const tries = 8
const maxSteps = 260

/**
 * One battle on every board. Of those that are looked at the ones are played that have most rules which nobody before them
 * bore; and of these the one is kept that has most at work that none before it had.
 */
export function recordRegimentsBattles(): { name: string; golden: RegimentsGolden }[] {
  const { fresh, remember } = countFresh(seldom)
  return boardIds.map((board, at) => {
    const numbers = Array.from({ length: looked }, (_, i) => at + i * boardIds.length)
    const rules = new Map(numbers.map(n => [n, borneIn(optionsOf(board, n))]))
    const tried = numbers
      .toSorted((a, b) => fresh(rules.get(b)!) - fresh(rules.get(a)!))
      .slice(0, tries)
      .map(n => recordOne(board, at % 3 === 1, n))
      .filter(({ golden }) => golden.steps.length <= maxSteps)
    const { golden, seen } = bestRecorded(board, tried, each => fresh(each.seen))
    remember(seen)
    return { name: board, golden }
  })
}
