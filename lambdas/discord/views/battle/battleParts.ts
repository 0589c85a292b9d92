import type { AnyQuestion } from '../../../../rules/games.ts'
import { standsUntil } from '../../../game/deadline.ts'
import type { GameRecord, LogEntry } from '../../../store/types.ts'
import { type Accent, button, buttons, idOf, type Rows } from '../../api/components.ts'
import { onDay, relative } from '../../api/timestamps.ts'
import { type GameView, gameView } from '../../games/gameView.ts'
import { faceOf } from '../../games/index.ts'
import type { Picture } from '../../types.ts'
import type { Words } from '../../words/index.ts'
import { tell } from '../eventLines.ts'

/** Until when, and whether the clock stands for somebody's holiday. */
export function dueText(game: GameRecord, { says }: Words): string {
  if (game.until === null) return ''
  const heldUntil = standsUntil(game)
  return ` ⏳ ${relative(game.until)}${heldUntil === undefined ? '' : ` (${says.away(onDay(heldUntil))})`}`
}

/** What the reader is shown besides the battle as it stands. */
export interface OwnShown {
  /** what happened since the last message */
  told?: readonly LogEntry[]
  /** said before everything else */
  note?: string
  /** what was opened in the lists of a question: a group of a long one, or the figure that is deployed */
  opened?: string
  /**
   * how the reader sees the board: drawn, which is usual; a button away, as it looks as it did; or right below, in what
   * everybody is shown: the battle with what happened as far as everybody may know of it
   */
  board?: 'drawn' | 'as-before' | { toldToAll: GameView }
}

/** Is it the computer that is asked? It answers by itself, and nobody is shown what to press. */
const isComputers = ({ game }: GameView, { by }: AnyQuestion): boolean =>
  game.seats[by]?.computer !== undefined

/** What is asked, in one sentence that begins with who is asked; undefined where nothing is. */
export function questionText(view: GameView, question = view.question): string | undefined {
  const { words, names, game } = view
  if (!question) return undefined
  if (isComputers(view, question)) return words.says.computerPlays(names.player(question.by))
  const asked = faceOf(game).question(view, question)
  return `${words.says.asks(names.player(question.by), asked)}${dueText(game, words)}`
}

/** The open question, where a player answers it. */
export const askedOfPlayer = (view: GameView): AnyQuestion | undefined =>
  view.question && !isComputers(view, view.question) ? view.question : undefined

/** The open question, where its reader answers it. */
export const askedOfReader = (view: GameView): AnyQuestion | undefined =>
  view.question?.by === view.viewer ? askedOfPlayer(view) : undefined

/**
 * The battle as the player who is asked reads it: a question to somebody is in their language, whatever the others speak.
 * @param open with what they alone may know: the buttons are theirs
 */
export function asTheAskedReads(view: GameView, open: boolean): GameView {
  const seat = view.question && view.game.seats[view.question.by]
  if (!seat || seat.computer || (!open && seat.locale === view.locale)) return view
  return gameView(view.game, seat.locale, open ? seat.user : null) ?? view
}

/**
 * What happened, in words and drawn beside them, as far as the reader may know of it. The end is left out: it is said by
 * itself.
 */
export function happenedParts(view: GameView, told: readonly LogEntry[]): (string | Picture | undefined)[] {
  const happened = told.filter(entry => entry.event !== 'ended' && view.knows(entry))
  const story = faceOf(view.game).story?.(view, happened)
  return [tell(happened, view, story !== undefined), story]
}

/** The board, with what happened as far as the reader may know of it. */
export const boardPicture = (view: GameView, told: readonly LogEntry[], opened?: string) =>
  faceOf(view.game).picture(view, told.filter(view.knows), opened)

/** What the buttons of an open question do, a line each; undefined where nobody is to press them. */
export const choicesText = (view: GameView, asked: AnyQuestion | undefined): string | undefined =>
  asked && faceOf(view.game).choices?.(view, asked).join('\n')

/** How an open question could be answered ahead. */
export const hintText = (view: GameView, asked: AnyQuestion | undefined): string | undefined =>
  asked && faceOf(view.game).hint?.(view, asked)

/** What answers an open question; none where nobody is to press it. */
export const answerRows = (view: GameView, asked: AnyQuestion | undefined, opened?: string): Rows =>
  asked ? faceOf(view.game).rows(view, asked, opened) : []

/** The colour of the side that is asked. */
export const accentOf = (view: GameView): Accent =>
  (view.question && faceOf(view.game).accent?.(view, view.question)) ?? 'plain'

/** A button to see the board that is not drawn again. */
export const showMeRow = ({ words, game }: GameView) =>
  buttons([button(words.says.showMe, idOf(game, 'status'))])
