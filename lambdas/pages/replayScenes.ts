import { sceneOfStill, scenesOfReplay } from '../../render/gameScenes.ts'
import type { Replay, Scene } from '../../render/types.ts'
import type { GameReplay } from '../discord/games/face.ts'
import { isStill } from '../discord/games/pictures.ts'
import type { Picture } from '../discord/types.ts'

/** A game as it went, scene by scene; undefined where its pictures are no scenes. What makes them is loaded when it is first wanted. */
export async function scenesOf(replay: GameReplay): Promise<Replay | undefined> {
  const { moving } = replay
  if (moving && 'replay' in moving) return scenesOfReplay(moving)
  const stills = Array.from({ length: replay.count }, (_, i) => replay.still(i)).flatMap(picture =>
    picture && 'scene' in picture ? [picture.scene] : [],
  )
  const [first] = stills
  if (!first) return undefined
  return {
    ...first,
    frames: stills.map(({ tokens, overlay = {} }) => ({
      part: '',
      tokens: [...tokens],
      overlay,
      shown: 850,
    })),
  }
}

/** What a picture of a game as it stands shows; undefined for one that shows something else. What makes it is loaded when it is first wanted. */
export async function stillScene(picture: Picture): Promise<Scene | undefined> {
  if ('scene' in picture) return picture.scene
  if ('league' in picture || 'overview' in picture || !isStill(picture)) return undefined
  return sceneOfStill(picture)
}
