import { setTimeout as sleep } from 'node:timers/promises'
import { computerSeat } from '../../lambdas/game/computerSeats.ts'
import { percentile } from '../bench/measure.ts'
import { actingGame, channelOf, type OneMachine, openOneMachine, typed } from '../bench/oneMachine.ts'
import type { Row } from './row.ts'

/** So many battles against a captain, in all of which it is its turn at the same moment; and so many between people. */
const battles = 20
/** Commands of other people, each second, for as long as a captain thinks. */
const perSecond = 4
/** Nobody thinks longer than this, in milliseconds. */
const patience = 300_000

/** The battles: those against a captain come first. */
function records() {
  const { game, user, move } = actingGame()
  const seats = game.seats.map((seat, player) =>
    seat.user === user
      ? seat
      : { ...seat, ...computerSeat('captain', player + 1, 'Captain', 'en'), armies: seat.armies },
  )
  const games = Array.from({ length: 2 * battles }, (_, n) => ({
    ...game,
    id: `load${n}`,
    channel: channelOf(n),
    thread: channelOf(n),
    ...(n < battles && { seats }),
  }))
  return { games, user, move }
}

/** Somebody uses a command: milliseconds until it is acknowledged, and until it is answered. */
async function use(machine: OneMachine, id: number, data: object, user: string, channel: string) {
  const from = performance.now()
  const acknowledged = (await machine.send(id, data, user, channel)) - from
  for (;;) {
    const at = machine.answered.get(`token-${id}`)
    if (at !== undefined) return { acknowledged, answered: at - from }
    if (performance.now() - from > patience) throw new Error('somebody was not answered')
    await sleep(10)
  }
}

/**
 * The program on one machine while many captains think: everybody ends their phase against one at the same moment, and
 * others play on against each other until the last captain has played, and calls whoever is asked then.
 */
export async function computers(): Promise<Row[]> {
  const { games, user, move } = records()
  const machine = await openOneMachine(games, 2 * battles)
  try {
    let id = 0
    for (let n = 0; n < 5; n++) await use(machine, ++id, typed.status, user, channelOf(battles + n))
    const from = performance.now()
    const ended = Array.from({ length: battles }, (_, n) =>
      use(machine, ++id, typed.finish, user, channelOf(n)),
    )
    const others: ReturnType<typeof use>[] = []
    const away = new Set<number>()
    const hasPlayed = (n: number) => (machine.pinged.get(channelOf(n)) ?? 0) > 0
    while (!Array.from({ length: battles }, (_, n) => n).every(hasPlayed)) {
      const n = battles + (others.length % battles)
      const command = away.has(n) ? typed.undo : typed.move(move)
      if (others.length % 2 === 0) others.push(use(machine, ++id, typed.status, user, channelOf(n)))
      else {
        others.push(use(machine, ++id, command, user, channelOf(n)))
        if (!away.delete(n)) away.add(n)
      }
      if (performance.now() - from > patience) throw new Error('a captain did not play')
      await sleep(1000 / perSecond)
    }
    const last = Math.max(...Array.from({ length: battles }, (_, n) => machine.pinged.get(channelOf(n))!))
    const people = await Promise.all(others)
    const all = [...(await Promise.all(ended)), ...people]
    const answered = people.map(one => one.answered / 1000)
    const about = `while ${battles} captains think`
    return [
      {
        name: `acknowledgement, p99 of ${all.length}, ${about}`,
        value: percentile(
          all.map(one => one.acknowledged),
          0.99,
        ),
        unit: 'ms',
        limit: 3000,
      },
      {
        name: `answer to other people, median, ${about}`,
        value: percentile(answered, 0.5),
        unit: 's',
        limit: null,
      },
      {
        name: `answer to other people, longest, ${about}`,
        value: Math.max(...answered),
        unit: 's',
        limit: 10,
      },
      { name: 'until the last captain has played', value: (last - from) / 1000, unit: 's', limit: null },
    ]
  } finally {
    await machine.close()
  }
}
