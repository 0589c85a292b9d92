import { isOneThing } from '../../../game/lessons.ts'
import { panel } from '../../api/panel.ts'
import type { GameView } from '../../games/gameView.ts'
import { faceOf } from '../../games/index.ts'
import type { Message } from '../../types.ts'
import type { LessonParts } from '../lessonParts.ts'
import {
  accentOf,
  answerRows,
  askedOfReader,
  boardPicture,
  choicesText,
  happenedParts,
  type OwnShown,
  questionText,
  showMeRow,
} from './battleParts.ts'
import { whoDecides } from './whoDecides.ts'

/** Does the lesson say by itself what is asked? What to do in one's own phase a lesson about one thing does. */
const isTask = ({ game, question }: GameView): boolean =>
  question !== undefined && isOneThing(game) && faceOf(game).finishable.includes(question.kind)

/**
 * The battle of a lesson: between what is to be done and the buttons that lead on. Nothing of it is told to everybody.
 * @param asking the battle in the language in which the question is put
 */
export function lessonMessage(
  view: GameView,
  lesson: LessonParts,
  { told = [], note, opened = faceOf(view.game).lessons?.opened?.(view), board = 'drawn' }: OwnShown,
  asking: GameView = view,
): Message {
  const { game } = view
  const face = faceOf(game)
  const asked = lesson.done ? undefined : askedOfReader(view)
  // A lesson about one thing would have to explain how one turn leads to the next.
  const toTell = isOneThing(game) ? told.filter(entry => !face.betweenTurns?.(entry)) : told
  const rows = answerRows(view, asked, opened)
  const deciding = whoDecides(view, told, false, rows)
  const isDrawn = board === 'drawn'
  // It has no page: a lesson is looked at where it is played.
  return panel({
    picture: isDrawn ? boardPicture(view, told, opened) : undefined,
    texts: [
      lesson.first,
      note,
      ...happenedParts(view, toTell),
      lesson.last,
      face.result(view),
      lesson.done || isTask(view) ? undefined : questionText(asking, view.question),
      choicesText(view, asked),
      deciding.text,
    ],
    rows: [...rows, ...(isDrawn ? [] : showMeRow(view)), ...lesson.rows, ...deciding.rows],
    accent: accentOf(view),
    // Where the board looks as it did, the message that has its picture is still needed.
    ...(isDrawn && { board: game.id }),
  })
}
