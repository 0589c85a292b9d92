import type { Save } from '../core/script.ts'
import type { Orders } from '../play/module.ts'
import type { Profile } from './army/profile.ts'
import type { SetUp } from './contract/begin.ts'
import type { GameDocument } from './contract/document.ts'
import type { GameEvent } from './field/events.ts'
import type { GameQuestion } from './field/questions.ts'
import type { Battlefield } from './field/vocabulary.ts'
import type { DarkLordState } from './state.ts'

/** The types of The Dark Lord. */
export interface DarkLord {
  state: DarkLordState
  event: GameEvent
  question: GameQuestion
  setUp: SetUp
  orders: Orders
  table: Battlefield
  context: object
  document: GameDocument
  piece: Profile
  thought: object
}

export type DarkLordSave = Save<DarkLordState>
