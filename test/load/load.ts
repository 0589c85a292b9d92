/**
 * `npm run load`: how the program that is deployed bears many commands, many games, long games, and being started. What
 * it takes is processor time, since the machine may have other work; only the acknowledgement is timed by the clock.
 * `-- games` runs one part of it; `--all` with ten thousand games instead of one thousand.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { GameRecord, Store } from '../../lambdas/store/types.ts'
import { coldStart } from '../bench/front-door.ts'
import { deployedGame } from '../bench/silentDiscord.ts'
import { longGame } from '../bench/store.ts'
import { fighting, playTo } from '../play/scene.ts'
import { openMetered } from './metered.ts'

interface Row {
  name: string
  value: number
  unit: string
  /** null where none was promised */
  limit: number | null
}

const perSecond = 50
const seconds = 10
/** Games in the store besides the one that is played. With `--all` ten thousand as well, which takes ten minutes. */
const steps = process.argv.includes('--all') ? [0, 1000, 10_000] : [0, 1000]
/** How often each thing is done. */
const times = 10
const turns = 100
/** The last but one: the last has the end of the battle in it. */
const late = turns - 1

const all = (list: Record<string, number>) => Object.values(list).reduce((sum, n) => sum + n, 0)
const percentile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))]!

/** Commands come at a steady pace, whether those before are answered or not. */
async function acknowledging(): Promise<Row[]> {
  const play = await openMetered()
  try {
    await play.acknowledge()
    const taken: number[] = []
    const before = (await play.meter()).door.milliseconds
    const begun = performance.now()
    const running: Promise<void>[] = []
    const count = perSecond * seconds
    for (let n = 0; n < count; n++) {
      await sleep(Math.max(0, begun + (n * 1000) / perSecond - performance.now()))
      const from = performance.now()
      running.push(play.acknowledge().then(() => void taken.push(performance.now() - from)))
    }
    await Promise.all(running)
    const each = ((await play.meter()).door.milliseconds - before) / count
    return [
      {
        name: `acknowledgement, p99 of ${count} at ${perSecond} a second`,
        value: percentile(taken, 0.99),
        unit: 'ms',
        limit: 50,
      },
      { name: 'acknowledgement, processor time', value: each, unit: 'ms', limit: null },
    ]
  } finally {
    await play.close()
  }
}

/** Puts games beside the one that is played: all with the same players, each in a channel of its own. */
async function addGames(store: Store, like: GameRecord, from: number, to: number): Promise<void> {
  const one = async (n: number) => {
    const game = { ...like, id: `more-${n}`, channel: `9${n}`, thread: `8${n}`, made: like.made - n - 1 }
    for (let tries = 1; ; tries++)
      try {
        await store.createGame(game)
        await store.indexGame(game)
        return
      } catch (error) {
        // The embedded DynamoDB shares this process, and a busy machine lets it wait.
        if (tries === 10) throw error
      }
  }
  const numbers = Array.from({ length: to - from }, (_, i) => from + i).values()
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const n of numbers) await one(n)
    }),
  )
}

/** What the same things take beside so many other games. */
async function besideGames(): Promise<Row[]> {
  const play = await openMetered()
  try {
    const scene = await fighting(play)
    const { who } = (await scene.question())!
    await playTo(scene, 'act')
    const like = {
      ...deployedGame(),
      seats: (await scene.load()).seats,
      until: Math.floor(play.now() / 1000) + 80_000,
    }
    const things: [name: string, maxReads: number, run: () => Promise<unknown>][] = [
      ['/game status', 10, () => who.command('game status')],
      ['/game list', 350, () => who.command('game list')],
      ['choices of a figure', 5, () => who.choices('move', { figure: '' }, 'figure')],
      ['choices of a game', 350, () => who.choices('game status', { game: '' }, 'game')],
      ['the clock with nothing due', 20, () => play.runClock()],
    ]
    const first = new Map<string, number>()
    const rows: Row[] = []
    let there = 0
    for (const games of steps) {
      await addGames(play.server.store, like, there, games)
      there = games
      for (const [name, maxReads, run] of things) {
        await run()
        const before = await play.meter()
        for (let n = 0; n < times; n++) await run()
        const after = await play.meter()
        const spent = (['door', 'worker', 'clock'] as const).reduce(
          (sum, which) => sum + after[which].milliseconds - before[which].milliseconds,
          0,
        )
        const reads = (all(after.units.reads) - all(before.units.reads)) / times
        const ms = spent / times
        const title = `${name}, beside ${games} games`
        rows.push({ name: `${title}: units read`, value: reads, unit: '', limit: maxReads })
        const alone = first.get(name) ?? ms
        first.set(name, alone)
        rows.push({ name: `${title}: processor time`, value: ms, unit: 'ms', limit: null })
        // A list is as long as it may be, and was of one game before.
        const isList = maxReads > 20
        if (games > 0 && !isList)
          rows.push({ name: `${title}: against none`, value: ms / alone, unit: 'times', limit: 2 })
      }
    }
    return rows
  } finally {
    await play.close()
  }
}

/** A command late in a long battle, held against one in its first turn. */
async function overTurns(): Promise<Row[]> {
  const costs = await longGame(turns)
  const mean = (list: number[]) => list.reduce((sum, n) => sum + n, 0) / list.length
  const at = (turn: number) => costs.filter(cost => cost.turn === turn)
  const calls = (turn: number) => mean(at(turn).map(cost => all(cost.calls)))
  const bytes = (turn: number) => mean(at(turn).map(cost => cost.kilobytes))
  return [
    {
      name: `calls to DynamoDB, turn ${late} against turn 1`,
      value: calls(late) / calls(1),
      unit: 'times',
      limit: 1.1,
    },
    {
      name: `bytes of the game, turn ${late} against turn 1`,
      value: bytes(late) / bytes(1),
      unit: 'times',
      limit: 1.5,
    },
  ]
}

/** What it takes to start: the front door against an empty Node, and the worker until it draws. */
async function starting(): Promise<Row[]> {
  const rows = (await coldStart()).flatMap(({ name, ratio, limit }): Row[] =>
    ratio === null ? [] : [{ name, value: ratio, unit: 'times', limit }],
  )
  const starts: number[] = []
  for (let n = 0; n < 3; n++) {
    const play = await openMetered()
    try {
      await play.player('Ada').command('board show', { board: 'the-marsh' })
      starts.push((await play.meter()).worker.pictureAt)
    } finally {
      await play.close()
    }
  }
  const value = percentile(starts, 0.5)
  return [
    ...rows,
    {
      name: 'worker, cold start until the first picture begins, processor time',
      value,
      unit: 'ms',
      limit: 300,
    },
  ]
}

const parts = { start: starting, door: acknowledging, turns: overTurns, games: besideGames }
const wanted = process.argv.slice(2).filter(word => !word.startsWith('-'))
const over: string[] = []
for (const [part, run] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(part)) continue
  for (const { name, value, unit, limit } of await run()) {
    const verdict = limit === null ? '' : value <= limit ? 'ok' : 'OVER'
    if (verdict === 'OVER') over.push(name)
    const given = `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`.padStart(12)
    console.log(
      `${name.padEnd(88)}${given}${limit === null ? ''.padStart(8) : String(limit).padStart(8)}  ${verdict}`,
    )
  }
}
console.log(over.length > 0 ? `\nover the limit: ${over.join('; ')}` : '\nevery limit is kept')
