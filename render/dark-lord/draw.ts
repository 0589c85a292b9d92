import type { DarkLordState, GameEvent, Profile } from '../../rules/dark-lord/index.ts'
import type { EventLog } from '../../rules/dark-lord/replay/moment.ts'
import { drawScene } from '../board/drawScene.ts'
import { drawMoment } from '../replay/drawMoment.ts'
import { type DuelCard, drawDuels } from '../sheets/duelCard.ts'
import { type EndSheet, paintEnd } from '../sheets/endSheet.ts'
import { pngOf } from '../sheets/sheetPng.ts'
import type { SheetLook } from '../types.ts'
import { type ArmySheet, drawWarband } from './armySheet.ts'
import { type BoardScene, boardScene } from './boardScene.ts'
import { fightCard } from './fightCard.ts'
import { type ReplayedGame, replayOf } from './frames.ts'
import { drawMuster, type MusterPicture } from './musterSheet.ts'
import { drawProfile } from './profileCard.ts'
import { drawGameReplay } from './replay.ts'
import { resultSheet } from './resultSheet.ts'
import { type RingCall, ringCall } from './ringCall.ts'
import { drawRingCall } from './ringCard.ts'

/** A game as it stands. */
export interface Still {
  still: BoardScene
}

type Retold = Omit<ReplayedGame, keyof SheetLook>

/** What happened, and the game as it stands since: what cards are made of where they are drawn. */
interface HappenedIn {
  skirmish: DarkLordState
  told: readonly GameEvent[]
}

/** What The Dark Lord has drawn. */
export type DarkLordPicture =
  | Still
  /** fights that were fought, by `fightCard` */
  | ({ fights: DuelCard } & SheetLook)
  /** the moment of the Ring's will, by `ringCall` */
  | ({ ringCall: RingCall } & SheetLook)
  /** the same two, not yet made */
  | ({ fought: HappenedIn } & SheetLook)
  | ({ called: HappenedIn } & SheetLook)
  | ({ finished: { skirmish: DarkLordState; log: EventLog; reason: string } } & SheetLook)
  /** an army */
  | ({ army: ArmySheet } & SheetLook)
  /** the card of a profile */
  | ({ card: Profile } & SheetLook)
  /** both armies */
  | ({ muster: MusterPicture } & SheetLook)
  /** how it ended, by `resultSheet` */
  | ({ result: EndSheet } & SheetLook)
  /** a game as it went, or one picture of it */
  | ({ replay: Retold } & SheetLook)
  | ({ moment: { replay: Retold; number: number } } & SheetLook)

/** A PNG, of a replay a GIF. */
export async function draw(picture: DarkLordPicture): Promise<Buffer> {
  if ('still' in picture) return drawScene(boardScene(picture.still))
  const { language, palette } = picture
  if ('fights' in picture) return drawDuels(picture.fights, palette)
  if ('fought' in picture)
    return drawDuels(fightCard(picture.fought.skirmish, picture.fought.told, language)!, palette)
  if ('called' in picture)
    return drawRingCall(ringCall(picture.called.skirmish, picture.called.told, language)!, palette)
  if ('finished' in picture) {
    const { skirmish, log, reason } = picture.finished
    return pngOf(paintEnd(resultSheet(skirmish, log, language, reason)!, palette ?? 'standard'))
  }
  if ('army' in picture) return drawWarband(picture.army, language, palette)
  if ('card' in picture) return drawProfile(picture.card, language, palette)
  if ('muster' in picture) return drawMuster(picture.muster, language, palette)
  if ('result' in picture) return pngOf(paintEnd(picture.result, palette ?? 'standard'))
  if ('replay' in picture) return drawGameReplay({ ...picture.replay, language, palette })
  if ('moment' in picture) {
    const { replay, number } = picture.moment
    return drawMoment(replayOf({ ...replay, language, palette }), number)
  }
  return drawRingCall(picture.ringCall, palette)
}
