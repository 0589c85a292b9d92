import { boards } from '../../rules/board/boards.ts'
import { picker } from '../../rules/core/random.ts'
import { type DarkLord, darkLord, orderTopics, profileOf, scenarioIds } from '../../rules/dark-lord/index.ts'
import type { Orders } from '../../rules/index.ts'
import { engineOf } from '../../rules/play/engine.ts'
import { chooseDarkLord } from './darkLordFuzz.ts'
import { type DarkLordGolden, darkLordGoldens } from './darkLordGolden.ts'
import { darkLordTrial } from './darkLordTrials.ts'
import { countDarkLordWork, noDarkLordWork } from './darkLordWork.ts'
import { bestRecorded, countFresh, type Recorded, recordBattle } from './recordBattle.ts'

const engine = engineOf(darkLord)

/** How a battle is recorded. */
interface Plan {
  rules: (typeof scenarioIds)[number]
  board: string
  /** standing orders and defaults answer what they may; otherwise every question is asked */
  ordered: boolean
}

const many = {
  'open-field': 3,
  flight: 4,
  'last-stand': 3,
  'open-field-ring-lost': 1,
  'last-stand-ring-lost': 1,
}

/** The twelve battles by name: every scenario, every board, half of them with orders. */
const plans: Record<string, Plan> = Object.fromEntries(
  scenarioIds
    .flatMap(rules => Array.from({ length: many[rules] }, (_, i) => ({ rules, i })))
    .map(({ rules, i }, n): [string, Plan] => [
      `${rules}-${i + 1}`,
      { rules, board: boards()[n % boards().length]!.id, ordered: n % 2 === 0 },
    ]),
)

/** Some word of every topic: of one player the first, of the other the last. */
const someOrders = (by: number): Orders =>
  Object.fromEntries(
    Object.entries(orderTopics).map(([topic, words]) => [topic, by ? words.at(-1)! : words[0]]),
  )

function optionsOf({ rules, board }: Plan, n: number): DarkLord['setUp'] {
  const options = darkLordTrial(n, rules)
  const fighting = options.players.flatMap(({ army }) => army)
  const types = Object.fromEntries(fighting.map(id => [id, profileOf(id, options.types)!]))
  return { ...options, board, types }
}

/** Plays a battle for the file: any legal answers, and parts left to the program; some are taken back. */
function recordPlan(plan: Plan, n: number): Recorded<DarkLordGolden> {
  const options = optionsOf(plan, n)
  const orders = plan.ordered ? [0, 1].map(someOrders) : undefined
  const pick = picker(n * 2)
  const work = noDarkLordWork()
  const seen = new Set<string>()
  const golden = recordBattle(engine, darkLordGoldens, {
    options,
    orders,
    pick,
    look(events, { question, table }) {
      countDarkLordWork(work, events, table)
      if (question) seen.add(`asked ${question.kind}`)
    },
    choose(question, { table }) {
      const { by, kind } = question
      // Who deploys one by one, or moves everybody, makes a long file.
      if (kind === 'deploy' ? pick(4) : kind === 'act' && !pick(10)) return `/finish ${by}`
      return chooseDarkLord(table, question, pick)
    },
  })
  for (const [key, count] of Object.entries(work)) if (count) seen.add(key)
  return { golden, seen }
}

/** What few battles have is looked for before all else. */
const seldom = ['asked free-will', 'asked last-life', 'out by water', 'left the board']

/** How many battles are tried for each plan, and how long one may be. */
const tries = 24
const maxSteps = 280

/** Records all battles. Of those that are tried for a plan the one is kept that has most at work that none before it had. */
export function recordDarkLordBattles(): { name: string; golden: DarkLordGolden }[] {
  const { fresh, remember } = countFresh(seldom)
  return Object.entries(plans).map(([name, plan], at) => {
    const tried = Array.from({ length: tries }, (_, i) => recordPlan(plan, at + i * 12)).filter(
      ({ golden }) => golden.steps.length <= maxSteps,
    )
    const { golden, seen } = bestRecorded(name, tried, each => fresh(each.seen))
    remember(seen)
    return { name, golden }
  })
}
