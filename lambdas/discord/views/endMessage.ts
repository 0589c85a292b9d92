import { languagesOfAll } from '../../game/languages.ts'
import type { LogEntry } from '../../store/types.ts'
import { button, buttons, idOf } from '../api/components.ts'
import { panel } from '../api/panel.ts'
import type { GameView } from '../games/gameView.ts'
import { faceOf } from '../games/index.ts'
import type { Message } from '../types.ts'
import { calling, labelIn, type Saying } from './inAllLanguages.ts'
import { pageLink } from './pageLink.ts'

/**
 * The end of a battle, for those who fought it: who won and why, who fell, how the dice lay, and what to do next.
 * @param users those who are called
 * @param log all that happened
 */
export function endMessage(view: GameView, users: readonly string[], log: readonly LogEntry[]): Message {
  const { game } = view
  const face = faceOf(game)
  const label = (saying: Saying) => labelIn(languagesOfAll(game), saying)
  const shareable = game.thread !== null && game.results !== game.channel
  const message = panel({
    texts: [
      calling(game, users, (who, { says }) => says.overFor(who)),
      face.result(view),
      face.highlights?.(view, log).join('\n'),
    ],
    picture: face.resultPicture?.(view, log),
    rows: buttons([
      button(label('rematch'), idOf(game, 'rematch'), 'green'),
      ...(face.replay ? [button(label('replay'), idOf(game, 'replay'))] : []),
      ...(shareable ? [button(label('share'), idOf(game, 'share'))] : []),
      button(label('diceProof'), idOf(game, 'proof')),
    ]),
  })
  return { ...message, page: pageLink(view, true) }
}

/** The end of a battle for those who were not there: who played, what came of it, and where. */
export function resultMessage(view: GameView, log: readonly LogEntry[]): Message {
  const { game, names, words } = view
  const face = faceOf(game)
  const players = game.seats.map((_, i) => names.player(i)).join(' ⚔ ')
  const message = panel({
    picture: face.resultPicture?.(view, log),
    texts: [words.says.resultOf(players, `<#${game.thread ?? game.channel}>`), face.result(view)],
  })
  return { ...message, page: pageLink(view, true) }
}
