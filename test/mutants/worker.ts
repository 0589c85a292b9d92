import { type Place, Warm } from './warm.ts'

/** What a process is asked to do: run each test and tell what it passes, or run tests on a mutant. */
export type Job =
  | { kind: 'baseline'; file: string; alone: boolean }
  | { kind: 'mutant'; mutant: number; tests: { place: Place; limit: number }[] }

export interface Trace {
  place: Place
  /** why it fails without any mutant */
  fault: string | null
  ticks: number
  /** in milliseconds */
  time: number
  passed: number[]
  /** passed in the same load before it: what it would have passed of these it may have found in a cache */
  before: number[]
}
/** `by` is the test that noticed the mutant. */
export type Done = { kind: 'baseline'; traces: Trace[] } | { kind: 'mutant'; by?: Place; fault?: string }

export interface Given {
  text: string
  mutants: number
}

/** Is told first what it is about, then answers one job after the other. */
export function work(): void {
  let warm: Warm | undefined
  const answer = async (job: Job) =>
    process.send!(await (job.kind === 'baseline' ? baseline(warm!, job) : attack(warm!, job)))
  process.on('message', (told: Given | Job) => {
    if ('text' in told) warm = new Warm(told.text, told.mutants)
    else void answer(told)
  })
  process.on('disconnect', () => process.exit())
  // Some tests leave a promise behind that a mutant breaks.
  process.on('unhandledRejection', () => {})
}

/**
 * Runs every test of a file and tells what it passes, with what it takes to load the file, as where it runs on a mutant.
 * Those that are not `alone` are loaded together.
 */
export async function baseline(
  warm: Warm,
  { file, alone }: { file: string; alone: boolean },
): Promise<Done & { kind: 'baseline' }> {
  const traces: Trace[] = []
  const sum = new Set<number>()
  warm.begin(-1)
  warm.passed.fill(0)
  const loading = alone ? 0 : warm.load(file).ticks
  const passedNow = () => [...warm.passed.keys()].filter(n => warm.passed[n])
  for (const n of alone ? [] : passedNow()) sum.add(n)
  for (let index = 0, count = 1; index < count; index++) {
    // anew for each, so that what an earlier test left in a cache hides nothing
    if (alone) warm.begin(-1)
    warm.passed.fill(0)
    const began = performance.now()
    const { fault, ticks } = await warm.run({ file, index })
    count = warm.load(file).tests
    const passed = passedNow()
    const own = new Set(passed)
    const before = alone ? [] : [...sum].filter(n => !own.has(n))
    for (const n of passed) sum.add(n)
    const time = performance.now() - began
    traces.push({ place: { file, index }, fault, ticks: ticks + loading, time, passed, before })
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
