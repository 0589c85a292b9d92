import type { ArmySheet } from '../../../../render/combat-hex/armySheet.ts'
import type { BattlePicture } from '../../../../render/combat-hex/battleScene.ts'
import type { BattleReplay } from '../../../../render/combat-hex/frames.ts'
import type { MusterSheet } from '../../../../render/combat-hex/musterSheet.ts'
import type { OddsSheet } from '../../../../render/combat-hex/oddsSheet.ts'
import type { ResultSheet } from '../../../../render/combat-hex/resultSheet.ts'
import type { FigureType } from '../../../../rules/combat-hex/index.ts'
import type { SheetLook } from '../sheetLook.ts'

/** A battle as it stands. */
export interface BattleStill {
  battle: BattlePicture
}

/** What Combat Hex has drawn besides scenes of tokens; `render/combat-hex` draws it. */
export type CombatHexPicture =
  | BattleStill
  | ({ card: FigureType } & SheetLook)
  | ({ army: ArmySheet } & SheetLook)
  | ({ muster: MusterSheet } & SheetLook)
  | ({ odds: OddsSheet } & SheetLook)
  | ({ result: ResultSheet } & SheetLook)
  | { replay: BattleReplay }
