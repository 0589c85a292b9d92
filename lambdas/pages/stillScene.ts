import type { Scene } from '../../render/types.ts'
import { darkLordId } from '../discord/games/dark-lord/pictures.ts'
import { isStill } from '../discord/games/pictures.ts'
import type { Picture } from '../discord/types.ts'

/** What a picture of a game as it stands shows; undefined for one that shows something else. What makes it is loaded when it is first wanted. */
export async function stillScene(picture: Picture): Promise<Scene | undefined> {
  if ('scene' in picture) return picture.scene
  if ('league' in picture || 'overview' in picture || !isStill(picture)) return undefined
  if ('battle' in picture)
    return (await import('../../render/combat-hex/battleScene.ts')).battleScene(picture.battle)
  return picture.game === darkLordId
    ? (await import('../../render/dark-lord/skirmishScene.ts')).skirmishScene(picture.still)
    : (await import('../../render/regiments/warScene.ts')).warScene(picture.war)
}
