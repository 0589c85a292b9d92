import { sceneOfStill } from '../../render/gameScenes.ts'
import { drawGame } from '../../render/games.ts'
import type { Draw } from '../discord/api/payload.ts'

/** Draws pictures. The drawing library, and what draws a game, is loaded with the first of them. */
export const draw: Draw = async picture => {
  if ('scene' in picture) return (await import('../../render/index.ts')).drawScene(picture.scene)
  if ('league' in picture) {
    const { drawLeague } = await import('../../render/league/index.ts')
    return drawLeague(picture.league, picture.language, picture.palette)
  }
  if ('overview' in picture) {
    const { drawOverview } = await import('../../render/board/overview.ts')
    const tiles = picture.overview.map(async ({ shown, ...tile }) => ({
      ...tile,
      scene: 'scene' in shown ? shown.scene : await sceneOfStill(shown),
    }))
    return drawOverview(await Promise.all(tiles), picture.palette)
  }
  return drawGame(picture)
}
