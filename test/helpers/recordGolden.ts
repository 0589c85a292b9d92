import {
  abilityIds,
  checkArmy,
  engine,
  figureType,
  type GameEvent,
  isAnsweredByDefault,
  isClassic,
  open,
  orderTopics,
  parseOrder,
  questionKinds,
  type RuleBookId,
  resume,
  type SetUp,
  setUp,
} from '../../rules/combat-hex/index.ts'
import { picker } from '../../rules/core/random.ts'
import type { Orders } from '../../rules/index.ts'
import { boards, type Numbered } from '../../rules/index.ts'
import { classicTrial } from './classicTrials.ts'
import { choose } from './fuzz.ts'
import { asksOf, type Golden, type GoldenInFull, goldenBook } from './golden.ts'
import { line } from './goldens.ts'
import { bestRecorded, type Recorded, recordBattle } from './recordBattle.ts'
import { reluctant, trial } from './trials.ts'
import { countWork, noWork } from './work.ts'

/** How a battle is recorded. */
interface Plan {
  rules: RuleBookId
  players: number
  points: number
  board: string | null
  /** standing orders and defaults answer what they may; otherwise every question is asked */
  orders: boolean
  /** by the starter book: every figure with abilities of that book */
  armed: boolean
  lastTurn: number
}

const sizes = {
  tournament: [500, 700, 600, 300, 800, 1200, 400, 900, 500, 1000],
  classic: [500, 600, 500, 800],
  three: [300, 400, 500],
  four: [300, 250, 400],
}

/** The twenty battles by name: both books, two to four players, every board, small armies and large. */
export const plans: Record<string, Plan> = Object.fromEntries(
  Object.entries(sizes)
    .flatMap(([kind, points]) => points.map((each, i) => ({ kind, points: each, i })))
    .map(({ kind, points, i }, n): [string, Plan] => [
      `${kind}-${i + 1}`,
      {
        rules: kind === 'tournament' ? 'tournament' : 'classic',
        players: kind === 'three' ? 3 : kind === 'four' ? 4 : 2,
        points,
        board: n % 4 === 3 ? null : boards()[n % boards().length]!.id,
        orders: n % 4 === 1,
        armed: kind === 'classic' && i > 0,
        lastTurn: i % 5 === 4 ? 100 : kind === 'four' ? 4 : 6,
      },
    ]),
)

/** Orders of every kind for a player, some of which ask. */
function someOrders(rules: RuleBookId, by: number): Orders {
  const topics = orderTopics(rules)
  const wanted = [
    ['hits', by ? 'heroes' : 'always'],
    ['wounds', by ? 'ask' : 'heroes keep:1'],
    ['targets', by ? 'weakest' : 'heroes weakest'],
    ['combats', by ? 'smallest' : 'ask'],
    ['role', by ? 'ask' : 'attacker'],
    ['turning', by ? 'never' : 'ask'],
    ['ward', 'always'],
    ['repel', by ? 'ask' : 'against-heroes'],
  ] as const
  const orders: Record<string, string> = {}
  for (const [topic, value] of wanted) {
    const order = parseOrder(topic, value, { topics, battle: null })
    if (order.ok) orders[order.topic] = order.value
  }
  return orders
}

function optionsOf(plan: Plan, n: number): SetUp {
  const { rules, players, points, board, lastTurn } = plan
  const options = plan.armed ? classicTrial(n, [points], players) : trial(n, [points], rules, players)
  const fighting = new Set(options.players.flatMap(({ armies }) => Object.values(armies).flat()))
  const types = new Map<string, NonNullable<SetUp['types']>[string]>()
  for (const id of fighting) {
    const type = options.types?.[id] ?? figureType(id)!
    types.set(id, type)
    // A set walks on over what it is given on the way.
    if (type.other !== undefined) fighting.add(type.other)
  }
  return { ...options, board, lastTurn, types: Object.fromEntries(types) }
}

/** Plays a battle for the file: defaults, uses of abilities and any legal answers; some are taken back. */
function recordPlan(plan: Plan, n: number): Recorded<Golden> {
  const options = optionsOf(plan, n)
  const orders = plan.orders ? options.players.map((_, by) => someOrders(plan.rules, by)) : undefined
  const pick = picker(n * 2)
  const work = noWork()
  const seen = new Set<string>()
  const golden = recordBattle(engine, goldenBook, {
    options,
    orders,
    pick,
    look(events, { question, state }) {
      countWork(work, events, state)
      if (question) seen.add(question.kind)
    },
    choose(question, { state }, save) {
      const { by, kind } = question
      const alone = state.players.some(player => player.lost)
      if ((kind === 'act' || kind === 'turning') && pick(40) === 0) return `/finish ${by}`
      // Late in a battle of several, one of them gives up.
      if (plan.players > 2 && state.turn > 2 && !alone && pick(30) === 0) return `/concede ${by}`
      return choose(save, question, pick, isAnsweredByDefault(question, state) ? 6 : 10)
    },
  })
  for (const id of abilityIds) if (work[id]) seen.add(id)
  return { golden, seen }
}

/** How many battles are tried for each plan at least and at most, and how long one may be. */
const tries = 4
const maxTries = 24
const maxSteps = 420

/**
 * Records all battles. Of those that are tried for a plan the one is kept that has most abilities at work, and asks
 * most questions, that no battle before it had.
 */
export function recordAll(): { name: string; golden: Golden }[] {
  const missing = {
    // What waits for what seldom happens is looked for first.
    tournament: new Set<string>([...reluctant, 'reroll', ...abilityIds, ...questionKinds]),
    classic: new Set<string>(abilityIds.filter(isClassic)),
  }
  return Object.entries(plans).map(([name, plan], at) => {
    const open = missing[plan.rules]
    const [wanted] = open
    // What was looked for comes first: it may be what seldom happens.
    const worth = ({ seen }: Recorded<Golden>) =>
      [...open].filter(each => seen.has(each)).length + (wanted && seen.has(wanted) ? 100 : 0)
    // An army of this number has one who masters what is missing (`trial`).
    const seldom = reluctant.findIndex(id => id === wanted)
    const usual = abilityIds.findIndex(id => id === (wanted === 'reroll' ? 'aggressive-strategy' : wanted))
    const [first, step] = seldom < 0 ? [Math.max(usual, at), abilityIds.length] : [seldom, reluctant.length]
    const tried: Recorded<Golden>[] = []
    const isEnough = () => tried.length >= tries && (!wanted || tried.some(({ seen }) => seen.has(wanted)))
    for (let i = 1; !isEnough() && i < maxTries; i++) {
      const recorded = recordPlan(plan, first + i * step)
      if (recorded.golden.steps.length <= maxSteps) tried.push(recorded)
    }
    const { golden, seen } = bestRecorded(name, tried, worth)
    for (const each of seen) open.delete(each)
    return { name, golden }
  })
}

const marshPoints = 1100
const marshArmies = {
  good: ['aragorn', 'gandalf', 'legolas', 'ent', 'rohan-rider', 'gondor-soldier'],
  evil: ['witch-king', 'saruman', 'lurtz', 'cave-troll', 'warg-rider', 'uruk-hai', 'orc-warrior'],
}

/** Plays a battle of the marsh: mostly the defaults, with some chance, every question asked; told in full. */
export function recordMarsh(seed: number): GoldenInFull {
  for (const army of Object.values(marshArmies)) {
    const faults = checkArmy(army, { points: marshPoints })
    if (faults.length) throw new Error(`no army any more: ${JSON.stringify(faults)}`)
  }
  const pick = picker(seed)
  const options: SetUp = {
    rules: 'tournament',
    points: marshPoints,
    board: 'the-marsh',
    camps: ['good', 'evil'],
    players: [
      { name: 'Ada', armies: { good: marshArmies.good } },
      { name: 'Bo', armies: { evil: marshArmies.evil } },
    ],
    seed: seed.toString(16).padStart(64, '0'),
    types: Object.fromEntries([...marshArmies.good, ...marshArmies.evil].map(id => [id, figureType(id)!])),
  }
  const asks = asksOf()
  const answers: string[] = []
  const events: Numbered<GameEvent>[] = []
  let outcome = setUp(options, asks)
  for (;;) {
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`)
    events.push(...outcome.events)
    const { question } = open(outcome.save)
    if (!question) break
    const plain = question.kind === 'turning' || pick(8) > 0
    answers.push(plain ? question.fallback() : question.space.sample(pick))
    outcome = resume(outcome.save, answers.at(-1)!, asks)
  }
  const dice = events.flatMap(event => (event.event === 'rolled' ? event.faces : [])).join('')
  return { options, answers, dice, told: events.map(line) }
}
