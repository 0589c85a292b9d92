import type { Call } from '../discord/types.ts'
import { logProblem } from '../log.ts'
import type { ShownBoard } from '../store/types.ts'
import type { WorkerDeps } from './types.ts'

/** The token of an interaction changes its messages for 15 minutes; a little is left for the way, in seconds. */
const tokenGood = 14.5 * 60

/** A message that shows its reader alone a game's board. */
type BoardMessage = Pick<ShownBoard, 'game' | 'message' | 'token' | 'original'>

/**
 * Takes away the private board of the same game that its reader was shown before in the same channel: what it shows is
 * out of date, and its buttons too. Discord lets a private message be changed only with the token of an interaction that
 * made or last changed it, for 15 minutes; an older one stays. Nothing hangs on it: whatever fails is only logged.
 */
export async function replaceBoard(
  call: Call,
  board: BoardMessage,
  { store, rest, log }: Pick<WorkerDeps, 'store' | 'rest' | 'log'>,
): Promise<void> {
  try {
    const shown = { ...board, user: call.user.id, channel: call.channel, at: call.now }
    const before = await store.swapBoard(shown)
    if (!before || before.message === board.message || call.now - before.at > tokenGood) return
    const gone = await rest.deleteReply(before.token, before.original ? undefined : before.message)
    if (!gone.ok) log.debug({ interaction: call.id, code: gone.code }, 'an older board stays')
  } catch (error) {
    logProblem(log, error, { interaction: call.id, doing: 'replacing a board' })
  }
}
