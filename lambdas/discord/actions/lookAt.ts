import type { Refusal } from '../../../rules/index.ts'
import { isRefusal } from '../../game/change.ts'
import { keptSeatOf } from '../../game/seats.ts'
import type { GameView } from '../games/gameView.ts'
import type { Call, Message, Services } from '../types.ts'
import { pageLink } from '../views/pageLink.ts'
import { presentMessage } from '../views/presentMessage.ts'
import { refusalMessage, refusalText } from '../views/refusalMessage.ts'
import { staleness, viewToAnswer } from './playAnswers.ts'

/** Looks at a game without changing it, for a player who may answer now; refuses in words otherwise. */
export async function lookAt(
  call: Call,
  { store }: Pick<Services, 'store'>,
  id: string,
  show: (view: GameView) => Message | Refusal,
): Promise<Message> {
  const game = await store.loadGame(id)
  if (!game) return refusalMessage({ code: 'no-game', about: { game: id } }, call.locale)
  const stale = staleness(call, game)
  if (stale) return stale
  if (keptSeatOf(game, call.user.id) >= 0) return presentMessage(game, call.locale, call.user.id)
  const view = viewToAnswer(call, game)
  if (isRefusal(view)) return presentMessage(game, call.locale, call.user.id, refusalText(view, call.locale))
  const shown = show(view)
  if (isRefusal(shown)) return refusalMessage(shown, call.locale, view)
  // Whatever shows the board leads to its page; a lesson is looked at where it is played.
  const leads = shown.board === id && !game.lesson && !shown.page
  return leads ? { ...shown, page: pageLink(view, shown.everybody === true) } : shown
}
