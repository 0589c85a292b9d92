import { expect, it } from 'vitest'
import type { Store } from '../../../lambdas/store/types.ts'
import { makeMeter, measured } from '../../../lambdas/worker/meter.ts'

it('counts every moment once, for the first of what is under way', async () => {
  let now = 100
  const meter = makeMeter(() => now)
  const pass = async (milliseconds: number) => {
    now += milliseconds
  }
  now += 5
  await meter.time('rules', async () => {
    await pass(10)
    await meter.time('load', async () => meter.time('load', () => pass(20)))
    await meter.time('save', () => pass(40))
    await pass(1)
  })
  await meter.time('reply', async () => {
    await meter.time('draw', () => pass(100))
    await pass(200)
  })
  await expect(
    meter.time('posts', async () => pass(3).then(() => Promise.reject(new Error('x')))),
  ).rejects.toThrow('x')
  now += 1
  meter.sent(7)
  meter.sent(3)
  expect(meter.read()).toEqual({
    ms: { rules: 11, load: 20, save: 40, reply: 200, draw: 100, posts: 3, total: 380 },
    bytes: 10,
  })
})

it('knows reading from writing, and leaves what a store gives as it is', async () => {
  let now = 0
  const meter = makeMeter(() => now)
  const store = measured(
    {
      loadGame: async (id: string) => {
        now += 3
        return { id }
      },
      saveGame: async () => {
        now += 4
        return false
      },
    } as unknown as Store,
    meter,
  )
  expect(await store.loadGame('g')).toEqual({ id: 'g' })
  expect(await store.saveGame({} as never)).toBe(false)
  expect(meter.read().ms).toMatchObject({ load: 3, save: 4, total: 7 })
})
