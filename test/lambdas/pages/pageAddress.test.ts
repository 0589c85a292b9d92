import { expect, it } from 'vitest'
import { pageAddress } from '../../../lambdas/pages/pageAddress.ts'
import { serverDefaults } from '../../../lambdas/store/defaults.ts'

const game = { id: 'k3x', guild: '9', seats: [{ user: '1' }] }
const page = { game, viewer: 'spectator', label: 'Open the board' } as const

it('a server’s wish is asked once a minute, and whenever somebody asks for the link itself', async () => {
  let pages = true as boolean
  let asked = 0
  let time = 0
  const store = {
    async serverSettings() {
      asked++
      return { ...serverDefaults('9'), ...(!pages && { pages }) }
    },
  }
  const addressOf = pageAddress('https://hex.example.org', 'secret', store, () => time)
  const has = async (otherwise?: string) =>
    (await addressOf({ ...page, ...(otherwise !== undefined && { otherwise }) })) !== undefined
  expect([await has(), await has(), asked]).toEqual([true, true, 1])
  pages = false
  time = 59_999
  expect([await has(), asked]).toEqual([true, 1])
  expect([await has('No pages'), asked]).toEqual([false, 2])
  expect([await has(), asked]).toEqual([false, 2])
  pages = true
  time += 60_000
  expect([await has(), asked]).toEqual([true, 3])
  expect(await addressOf({ ...page, game: { ...game, guild: null } })).toContain('/battle/k3x/')
  expect(asked).toBe(3)
  const nowhere = pageAddress(undefined, 'secret', store)
  expect([await nowhere(page), asked]).toEqual([undefined, 3])
})
