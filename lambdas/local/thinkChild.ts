// The program of a process that thinks for another (thinking.ts): a game comes in, what becomes of it goes out.
import { constants, setPriority } from 'node:os'
import { setImmediate as pause } from 'node:timers/promises'
import { playComputer } from '../game/playComputer.ts'
import type { ThinkReply, ToThink } from './thinking.ts'

// Whoever waits for an answer goes before whoever waits for the computer.
try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
} catch {
  // Not everybody may; then they are equals.
}

// Whoever asked may have ended meanwhile: then there is nothing to do any more, and nothing to say.
const tell = (said: ThinkReply) =>
  void process.send?.(said, undefined, undefined, error => error && process.exit())

process.on('message', ({ game, now, milliseconds }: ToThink) => {
  const until = performance.now() + milliseconds
  playComputer(game, now, {
    pause,
    timeLeft: () => Math.max(0, until - performance.now()),
    fault: error => tell({ fault: error }),
  }).then(
    changed => tell({ changed }),
    (error: unknown) => tell({ error }),
  )
})
// Ctrl+C reaches this process, too; it goes when it is not needed any more.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())
