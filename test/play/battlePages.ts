import { afterAll, beforeAll } from 'vitest'
import { battlePath } from '../../lambdas/pages/addresses.ts'
import { keyOf } from '../../lambdas/pages/keys.ts'
import type { Viewer } from '../../rules/play/module.ts'
import type { openPlay, Play } from './harness.ts'
import { dot } from './recordSteps.ts'
import { answered, fighting, type Scene } from './scene.ts'
import { launch } from './seats.ts'
import { usePlay } from './usePlay.ts'

/** For a `describe`: a battle that is fought a while, the addresses of its pages, and a browser to look at them. */
export function useBattlePage(
  of: string,
  options: Parameters<typeof openPlay>[0] = { draw: async () => dot },
): {
  readonly play: Play
  readonly scene: Scene
  readonly browser: Awaited<ReturnType<typeof launch>>
  /** the address of whoever looks, without what stands behind a question mark */
  address(viewer: Viewer): Promise<string>
} {
  const t = usePlay('en-US', options)
  const made = {} as { scene: Scene; browser: Awaited<ReturnType<typeof launch>> }
  beforeAll(async () => {
    made.scene = await fighting(t.play, of)
    for (let i = 0; i < 12; i++) {
      const next = await made.scene.question()
      if (!next) break
      await answered(next.who, next.asked)
    }
    made.browser = await launch()
  })
  afterAll(() => made.browser.close())
  return {
    get play() {
      return t.play
    },
    get scene() {
      return made.scene
    },
    get browser() {
      return made.browser
    },
    async address(viewer) {
      const game = await made.scene.load()
      const key = keyOf(t.play.server.identity.token, game, viewer)
      return `${t.play.server.url}${battlePath({ game: game.id, key })}`
    },
  }
}
