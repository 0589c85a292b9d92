import { languagesOfAll } from '../../../game/languages.ts'
import type { LogEntry } from '../../../store/types.ts'
import { button, buttons, idOf } from '../../api/components.ts'
import { panel } from '../../api/panel.ts'
import type { GameView } from '../../games/gameView.ts'
import { faceOf } from '../../games/index.ts'
import type { Message } from '../../types.ts'
import { tell } from '../eventLines.ts'
import { labelIn } from '../inAllLanguages.ts'
import { pageLink } from '../pageLink.ts'

/** What has happened so far while one player goes on acting, in words alone; the board is a button away. */
export function meanwhileMessage(view: GameView, told: readonly LogEntry[]): Message {
  const { game } = view
  const face = faceOf(game)
  const last = told.at(-1)
  const known = told.filter(view.knows)
  const story = face.story?.(view, known)
  const message = panel({
    texts: [last && `**${face.title(view, last)}**`, tell(known, view, story !== undefined)],
    picture: story,
    rows: buttons([button(labelIn(languagesOfAll(game), 'showMe'), idOf(game, 'status'))]),
  })
  return { ...message, page: pageLink(view, true) }
}
