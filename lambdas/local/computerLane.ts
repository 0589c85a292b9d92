import { logProblem } from '../log.ts'
import { limitIn, within } from '../timeLimit.ts'
import { computerTurn, type Play } from '../worker/computerTurn.ts'
import { keepSecrets } from '../worker/keepSecrets.ts'
import type { WorkerDeps } from '../worker/types.ts'

/** So long the computer may think about one game, in milliseconds; what it has by then is saved, and others come first. */
const gameMs = 60_000

/** Games in which the computer is to play. */
export interface ComputerLane {
  /** once, however often a game is named until its turn comes */
  add(game: string): void
  /** resolves when it has played everywhere */
  idle(): Promise<void>
  /** begins nothing more, and resolves when what was begun is saved as far as it has come */
  stop(): Promise<void>
}

/**
 * Has the computer play in one game after the other, beside the deliveries: whoever ended a phase was answered, and nobody's
 * command waits for what comes of it. Nothing is lost with it: what is to be played stands in the outbox of its game.
 * @param play left out: it thinks in this process
 */
export function makeComputerLane(deps: Omit<WorkerDeps, 'playLater'>, play?: Play): ComputerLane {
  const waiting = new Set<string>()
  let stopped = false
  let running: Promise<void> | undefined

  const run = async () => {
    for (const id of waiting) {
      if (stopped) return
      waiting.delete(id)
      const limit = limitIn(gameMs)
      const quiet = keepSecrets(deps)
      const from = performance.now()
      const own = {
        ...quiet,
        store: within(quiet.store, limit),
        rest: deps.rest.within(limit),
        ...(play && { play }),
      }
      try {
        const game = await own.store.loadGame(id)
        if (!game?.outbox.some(entry => entry.do === 'computer')) continue
        await computerTurn(game, own, { left: () => (stopped ? 0 : limit.left()) })
        quiet.log.info({ game: id, ms: Math.round(performance.now() - from) }, 'the computer played')
      } catch (error) {
        // It stays in the outbox: a sweep begins again with it.
        if (!stopped) logProblem(quiet.log, error, { game: id, doing: 'playing' })
      }
    }
    running = undefined
  }
  return {
    add(game) {
      waiting.add(game)
      running ??= run()
    },
    async idle() {
      await running
    },
    async stop() {
      stopped = true
      await running
    },
  }
}
