import { setTimeout as sleep } from 'node:timers/promises'
import { figure, type Measurement, percentile } from './measure.ts'
import { actingGame, channelOf, type OneMachine, openOneMachine, typed } from './oneMachine.ts'

/** So many battles have somebody acting at the same moment. */
const games = 200
/** After so many bursts every process has filled what it keeps; after as many more it holds little more. */
const bursts = 4

interface Burst {
  /** milliseconds until each acknowledgement */
  acknowledged: number[]
  /** milliseconds until the last answer */
  last: number
  /** how many places an answer came before or after its turn, at most */
  displaced: number
}

/** Somebody in each of these channels uses a command, all at the same moment. */
async function burst(
  n: number,
  data: object,
  user: string,
  channels: readonly string[],
  { send, answered }: OneMachine,
): Promise<Burst> {
  const from = performance.now()
  const tokens = channels.map((_, game) => `token-${n * games + game}`)
  const acknowledged = new Map<string, number>()
  await Promise.all(
    channels.map(async (channel, game) => {
      acknowledged.set(tokens[game]!, (await send(n * games + game, data, user, channel)) - from)
    }),
  )
  while (!tokens.every(token => answered.has(token))) {
    if (performance.now() - from > 180_000) throw new Error('not everybody was answered')
    await sleep(20)
  }
  const arrived = tokens.toSorted((a, b) => acknowledged.get(a)! - acknowledged.get(b)!)
  const order = tokens.toSorted((a, b) => answered.get(a)! - answered.get(b)!)
  return {
    acknowledged: [...acknowledged.values()],
    last: Math.max(...tokens.map(token => answered.get(token)!)) - from,
    displaced: Math.max(...order.map((token, i) => Math.abs(arrived.indexOf(token) - i))),
  }
}

/** Milliseconds until each of as many pings is answered that come at the same moment. */
async function pings({ ping }: OneMachine): Promise<number[]> {
  const from = performance.now()
  return Promise.all(Array.from({ length: games }, async () => (await ping()) - from))
}

/** The program on one machine, as it is started by `npm start`, while very many act at the same moment. */
export async function burstFigures(): Promise<Measurement[]> {
  const { game, user, move } = actingGame()
  const everywhere = Array.from({ length: games }, (_, n) => channelOf(n))
  const machine = await openOneMachine(
    everywhere.map((channel, n) => ({ ...game, id: `burst${n}`, channel, thread: channel })),
    games,
  )
  try {
    // Nobody starts a program for a burst: a few have used it before.
    for (let n = 0; n < 5; n++) await burst(100 + n, typed.status, user, everywhere.slice(n, n + 1), machine)
    const all: Burst[] = []
    const pinged: number[] = []
    const memory: number[] = []
    for (let n = 0; n < 2 * bursts; n++) {
      pinged.push(...(await pings(machine)))
      all.push(await burst(n, n % 2 === 0 ? typed.move(move) : typed.undo, user, everywhere, machine))
      await sleep(2000)
      memory.push(machine.memory())
    }
    const acknowledged = all.flatMap(one => one.acknowledged)
    const about = `${games} games acting at once`
    return [
      ...[0.5, 0.99].map(share =>
        figure(
          `acknowledgements, ${share === 0.5 ? 'median' : 'p99'}, ${about} (as many pings)`,
          'ms',
          percentile(acknowledged, share),
          // What was acknowledged first is being worked on while the others wait.
          { yardstick: percentile(pinged, share), ...(share > 0.5 && { limit: 4 }) },
        ),
      ),
      figure('until the last answer of a burst', 's', Math.max(...all.map(one => one.last)) / 1000),
      figure(
        'places by which an answer is out of turn, at most',
        '',
        Math.max(...all.map(one => one.displaced)),
      ),
      figure('memory after the first burst, all processes', 'MB', memory[0]!),
      figure(`memory after ${2 * bursts} bursts, against ${bursts}`, 'MB', memory.at(-1)!, {
        yardstick: memory[bursts - 1]!,
        limit: 1.35,
      }),
    ]
  } finally {
    await machine.close()
  }
}
