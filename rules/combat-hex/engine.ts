import type { Board } from '../board/board.ts'
import { engineOf, type ResumeOptions as OptionsOf } from '../play/engine.ts'
import type { Outcome as OutcomeOf, PlayerView as ViewOf } from '../play/module.ts'
import type { Game } from './battle/game.ts'
import type { GameQuestion } from './battle/questions.ts'
import { boardOf } from './battle/sequence/machine.ts'
import type { CombatHexState } from './battle/state.ts'
import { combatHex } from './contract/module.ts'
import { library } from './library.ts'
import type { CombatHex, CombatHexSave } from './types.ts'

export type CombatHexOutcome = OutcomeOf<CombatHex>
export type ViewOfState = ViewOf<CombatHex>
export type CombatHexOptions = OptionsOf<CombatHex>

export const engine = engineOf(combatHex)

/** What any game gets (`rules/play/engine.ts`), for battles of Combat Hex. */
export const {
  setUp,
  resume,
  proceed,
  legal,
  undo,
  canUndo,
  finishPhase,
  concede,
  forfeit,
  agreeDraw,
  playersLeft,
  view,
  documentFor,
  check,
} = engine

/** A battle as it stands in the middle of its step. */
export interface OpenGame {
  state: CombatHexState
  /** null while it is not chosen */
  board: Board | null
  question: GameQuestion | undefined
  game: Game
}

/** Runs a save up to its open question, to look at it. */
export function open(save: CombatHexSave): OpenGame {
  const { state, question, table } = engine.open(save)
  return { state, board: boardOf(library, state) ?? null, question, game: table }
}
