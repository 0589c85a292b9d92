import {
  type Battle,
  type BattleQuestion,
  type BattleSave,
  type Board,
  boardById,
  type Figure,
  figureType,
  isHidden as isHiddenFrom,
  isSecret as isSecretFrom,
  open,
} from '../../../rules/index.ts'
import type { GameRecord, Locale, LogEntry } from '../../store/types.ts'
import { customBoard } from '../actions/customBoards.ts'
import { plain } from '../words/fill.ts'
import { type Words, wordsOf } from '../words/index.ts'
import { list } from '../words/plural.ts'
import type { Names } from '../words/types.ts'

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

/** The number of a user at the table, or -1 for a stranger. */
export const seatOf = (game: GameRecord, user: string): number =>
  game.seats.findIndex(seat => seat.user === user)

/** What a board is called; own boards are called as the game remembers them. */
export const boardName = (
  id: string,
  locale: Locale,
  game: Pick<GameRecord, 'grounds' | 'save'> = { save: null },
): string => plain((customBoard(id, game) ?? boardById(id))?.name[locale] ?? id)

/** A figure's name by the id of its type, as plain text. */
export const typeName = (id: string, locale: Locale, types: Battle['types'] = {}): string =>
  (Object.hasOwn(types, id) ? types[id] : figureType(id))?.name[locale] ?? plain(id)

export function namesOf(
  game: Pick<GameRecord, 'seats'> & Partial<Pick<GameRecord, 'grounds' | 'save'>>,
  locale: Locale,
  state?: Battle,
): Names {
  const words = wordsOf(locale)
  const byLabel = new Map(state?.figures.map(figure => [figure.id, figure.type]))
  const figure = (label: string) => {
    const type = byLabel.get(label.toUpperCase())
    return type === undefined
      ? typeName(label, locale, state?.types)
      : `${label} ${typeName(type, locale, state?.types)}`
  }
  return {
    figure,
    figures: labels => list(labels.map(figure), words.terms.and),
    player: number => plain(game.seats[number]?.name ?? '?'),
    ability: id =>
      Object.hasOwn(words.abilities, id) ? words.abilities[id as keyof typeof words.abilities].name : id,
    board: id => boardName(id, locale, { save: null, ...game }),
  }
}

export const figureOf = (view: GameView, label: string): Figure | undefined =>
  view.state.figures.find(figure => figure.id === label)
