import {
  type Battle,
  type BattleQuestion,
  type BattleSave,
  type Board,
  type Figure,
  isHidden as isHiddenFrom,
  isSecret as isSecretFrom,
  open,
} from '../../../rules/index.ts'
import { seatOf } from '../../game/seats.ts'
import type { GameRecord, Locale, LogEntry } from '../../store/types.ts'
import { type Words, wordsOf } from '../words/index.ts'
import type { Names } from '../words/types.ts'
import { namesOf } from './names.ts'

/** A battle laid out for reading: the state as it stands, the open question, and the words of the reader. */
export interface GameView {
  game: GameRecord
  save: BattleSave
  locale: Locale
  words: Words
  names: Names
  state: Battle
  board: Board | null
  question: BattleQuestion | undefined
  /** number of the player who looks, or -1 for everybody else */
  viewer: number
}

/** Lays a game out for a user, or for everybody; undefined where its battle has not begun. */
export function gameView(game: GameRecord, locale: Locale, user: string | null): GameView | undefined {
  const { save } = game
  if (!save) return undefined
  const { state, board, question } = open(save)
  const words = wordsOf(locale)
  const viewer = user === null ? -1 : seatOf(game, user)
  return { game, save, locale, words, names: namesOf(game, locale, state), state, board, question, viewer }
}

/** A deployment is seen by its owner alone until it is done (3.02). */
export const isHidden = ({ state, viewer }: GameView, figure: Figure): boolean =>
  isHiddenFrom(state, figure, viewer)

/** May the reader not know of this happening yet? */
export const isSecret = ({ state, viewer }: GameView, entry: LogEntry): boolean =>
  isSecretFrom(state, entry, viewer)

export const figureOf = (view: GameView, label: string): Figure | undefined =>
  view.state.figures.find(figure => figure.id === label)
