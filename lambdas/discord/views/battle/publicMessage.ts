import type { LogEntry } from '../../../store/types.ts'
import { panel } from '../../api/panel.ts'
import type { GameView } from '../../games/gameView.ts'
import { faceOf } from '../../games/index.ts'
import type { Message } from '../../types.ts'
import { pageLink } from '../pageLink.ts'
import {
  accentOf,
  answerRows,
  askedOfPlayer,
  asTheAskedReads,
  boardPicture,
  choicesText,
  happenedParts,
  hintText,
  questionText,
} from './battleParts.ts'
import { whoDecides } from './whoDecides.ts'

/** What everybody is shown besides the battle as it stands. */
export interface PublicShown {
  /** what happened since the last message */
  told?: readonly LogEntry[]
  /** said before everything else */
  note?: string
}

/** The battle as it stands, for everybody, with the buttons of the player who is asked. */
export function publicMessage(view: GameView, { told = [], note }: PublicShown = {}): Message {
  const { game, question } = view
  const face = faceOf(game)
  // The buttons are for the player who is asked, and give away nothing that is secret yet.
  const theirs = asTheAskedReads(view, question !== undefined && !face.secret?.includes(question.kind))
  const asked = askedOfPlayer(view)
  const pressed = asked && theirs.question
  const rows = answerRows(theirs, pressed)
  const deciding = whoDecides(view, told, true, rows)
  const message = panel({
    picture: boardPicture(view, told),
    texts: [
      note,
      ...happenedParts(view, told),
      face.heading(view),
      face.result(view),
      questionText(theirs, question),
      choicesText(theirs, pressed),
      hintText(view, asked),
      deciding.text,
    ],
    rows: [...rows, ...deciding.rows],
    accent: accentOf(view),
  })
  return { ...message, page: pageLink(view, true) }
}
