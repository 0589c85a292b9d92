import { describe, expect, it } from 'vitest'
import { runClock } from '../../../lambdas/clock/runClock.ts'
import { dueTime } from '../../../lambdas/store/dueTime.ts'
import { within } from '../../../lambdas/timeLimit.ts'
import { untilAborted } from '../../helpers/untilAborted.ts'
import { fault } from '../worker/testWorker.ts'
import { day, hour, inBattle, makeServerWithClock } from './serverWithClock.ts'

const ann = '100000000000000101'
const ben = '100000000000000102'

describe('whatever happens', () => {
  it('two clocks at once do it once', async () => {
    const { deps, until, posted, game, at } = await inBattle()
    await Promise.all([at(until - 6 * hour), runClock(deps), runClock(deps)])
    expect(posted).toHaveLength(1)
    await Promise.all([at(until), runClock(deps), runClock(deps)])
    expect(game().missed?.reduce((a, b) => a + b)).toBe(1)
    expect(posted.filter(({ text }) => text.includes('did not answer'))).toHaveLength(1)
  })

  it('a clock that dies between save and telling leaves it to the next run', async () => {
    const { hooks, at, until, game, asked } = await inBattle()
    hooks.before = () => fault()
    expect(await at(until - 6 * hour)).toEqual([])
    expect(game().outbox).toHaveLength(1)
    hooks.before = () => undefined
    expect(await at(until - 6 * hour + 120)).toMatchObject([{ pings: [asked().user] }])
    hooks.before = () => fault()
    await at(until)
    const { version, save } = game()
    hooks.before = () => undefined
    const posts = await at(until + 120)
    expect(posts[0]?.text).toContain('did not answer in time')
    expect(game()).toMatchObject({ version, outbox: [] })
    expect(game().save).toEqual(save)
  })

  it('an answer that is faster than the clock counts', async () => {
    const { server, deps, at, until, asked, game } = await inBattle()
    await at(until - hour)
    const before = asked()
    const save = server.store.saveGame.bind(server.store)
    let first = true
    deps.store = {
      ...server.store,
      async saveGame(record) {
        if (!first) return save(record)
        first = false
        await before.command('answer', { choice: 'left' })
        return save(record)
      },
    }
    await at(until)
    // The clock has looked again, and found more to play or nothing: but never over the answer's head.
    const log = await server.store.readLog(game().id)
    expect(log.filter(entry => entry.event === 'edge-chosen')).toHaveLength(1)
  })

  it('a game with a bug in it does not keep the others from their turn', async () => {
    const { at, until, server, game, problems, change } = await inBattle()
    await at(until - hour)
    await change({ save: { ...game().save!, step: 'nonsense', battle: null as never } })
    await at(until)
    expect(problems.length).toBeGreaterThan(0)
    expect(dueTime(server.game())).toBe(until + hour)
  })

  it('a game with a bug in it is told of once, and tried at growing intervals', async () => {
    const { at, until, game, change } = await inBattle()
    await at(until - hour)
    await change({ save: { ...game().save!, step: 'nonsense', battle: null as never } })
    const [told, ...more] = await at(until)
    expect(told?.text).toContain('Something went wrong')
    expect(more).toEqual([])
    const waits: number[] = []
    for (let now = until, n = 0; n < 7; n++) {
      const due = dueTime(game())!
      waits.push((due - now) / hour)
      now = due
      expect(await at(now)).toEqual([])
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 24, 24])
  })

  it('a channel that hangs delays no other game', async () => {
    const { deps, server, until, game, at, change } = await inBattle()
    await change({ clock: { of: until, wake: until, reminded: game().seats.map(seat => seat.user) } })
    const copies = Array.from({ length: 30 }, (_, i) => ({ ...game(), id: `copy-${i}`, thread: `t${i}` }))
    for (const copy of copies) server.store.games.set(copy.id, structuredClone(copy))
    const { rest, now } = deps
    const posted = new Set<string>()
    const up = new AbortController()
    deps.rest = {
      ...rest,
      post: (channel, ...more) => {
        if (channel === 't3') return new Promise(() => undefined)
        posted.add(channel)
        // The time is up when all the others are told.
        if (posted.size === 30) up.abort()
        return rest.post(channel, ...more)
      },
      within: limit => within(deps.rest, limit),
    }
    deps.now = () => until * 1000
    await runClock(deps, { limit: untilAborted(up) })
    expect(posted.size).toBe(30)
    for (const { id } of copies) expect(server.store.games.get(id)?.missed).not.toEqual(copies[0]!.missed)
    // What it did not hear waits for the next run.
    expect(server.store.games.get('copy-3')?.outbox.length).toBeGreaterThan(0)
    deps.rest = rest
    deps.now = now
    expect((await at(until + 120)).length).toBeGreaterThan(0)
    expect(server.store.games.get('copy-3')?.outbox).toEqual([])
  })

  it('a clock that stood still for a day catches up with one message a game', async () => {
    const { at, until, asked } = await inBattle()
    await at(until - hour)
    const absent = asked()
    const posts = await at(until + day)
    expect(posts).toHaveLength(1)
    expect(posts[0]?.text).toContain('did not answer in time')
    expect(posts[0]?.pings).toEqual([asked().user])
    expect(asked()).not.toBe(absent)
    const both = makeServerWithClock()
    const [alice, bob] = [both.server.person(ann, 'Alice'), both.server.person(ben, 'Bob')]
    await alice.command('challenge', { opponent: ben }, { [ben]: { id: ben, name: 'Bob', bot: false } })
    await bob.command('game accept')
    const later = await both.at(both.game().until! + day)
    expect(later.map(({ pings }) => pings.sort())).toEqual([[ann, ben]])
  })

  it('costs one query, and one read and one write for each game that is due', async () => {
    const { at, until, server } = await inBattle()
    server.store.reads.length = 0
    await at(until - 13 * hour)
    expect(server.store.reads).toEqual([])
    await at(until - 12 * hour)
    expect(server.store.reads).toHaveLength(1)
    await at(until - 11 * hour)
    expect(server.store.reads).toHaveLength(1)
  })
})
