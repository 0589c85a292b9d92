import type { Applied } from '../../game/applyOutcome.ts'
import { underWay } from '../../game/splitPosts.ts'
import { type GameView, gameView } from '../games/gameView.ts'
import { faceOf } from '../games/index.ts'
import type { Call, GameChange } from '../types.ts'
import type { OwnShown } from '../views/battle/battleParts.ts'
import { ownMessage } from '../views/battle/ownMessage.ts'

/**
 * What the rules did, and the battle after it for the one who acted.
 * @param note a line said first
 * @param seen the battle as they had it before them, where it was laid out for what they did
 */
export const battleChange = (
  call: Call,
  { told, before, ...changed }: Applied,
  note?: string,
  seen?: GameView,
): GameChange => ({
  ...changed,
  reply(saved, toldToAll) {
    const { looksAlike } = faceOf(saved)
    const view = gameView(saved, call.locale, call.user.id)!
    const boardShown = (): OwnShown['board'] => {
      // Nobody wants to see one board twice, one below the other.
      const all = toldToAll ? gameView(saved, saved.language, null) : undefined
      if (all && looksAlike?.(all, view, [])) return { toldToAll: all }
      // A button's answer takes the place of the message that it stands on, with its picture.
      const last = call.kind === 'command' ? (seen ?? gameView(before, call.locale, call.user.id)) : undefined
      return last && looksAlike?.(last, view, told) ? 'as-before' : 'drawn'
    }
    return ownMessage(view, {
      board: boardShown(),
      // Who takes something back is told so by the note.
      told: [...underWay(before), ...told.filter(({ event }) => event !== 'undone')],
      note,
    })
  },
})
