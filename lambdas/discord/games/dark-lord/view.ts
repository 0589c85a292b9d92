import type { Battlefield, Combatant, DarkLord } from '../../../../rules/dark-lord/index.ts'
import { darkLord } from '../../../../rules/dark-lord/index.ts'
import type { GameView } from '../gameView.ts'
import type { DarkLordWords } from './words/index.ts'

/** A game of The Dark Lord laid out for reading. */
export type DarkLordView = GameView<DarkLord, DarkLordWords>

export const combatantOf = ({ state }: DarkLordView, label: string): Combatant | undefined =>
  state.combatants.find(each => each.label === label.toUpperCase())

/** Its tables, for what the rules say of a position; laid out anew, since a view is only looked at. */
export const tableOf = ({ state }: DarkLordView): Battlefield => darkLord.tableOf(state)

/** Everything that may be answered now and begins so. */
export const legalTexts = ({ question }: DarkLordView, prefix = '', limit = 3000): string[] =>
  question?.space.enumerate(prefix, limit) ?? []
