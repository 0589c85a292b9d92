import { describe, expect, it } from 'vitest'
import { RateLimited, TokenRefused } from '../../../lambdas/failures.ts'
import { signals } from '../../../lambdas/signals.ts'
import { dueTime } from '../../../lambdas/store/dueTime.ts'
import type { OutboxEntry } from '../../../lambdas/store/types.ts'
import { emptyOutbox } from '../../../lambdas/worker/gameOutbox.ts'
import { sweep } from '../../../lambdas/worker/sweep.ts'
import { outboxesFor } from './outboxes.ts'
import { fault, useWorker } from './testWorker.ts'

const { worker } = useWorker()
const { seconds, post, whole, kept, game, said } = outboxesFor(worker)

const refusal = (status: number, code: number) => ({ status, code, reason: 'Missing Permissions' })

describe('Discord refusing', () => {
  it('a thread: the game is played in the channel', async () => {
    worker.hooks.before = call => (call.to === 'thread' ? refusal(403, 50013) : undefined)
    await emptyOutbox(await kept(whole()), worker)
    expect(said()).toEqual(['post 600 begun of g1 (3 told)', 'post 600 turn of g1 (3 told)'])
    expect(await game()).toMatchObject({ thread: null, outbox: [] })
  })

  it('a thread out of a message that is gone: it grows from another one', async () => {
    worker.hooks.before = call => (call.text.endsWith('(7000)') ? refusal(404, 10008) : undefined)
    await emptyOutbox(await kept(whole()), worker)
    expect(said().slice(0, 2)).toEqual([
      'post 600 start of the thread of g1',
      'thread 600 Thread of g1 (message-1)',
    ])
    expect((await game()).thread).toBe('message-1')
  })

  it('that message as well: the thread is made without one', async () => {
    worker.hooks.before = call =>
      call.text.endsWith('(7000)') || (call.where === '600' && call.to === 'post')
        ? refusal(403, 50013)
        : undefined
    await emptyOutbox(await kept([{ key: 'thread', do: 'thread' }]), worker)
    expect(said()[0]).toBe('thread 600 Thread of g1 (undefined)')
    expect((await game()).thread).toBe('thread-0')
  })

  it('a message: it is given back, and tried for a day at growing intervals', async () => {
    worker.hooks.before = call => (call.to === 'post' ? refusal(403, 50013) : undefined)
    const saved = await kept([post('turn'), post('next')])
    expect(await emptyOutbox(saved, worker)).toMatchObject([{ code: 50013 }])
    const from = seconds()
    const waits: number[] = []
    for (let now = from, tries = 0; tries < 30; tries++) {
      const { outbox } = await game()
      if (outbox.length === 0) break
      // In their order, both later.
      expect(outbox.map(({ key }) => key)).toEqual(['turn', 'next'])
      const due = dueTime(await game())!
      waits.push(due - now)
      now = due
      // The sweep leaves it alone, the clock knows when.
      expect(await worker.store.unsaid(10)).toEqual([])
      expect(await worker.store.due(due - 1, 10)).toEqual([])
      expect(await worker.store.due(due, 10)).toEqual(['g1'])
      const early = { ...worker, now: () => (due - 1) * 1000 }
      expect(await emptyOutbox(await game(), early)).toEqual([])
      expect((await game()).outbox).toEqual(outbox)
      expect(await emptyOutbox(await game(), { ...worker, now: () => due * 1000 })).toEqual([])
    }
    expect((await game()).outbox).toEqual([])
    expect(dueTime(await game())).toBeNull()
    expect(waits.slice(0, 4)).toEqual([60, 60, 120, 240])
    expect(Math.max(...waits)).toBe(6 * 3600)
    expect(waits.reduce((a, b) => a + b)).toBeGreaterThan(24 * 3600 - 1)
    expect(waits.reduce((a, b) => a + b)).toBeLessThan(31 * 3600)
  })

  it('a message in a locked thread: it is said where the thread was made', async () => {
    worker.hooks.before = call => (call.where === '700' ? refusal(400, 160005) : undefined)
    expect(await emptyOutbox(await kept([post('turn')], { thread: '700' }), worker)).toEqual([])
    expect(said()).toEqual(['post 600 turn of g1 (0 told)'])
  })

  it('more for a minute: what is left waits for that, and comes in its order', async () => {
    let limited = true
    worker.hooks.before = call =>
      call.to === 'post' && limited && !call.text.startsWith('one') ? new RateLimited(60_000) : undefined
    expect(await emptyOutbox(await kept([post('one'), post('two'), post('three')]), worker)).toEqual([])
    expect((await game()).outbox).toMatchObject([
      { key: 'two', tryAt: seconds() + 60 },
      { key: 'three', tryAt: seconds() + 60 },
    ])
    expect(dueTime(await game())).toBe(seconds() + 60)
    limited = false
    const later = { ...worker, now: () => worker.now() + 60_000 }
    await emptyOutbox(await game(), later)
    expect(said().map(line => line.split(' ')[2])).toEqual(['one', 'two', 'three'])
    expect((await game()).outbox).toEqual([])
  })

  it('our token: nothing is dropped, however long it takes', async () => {
    worker.hooks.before = call => (call.to === 'post' ? new TokenRefused() : undefined)
    const saved = await kept([post('turn')], { changed: seconds() - 90_000 })
    await expect(emptyOutbox(saved, worker)).rejects.toThrow('token')
    expect(await sweep(worker)).toBe(0)
    expect(worker.lines.at(-1)).toMatchObject({ level: 50, msg: signals.broken })
    expect((await game()).outbox).toHaveLength(1)
    worker.hooks.before = () => undefined
    expect(await sweep(worker)).toBe(1)
    expect(said()).toEqual(['post 600 turn of g1 (0 told)'])
  })

  it('nothing, but the network failing: what was said is not said again', async () => {
    worker.hooks.before = call => (call.text.startsWith('two') ? fault() : undefined)
    await expect(emptyOutbox(await kept([post('one'), post('two')]), worker)).rejects.toThrow('connection')
    expect((await game()).outbox.map(({ key }) => key)).toEqual(['two'])
  })

  it('a message in an archived thread: it is reopened', async () => {
    let archived = true
    worker.hooks.before = call => {
      if (call.to === 'unarchive') archived = false
      return call.to === 'post' && archived ? refusal(400, 50083) : undefined
    }
    await emptyOutbox(await kept([post('turn')], { thread: '700' }), worker)
    expect(said()).toEqual(['unarchive 700 ', 'post 700 turn of g1 (0 told)'])
  })

  it('a message in a thread that was deleted: it goes to the channel', async () => {
    worker.hooks.before = call => (call.where === '700' ? refusal(404, 10003) : undefined)
    await emptyOutbox(await kept([post('turn')], { thread: '700' }), worker)
    expect(said()).toEqual(['post 600 turn of g1 (0 told)'])
  })
})

describe('whoever is pinged in a channel that refuses', () => {
  const closed = (call: { to: string; where: string }) =>
    call.to === 'post' && !call.where.startsWith('direct') ? refusal(403, 50013) : undefined
  const pinging = (key: string, pings: string[]): OutboxEntry => ({ ...post(key), pings }) as OutboxEntry
  const later = (ms: number) => ({ ...worker, now: () => worker.now() + ms })

  it('is told in private, once for each announcement', async () => {
    worker.hooks.before = closed
    await emptyOutbox(await kept([pinging('turn', ['101'])]), worker)
    expect(said()).toEqual(['open 101 ', 'post direct-101 private news of g1 for 101'])
    expect((await game()).outbox).toMatchObject([{ key: 'turn', since: seconds() }])
    await emptyOutbox(await game(), later(61_000))
    expect(said()).toHaveLength(2)

    // What comes new is told anew.
    const old = await game()
    await worker.store.saveGame({ ...old, outbox: [...old.outbox, pinging('over', ['101', '102'])] })
    await emptyOutbox(await game(), later(62_000))
    expect(said().slice(2)).toEqual([
      'open 101 ',
      'post direct-101 private news of g1 for 101',
      'open 102 ',
      'post direct-102 private news of g1 for 102',
    ])
  })

  it('is told when the channel and the thread are deleted, and not when one of them takes it', async () => {
    let gone = ['600', '700']
    worker.hooks.before = call => (gone.includes(call.where) ? refusal(404, 10003) : undefined)
    await emptyOutbox(await kept([pinging('turn', ['101'])], { thread: '700' }), worker)
    expect(said()).toEqual(['open 101 ', 'post direct-101 private news of g1 for 101'])
    gone = ['700']
    const old = await game()
    await worker.store.saveGame({ ...old, outbox: [pinging('next', ['101'])] })
    await emptyOutbox(await game(), worker)
    expect(said().slice(2)).toEqual(['post 600 next of g1 (0 told)'])
  })

  it('is not written to again where they do not want it', async () => {
    worker.hooks.before = call =>
      closed(call) ?? (call.where === 'direct-101' ? refusal(403, 50007) : undefined)
    await emptyOutbox(await kept([pinging('turn', ['101', '102'])]), worker)
    expect(said()).toEqual(['open 101 ', 'open 102 ', 'post direct-102 private news of g1 for 102'])
    const old = await game()
    expect(old.unreachable).toEqual(['101'])
    await worker.store.saveGame({ ...old, outbox: [...old.outbox, pinging('next', ['101'])] })
    await emptyOutbox(await game(), worker)
    expect(said()).toHaveLength(3)
  })

  it('is nobody where nobody is pinged, or the message is for another channel', async () => {
    worker.hooks.before = closed
    const elsewhere = { ...pinging('result', ['101']), to: '800' } as OutboxEntry
    await emptyOutbox(await kept([pinging('happened', []), elsewhere]), worker)
    expect(said()).toEqual([])
  })

  it('is told later where the network fails meanwhile', async () => {
    let down = true
    worker.hooks.before = call => closed(call) ?? (down && call.to === 'open' ? fault() : undefined)
    await expect(emptyOutbox(await kept([pinging('turn', ['101'])]), worker)).rejects.toThrow('connection')
    expect((await game()).outbox).toHaveLength(1)
    down = false
    await sweep(worker)
    expect(said()).toEqual(['open 101 ', 'post direct-101 private news of g1 for 101'])
  })
})
