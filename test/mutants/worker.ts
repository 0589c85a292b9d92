import { parentPort, workerData } from 'node:worker_threads'
import { type Place, Warm } from './warm.ts'

/** What a thread is asked to do: run each test by itself and tell what it passes, or run tests on a mutant. */
export type Job =
  | { kind: 'baseline'; file: string }
  | { kind: 'mutant'; mutant: number; tests: { place: Place; limit: number }[] }

export interface Trace {
  place: Place
  /** why it fails without any mutant */
  fault: string | null
  ticks: number
  /** in milliseconds */
  time: number
  passed: number[]
}
/** `by` is the test that noticed the mutant. */
export type Done = { kind: 'baseline'; traces: Trace[] } | { kind: 'mutant'; by?: Place; fault?: string }

export interface Given {
  text: string
  mutants: number
}

/** Answers one job after the other. */
export function work(): void {
  const { text, mutants } = workerData as Given
  const warm = new Warm(text, mutants)
  const answer = async (job: Job) => {
    const done = job.kind === 'baseline' ? await baseline(warm, job.file) : await attack(warm, job)
    parentPort!.postMessage(done)
  }
  parentPort!.on('message', (job: Job) => void answer(job))
}

/** Runs every test of a file by itself, with what it takes to load the file, as where it runs on a mutant. */
export async function baseline(warm: Warm, file: string): Promise<Done & { kind: 'baseline' }> {
  const traces: Trace[] = []
  for (let index = 0, count = 1; index < count; index++) {
    // anew for each, so that what an earlier test left in a cache hides nothing
    warm.begin(-1)
    warm.passed.fill(0)
    const began = performance.now()
    const { fault, ticks } = await warm.run({ file, index })
    count = warm.load(file)
    const passed: number[] = []
    warm.passed.forEach((was, n) => was && passed.push(n))
    traces.push({ place: { file, index }, fault, ticks, time: performance.now() - began, passed })
  }
  return { kind: 'baseline', traces }
}

async function attack(warm: Warm, { mutant, tests }: Job & { kind: 'mutant' }): Promise<Done> {
  warm.begin(mutant)
  for (const { place, limit } of tests) {
    const { fault } = await warm.run(place, limit)
    if (fault !== null) return { kind: 'mutant', by: place, fault }
  }
  return { kind: 'mutant' }
}
