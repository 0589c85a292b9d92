import type { FigureType } from '../../rules/combat-hex/index.ts'
import type { Language } from '../../rules/core/text.ts'
import { drawScene } from '../board/drawScene.ts'
import { paintLegendSheet } from '../legend/legendSheet.ts'
import type { PaletteName } from '../paint/theme.ts'
import { drawMoment } from '../replay/drawMoment.ts'
import { pngOf } from '../sheets/sheetPng.ts'
import type { SheetLook } from '../types.ts'
import { type ArmySheet, drawArmySheet } from './armySheet.ts'
import { type BoardScene, boardScene } from './boardScene.ts'
import { type CombatCard, drawCombats } from './combatCard.ts'
import { drawCard } from './figureCard.ts'
import { type ReplayedGame, replayOf } from './frames.ts'
import { drawMuster, type MusterSheet } from './musterSheet.ts'
import { drawOdds, type OddsSheet } from './oddsSheet.ts'
import { legendOf } from './pictureWords.ts'
import { drawGameReplay } from './replay.ts'
import { drawResult, type ResultSheet } from './resultSheet.ts'

/** A battle as it stands. */
export interface Still {
  still: BoardScene
}

type Retold = Omit<ReplayedGame, keyof SheetLook>

/** What Combat Hex has drawn besides scenes of tokens. */
export type CombatHexPicture =
  | Still
  | ({ card: FigureType } & SheetLook)
  | ({ army: ArmySheet } & SheetLook)
  | ({ muster: MusterSheet } & SheetLook)
  | ({ odds: OddsSheet } & SheetLook)
  | ({ fights: CombatCard } & SheetLook)
  | ({ result: ResultSheet } & SheetLook)
  /** a game as it went, or one picture of it by its number from 0 on */
  | ({ replay: Retold } & SheetLook)
  | ({ moment: { replay: Retold; number: number } } & SheetLook)
  /** all that boards may show, explained */
  | { legend: Language; palette?: PaletteName }

/** Draws a battle as a PNG. */
export const drawBattle = (picture: BoardScene): Promise<Buffer> => drawScene(boardScene(picture))

/** A PNG, of a replay a GIF. */
export async function draw(picture: CombatHexPicture): Promise<Buffer> {
  if ('still' in picture) return drawScene(boardScene(picture.still))
  if ('legend' in picture) return pngOf(paintLegendSheet(legendOf(picture.legend), picture.palette))
  if ('replay' in picture) {
    const { replay, language, palette } = picture
    return drawGameReplay({ ...replay, language, palette })
  }
  if ('moment' in picture) {
    const { moment, language, palette } = picture
    return drawMoment(replayOf({ ...moment.replay, language, palette }), moment.number)
  }
  if ('army' in picture) return drawArmySheet(picture.army, picture.language, picture.palette)
  if ('muster' in picture) return drawMuster(picture.muster, picture.language, picture.palette)
  if ('odds' in picture) return drawOdds(picture.odds, picture.palette)
  if ('fights' in picture) return drawCombats(picture.fights, picture.palette)
  if ('result' in picture) return drawResult(picture.result, picture.language, picture.palette)
  return drawCard(picture.card, picture.language, picture.palette)
}
