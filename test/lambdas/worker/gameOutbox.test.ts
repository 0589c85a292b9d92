import { describe, expect, it } from 'vitest'
import type { OutboxEntry, Post, Store } from '../../../lambdas/store/types.ts'
import { emptyOutbox } from '../../../lambdas/worker/gameOutbox.ts'
import { sweep } from '../../../lambdas/worker/sweep.ts'
import { sampleGame, sampleLog } from '../store/samples.ts'
import { outboxesFor, wholeSaid } from './outboxes.ts'
import { fault, type TestWorker, useWorker } from './testWorker.ts'

const { worker } = useWorker()
const { seconds, post, whole, kept, game, said } = outboxesFor(worker)

describe('emptying', () => {
  it('makes the thread, the pointers and the log, says everything in order, and is done', async () => {
    await emptyOutbox(await kept(whole()), worker)
    expect(said()).toEqual(wholeSaid)
    expect(await worker.store.gamesOfUser('101')).toEqual(['g1'])
    expect(await worker.store.gamesOfChannel('7000')).toEqual(['g1'])
    expect(await worker.store.readLog('g1')).toEqual(sampleLog(0, 3))
    expect(await game()).toMatchObject({ outbox: [], thread: '7000', version: 1 })
  })

  it('leaves a little of the log alone until something is told, and writes it in one item then', async () => {
    const saved = await kept([{ key: '1', do: 'log', entries: sampleLog(0, 3) }])
    expect(await worker.store.unsaid(10)).toEqual([])
    await emptyOutbox(saved, worker)
    expect(await game()).toEqual(saved)
    expect(await worker.store.readLog('g1')).toEqual([])

    const more: OutboxEntry[] = [{ key: '2', do: 'log', entries: sampleLog(3, 2) }, post('turn')]
    expect(await worker.store.saveGame({ ...saved, outbox: [...saved.outbox, ...more] })).toBe(true)
    expect(await worker.store.unsaid(10)).toEqual(['g1'])
    const written: number[] = []
    const appendLog: Store['appendLog'] = (id, entries) => {
      written.push(entries.length)
      return worker.store.appendLog(id, entries)
    }
    await emptyOutbox(await game(), { ...worker, store: { ...worker.store, appendLog } })
    expect(written).toEqual([5])
    expect(await worker.store.readLog('g1')).toEqual(sampleLog(0, 5))
    expect((await game()).outbox).toEqual([])
  })

  it('does not let the log grow in it without end', async () => {
    const saved = await kept([{ key: '1', do: 'log', entries: sampleLog(0, 33) }])
    await emptyOutbox(saved, worker)
    expect(await worker.store.readLog('g1')).toHaveLength(33)
    expect((await game()).outbox).toEqual([])
  })

  it('changes the message that shows a view already, or posts it where there is none any more', async () => {
    const armies = (key: string, edits?: 'or-post' | 'only'): OutboxEntry => ({
      ...(post('armies') as Post),
      key,
      ...(edits && { edits }),
    })
    const next = async (...outbox: OutboxEntry[]) => {
      const { length } = said()
      const before = await game()
      expect(await worker.store.saveGame({ ...before, outbox })).toBe(true)
      await emptyOutbox(await game(), worker)
      return said().slice(length)
    }
    await kept([])
    expect(await next(armies('1', 'only'))).toEqual([])
    expect(await next(armies('2', 'or-post'))).toEqual(['post 600 armies of g1 (0 told)'])
    const { shown } = await game()
    expect(shown).toEqual({ armies: { channel: '600', message: expect.any(String) } })
    expect(await next(armies('3', 'or-post'))).toEqual([
      `edit 600/${shown!.armies!.message} armies of g1 (0 told)`,
    ])
    expect(await next(armies('4', 'only'))).toHaveLength(1)
    expect((await game()).shown).toEqual(shown)
    // Somebody has deleted it.
    const { editPost } = worker.rest
    worker.rest.editPost = async () => ({ ok: false, status: 404, code: 10_008, reason: 'Unknown Message' })
    expect(await next(armies('5', 'only'))).toEqual([])
    expect(await next(armies('6', 'or-post'))).toEqual(['post 600 armies of g1 (0 told)'])
    worker.rest.editPost = editPost
    const { armies: newer } = (await game()).shown!
    expect(newer!.message).not.toBe(shown!.armies!.message)
    // Of each such view the message is known, and of no other.
    expect(await next(post('draw'), post('turn'))).toHaveLength(2)
    const { shown: both } = await game()
    expect(Object.keys(both!).toSorted()).toEqual(['armies', 'draw'])
    expect(await next({ ...(post('draw') as Post), key: 'draw-edit', edits: 'only' })).toEqual([
      `edit 600/${both!.draw!.message} draw of g1 (0 told)`,
    ])
    expect(await game()).toMatchObject({ outbox: [] })
  })

  it('does no harm when it is done twice', async () => {
    const saved = await kept(whole())
    await emptyOutbox(saved, worker)
    await emptyOutbox(saved, worker)
    expect(said().filter(line => !line.startsWith('member'))).toEqual(
      wholeSaid.filter(line => !line.startsWith('member')),
    )
    expect(await worker.store.readLog('g1')).toHaveLength(3)
  })

  it('makes one thread however often it is tried, also where no button was pressed', async () => {
    const saved = await kept([{ key: 'thread', do: 'thread' }, post('begun')])
    // Died before the thread was kept.
    await emptyOutbox(saved, {
      ...worker,
      store: { ...worker.store, clearOutbox: () => Promise.reject(fault()) },
    }).catch(() => undefined)
    expect((await game()).thread).toBe(null)
    await emptyOutbox(saved, worker)
    expect(said().filter(line => !line.startsWith('member'))).toEqual([
      'post 600 start of the thread of g1',
      'thread 600 Thread of g1 (message-1)',
      'post message-1 begun of g1 (0 told)',
    ])
    expect((await game()).thread).toBe('message-1')
  })

  it('does none when two do it at once', async () => {
    const saved = await kept(whole())
    await Promise.all([emptyOutbox(saved, worker), emptyOutbox(saved, worker)])
    expect(await worker.store.readLog('g1')).toHaveLength(3)
    expect(await game()).toMatchObject({ outbox: [], thread: '7000' })
  })

  it('says what somebody added meanwhile, and nothing twice', async () => {
    const saved = await kept([post('first')])
    worker.hooks.before = call => {
      if (call.text.startsWith('first'))
        void worker.store.saveGame({ ...saved, outbox: [...saved.outbox, post('second')] })
      return undefined
    }
    await emptyOutbox(saved, { ...worker, rest: slowed(worker) })
    expect(said()).toEqual(['post 600 first of g1 (0 told)', 'post 600 second of g1 (0 told)'])
    expect(await game()).toMatchObject({ version: 2, outbox: [] })
  })
})

/** Posting takes long enough for somebody else to save. */
const slowed = ({ rest }: TestWorker): TestWorker['rest'] => ({
  ...rest,
  async post(...call) {
    const sent = await rest.post(...call)
    await new Promise(done => setTimeout(done, 100))
    return sent
  },
})

/** Everything that emptying does to the world, one after the other, so that it can be stopped before each. */
const dying = (steps: number): { store: Store; rest: TestWorker['rest'] } => {
  let left = steps
  const mortal = <Part extends object>(part: Part): Part =>
    new Proxy(part, {
      get(target, name, receiver) {
        const found: unknown = Reflect.get(target, name, receiver)
        if (typeof found !== 'function') return found
        return async (...given: unknown[]) => {
          if (left-- <= 0) throw fault()
          return Reflect.apply(found, target, given) as unknown
        }
      },
    })
  return { store: mortal(worker.store), rest: mortal(worker.rest) }
}

describe('a worker that dies', () => {
  it.each(Array.from({ length: 8 }, (_, steps) => steps))(
    'after %i steps leaves nothing unsaid: a sweep says the rest, once',
    async steps => {
      const saved = await kept(whole())
      await emptyOutbox(saved, { ...worker, ...dying(steps) }).catch(() => undefined)
      await sweep(worker)
      const posts = said().filter(line => line.startsWith('post') || line.startsWith('thread'))
      expect(posts).toEqual(wholeSaid.filter(line => !line.startsWith('member')))
      expect(await worker.store.readLog('g1')).toEqual(sampleLog(0, 3))
      expect(await game()).toMatchObject({ outbox: [], thread: '7000', version: 1 })
      expect(await worker.store.unsaid(10)).toEqual([])
    },
  )
})

describe('a sweep', () => {
  it('says what was left before the time went back, and does not wait for that time to come again', async () => {
    await kept([post('turn')], { changed: seconds() + 3600 })
    expect(await sweep(worker, { olderThan: 60 })).toBe(1)
    expect(said()).toEqual(['post 600 turn of g1 (0 told)'])
  })

  it('leaves games alone that are being worked on', async () => {
    await kept([post('new')])
    expect(await sweep(worker, { olderThan: 30 })).toBe(0)
    expect(await sweep(worker)).toBe(1)
  })

  it('goes on where one game cannot be told of', async () => {
    await kept([post('one')], { changed: seconds() - 5 })
    await worker.store.createGame(sampleGame({ id: 'g2', changed: seconds(), outbox: [post('two')] }))
    worker.hooks.before = call => (call.text.startsWith('one') ? fault() : undefined)
    expect(await sweep(worker)).toBe(1)
    expect(said()).toEqual(['post 600 two of g2 (0 told)'])
    expect(await worker.store.unsaid(10)).toEqual(['g1'])
  })

  it('posts news of yesterday in one message, and keeps the log', async () => {
    await kept(
      [post('old', sampleLog(0, 1)), { key: 'log', do: 'log', entries: sampleLog(0, 1) }, post('older')],
      {
        changed: seconds() - 90_000,
      },
    )
    await sweep(worker)
    expect(said()).toEqual(['post 600 older of g1 (1 told)'])
    expect(await worker.store.readLog('g1')).toHaveLength(1)
    expect((await game()).outbox).toEqual([])
  })
})

it('a message that cannot be put into words is logged and left out', async () => {
  const render = worker.bot.renderPost
  worker.bot.renderPost = (entry, ...rest) => {
    if (entry.key === 'bad') throw new Error('no such view')
    return render(entry, ...rest)
  }
  await emptyOutbox(await kept([post('bad'), post('good')]), worker)
  expect(said()).toEqual(['post 600 good of g1 (0 told)'])
  expect(worker.lines).toMatchObject([{ level: 50, key: 'bad' }])
})
