/**
 * `npm run cost`: what 1,000 battles cost on AWS, and a month in which nobody plays. Whole battles are played through
 * the bundles that are deployed; what they use is counted. `-- marsh` plays one of the battles only.
 */
import { Template } from 'aws-cdk-lib/assertions'
import { makeStack } from '../infra/makeStack.ts'
import { billOf, idleMonth, type Line, type Memory, type Standing } from './bill.ts'
import { type Meter, openMetered } from './metered.ts'
import { type Played, playBattle } from './playBattle.ts'
import { assumptions, prices } from './prices.ts'

/** Interactions of the battle that the limit was set for: 1,500 points, played as carefully as it can be. */
const interactions = 554
const limit = 15
const battles = [
  { board: 'the-marsh', points: 500 },
  { board: 'the-four-houses', points: 1000 },
  { board: 'the-river', points: 1500 },
]
const clockRuns = 20

/** Spectators of a battle, and what they may cost in all. */
const looksEach = 10
const looksLimit = 1

/** What the template gives the functions, and what of it costs by the month. */
function fromTemplate(): { memory: Memory; standing: Standing } {
  const template = Template.fromStack(makeStack({ stage: 'prod', alarmEmail: 'ada@example.org' }))
  const of = (type: string) =>
    Object.entries(template.findResources(type)) as [string, { Properties: Properties }][]
  type Properties = { MemorySize: number; Metrics?: { MetricStat?: unknown }[] }
  const memoryOf = (name: string) =>
    of('AWS::Lambda::Function').find(([id]) => id.startsWith(name))![1].Properties.MemorySize
  const alarmedMetrics = of('AWS::CloudWatch::Alarm').reduce(
    (all, [, { Properties: it }]) => all + (it.Metrics?.filter(each => each.MetricStat).length ?? 1),
    0,
  )
  return {
    memory: { door: memoryOf('Door'), worker: memoryOf('Worker'), clock: memoryOf('Clock') },
    standing: {
      alarmedMetrics,
      // failed starts, and the age of the oldest outbox
      ownMetrics: 2,
      dashboards: of('AWS::CloudWatch::Dashboard').length,
    },
  }
}

/** What was used between two looks at the meter. */
function between<Value>(before: Value, after: Value): Value {
  if (typeof after === 'number') return (after - ((before as number | undefined) ?? 0)) as Value
  return Object.fromEntries(
    Object.entries(after as object).map(([name, value]: [string, unknown]) => [
      name,
      between((before as Record<string, unknown> | undefined)?.[name], value),
    ]),
  ) as Value
}

const dollars = (n: number) => n.toFixed(2).padStart(8)

function print(title: string, lines: readonly (Line & { left?: number })[]): number {
  console.log(title)
  for (const { service, amount, dollars: each, left } of lines)
    console.log(
      `  ${dollars(each)}${left === undefined ? '' : dollars(left)}  ${service.padEnd(28)}${amount}`,
    )
  const all = lines.reduce((sum, line) => sum + line.dollars, 0)
  const left = lines.reduce((sum, line) => sum + (line.left ?? 0), 0)
  console.log(`  ${dollars(all)}${lines[0]?.left === undefined ? '' : dollars(left)}  in all\n`)
  return all
}

const { memory, standing } = fromTemplate()
const wanted = process.argv.slice(2)
const play = await openMetered()
try {
  await play.runClock()
  const warm = await play.meter()
  for (let n = 0; n < clockRuns; n++) await play.runClock()
  const idle = between(warm, await play.meter())
  const begun = await play.meter()
  const played: Played[] = []
  for (const { board, points } of battles) {
    if (wanted.length > 0 && !wanted.some(word => board.includes(word))) continue
    const one = await playBattle(play, points, board)
    played.push(one)
    console.log(
      `played: ${board}, ${points} points, ${one.turns} turns, ${one.interactions} interactions, ${one.choices} requests for choices`,
    )
  }
  const used: Meter = between(begun, await play.meter())
  const all = played.reduce((sum, each) => sum + each.interactions, 0)
  console.log(`
Prices of ${prices.region}, ${prices.from}, nothing taken for free. Processor time is that of this machine times ${assumptions.slowerThanHere}; an answer of
DynamoDB is taken to come after ${assumptions.dynamoMs} ms, one of Discord after ${assumptions.discordMs} ms. Starts are in the processor time: one of each function.
`)
  const title = `1,000 battles of ${interactions} interactions, in dollars (limit ${limit})`
  const sum = print(title, billOf(used, memory, await play.storedBytes(), (1000 * interactions) / all))
  const looked = await play.meter()
  const games = await play.server.store.everyGameOfUser(play.player('Ada').id)
  for (const id of games)
    for (let n = 0; n < looksEach; n++) await play.look((await play.server.store.loadGame(id))!)
  const extra = print(
    `${looksEach} looks at each of 1,000 battles on their pages, by browsers that have seen none before, in dollars (limit ${looksLimit})`,
    billOf(between(looked, await play.meter()), memory, 0, 1000 / games.length).filter(
      ({ dollars: each }) => each > 0,
    ),
  )
  print(
    'A month in which nobody plays, in dollars; then what is left of it after what every account has free',
    idleMonth(idle, memory, standing),
  )
  const { worker, door, clock } = await play.meter()
  console.log(
    `memory at most: door ${door.memory.toFixed(0)} MB of ${memory.door}, worker ${worker.memory.toFixed(0)} MB of ${memory.worker}, clock ${clock.memory.toFixed(0)} MB of ${memory.clock}`,
  )
  console.log(sum <= limit && extra <= looksLimit ? 'the limits are kept' : 'OVER THE LIMIT')
} finally {
  await play.close()
}
