import type { LogEntry } from '../../../store/types.ts'
import { panel } from '../../api/panel.ts'
import type { GameView } from '../../games/gameView.ts'
import { faceOf } from '../../games/index.ts'
import type { Message } from '../../types.ts'
import { lessonParts } from '../lessonParts.ts'
import { pageLink } from '../pageLink.ts'
import {
  accentOf,
  answerRows,
  askedOfReader,
  boardPicture,
  choicesText,
  happenedParts,
  hintText,
  type OwnShown,
  questionText,
  showMeRow,
} from './battleParts.ts'
import { lessonMessage } from './lessonMessage.ts'
import { whoDecides } from './whoDecides.ts'

/** The battle as it stands, for the reader alone, with the buttons where the reader is asked. */
export function ownMessage(view: GameView, shown: OwnShown = {}): Message {
  const lesson = lessonParts(view)
  if (lesson) return lessonMessage(view, lesson, shown)
  const { told = [], note, opened, board = 'drawn' } = shown
  if (typeof board === 'object') return answeredAbove(view, board.toldToAll, { told, note, opened })
  const { game } = view
  const face = faceOf(game)
  const asked = askedOfReader(view)
  const rows = answerRows(view, asked, opened)
  const deciding = whoDecides(view, told, false, rows)
  const message = panel({
    picture: board === 'drawn' ? boardPicture(view, told, opened) : undefined,
    texts: [
      note,
      ...happenedParts(view, told),
      face.heading(view),
      face.result(view),
      questionText(view),
      choicesText(view, asked),
      hintText(view, asked),
      deciding.text,
    ],
    rows: [...rows, ...(board === 'as-before' ? showMeRow(view) : []), ...deciding.rows],
    accent: accentOf(view),
    // Where the board looks as it did, the message that has its picture is still needed.
    ...(board === 'drawn' && { board: game.id }),
  })
  return { ...message, page: pageLink(view, false) }
}

/**
 * The same right above the message to everybody: only what that does not say, or says in another language.
 * @param toldToAll the battle as the message to everybody shows it
 */
function answeredAbove(
  view: GameView,
  toldToAll: GameView,
  { told, note, opened }: Pick<OwnShown, 'note' | 'opened'> & { told: readonly LogEntry[] },
): Message {
  const asked = askedOfReader(view)
  const isReadBelow = (entry: LogEntry) => toldToAll.locale === view.locale && toldToAll.knows(entry)
  const rows = answerRows(view, asked, opened)
  const deciding = whoDecides(view, told, false, rows)
  const message = panel({
    texts: [
      note,
      view.words.says.toldToAll,
      ...happenedParts(
        view,
        told.filter(entry => !isReadBelow(entry)),
      ),
      asked && questionText(view),
      choicesText(view, asked),
      hintText(view, asked),
      deciding.text,
    ],
    rows: [...rows, ...deciding.rows],
    accent: accentOf(view),
    board: view.game.id,
  })
  return { ...message, page: pageLink(view, false) }
}
