import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../bench/measure.ts'
import { openMetered } from './metered.ts'
import type { Row } from './row.ts'

const perSecond = 50
const seconds = 10

/** Commands come at a steady pace, whether those before are answered or not. */
export async function steadyPace(): Promise<Row[]> {
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
