import type { Scene } from '../../render/types.ts'
import { firstGame } from '../../rules/games.ts'
import type { Draw } from '../discord/api/payload.ts'
import type { GamePicture, GameStill } from '../discord/games/pictures.ts'

/** What draws the pictures of a game that are more than scenes of tokens. */
interface Renderer {
  draw(picture: GamePicture): Promise<Buffer>
  sceneOf(picture: GameStill): Scene
}

const renderers: Readonly<Record<string, () => Promise<Renderer>>> = {
  [firstGame]: () => import('../../render/combat-hex/index.ts'),
}

/** @throws for a game that draws nothing itself */
function rendererOf({ game = firstGame }: { game?: string }): Promise<Renderer> {
  const load = renderers[game]
  if (!load) throw new Error(`nothing draws ${game}`)
  return load()
}

/** Draws pictures. The drawing library is loaded with the first of them. */
export const draw: Draw = async picture => {
  if ('scene' in picture) return (await import('../../render/index.ts')).drawScene(picture.scene)
  if ('league' in picture) {
    const { drawLeague } = await import('../../render/league/index.ts')
    return drawLeague(picture.league, picture.language, picture.palette)
  }
  if ('overview' in picture) {
    const { drawOverview } = await import('../../render/overview.ts')
    const tiles = picture.overview.map(async ({ shown, ...tile }) => ({
      ...tile,
      scene: 'scene' in shown ? shown.scene : (await rendererOf(shown)).sceneOf(shown),
    }))
    return drawOverview(await Promise.all(tiles), picture.palette)
  }
  return (await rendererOf(picture)).draw(picture)
}
