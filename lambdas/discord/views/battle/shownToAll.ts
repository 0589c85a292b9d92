import type { LogEntry } from '../../../store/types.ts'
import { panel } from '../../api/panel.ts'
import type { GameView } from '../../games/gameView.ts'
import { faceOf } from '../../games/index.ts'
import type { Message } from '../../types.ts'
import { lessonParts } from '../lessonParts.ts'
import { pageLink } from '../pageLink.ts'
import { accentOf, asTheAskedReads, boardPicture, happenedParts, questionText } from './battleParts.ts'
import { lessonMessage } from './lessonMessage.ts'

/**
 * The battle as it stands, shown to everybody by somebody who looked at it: nobody answers from there.
 * @param view as everybody sees it
 */
export function shownToAll(view: GameView, told: readonly LogEntry[]): Message {
  const theirs = asTheAskedReads(view, false)
  const lesson = lessonParts(view)
  if (lesson) return lessonMessage(view, lesson, { told }, theirs)
  const face = faceOf(view.game)
  const message = panel({
    picture: boardPicture(view, told),
    texts: [
      ...happenedParts(view, told),
      face.heading(view),
      face.result(view),
      questionText(theirs, view.question),
    ],
    accent: accentOf(view),
    board: view.game.id,
  })
  return { ...message, page: pageLink(view, true) }
}
