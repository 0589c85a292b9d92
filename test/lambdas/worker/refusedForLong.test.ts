import { beforeEach, expect, it } from 'vitest'
import { TokenRefused } from '../../../lambdas/failures.ts'
import { addToOutbox, maxTold, maxWaiting } from '../../../lambdas/game/outbox.ts'
import type { OutboxEntry, Post } from '../../../lambdas/store/types.ts'
import { sweep } from '../../../lambdas/worker/sweep.ts'
import { work } from '../../../lambdas/worker/work.ts'
import { command } from '../interactions/interactions.ts'
import { sampleGame, sampleLog } from '../store/samples.ts'
import { type Said, type TestWorker, useWorker } from './testWorker.ts'

const { worker } = useWorker()
beforeEach(() => worker.store.createGame(sampleGame()))

const game = async () => (await worker.store.loadGame('g1'))!
const move = async (n: number) => {
  const options = [{ type: 3, name: 'label', value: 'happened' }]
  const interaction = command('turn', options, { id: String(5000 + n), token: `t${n}` })
  await work({ interaction, receivedAt: worker.now() }, worker).catch(() => undefined)
}
const posts = (outbox: readonly OutboxEntry[]) => outbox.filter((entry): entry is Post => entry.do === 'post')
const toldIn = (outbox: readonly OutboxEntry[]) =>
  posts(outbox).flatMap(({ told = [] }) => told.map(({ n }) => n))

const moves = 40

it.each<[string, (call: Said) => ReturnType<TestWorker['hooks']['before']>]>([
  ['a channel refuses', call => ({ status: 403, code: 50013, reason: call.to })],
  ['the token is refused', () => new TokenRefused()],
])('while %s, what waits is told in a few messages, with nothing of the log twice', async (_, refuse) => {
  worker.hooks.before = call => (call.to === 'post' || call.to === 'open' ? refuse(call) : undefined)
  const sizes: number[] = []
  for (let n = 1; n <= moves; n++) {
    await move(n)
    sizes.push(JSON.stringify((await game()).outbox).length)
  }
  const { outbox, version } = await game()
  expect(version).toBe(moves + 1)
  expect(posts(outbox).length).toBeLessThanOrEqual(maxWaiting + 1)
  // Everything that happened is still told, once, and in its order.
  expect(toldIn(outbox)).toEqual(Array.from({ length: moves }, (_, i) => i + 1))
  expect(outbox.filter(entry => entry.do === 'log')).toEqual([])
  expect(await worker.store.readLog('g1')).toHaveLength(moves)
  expect(Math.max(...sizes)).toBeLessThan(15_000)

  worker.hooks.before = () => undefined
  const later = { ...worker, now: () => worker.now() + 6 * 3600_000 }
  await sweep(later)
  const { emptyOutbox } = await import('../../../lambdas/worker/gameOutbox.ts')
  await emptyOutbox(await game(), later)
  expect((await game()).outbox).toEqual([])
  const said = worker.said.filter(({ to, where }) => to === 'post' && where === '600')
  expect(said.length).toBeLessThanOrEqual(maxWaiting + 1)
  expect(said[0]!.text).toMatch(/^happened of g1 \(\d\d told\)$/)
})

it('what waits longest is left out of the message, and stays in the log', () => {
  const post = (n: number): Post => ({
    key: `${n}-happened`,
    do: 'post',
    view: 'happened',
    facts: {},
    pings: [],
    told: sampleLog(n * 50, 50),
  })
  const waiting = Array.from({ length: maxWaiting + 1 }, (_, n) => post(n))
  const [merged, added] = posts(addToOutbox(waiting, [post(9)]))
  expect(merged!.told).toEqual(waiting.flatMap(({ told }) => told!).slice(-maxTold))
  expect(added).toEqual(post(9))
  expect(addToOutbox(waiting.slice(1), [post(9)])).toEqual([...waiting.slice(1), post(9)])
})
