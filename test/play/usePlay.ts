import { afterAll, beforeAll } from 'vitest'
import { openPlay, type Play, type Player } from './harness.ts'

/**
 * For a `describe`, called where it begins: the whole bot and two players at its table, from before its tests until
 * after them.
 */
export function usePlay(
  locale: Player['locale'] = 'en-US',
  options?: Parameters<typeof openPlay>[0],
): { play: Play; ada: Player; bruno: Player } {
  const t = {} as { play: Play; ada: Player; bruno: Player }
  beforeAll(async () => {
    t.play = await openPlay(options)
    t.ada = t.play.player('Ada')
    t.bruno = t.play.player('Bruno')
    t.ada.locale = t.bruno.locale = locale
  })
  afterAll(() => t.play.close())
  return t
}
