import { type ChildProcess, fork } from 'node:child_process'
import type { Changed } from '../game/change.ts'
import { type Log, logProblem } from '../log.ts'
import type { GameRecord } from '../store/types.ts'
import { type Play, playHere } from '../worker/computerTurn.ts'

/** What a process that thinks is sent, and what it says: faults of thinking, and then what became of the game. */
export interface ToThink {
  game: GameRecord
  /** seconds since 1970 */
  now: number
  milliseconds: number
}
export type ThinkReply = { fault: unknown } | { changed: Changed | undefined } | { error: unknown }

export interface ThinkingProcess {
  play: Play
  /** ends the process; what it was thinking about fails, and stays to be played */
  close(): void
}

/** The process could not be started, or ended by itself. */
class Gone extends Error {
  constructor(options?: ErrorOptions) {
    super('the process that thinks has ended', options)
  }
}

/**
 * Has the computer think in a process of its own, so that everybody else is answered meanwhile: one game at a time, whoever
 * asks first. It is started when there is something to think about, and ended when there was nothing for a while. Where it
 * does not live, this process thinks.
 * @param program the path of thinkChild.ts, bundled
 * @param idleMs how long it is kept with nothing to do
 */
export function openThinking(program: string, log: Log, idleMs = 60_000): ThinkingProcess {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  const start = () => {
    const started = fork(program, { execArgv: [], serialization: 'advanced' })
    // That it is gone, its end says; an error that nobody listens to would end this program.
    return started.on('error', () => undefined)
  }
  const end = () => {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }
  const ask = async (question: ToThink, fault: (error: unknown) => void) => {
    clearTimeout(idle)
    const own = child?.connected ? child : start()
    child = own
    const listening = new AbortController()
    try {
      return await new Promise<Changed | undefined>((resolve, reject) => {
        const hear = (said: ThinkReply) => {
          if ('fault' in said) fault(said.fault)
          else if ('error' in said) reject(said.error)
          else resolve(said.changed)
        }
        const gone = () => reject(child === own ? new Gone() : new Error('thinking was ended'))
        own.on('message', hear).on('exit', gone)
        listening.signal.addEventListener('abort', () => own.off('message', hear).off('exit', gone))
        own.send(question, cause => cause && reject(new Gone({ cause })))
      })
    } finally {
      listening.abort()
      if (child === own) idle = setTimeout(end, idleMs).unref()
    }
  }
  return {
    play(game, now, { timeLeft, fault }) {
      const there = last.then(() => ask({ game, now, milliseconds: timeLeft() }, fault))
      const played = there.catch((error: unknown) => {
        if (!(error instanceof Gone)) throw error
        logProblem(log, error, { game: game.id, doing: 'thinking in this process, as another has ended' })
        return playHere(game, now, { timeLeft, fault })
      })
      last = played.catch(() => undefined)
      return played
    },
    close: end,
  }
}
