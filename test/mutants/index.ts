/**
 * `npm run mutants -- [files or folders of rules/, lambdas/discord/games/ or render/]`: changes them (the rules, where
 * none is named) in one small place at a time, and prints the changes that no test notices. Those listed in
 * test/mutants/harmless/ with a reason are left out unless `--all`. What noticed a mutant is remembered in dist/, so
 * that a second run is quick. `--sample=600` tries so many, spread evenly over the lines, the same every time. `--quick`
 * tries only the likeliest tests on each (150, and no more than take 5 seconds), and loads those of a file together to
 * see what they pass; it leaves out lengthy tests about something else, and those of all games where one game was named.
 * `--again` tries all tests on what the last run left over; `--slow` adds those that play long and at random.
 * `--hands=1` keeps it to one core.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Hand, share } from './hand.ts'
import { type Harmless, harmlessOf, means } from './harmless.ts'
import { keyOf, type Mutant, mutate } from './mutate.ts'
import { sample } from './sample.ts'
import { bundleTests, type Place } from './warm.ts'
import { isFar, roomsOf, sourcesOf, testsOf, under, watches } from './watch.ts'
import { type Given, type Trace, work } from './worker.ts'

const likely = { tests: 150, milliseconds: 5_000 }
const memoryFile = join('dist', 'mutants.json')

async function main() {
  const words = process.argv.slice(2)
  const numberOf = (name: string) => {
    const word = words.find(one => one.startsWith(`--${name}=`))
    return word === undefined ? Number.POSITIVE_INFINITY : Number(word.slice(name.length + 3))
  }
  const all = words.includes('--all')
  const brief = words.includes('--quick')
  const size = numberOf('sample')
  const named = words.filter(word => !word.startsWith('--')).map(word => word.replace(/\/$/, ''))
  const asked = (file: string) =>
    named.length === 0 || named.some(name => file === name || file.startsWith(`${name}/`))
  const rooms = roomsOf(named)
  const files = rooms.flatMap(room => sourcesOf(room, asked))

  const mutants: Mutant[] = []
  const texts = new Map<string, string>()
  for (const file of files) {
    const made = mutate(file, readFileSync(file, 'utf8'), mutants.length)
    texts.set(file, made.text)
    mutants.push(...made.mutants)
  }
  const tests = rooms.flatMap(room =>
    testsOf(room, words.includes('--slow')).map(file => ({ file, alone: room.eachAlone && !brief })),
  )
  const { text, loads } = await bundleTests(
    tests.map(({ file }) => file),
    texts,
  )
  const chosen = tests.filter(
    ({ file }) => watches(file, loads(file), files) && !(brief && isFar(file, files)),
  )
  const given: Given = { text, mutants: mutants.length }
  const program = fileURLToPath(import.meta.url)
  const handCount = Math.min(2, availableParallelism(), numberOf('hands'))
  const hands = Array.from({ length: handCount }, () => new Hand(program, given))

  const began = performance.now()
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(0)} s`
  console.log(`${mutants.length} mutants in ${files.length} files, ${chosen.length} files of tests`)

  const traces: Trace[] = []
  let told = began
  await share(hands, chosen, async (hand, { file, alone }) => {
    const done = await hand.ask({ kind: 'baseline', file, alone })
    if (done !== 'late' && done.kind === 'baseline') traces.push(...done.traces)
    else console.log(`not used, it does not come to an end: ${file}`)
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
  for (const trace of sound) for (const n of [...trace.passed, ...trace.before]) reach[n]!.push(trace)
  const surely = new Map(sound.map(trace => [trace, new Set(trace.passed)]))
  // Who survived is asked again as soon as anything is different.
  const read = rooms.flatMap(room => [...under(room.sources), ...under(room.tests)])
  const state = hashOf([...new Set([...under('rules'), ...read, ...under('test/helpers')])], chosen, brief)
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

  const drawn = size < mutants.length ? new Set(sample(mutants, size)) : undefined
  const tried = mixed(mutants.length).filter(n => (!drawn || drawn.has(n)) && (!again || isLeft(mutants[n]!)))
  await share(hands, tried, async (hand, n) => {
    const mutant = mutants[n]!
    const key = keyOf(mutant)
    // First what noticed it the last time, then what noticed its neighbours, then what is quick.
    const worth = (trace: Trace) => worthOf(trace) - (surely.get(trace)!.has(n) ? 0 : 100)
    const worthOf = ({ place, time, passed }: Trace) =>
      (noticed[key] === `${place.file} ${place.index}` ? 1e6 : 0) +
      (isOf(mutant, place.file) ? 50 : 0) +
      (kills.get(nameOf(mutant.file, place)) ?? 0) -
      time / 20 -
      passed.length / 1e4
    const order = spread(reach[n]!.map(trace => ({ trace, worth: worth(trace) })))
    let time = 0
    const tests = order
      .filter(
        ({ trace }, place) => !brief || (place < likely.tests && (time += trace.time) < likely.milliseconds),
      )
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
  for (const hand of hands) hand.stop()
  save()

  const unlisted = survivors.filter(({ mutant }) => all || !list.some(entry => means(entry, mutant)))
  print(unlisted)
  const gone = list.filter(entry => asked(entry.file) && !mutants.some(mutant => means(entry, mutant)))
  const isDead = (entry: Harmless) =>
    !gone.includes(entry) && asked(entry.file) && !survivors.some(({ mutant }) => means(entry, mutant))
  const dead = again || drawn ? [] : list.filter(isDead)
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

/** The worthiest first, but not all of one file: one that none of a file's first tests noticed is rather another's. */
function spread<T extends { trace: Trace; worth: number }>(tests: readonly T[]): T[] {
  const ofFile = new Map<string, number>()
  const late = new Map<T, number>()
  const sorted = tests.toSorted((a, b) => b.worth - a.worth)
  for (const one of sorted) {
    const rank = ofFile.get(one.trace.place.file) ?? 0
    ofFile.set(one.trace.place.file, rank + 1)
    late.set(one, one.worth - 3 * rank)
  }
  return sorted.toSorted((a, b) => late.get(b)! - late.get(a)!)
}

/** Is it the test of this file or its folder, or of this ability? */
function isOf({ file, within }: Mutant, test: string): boolean {
  const ability = within.split('.')[0]!.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
  const name = basename(test, '.test.ts')
  return name === ability || name.includes(basename(file, '.ts')) || name.includes(basename(dirname(file)))
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

if (process.argv[2] === '--hand') work()
else await main()
