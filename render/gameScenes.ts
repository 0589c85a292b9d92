import type { GameReplayed, GameStill } from './games.ts'
import type { Replay, Scene } from './types.ts'

/**
 * What makes scenes of a game as it stands and as it went, by the ids of rules/games.ts. Nothing is drawn here: pages draw
 * in browsers. It is loaded with the first of them.
 */
interface MadeScenes {
  board(): Promise<{ boardScene(shown: never): Scene }>
  frames(): Promise<{ replayOf(replay: never): Replay }>
}

const madeBy: Readonly<Record<string, MadeScenes>> = {
  'combat-hex': {
    board: () => import('./combat-hex/boardScene.ts'),
    frames: () => import('./combat-hex/frames.ts'),
  },
  'dark-lord': {
    board: () => import('./dark-lord/boardScene.ts'),
    frames: () => import('./dark-lord/frames.ts'),
  },
  regiments: {
    board: () => import('./regiments/boardScene.ts'),
    frames: () => import('./regiments/frames.ts'),
  },
}

/** Of the first game, pictures do not say whose they are. */
const scenesMade = ({ game }: GameStill | GameReplayed): MadeScenes => madeBy[game ?? 'combat-hex']!

/** The tokens of a game as it stands. */
export const sceneOfStill = async (picture: GameStill): Promise<Scene> =>
  (await scenesMade(picture).board()).boardScene(picture.still as never)

/** A game as it went, scene by scene. */
export async function scenesOfReplay(picture: GameReplayed): Promise<Replay> {
  const { replay, language, palette } = picture
  return (await scenesMade(picture).frames()).replayOf({ ...replay, language, palette } as never)
}
