import type { Applied } from '../../game/applyOutcome.ts'
import { gameView } from '../games/gameView.ts'
import type { Call, Change } from '../types.ts'
import { battleMessage } from '../views/battleMessage.ts'

/**
 * What the rules did, and the battle after it for the one who acted.
 * @param note a line said first
 */
export const battleChange = (call: Call, { told, ...changed }: Applied, note?: string): Change => ({
  ...changed,
  reply: saved =>
    battleMessage(gameView(saved, call.locale, call.user.id)!, {
      // Who takes something back is told so by the note.
      told: told.filter(({ event }) => event !== 'undone'),
      note,
    }),
})
