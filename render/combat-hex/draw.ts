import type { FigureType } from '../../rules/combat-hex/index.ts'
import type { Language } from '../../rules/core/text.ts'
import { drawScene } from '../board/drawScene.ts'
import { paintLegendSheet } from '../legend/legendSheet.ts'
import type { PaletteName } from '../paint/theme.ts'
import { pngOf } from '../sheets/sheetPng.ts'
import type { Scene, SheetLook } from '../types.ts'
import { type ArmySheet, drawArmySheet } from './armySheet.ts'
import { type BoardScene, boardScene } from './boardScene.ts'
import { type CombatCard, drawCombats } from './combatCard.ts'
import { drawCard } from './figureCard.ts'
import type { ReplayedGame } from './frames.ts'
import { drawMuster, type MusterSheet } from './musterSheet.ts'
import { drawOdds, type OddsSheet } from './oddsSheet.ts'
import { legendOf } from './pictureWords.ts'
import { drawGameReplay, drawMoment } from './replay.ts'
import { drawResult, type ResultSheet } from './resultSheet.ts'

/** A battle as it stands. */
export interface Still {
  battle: BoardScene
}

/** What Combat Hex has drawn besides scenes of tokens. */
export type CombatHexPicture =
  | Still
  | ({ card: FigureType } & SheetLook)
  | ({ army: ArmySheet } & SheetLook)
  | ({ muster: MusterSheet } & SheetLook)
  | ({ odds: OddsSheet } & SheetLook)
  | ({ combats: CombatCard } & SheetLook)
  | ({ result: ResultSheet } & SheetLook)
  | { replay: ReplayedGame }
  /** one picture of a replay, by its number from 0 on */
  | { moment: { replay: ReplayedGame; number: number } }
  /** all that boards may show, explained */
  | { legend: Language; palette?: PaletteName }

/** The tokens of a battle as it stands. */
export const sceneOf = ({ battle }: Still): Scene => boardScene(battle)

/** Draws a battle as a PNG. */
export const drawBattle = (picture: BoardScene): Promise<Buffer> => drawScene(boardScene(picture))

/** A PNG, of a replay a GIF. */
export async function draw(picture: CombatHexPicture): Promise<Buffer> {
  if ('battle' in picture) return drawScene(sceneOf(picture))
  if ('legend' in picture) return pngOf(paintLegendSheet(legendOf(picture.legend), picture.palette))
  if ('replay' in picture) return drawGameReplay(picture.replay)
  if ('moment' in picture) return drawMoment(picture.moment)
  if ('army' in picture) return drawArmySheet(picture.army, picture.language, picture.palette)
  if ('muster' in picture) return drawMuster(picture.muster, picture.language, picture.palette)
  if ('odds' in picture) return drawOdds(picture.odds, picture.palette)
  if ('combats' in picture) return drawCombats(picture.combats, picture.palette)
  if ('result' in picture) return drawResult(picture.result, picture.language, picture.palette)
  return drawCard(picture.card, picture.language, picture.palette)
}
