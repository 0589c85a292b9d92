import { drawScene } from '../drawScene.ts'
import type { Scene } from '../types.ts'
import { type SkirmishPicture, skirmishScene } from './skirmishScene.ts'

/** A game as it stands. */
export interface SkirmishStill {
  still: SkirmishPicture
}

/** What The Dark Lord has drawn. */
export type DarkLordPicture = SkirmishStill

/** The tokens of a game as it stands. */
export const sceneOf = ({ still }: SkirmishStill): Scene => skirmishScene(still)

/** A PNG. */
export const draw = (picture: DarkLordPicture): Promise<Buffer> => drawScene(sceneOf(picture))
