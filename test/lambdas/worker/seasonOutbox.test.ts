import { beforeEach, describe, expect, it } from 'vitest'
import { attendSeason } from '../../../lambdas/clock/attendSeason.ts'
import { seasonDueTime } from '../../../lambdas/store/seasonDue.ts'
import { seasonEntry } from '../../../lambdas/store/seasonKeys.ts'
import { type Begun, beginSeason } from '../discord/league/beginSeason.ts'
import { type Person, type TestServer, textOf } from '../discord/testServer.ts'

let server: TestServer
let director: Person

const hour = 3600
const announced = () => server.posts.filter(post => textOf(post).includes('📣')).length
const waiting = () => server.season().outbox.map(entry => entry.do)
/** What the clock does about the season, when it comes to it. */
async function runClock() {
  if (!(await server.store.due(server.now(), 10)).includes(seasonEntry(server.season().id))) return
  const record = await attendSeason(server.season().id, server.deps())
  if (record) await server.tellOf(record)
}
let publish: Begun['nextRound']

beforeEach(async () => {
  ;({ server, director, nextRound: publish } = await beginSeason(['Ann', 'Bob']))
})

describe('what the channel of a season refuses', () => {
  beforeEach(async () => {
    server.refuses = true
    await publish()
  })

  it('stays, and is said once the channel takes it, by the clock alone', async () => {
    expect(announced()).toBe(0)
    expect(waiting()).toEqual(['post', 'standing'])
    // It keeps no battle from beginning, and is no outbox that an alarm should ring for.
    expect(server.store.games.size).toBe(1)
    expect(await server.store.unsaid(10)).toEqual([])
    server.refuses = false
    await runClock()
    expect(announced()).toBe(0)
    server.wait(60)
    await runClock()
    expect(announced()).toBe(1)
    expect(textOf(server.lastPost())).toContain('Spring')
    expect(server.calls.at(-1)).toContain('edit')
    expect(waiting()).toEqual([])
    await runClock()
    expect(announced()).toBe(1)
  })

  it('is tried at growing intervals, told of once, and given up after a day', async () => {
    expect(server.refused).toBe(1)
    const waits: number[] = []
    while (waiting().length > 0) {
      const next = seasonDueTime(server.season())!
      waits.push(next - server.now())
      server.wait(next - server.now())
      await runClock()
      expect(waits.length).toBeLessThan(30)
    }
    expect(waits[0]).toBeLessThanOrEqual(60)
    expect(waits).toEqual(waits.toSorted((a, b) => a - b))
    expect(waits.at(-1)).toBe(6 * hour)
    const all = waits.reduce((sum, wait) => sum + wait, 0)
    expect(all).toBeGreaterThanOrEqual(24 * hour - 10)
    expect(all).toBeLessThan(31 * hour)
    expect(server.refused).toBe(1)
    expect(announced()).toBe(0)
  })

  it('waits as one entry for all that has changed in the pinned message', async () => {
    for (const decision of ['pause', 'resume'])
      await director.command('league rule', { decision, why: 'so it is', battle: '1-1' })
    expect(waiting().filter(what => what === 'standing')).toHaveLength(1)
    const edits = () => server.calls.filter(call => call.startsWith('edit')).length
    const before = edits()
    server.refuses = false
    await director.command('league rule', { decision: 'pause', why: 'so it is', battle: '1-1' })
    expect(edits()).toBe(before + 1)
    expect(waiting()).toEqual(['post'])
  })

  it('is not tried again where the message itself is the fault', async () => {
    server.refuses = { status: 400, code: 50_035, reason: 'Invalid Form Body' }
    server.wait(60)
    await runClock()
    expect(waiting()).toEqual([])
    expect(announced()).toBe(0)
  })
})

it('does not remind of a round that has ended while the channel refused', async () => {
  await publish()
  const { due } = server.season().season.rounds[0]!
  const record = server.season()
  const entry = {
    key: 'r',
    do: 'post' as const,
    view: 'round-ends' as const,
    facts: { round: 1 },
    pings: [],
    tryAt: due!,
    since: due! - hour,
  }
  server.store.seasons.set(record.id, { ...record, outbox: [entry] })
  server.wait(due! - server.now())
  const posts = server.posts.length
  await server.tellOf(server.season())
  expect(server.posts).toHaveLength(posts)
  expect(waiting()).toEqual([])
})

it('shows the pinned message once for all that has changed', async () => {
  const record = server.season()
  const outbox = ['a', 'b', 'c'].map(key => ({ key, do: 'standing' as const }))
  server.store.seasons.set(record.id, { ...record, outbox })
  const before = server.calls.length
  await server.tellOf(server.season())
  expect(server.calls.slice(before)).toEqual([expect.stringContaining('edit')])
  expect(waiting()).toEqual([])
})
