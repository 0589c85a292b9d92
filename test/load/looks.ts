import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { battlePath } from '../../lambdas/pages/addresses.ts'
import { keyOf } from '../../lambdas/pages/keys.ts'
import type { GameRecord, LogEntry } from '../../lambdas/store/types.ts'
import { percentile } from '../bench/measure.ts'
import { actingGame, channelOf, type OneMachine, openOneMachine, typed } from '../bench/oneMachine.ts'
import { openPlay } from '../play/harness.ts'
import { dot } from '../play/recordSteps.ts'
import { answered, fighting } from '../play/scene.ts'
import type { Row } from './row.ts'

/** Honest commands beside a flood, one in so many milliseconds. */
const commands = 60
const every = 80
const seconds = (commands * every) / 1000

/** A battle that has been played for some turns, with all that was told. */
async function looked(): Promise<{ game: GameRecord; log: LogEntry[] }> {
  const play = await openPlay({ draw: async () => dot })
  try {
    const scene = await fighting(play)
    for (let n = 0; n < 30; n++) {
      const next = await scene.question()
      if (next) await answered(next.who, next.asked)
    }
    const game = { ...(await scene.load()), id: 'looked', channel: '1', thread: '1', guild: null }
    return { game, log: await play.server.store.readLog(scene.game) }
  } finally {
    await play.close()
  }
}

/** How often each status came. */
type Statuses = Record<number, number>

/** Asks by a connection of its own, as another one who looks does. */
const statusOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { agent: false }, response => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    }).on('error', reject)
  })

/** Asks for so many addresses at once. */
async function all(urls: readonly string[], into: Statuses): Promise<void> {
  await Promise.all(
    urls.map(async url => {
      const status = await statusOf(url)
      into[status] = (into[status] ?? 0) + 1
    }),
  )
}

let asked = 0
/** An address that nobody has asked for yet. */
const layer = (url: string): string => `${url}/layer.json?step=${1 + (++asked % 40)}&zones=1&reach=A${asked}`
const picture = (url: string): string => `${url}/picture.png?step=${++asked}`

/** What somebody does who wants nobody else to play: so many addresses at once, so many times a second. */
const shots = {
  '400 layers at once, each second': { address: layer, count: 400, aSecond: 1 },
  '300 pictures at once, each second': { address: picture, count: 300, aSecond: 1 },
  '200 layers a second': { address: layer, count: 20, aSecond: 10 },
}

/** The program on one machine while one link is asked for everything, and others play. */
export async function floods(): Promise<Row[]> {
  const { game: acting, user } = actingGame()
  const { game, log } = await looked()
  const others = Array.from({ length: commands }, (_, n) => ({
    ...acting,
    id: `load${n}`,
    channel: channelOf(n),
    thread: channelOf(n),
  }))
  const machine = await openOneMachine([...others, game], commands, { looked: log })
  try {
    const key = keyOf(machine.linkSecret, game, 'spectator')
    const url = `${machine.url}${battlePath({ game: game.id, key })}`
    // Somebody has looked before.
    const before: Statuses = {}
    await all([url, picture(url), layer(url)], before)
    if (before[200] !== 3) throw new Error(`the page answers ${JSON.stringify(before)}`)
    let id = 0
    const rows = [await beside('nobody who looks', machine, user, () => (id += 1))]
    for (const [name, { address, count, aSecond }] of Object.entries(shots)) {
      const statuses: Statuses = {}
      const flood = (async () => {
        const from = performance.now()
        const running: Promise<void>[] = []
        for (let n = 0; n < seconds * aSecond; n++) {
          await sleep(Math.max(0, from + (n * 1000) / aSecond - performance.now()))
          running.push(
            all(
              Array.from({ length: count }, () => address(url)),
              statuses,
            ),
          )
        }
        await Promise.all(running)
      })()
      rows.push(await beside(name, machine, user, () => (id += 1)))
      await flood
      const others = Object.keys(statuses).filter(status => !['200', '404', '503'].includes(status))
      if (others.length > 0) throw new Error(`${name} was answered by ${others.join(', ')}`)
      rows.push({ name: `answered of ${name}`, value: statuses[200] ?? 0, unit: '', limit: null })
      rows.push({ name: `told to come again of ${name}`, value: statuses[503] ?? 0, unit: '', limit: null })
    }
    return rows
  } finally {
    await machine.close()
  }
}

/** Commands of those who play, each in a game of its own: until they are acknowledged. */
async function beside(what: string, { send }: OneMachine, user: string, next: () => number): Promise<Row> {
  const taken = await Promise.all(
    Array.from({ length: commands }, async (_, n) => {
      await sleep(n * every)
      const from = performance.now()
      return (await send(next(), typed.status, user, channelOf(n))) - from
    }),
  )
  return {
    name: `acknowledgement, p99 of ${commands}, beside ${what}`,
    value: percentile(taken, 0.99),
    unit: 'ms',
    limit: 300,
  }
}
