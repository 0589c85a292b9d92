import { expect, it } from 'vitest'
import { makeLog } from '../../../lambdas/log.ts'
import type { Store } from '../../../lambdas/store/types.ts'
import { keepSecrets } from '../../../lambdas/worker/keepSecrets.ts'
import { sampleGame, sampleSeason } from '../store/samples.ts'

it('hides the secrets of games and of seasons that were read', async () => {
  const lines: string[] = []
  const game = sampleGame({ secret: 'a-game-s-own' })
  const season = { ...sampleSeason(), secret: 'a-season-s-own' }
  const store = { loadGame: async () => game, loadSeason: async () => season } as unknown as Store
  const kept = keepSecrets({ store, log: makeLog({ write: line => lines.push(line) }) })
  await kept.store.loadGame('g1')
  await kept.store.loadSeason('s1')
  kept.log.error({ err: new Error('a-game-s-own or a-season-s-own'), of: 'a-season-s-own' }, 'went wrong')
  expect(lines.join()).toContain('… or …')
  expect(lines.join()).not.toContain('s-own')
})
