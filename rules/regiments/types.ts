import type { Orders } from '../play/module.ts'
import type { SetUp } from './contract/begin.ts'
import type { GameDocument } from './contract/document.ts'
import type { Battlefield } from './field/battlefield.ts'
import type { GameEvent } from './field/events.ts'
import type { GameQuestion } from './field/questions.ts'
import type { RegimentsState } from './state.ts'
import type { UnitProfile } from './unit/unitProfile.ts'

/** The types of Regiments. */
export interface Regiments {
  state: RegimentsState
  event: GameEvent
  question: GameQuestion
  setUp: SetUp
  orders: Orders
  table: Battlefield
  context: object
  document: GameDocument
  piece: UnitProfile
  thought: object
}
