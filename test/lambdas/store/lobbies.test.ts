import { afterAll, beforeAll, expect, it } from 'vitest'
import { lobbyEntry } from '../../../lambdas/store/lobbyKeys.ts'
import type { LobbyRecord } from '../../../lambdas/store/lobbyTypes.ts'
import type { GameRecord, Store } from '../../../lambdas/store/types.ts'
import { type Database, freshStore, startDatabase } from './database.ts'
import { sampleGame } from './samples.ts'

let database: Database
let store: Store
beforeAll(async () => {
  database = await startDatabase()
  ;({ store } = await freshStore(database.client))
})
afterAll(() => database.stop())

const lobby: LobbyRecord = {
  guild: '500',
  channel: '600',
  version: 0,
  language: 'fr',
  opened: '42',
  message: null,
  messages: 0,
  outbox: [{ do: 'show' }],
  changed: 1_700_000_000,
}

it('keeps lobbies of a server, each on the condition of what was read', async () => {
  expect(await store.saveLobby(lobby)).toBe(true)
  expect(await store.saveLobby(lobby)).toBe(false)
  expect(await store.saveLobby({ ...lobby, channel: '601' })).toBe(true)
  expect(await store.saveLobby({ ...lobby, guild: '501' })).toBe(true)
  const read = (await store.loadLobby('500', '600'))!
  expect(read).toEqual({ ...lobby, version: 1 })
  expect((await store.lobbiesOf('500')).map(({ channel }) => channel)).toEqual(['600', '601'])
  const waiting = [{ do: 'show' as const, tryAt: 1_700_000_100, since: 1_700_000_000 }]
  expect(await store.unsaid(10)).toEqual(
    expect.arrayContaining([lobbyEntry('500', '600'), lobbyEntry('501', '600')]),
  )
  expect(await store.saveLobby({ ...read, outbox: waiting })).toBe(true)
  expect(await store.unsaid(10)).not.toContain(lobbyEntry('500', '600'))
  expect(await store.due(1_700_000_099, 10)).toEqual([])
  expect(await store.due(1_700_000_100, 10)).toEqual([lobbyEntry('500', '600')])
  expect(await store.deleteLobby(read)).toBe(false)
  expect(await store.deleteLobby({ ...read, version: 2 })).toBe(true)
  expect(await store.loadLobby('500', '600')).toBeUndefined()
})

it('finds the challenges that anybody in a server may take up, the newest first, as long as they are open', async () => {
  const offer = (id: string, more: Partial<GameRecord> = {}) => sampleGame({ id, invited: null, ...more })
  const old = offer('a', { made: 1_700_000_001 })
  const all = [
    old,
    offer('b', { made: 1_700_000_003 }),
    offer('c', { made: 1_700_000_002 }),
    offer('d', { guild: '501' }),
    offer('e', { guild: null }),
    offer('f', { invited: '102' }),
  ]
  for (const game of all) await store.indexGame(game)
  expect(await store.openChallenges('500', 10)).toEqual(['b', 'c', 'a'])
  expect(await store.openChallenges('500', 2)).toEqual(['b', 'c'])
  for (const stage of ['armies', 'declined'] as const) {
    await store.indexGame(old)
    await store.indexGame({ ...old, stage })
    expect(await store.openChallenges('500', 10)).toEqual(['b', 'c'])
  }
})
