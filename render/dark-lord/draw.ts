import { drawScene } from '../drawScene.ts'
import { type DuelCard, drawDuels } from '../duelCard.ts'
import { type EndSheet, paintEnd } from '../endSheet.ts'
import { pngOf } from '../sheetParts.ts'
import type { Scene, SheetLook } from '../types.ts'
import { drawReplayed, drawSkirmishReplay, type SkirmishReplay } from './frames.ts'
import type { RingCall } from './ringCall.ts'
import { drawRingCall } from './ringCard.ts'
import { type SkirmishPicture, skirmishScene } from './skirmishScene.ts'
import { drawWarband, type WarbandSheet } from './warbandSheet.ts'

/** A game as it stands. */
export interface SkirmishStill {
  still: SkirmishPicture
}

type Retold = Omit<SkirmishReplay, keyof SheetLook>

/** What The Dark Lord has drawn. */
export type DarkLordPicture =
  | SkirmishStill
  /** fights that were fought, by `fightCard` */
  | ({ fights: DuelCard } & SheetLook)
  /** the moment of the Ring's will, by `ringCall` */
  | ({ ringCall: RingCall } & SheetLook)
  /** an army */
  | ({ warband: WarbandSheet } & SheetLook)
  /** how it ended, by `skirmishEnd` */
  | ({ ended: EndSheet } & SheetLook)
  /** a game as it went, or one picture of it */
  | ({ retold: Retold } & SheetLook)
  | ({ retoldMoment: { replay: Retold; number: number } } & SheetLook)

/** The tokens of a game as it stands. */
export const sceneOf = ({ still }: SkirmishStill): Scene => skirmishScene(still)

/** A PNG, of a replay a GIF. */
export async function draw(picture: DarkLordPicture): Promise<Buffer> {
  if ('still' in picture) return drawScene(sceneOf(picture))
  const { language, palette } = picture
  if ('fights' in picture) return drawDuels(picture.fights, palette)
  if ('warband' in picture) return drawWarband(picture.warband, language, palette)
  if ('ended' in picture) return pngOf(paintEnd(picture.ended, palette ?? 'standard'))
  if ('retold' in picture) return drawSkirmishReplay({ ...picture.retold, language, palette })
  if ('retoldMoment' in picture) {
    const { replay, number } = picture.retoldMoment
    return drawReplayed({ ...replay, language, palette }, number)
  }
  return drawRingCall(picture.ringCall, palette)
}
