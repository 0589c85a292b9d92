import type { GameRecord, Store } from '../../lambdas/store/types.ts'
import { deployedGame } from '../bench/silentDiscord.ts'
import { fighting, playTo } from '../play/scene.ts'
import { openMetered } from './metered.ts'
import type { Row } from './row.ts'

/** How often each thing is done. */
const times = 10

const all = (list: Record<string, number>) => Object.values(list).reduce((sum, n) => sum + n, 0)

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

/**
 * What the same things take beside so many other games.
 * @param steps how many, one after the other
 */
export async function manyGames(steps: readonly number[]): Promise<Row[]> {
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
