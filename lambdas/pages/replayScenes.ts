import type { Replay, Scene } from '../../render/types.ts'
import { darkLordId } from '../discord/games/dark-lord/pictures.ts'
import type { GameReplay } from '../discord/games/face.ts'
import { isStill } from '../discord/games/pictures.ts'
import { regimentsId } from '../discord/games/regiments/regimentsId.ts'
import type { Picture } from '../discord/types.ts'

/** What a moving picture of a game would show, scene by scene; undefined for one that no game makes that way. */
async function framesOfMoving(moving: Picture): Promise<Replay | undefined> {
  if ('replay' in moving) return (await import('../../render/combat-hex/frames.ts')).replayOf(moving.replay)
  if ('retold' in moving && moving.game === darkLordId) {
    const { language, palette, retold } = moving
    return (await import('../../render/dark-lord/frames.ts')).replayOf({ ...retold, language, palette })
  }
  if ('retold' in moving && moving.game === regimentsId) {
    const { language, palette, retold } = moving
    return (await import('../../render/regiments/frames.ts')).replayOf({ ...retold, language, palette })
  }
  return undefined
}

/** A game as it went, scene by scene; undefined where its pictures are no scenes. What makes them is loaded when it is first wanted. */
export async function scenesOf(replay: GameReplay): Promise<Replay | undefined> {
  const moving = replay.moving && (await framesOfMoving(replay.moving))
  if (moving) return moving
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
  if ('battle' in picture)
    return (await import('../../render/combat-hex/boardScene.ts')).boardScene(picture.battle)
  return picture.game === darkLordId
    ? (await import('../../render/dark-lord/boardScene.ts')).boardScene(picture.still)
    : (await import('../../render/regiments/boardScene.ts')).boardScene(picture.war)
}
