import type { Scene } from '../../render/types.ts'
import type { Draw } from '../discord/api/payload.ts'
import { darkLordId } from '../discord/games/dark-lord/pictures.ts'
import type { GamePicture, GameStill } from '../discord/games/pictures.ts'
import { regimentsId } from '../discord/games/regiments/regimentsId.ts'

// What draws the pictures of a game that are more than scenes of tokens is loaded with the first of them.
const combatHex = () => import('../../render/combat-hex/index.ts')
const darkLord = () => import('../../render/dark-lord/index.ts')
const regiments = () => import('../../render/regiments/index.ts')

const drawOwn = async (picture: GamePicture): Promise<Buffer> => {
  if (picture.game === regimentsId) return (await regiments()).drawRegiments(picture)
  return picture.game === darkLordId ? (await darkLord()).draw(picture) : (await combatHex()).draw(picture)
}

const sceneOf = async (still: GameStill): Promise<Scene> => {
  if (still.game === regimentsId) return (await regiments()).sceneOf(still)
  return still.game === darkLordId ? (await darkLord()).sceneOf(still) : (await combatHex()).sceneOf(still)
}

/** Draws pictures. The drawing library is loaded with the first of them. */
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
      scene: 'scene' in shown ? shown.scene : await sceneOf(shown),
    }))
    return drawOverview(await Promise.all(tiles), picture.palette)
  }
  return drawOwn(picture)
}
