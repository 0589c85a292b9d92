import { bot } from '../../lambdas/discord/index.ts'
import { openDatabase } from '../../lambdas/local/database.ts'
import { makeLog } from '../../lambdas/log.ts'
import { makeStore } from '../../lambdas/store/store.ts'
import { work } from '../../lambdas/worker/work.ts'
import { type Season, standings } from '../../rules/league/index.ts'
import { sampleSeason } from '../lambdas/store/samples.ts'
import { decided, fought, largeSeason } from './largeSeason.ts'
import { figure, type Measurement, median, processorTime, yardstickOf } from './measure.ts'
import { silentRest } from './silentDiscord.ts'

const rounds = 10
/** Past seasons of a server whose standings are asked for. */
const [few, many] = [1, 60]

function timed<Value>(work: () => Value): [value: Value, milliseconds: number] {
  const from = processorTime()
  const value = work()
  return [value, processorTime() - from]
}

/** What reading a season takes, which whatever is done with it has to: the yardstick of what grows with it. */
function reading(season: Season): number {
  const read = yardstickOf(season)
  return median(Array.from({ length: 40 }, () => timed(read)[1]))
}

/** Every round of a Swiss season is paired as `/league pair` does it. @returns the season, and the slowest pairing */
function pairedThroughout(players: number): { season: Season; slowest: number } {
  let season = largeSeason(players, rounds)
  let slowest = 0
  for (let round = 0; round < rounds; round++) {
    const [paired, milliseconds] = timed(() => decided(season, { do: 'pair' }))
    slowest = Math.max(slowest, milliseconds)
    season = fought(paired)
  }
  return { season, slowest }
}

/** What `/league standings` reads from DynamoDB, after so many seasons of the server that are over. */
async function readsOfStandings(past: number): Promise<number> {
  const tableName = 'figures'
  const database = await openDatabase({ folder: null, endpoint: undefined, tableName })
  try {
    let reads = 0
    const store = makeStore(database.client, tableName, operation => {
      if (/^(get|query)/.test(operation)) reads++
    })
    for (let n = 0; n <= past; n++) {
      const { season } = sampleSeason()
      const stage = n < past ? ('over' as const) : ('running' as const)
      const record = sampleSeason({ id: `s${n}`, made: n, season: { ...season, id: `s${n}`, stage } })
      await store.createSeason(record)
      await store.indexSeason(record)
    }
    reads = 0
    const deps = { store, rest: silentRest, bot, log: makeLog(), cdnBase: '', now: Date.now }
    const interaction = {
      id: '1',
      type: 2,
      token: 'token',
      channel_id: '600',
      channel: { type: 0 },
      guild_id: '500',
      locale: 'en-GB',
      member: { user: { id: '101', username: 'player' }, permissions: '0' },
      data: { name: 'league', options: [{ type: 1, name: 'standings', options: [] }] },
    }
    await work(
      { interaction, receivedAt: Date.now() },
      { ...deps, random: () => '00', sleep: async () => undefined },
    )
    return reads
  } finally {
    await database.close()
  }
}

/** What a season of a league costs, with the size of its pairing, its table and its past. */
export async function leagueFigures(): Promise<Measurement[]> {
  // For the compiler to warm up.
  pairedThroughout(60)
  const { season, slowest } = pairedThroughout(200)
  const table = Array.from({ length: 40 }, () => timed(() => standings(season))[1])
  const large = pairedThroughout(1000)
  const [reads, readsLarge] = [reading(season), reading(large.season)]
  const yardstick = await readsOfStandings(few)
  return [
    figure(`a round of 200 players paired, the slowest of ${rounds}`, 'ms', slowest, {
      yardstick: reads,
      limit: 200,
    }),
    figure(`a round of 1000 players paired, the slowest of ${rounds}`, 'ms', large.slowest, {
      yardstick: readsLarge,
      limit: 400,
    }),
    figure(`the standings of 200 players after ${rounds} rounds`, 'ms', median(table), {
      yardstick: reads,
      limit: 25,
    }),
    figure(
      `reads of /league standings after ${many} past seasons (${few})`,
      'reads',
      await readsOfStandings(many),
      {
        yardstick,
        limit: 1,
      },
    ),
  ]
}
