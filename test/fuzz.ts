/**
 * `npm run fuzz` runs the tests that live by chance at full length, then plays a thousand random battles.
 * `npm run fuzz -- [how many] [first number] [rule book]`: plays random battles, one after the other, every
 * third by the classic rules, with two, three and four players in turn, unless a book is named, and says where one
 * goes wrong. What is needed to see it again is written to a file; the number and the book alone repeat it as well.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { abilityIds, ruleBooks } from '../rules/combat-hex/index.ts'
import { Broken, play } from './helpers/fuzz.ts'
import { trial } from './helpers/trials.ts'
import { addWork, noWork, workTable } from './helpers/work.ts'

const many = Number(process.argv[2] ?? 1000)
const first = Number(process.argv[3] ?? 0)
const named = ruleBooks.find(book => book === process.argv[4])
const bookOf = (n: number) => named ?? (n % 3 === 2 ? 'classic' : 'tournament')
const playersOf = (n: number) => (bookOf(n) === 'classic' ? 2 + (Math.floor(n / 3) % 3) : 2)
const began = performance.now()
const sums = { answers: 0, events: 0, undone: 0 }
let failed = 0
const work = noWork()

const seconds = () => ((performance.now() - began) / 1000).toFixed(0)
const memory = () => (process.memoryUsage().rss / 2 ** 20).toFixed(0)

/** The tests that `npm test` runs in part: those that read `thorough.ts`. */
function runTests(): boolean {
  const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.test.ts'))
    .map(file => join('test', file))
    .filter(file => readFileSync(file, 'utf8').includes('/thorough.ts'))
  console.log(`${files.length} files of tests at full length`)
  const env = { ...process.env, THOROUGH: '1' }
  const words = ['node_modules/vitest/vitest.mjs', 'run', ...files]
  return spawnSync(process.execPath, words, { env, stdio: 'inherit' }).status === 0
}

const tested = process.argv.length > 2 || runTests()

console.log(`battles ${first} to ${first + many - 1}`)
for (let n = first; n < first + many; n++) {
  try {
    const { answers, events, undone, work: done } = play(n, trial(n, undefined, bookOf(n), playersOf(n)))
    sums.answers += answers.length
    sums.events += events.length
    sums.undone += undone
    addWork(work, done)
  } catch (error) {
    if (!(error instanceof Broken)) throw error
    failed++
    mkdirSync('dist', { recursive: true })
    const file = `dist/fuzz-${n}.json`
    const { message, options, answers, save } = error
    writeFileSync(file, JSON.stringify({ number: n, message, options, answers, save }, null, 1))
    console.error(`FAILED ${message}\n  see ${file}; again: npm run fuzz -- 1 ${n} ${bookOf(n)}`)
    console.error(error.cause)
  }
  const done = n - first + 1
  if (done % 50 === 0 || done === many)
    console.log(
      `${done} of ${many}: ${failed} failed, ${sums.answers} answers, ${seconds()} s, ${memory()} MB`,
    )
}
console.log(`${sums.answers} answers, ${sums.events} events, ${sums.undone} taken back, ${failed} failed`)

/** Over a thousand battles each ability has to have been at work so often. */
const least = 200
const wanted = Math.ceil((least * Math.min(many, 1000)) / 1000)
const idle = abilityIds.filter(id => work[id] < wanted)
console.log(`\nabilities at work:\n${workTable(work, many)}`)
console.log(idle.length ? `fewer than ${wanted} times: ${idle.join(', ')}` : `each at least ${wanted} times`)
process.exitCode = failed || !tested || (many >= 1000 && idle.length) ? 1 : 0
