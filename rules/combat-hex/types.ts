import type { Save } from '../core/script.ts'
import type { Orders } from '../play/module.ts'
import type { FigureType } from './army/figure.ts'
import type { GameDocument } from './battle/document.ts'
import type { GameEvent } from './battle/events.ts'
import type { Game } from './battle/game.ts'
import type { GameQuestion } from './battle/questions.ts'
import type { CombatHexState } from './battle/state.ts'
import type { ViewContext } from './battle/view.ts'
import type { Thought } from './computer/think.ts'
import type { SetUp } from './contract/begin.ts'

/** The types of Combat Hex. */
export interface CombatHex {
  state: CombatHexState
  event: GameEvent
  question: GameQuestion
  setUp: SetUp
  orders: Orders
  table: Game
  context: ViewContext
  document: GameDocument
  piece: FigureType
  thought: Thought
}

export type CombatHexSave = Save<CombatHexState>
