/**
 * `npm run mutants -- [files or folders of rules/] [--all]`: changes the rules in one small place at a time, and
 * prints the changes that no test notices. Those listed in test/mutants/harmless/ with a reason are left out
 * unless `--all`. What noticed a mutant is remembered in dist/, so that a second run is quick. `--quick` tries only
 * the 150 most likely tests on each, and `--again` all tests on what the last run left over; `--slow` adds those that play long and at random.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { isMainThread, Worker } from 'node:worker_threads'
import { type Harmless, harmlessOf, means } from './harmless.ts'
import { keyOf, type Mutant, mutate } from './mutate.ts'
import { bundleTests, type Place } from './warm.ts'
import { type Done, type Given, type Job, type Trace, work } from './worker.ts'

/** Nothing here is a rule: figures and boards are data, and what is kept only saves time. */
const left = [
  /^rules\/combat-hex\/army\/roster\//,
  /^rules\/board\/the-/,
  /^rules\/combat-hex\/battle\/kept\.ts$/,
  /^rules\/combat-hex\/queries\.ts$/,
]
/** They read sources, or load what they need while they run. */
const notRun = [/\/arrows\.test/, /\/golden\.test/]
const slow = [
  /fuzz\.test/,
  /sight\.properties/,
  /reach\.properties/,
  /starter\.properties/,
  /orders\/battles/,
]

const patience = 120_000
const likely = 150
const memoryFile = join('dist', 'mutants.json')

const under = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .toSorted()

/** A thread that is thrown away when it does not come back. */
class Hand {
  #thread: Worker | undefined
  constructor(readonly given: Given) {}

  async ask(job: Job): Promise<Done | 'late'> {
    const thread = (this.#thread ??= new Worker(new URL(import.meta.url), {
      workerData: this.given,
      resourceLimits: { maxOldGenerationSizeMb: 2000 },
    }))
    const answer = await new Promise<Done | 'late'>(resolve => {
      const timer = setTimeout(() => resolve('late'), job.kind === 'mutant' ? patience : 10 * patience)
      const settle = (done: Done | 'late') => {
        clearTimeout(timer)
        thread.off('message', settle).off('error', broke)
        resolve(done)
      }
      const broke = (error: unknown) => {
        console.error('a thread broke', error)
        settle('late')
      }
      thread.on('message', settle).on('error', broke)
      thread.postMessage(job)
    })
    if (answer === 'late') {
      this.#thread = undefined
      await thread.terminate()
    }
    return answer
  }

  async stop() {
    await this.#thread?.terminate()
  }
}

/** Gives jobs to all hands until none is left. */
async function share<J>(
  hands: readonly Hand[],
  jobs: readonly J[],
  play: (hand: Hand, job: J) => Promise<void>,
) {
  const queue = [...jobs]
  await Promise.all(
    hands.map(async hand => {
      for (let job = queue.shift(); job !== undefined; job = queue.shift()) await play(hand, job)
    }),
  )
}

async function main() {
  const words = process.argv.slice(2)
  const all = words.includes('--all')
  const most = words.includes('--quick') ? likely : Number.POSITIVE_INFINITY
  const named = words.filter(word => !word.startsWith('--')).map(word => word.replace(/\/$/, ''))
  const asked = (file: string) =>
    named.length === 0 || named.some(name => file === name || file.startsWith(`${name}/`))
  const files = under('rules').filter(
    file => file.endsWith('.ts') && !left.some(no => no.test(file)) && asked(file),
  )

  const mutants: Mutant[] = []
  const texts = new Map<string, string>()
  for (const file of files) {
    const made = mutate(file, readFileSync(file, 'utf8'), mutants.length)
    texts.set(file, made.text)
    mutants.push(...made.mutants)
  }
  const tests = under('test/rules').filter(
    file => file.endsWith('.test.ts') && !notRun.some(no => no.test(file)),
  )
  const quick = tests.filter(file => !slow.some(is => is.test(file)))
  const chosen = words.includes('--slow') ? tests : quick
  const given: Given = { text: await bundleTests(chosen, texts), mutants: mutants.length }
  const hands = Array.from({ length: Math.min(2, availableParallelism()) }, () => new Hand(given))

  const began = performance.now()
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(0)} s`
  console.log(`${mutants.length} mutants in ${files.length} files, ${chosen.length} files of tests`)

  const traces: Trace[] = []
  let told = began
  await share(hands, chosen, async (hand, file) => {
    const done = await hand.ask({ kind: 'baseline', file })
    if (done === 'late' || done.kind !== 'baseline') throw new Error(`${file} did not come to an end`)
    traces.push(...done.traces)
    if (performance.now() - told < 15_000) return
    told = performance.now()
    console.log(`${traces.length} tests looked at, ${seconds()}`)
  })
  for (const { place, fault } of traces)
    if (fault !== null)
      console.log(`not used, it fails without a mutant: ${place.file} ${place.index}: ${fault}`)
  const sound = traces.filter(trace => trace.fault === null)
  console.log(`${sound.length} tests know their way, ${seconds()}`)

  const reach: Trace[][] = mutants.map(() => [])
  for (const trace of sound) for (const n of trace.passed) reach[n]!.push(trace)
  // Who survived is asked again as soon as anything is different.
  const state = hashOf([...under('rules'), ...under('test/rules'), ...under('test/helpers')], chosen, most)
  const memory = readMemory()
  const { noticed } = memory
  const survived = memory.state === state ? memory.survived : []
  const known = new Set(survived)
  const list = harmlessOf(join('test', 'mutants', 'harmless'))
  const again = words.includes('--again')
  const isLeft = (mutant: Mutant) =>
    memory.survived.includes(keyOf(mutant)) && !list.some(entry => means(entry, mutant))
  const kills = new Map<string, number>()
  const nameOf = (file: string, { file: test, index }: Place) => `${file} ${test} ${index}`
  const save = () => writeMemory({ state, survived: [...known], noticed })
  const survivors: { mutant: Mutant; reached: boolean }[] = []
  let done = 0
  let late = 0

  const tried = mixed(mutants.length).filter(n => !again || isLeft(mutants[n]!))
  await share(hands, tried, async (hand, n) => {
    const mutant = mutants[n]!
    const key = keyOf(mutant)
    // First what noticed it the last time, then what noticed its neighbours, then what is quick.
    const worth = ({ place, time, passed }: Trace) =>
      (noticed[key] === `${place.file} ${place.index}` ? 1e6 : 0) +
      (isOf(mutant, place.file) ? 50 : 0) +
      (kills.get(nameOf(mutant.file, place)) ?? 0) -
      time / 20 -
      passed.length / 1e4
    const order = reach[n]!.map(trace => ({ trace, worth: worth(trace) })).toSorted(
      (a, b) => b.worth - a.worth,
    )
    const tests = order
      .slice(0, most)
      .map(({ trace: { place, ticks } }) => ({ place, limit: 50 * ticks + 100_000 }))
    const asks = tests.length > 0 && !known.has(key)
    const result = asks ? await hand.ask({ kind: 'mutant', mutant: n, tests }) : { kind: 'mutant' as const }
    if (result === 'late') late++
    else if (result.kind === 'mutant' && result.by) {
      noticed[key] = `${result.by.file} ${result.by.index}`
      const name = nameOf(mutant.file, result.by)
      kills.set(name, (kills.get(name) ?? 0) + 1)
    } else {
      survivors.push({ mutant, reached: tests.length > 0 })
      known.add(key)
    }
    done++
    if (performance.now() - told > 15_000) {
      told = performance.now()
      save()
      console.log(`${done} of ${tried.length}: ${survivors.length} survive, ${late} late, ${seconds()}`)
    }
  })
  await Promise.all(hands.map(hand => hand.stop()))
  save()

  const unlisted = survivors.filter(({ mutant }) => all || !list.some(entry => means(entry, mutant)))
  print(unlisted)
  const gone = list.filter(entry => asked(entry.file) && !mutants.some(mutant => means(entry, mutant)))
  const isDead = (entry: Harmless) =>
    !gone.includes(entry) && asked(entry.file) && !survivors.some(({ mutant }) => means(entry, mutant))
  const dead = again ? [] : list.filter(isDead)
  for (const entry of gone)
    console.log(`${entry.from}: there is no such mutant: ${entry.on} | ${entry.change}`)
  for (const entry of dead) console.log(`${entry.from}: a test notices this: ${entry.on} | ${entry.change}`)
  const unreached = unlisted.filter(({ reached }) => !reached).length
  console.log(
    `${tried.length} mutants, ${survivors.length} survive, ${survivors.length - unlisted.length} of them listed as ` +
      `harmless, ${unlisted.length} not (${unreached} where no test comes by); ${seconds()}`,
  )
  process.exitCode = unlisted.length || gone.length ? 1 : 0
}

/** As the lists of harmless ones have them. */
function print(survivors: readonly { mutant: Mutant; reached: boolean }[]) {
  const sorted = survivors.toSorted(
    (a, b) => a.mutant.file.localeCompare(b.mutant.file) || a.mutant.line - b.mutant.line,
  )
  let file = ''
  let line = 0
  for (const { mutant, reached } of sorted) {
    if (mutant.file !== file) console.log(`\n# ${mutant.file}`)
    if (mutant.file !== file || mutant.line !== line)
      console.log(`${mutant.on}\n    ${mutant.file}:${mutant.line} in ${mutant.within}`)
    console.log(`  ${mutant.change}${reached ? '' : '   (no test comes by)'}`)
    file = mutant.file
    line = mutant.line
  }
  console.log()
}

/** Numbers below `count` in an order that goes everywhere at once, so that what is told on the way foretells the end. */
const mixed = (count: number): number[] =>
  Array.from({ length: count }, (_, n) => n).toSorted((a, b) => ((a * 7919) % 1009) - ((b * 7919) % 1009))

/** Is it the test of this file, or of this ability? */
function isOf({ file, within }: Mutant, test: string): boolean {
  const ability = within.split('.')[0]!.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
  return basename(test, '.test.ts') === ability || basename(test).includes(basename(file, '.ts'))
}

function hashOf(files: readonly string[], ...more: readonly unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(more))
  for (const file of files) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

interface Memory {
  /** of rules and tests when it was written */
  state: string
  survived: string[]
  /** what noticed a mutant the last time */
  noticed: Record<string, string>
}

function readMemory(): Memory {
  try {
    return JSON.parse(readFileSync(memoryFile, 'utf8')) as Memory
  } catch {
    return { state: '', survived: [], noticed: {} }
  }
}

function writeMemory(memory: Memory) {
  mkdirSync(dirname(memoryFile), { recursive: true })
  writeFileSync(memoryFile, JSON.stringify(memory, null, 1))
}

if (isMainThread) await main()
else work()
