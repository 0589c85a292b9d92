import { type ChildProcess, fork } from 'node:child_process'
import type { Changed } from '../game/change.ts'
import type { GameRecord } from '../store/types.ts'
import type { Play } from '../worker/computerTurn.ts'

/** What a process that thinks is sent, and what it says: faults of thinking, and then what became of the game. */
export interface ToThink {
  game: GameRecord
  /** seconds since 1970 */
  now: number
  milliseconds: number
}
export type Thought = { fault: unknown } | { changed: Changed | undefined } | { error: unknown }

export interface Thinking {
  play: Play
  /** ends the process; what it was thinking about fails, and stays to be played */
  close(): void
}

/**
 * Has the computer think in a process of its own, so that everybody else is answered meanwhile: one game at a time, whoever
 * asks first. It is started when there is something to think about, and ended when there was nothing for a while.
 * @param program the path of thinkChild.ts, bundled
 * @param idleMs how long it is kept with nothing to do
 */
export function openThinking(program: string, idleMs = 60_000): Thinking {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  const end = () => {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }
  const ask = async (question: ToThink, fault: (error: unknown) => void) => {
    clearTimeout(idle)
    const own = (child ??= fork(program, { execArgv: [], serialization: 'advanced' }))
    try {
      return await new Promise<Changed | undefined>((resolve, reject) => {
        const gone = () => reject(new Error('the process that thought has ended'))
        own.on('error', reject).on('exit', gone)
        own.on('message', (said: Thought) => {
          if ('fault' in said) fault(said.fault)
          else if ('error' in said) reject(said.error)
          else resolve(said.changed)
        })
        own.send(question, error => error && reject(error))
      })
    } finally {
      own.removeAllListeners()
      // An error that nobody listens to would end this program.
      own.on('error', () => undefined)
      if (!own.connected) child = undefined
      else idle = setTimeout(end, idleMs).unref()
    }
  }
  return {
    play(game, now, { timeLeft, fault }) {
      const played = last.then(() => ask({ game, now, milliseconds: timeLeft() }, fault))
      last = played.catch(() => undefined)
      return played
    },
    close: end,
  }
}
