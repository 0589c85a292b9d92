import { expect, it } from 'vitest'
import { oldestOutbox } from '../../../lambdas/clock/oldestOutbox.ts'
import type { GameRecord } from '../../../lambdas/store/types.ts'

const store = (game: Pick<GameRecord, 'changed' | 'outbox'> | undefined) => ({
  unsaid: () => Promise.resolve(game ? ['g1'] : []),
  loadGame: () => Promise.resolve(game as GameRecord | undefined),
  loadSeason: () => Promise.resolve(undefined),
  loadLobby: () => Promise.resolve(undefined),
})
const outbox: GameRecord['outbox'] = [{ do: 'index', key: 'index' }]

it('says how long the oldest outbox has waited, and nothing where none does', async () => {
  expect(await oldestOutbox(store({ changed: 1000, outbox }), 1_700_500)).toBe(700)
  expect(await oldestOutbox(store({ changed: 1000, outbox: [] }), 1_700_500)).toBe(0)
  const refused: GameRecord['outbox'] = [
    { do: 'post', key: 'k', view: 'remind', facts: {}, pings: [], tryAt: 2000, since: 1000 },
  ]
  expect(await oldestOutbox(store({ changed: 1000, outbox: refused }), 1_700_500)).toBe(0)
  expect(await oldestOutbox(store({ changed: 2000, outbox }), 1_700_500)).toBe(0)
  expect(await oldestOutbox(store(undefined), 1_700_500)).toBe(0)
})
