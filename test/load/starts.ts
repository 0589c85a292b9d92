import { coldStart } from '../bench/front-door.ts'
import { median } from '../bench/measure.ts'
import { openMetered } from './metered.ts'
import type { Row } from './row.ts'

/** What it takes to start: the front door against an empty Node, and the worker until it draws. */
export async function starts(): Promise<Row[]> {
  const door = await coldStart()
  const empty = door.find(({ yardstick }) => yardstick !== null)!.yardstick!
  const rows = door.flatMap(({ name, ratio, limit }): Row[] =>
    ratio === null ? [] : [{ name, value: ratio, unit: 'times', limit }],
  )
  const taken: number[] = []
  for (let n = 0; n < 3; n++) {
    const play = await openMetered()
    try {
      await play.player('Ada').command('board show', { board: 'the-marsh' })
      taken.push((await play.meter()).worker.pictureAt)
    } finally {
      await play.close()
    }
  }
  return [
    ...rows,
    {
      name: 'worker, cold start until the first picture begins, processor time (an empty program)',
      value: median(taken) / empty,
      unit: 'times',
      limit: 14,
    },
  ]
}
