import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { RateLimited } from '../../../lambdas/failures.ts'
import { openJournal } from '../../../lambdas/local/journal.ts'
import { type Kept, makeQueue } from '../../../lambdas/local/localQueue.ts'
import { type Delivery, pauseAfter, type QueueMessage } from '../../../lambdas/queue/types.ts'

const message = (id: string, channel = 'a'): QueueMessage => ({
  interaction: { id, channel_id: channel },
  receivedAt: 0,
})

function make(
  work: (id: string, delivery: Delivery) => Promise<void>,
  inbox = openJournal<Kept>(null),
  pause = (_failed: number, _problem: unknown) => 0.001,
  places = 2,
) {
  const dead = openJournal<Kept>(null)
  const queue = makeQueue({
    inbox,
    dead,
    work: ({ interaction }, delivery) => work(String(interaction.id), delivery),
    log: { error: () => undefined, warn: () => undefined },
    pause,
    places,
  })
  return { queue, inbox, dead }
}

describe('the queue of one machine', () => {
  it('carries out one channel in order, and different ones side by side', async () => {
    const told: string[] = []
    const { queue } = make(async id => {
      told.push(`begin ${id}`)
      // Only who is carried out beside the first ends its wait.
      if (id === '1') await vi.waitUntil(() => told.includes('begin 3'), { timeout: 60_000 })
      told.push(`end ${id}`)
    })
    queue.start()
    await queue.send(message('1', 'a'))
    await queue.send(message('2', 'a'))
    await queue.send(message('3', 'b'))
    await queue.idle()
    expect(told.slice(0, 2)).toEqual(['begin 1', 'begin 3'])
    expect(told.filter(each => /[12]$/.test(each))).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2'])
  })

  it('begins with what is on the disk, in the order in which it was sent', async () => {
    const told: string[] = []
    const disk: (() => void)[] = []
    const inbox = {
      ...openJournal<Kept>(null),
      untilOnDisk: () => new Promise<void>(done => disk.push(done)),
    }
    const { queue } = make(async id => void told.push(id), inbox)
    queue.start()
    const sent = [queue.send(message('1')), queue.send(message('2'))]
    await sleep(5)
    expect(told).toEqual([])
    for (const done of disk) done()
    await Promise.all(sent)
    await queue.idle()
    expect(told).toEqual(['1', '2'])
  })

  it('carries out so many at once, by order of arrival, whatever channel they came in', async () => {
    const told: string[] = []
    let [now, most] = [0, 0]
    const { queue } = make(async id => {
      most = Math.max(most, ++now)
      told.push(id)
      await sleep(5)
      now--
    })
    queue.start()
    const ids = Array.from({ length: 12 }, (_, n) => String(n))
    await Promise.all(ids.map(id => queue.send(message(id, `channel ${id}`))))
    await queue.idle()
    expect(most).toBe(2)
    expect(told).toEqual(ids)
  })

  it('lets what failed wait beside the others, and go first when its time has come', async () => {
    const told: string[] = []
    const { queue } = make(
      async (id, { attempt }) => {
        told.push(id)
        await sleep(30)
        if (id === '1' && attempt === 1) throw new Error('no')
      },
      openJournal<Kept>(null),
      () => 0.01,
      1,
    )
    queue.start()
    for (const id of ['1', '2', '3']) await queue.send(message(id, `channel ${id}`))
    await queue.idle()
    expect(told).toEqual(['1', '2', '1', '3'])
  })

  it('holds up nobody for one that waits for somebody else', async () => {
    const told: string[] = []
    let end = () => undefined as void
    const waits = new Promise<void>(resolve => (end = resolve))
    const { queue } = make(
      async id => {
        told.push(id)
        if (id === '1') await waits
      },
      openJournal<Kept>(null),
      undefined,
      1,
    )
    queue.start()
    for (const id of ['1', '2', '3']) await queue.send(message(id, `channel ${id}`))
    expect(told).toEqual(['1'])
    await expect.poll(() => told).toEqual(['1', '2', '3'])
    end()
    await queue.idle()
  })

  it('keeps what was sent until the work is done, over a start', async () => {
    const before = make(() => new Promise(() => undefined))
    before.queue.start()
    await before.queue.send(message('1'))
    await before.queue.send(message('2'))
    const told: string[] = []
    const after = make(async id => void told.push(id), before.inbox)
    after.queue.start()
    await after.queue.idle()
    expect(told).toEqual(['1', '2'])
    expect(after.inbox.entries()).toEqual([])
  })

  it('delivers again what failed, before what came later, and puts it aside in the end', async () => {
    const told: string[] = []
    const { queue, inbox, dead } = make(async (id, { attempt, attempts }) => {
      told.push(`${id} ${attempt}/${attempts}`)
      if (id === '1') throw new Error('no')
    })
    queue.start()
    await queue.send(message('1'))
    await queue.send(message('2'))
    await queue.idle()
    expect(told).toEqual(['1 1/4', '1 2/4', '1 3/4', '1 4/4', '2 1/4'])
    expect(inbox.entries()).toEqual([])
    expect(dead.entries().map(([id]) => id)).toEqual(['1'])
  })

  it('counts a delivery that took the process down', async () => {
    const inbox = openJournal<Kept>(null)
    inbox.put('1', { message: message('1'), begun: 12 })
    const told: string[] = []
    const { queue, dead } = make(async id => void told.push(id), inbox)
    queue.start()
    await queue.idle()
    expect(told).toEqual([])
    expect(dead.get('1')).toBeDefined()
  })

  it('does not put aside what was cut off by the end of the process a few times', async () => {
    const inbox = openJournal<Kept>(null)
    inbox.put('1', { message: message('1'), begun: 5 })
    const told: string[] = []
    const { queue, dead } = make(async (id, { attempt }) => void told.push(`${id} ${attempt}`), inbox)
    queue.start()
    await queue.idle()
    expect(told).toEqual(['1 1'])
    expect(dead.entries()).toEqual([])
  })

  it('waits longer from failure to failure, as on AWS', async () => {
    const waited: number[] = []
    const { queue } = make(
      async () => {
        throw new Error('no')
      },
      openJournal<Kept>(null),
      failed => {
        waited.push(pauseAfter(failed))
        return 0.001
      },
    )
    queue.start()
    await queue.send(message('1'))
    await queue.idle()
    expect(waited).toEqual([1, 5, 20])
  })

  it('waits as long as Discord says, as on AWS', async () => {
    const waited: number[] = []
    const { queue } = make(
      async () => {
        throw new RateLimited(300_000)
      },
      openJournal<Kept>(null),
      (failed, problem) => {
        waited.push(pauseAfter(failed, problem))
        return 0.001
      },
    )
    queue.start()
    await queue.send(message('1'))
    await queue.idle()
    expect(waited).toEqual([300, 300, 300])
  })

  it('takes the same interaction once', async () => {
    const told: string[] = []
    const { queue } = make(async id => void told.push(id))
    queue.start()
    await queue.send(message('1'))
    await queue.send(message('1'))
    await queue.idle()
    await queue.send(message('1'))
    await queue.idle()
    expect(told).toEqual(['1'])
  })

  it('when stopped finishes what was begun and leaves the rest in the inbox', async () => {
    const told: string[] = []
    let end = () => undefined as void
    const waits = new Promise<void>(resolve => (end = resolve))
    let begun = false
    const { queue, inbox } = make(async id => {
      begun = true
      await waits
      told.push(id)
    })
    queue.start()
    await queue.send(message('1'))
    await queue.send(message('2'))
    await expect.poll(() => begun).toBe(true)
    const stopped = queue.stop()
    end()
    await stopped
    expect(told).toEqual(['1'])
    expect(inbox.entries().map(([id]) => id)).toEqual(['2'])
    await expect(queue.send(message('3'))).rejects.toThrow('stopped')
  })
})
