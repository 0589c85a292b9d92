import { expect, it } from 'vitest'
import { lostRace, retrying } from '../../../lambdas/store/retrying.ts'

const attempts = async (times: number, wonBy: number) => {
  const seen: number[] = []
  const value = await retrying(
    times,
    async before => {
      seen.push(before)
      return before === wonBy ? `won after ${before}` : lostRace
    },
    'busy',
  )
  return { seen, value }
}

it('tries again after a lost race until a write holds, and no more often than it is told', async () => {
  expect(await attempts(3, 0)).toEqual({ seen: [0], value: 'won after 0' })
  expect(await attempts(3, 2)).toEqual({ seen: [0, 1, 2], value: 'won after 2' })
  expect(await attempts(3, 3)).toEqual({ seen: [0, 1, 2], value: 'busy' })
})

it('takes nothing for an answer, and throws what an attempt throws', async () => {
  expect(await retrying(3, async () => undefined, undefined)).toBeUndefined()
  await expect(retrying(3, () => Promise.reject(new Error('down')), undefined)).rejects.toThrow('down')
})
