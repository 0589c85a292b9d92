import { type ChildProcess, fork } from 'node:child_process'
import type { Done, Given, Job } from './worker.ts'

const patience = 120_000

/** A process that is ended when it does not come back; canvas crashes in threads. */
export class Hand {
  #process: ChildProcess | undefined
  constructor(
    readonly program: string,
    readonly given: Given,
  ) {}

  /** `late`: no answer in time, or the process broke down. */
  async ask(job: Job): Promise<Done | 'late'> {
    const process = (this.#process ??= this.#begin())
    const answer = await new Promise<Done | 'late'>(resolve => {
      const timer = setTimeout(() => settle('late'), job.kind === 'mutant' ? patience : 10 * patience)
      const settle = (done: Done | 'late') => {
        clearTimeout(timer)
        process.off('message', settle).off('exit', broke)
        resolve(done)
      }
      const broke = () => settle('late')
      process.on('message', settle).on('exit', broke)
      process.send(job)
    })
    if (answer === 'late') this.stop()
    return answer
  }

  stop() {
    this.#process?.kill('SIGKILL')
    this.#process = undefined
  }

  #begin(): ChildProcess {
    const process = fork(this.program, ['--hand'], {
      execArgv: ['--max-old-space-size=2000'],
      serialization: 'advanced',
      env: { ...globalThis.process.env, TABLE_PATIENCE: '30' },
    })
    process.send(this.given)
    return process
  }
}

/** Gives jobs to all hands until none is left. */
export async function share<J>(
  hands: readonly Hand[],
  jobs: readonly J[],
  play: (hand: Hand, job: J) => Promise<void>,
): Promise<void> {
  const queue = [...jobs]
  await Promise.all(
    hands.map(async hand => {
      for (let job = queue.shift(); job !== undefined; job = queue.shift()) await play(hand, job)
    }),
  )
}
