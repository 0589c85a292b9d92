import { beforeEach, describe, expect, it } from 'vitest'
import { attendSeason } from '../../../lambdas/clock/attendSeason.ts'
import { seasonDueTime } from '../../../lambdas/store/seasonDue.ts'
import { seasonEntry } from '../../../lambdas/store/seasonKeys.ts'
import { type Hall, type Person, textOf } from '../discord/hall.ts'
import { type Begun, beginSeason } from '../discord/league/beginSeason.ts'

let hall: Hall
let director: Person

const hour = 3600
const announced = () => hall.posts.filter(post => textOf(post).includes('📣')).length
const waiting = () => hall.season().outbox.map(entry => entry.do)
/** What the clock does about the season, when it comes to it. */
async function runClock() {
  if (!(await hall.store.due(hall.now(), 10)).includes(seasonEntry(hall.season().id))) return
  const record = await attendSeason(hall.season().id, hall.deps())
  if (record) await hall.tellOf(record)
}
let publish: Begun['nextRound']

beforeEach(async () => {
  ;({ hall, director, nextRound: publish } = await beginSeason(['Ann', 'Bob']))
})

describe('what the channel of a season refuses', () => {
  beforeEach(async () => {
    hall.refuses = true
    await publish()
  })

  it('stays, and is said once the channel takes it, by the clock alone', async () => {
    expect(announced()).toBe(0)
    expect(waiting()).toEqual(['post', 'standing'])
    // It keeps no battle from beginning, and is no outbox that an alarm should ring for.
    expect(hall.store.games.size).toBe(1)
    expect(await hall.store.unsaid(10)).toEqual([])
    hall.refuses = false
    await runClock()
    expect(announced()).toBe(0)
    hall.wait(60)
    await runClock()
    expect(announced()).toBe(1)
    expect(textOf(hall.lastPost())).toContain('Spring')
    expect(hall.calls.at(-1)).toContain('edit')
    expect(waiting()).toEqual([])
    await runClock()
    expect(announced()).toBe(1)
  })

  it('is tried at growing intervals, told of once, and given up after a day', async () => {
    expect(hall.refused).toBe(1)
    const waits: number[] = []
    while (waiting().length > 0) {
      const next = seasonDueTime(hall.season())!
      waits.push(next - hall.now())
      hall.wait(next - hall.now())
      await runClock()
      expect(waits.length).toBeLessThan(30)
    }
    expect(waits[0]).toBeLessThanOrEqual(60)
    expect(waits).toEqual(waits.toSorted((a, b) => a - b))
    expect(waits.at(-1)).toBe(6 * hour)
    const all = waits.reduce((sum, wait) => sum + wait, 0)
    expect(all).toBeGreaterThanOrEqual(24 * hour - 10)
    expect(all).toBeLessThan(31 * hour)
    expect(hall.refused).toBe(1)
    expect(announced()).toBe(0)
  })

  it('waits as one entry for all that has changed in the pinned message', async () => {
    for (const decision of ['pause', 'resume'])
      await director.command('league rule', { decision, why: 'so it is', battle: '1-1' })
    expect(waiting().filter(what => what === 'standing')).toHaveLength(1)
    const edits = () => hall.calls.filter(call => call.startsWith('edit')).length
    const before = edits()
    hall.refuses = false
    await director.command('league rule', { decision: 'pause', why: 'so it is', battle: '1-1' })
    expect(edits()).toBe(before + 1)
    expect(waiting()).toEqual(['post'])
  })

  it('is not tried again where the message itself is the fault', async () => {
    hall.refuses = { status: 400, code: 50_035, reason: 'Invalid Form Body' }
    hall.wait(60)
    await runClock()
    expect(waiting()).toEqual([])
    expect(announced()).toBe(0)
  })
})

it('does not remind of a round that has ended while the channel refused', async () => {
  await publish()
  const { due } = hall.season().season.rounds[0]!
  const record = hall.season()
  const entry = {
    key: 'r',
    do: 'post' as const,
    view: 'round-ends' as const,
    facts: { round: 1 },
    pings: [],
    tryAt: due!,
    since: due! - hour,
  }
  hall.store.seasons.set(record.id, { ...record, outbox: [entry] })
  hall.wait(due! - hall.now())
  const posts = hall.posts.length
  await hall.tellOf(hall.season())
  expect(hall.posts).toHaveLength(posts)
  expect(waiting()).toEqual([])
})

it('shows the pinned message once for all that has changed', async () => {
  const record = hall.season()
  const outbox = ['a', 'b', 'c'].map(key => ({ key, do: 'standing' as const }))
  hall.store.seasons.set(record.id, { ...record, outbox })
  const before = hall.calls.length
  await hall.tellOf(hall.season())
  expect(hall.calls.slice(before)).toEqual([expect.stringContaining('edit')])
  expect(waiting()).toEqual([])
})
