import { isRefusal } from '../../game/change.ts'
import { latest } from '../../game/splitPosts.ts'
import type { GameRecord } from '../../store/types.ts'
import { text } from '../api/components.ts'
import { gameView } from '../games/gameView.ts'
import { faceOf } from '../games/index.ts'
import type { Call, Message } from '../types.ts'
import { shownToAll } from '../views/battle/shownToAll.ts'
import { pageLink } from '../views/pageLink.ts'
import { refusalMessage } from '../views/refusalMessage.ts'
import { plain } from '../words/fill.ts'
import { wordsOf } from '../words/index.ts'

/**
 * Shows everybody what its presser looked at alone: as everybody may see it, in the language of the game.
 * @param what as the button carries it: `status`, or what the game shows by that word
 */
export function showAll(call: Call, game: GameRecord, what: string): Message {
  const view = gameView(game, game.language, null)
  if (!view) return refusalMessage({ code: 'no-battle' }, call.locale)
  const shown = faceOf(game).forAll?.(view, what) ?? shownToAll(view, latest(game, view.knows))
  if (isRefusal(shown)) return refusalMessage(shown, call.locale)
  const who = wordsOf(game.language).says.sharedBy(plain(call.user.name))
  return {
    ...shown,
    components: [text(who), ...shown.components],
    ...(!game.lesson && { page: pageLink(view, true) }),
  }
}
