import { setImmediate as pause } from 'node:timers/promises'
import type { Changed } from '../game/change.ts'
import { computerAsked } from '../game/computerSeats.ts'
import { holdPings } from '../game/holdPings.ts'
import { addToOutbox } from '../game/outbox.ts'
import { playComputer } from '../game/playComputer.ts'
import { logProblem } from '../log.ts'
import type { GameRecord } from '../store/types.ts'
import type { TimeLimit } from '../timeLimit.ts'
import { emptyOutbox } from './gameOutbox.ts'
import type { WorkerDeps } from './types.ts'

/** So much time is kept for saving and telling what was played, in milliseconds. */
const reserve = 3000

/** Phases that are played in one go, where several seats are the computer's. */
const maxPhases = 12

/** Plays for the computer until somebody else is asked, as `playComputer` does, wherever that is. */
export type Play = (
  game: GameRecord,
  now: number,
  options: Omit<Parameters<typeof playComputer>[2], 'pause'>,
) => Promise<Changed | undefined>

/** Others have their turn in between. */
export const playHere: Play = (game, now, options) => playComputer(game, now, { ...options, pause })

/**
 * Lets the computer play where it is asked. A phase is one conditional save with all that is told of it: whoever is
 * killed has played nothing, and the entry that is left in the outbox has a sweep begin again with what was saved.
 * Where the time is up in the middle, what was played and thought so far is saved, and a sweep goes on from there.
 */
export async function computerTurn(
  saved: GameRecord,
  deps: Pick<WorkerDeps, 'store' | 'rest' | 'bot' | 'log' | 'now' | 'playLater'> & { play?: Play },
  limit: Pick<TimeLimit, 'left'>,
): Promise<void> {
  if (!saved.outbox.some(entry => entry.do === 'computer')) return
  if (deps.playLater) return deps.playLater(saved.id)
  const timeLeft = () => Math.max(0, limit.left() - reserve)
  for (let phase = 0; phase < maxPhases && timeLeft() > 0; phase++) {
    const game = await deps.store.loadGame(saved.id)
    if (!game) return
    const outbox = game.outbox.filter(entry => entry.do !== 'computer')
    if (!computerAsked(game)) {
      // It was undone, or the battle is over: there is nothing left to be played.
      if (outbox.length < game.outbox.length) await deps.store.tickGame({ ...game, outbox }, game)
      return
    }
    const now = Math.floor(deps.now() / 1000)
    const fault = (error: unknown) => void logProblem(deps.log, error, { game: game.id, doing: 'thinking' })
    const played = await (deps.play ?? playHere)(game, now, { timeLeft, fault })
    if (!played) return
    const calm = holdPings(played.game, played.outbox, { now, acting: null })
    const next = { ...calm.game, version: game.version, outbox: addToOutbox(outbox, calm.outbox) }
    // Somebody else was faster: it is looked at anew.
    if (!(await deps.store.saveGame(next))) continue
    await emptyOutbox({ ...next, version: game.version + 1 }, deps)
  }
}
