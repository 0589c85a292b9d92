/**
 * `npm run fuzz` runs the tests that live by chance at full length, then plays a thousand random battles of every game.
 * `npm run fuzz -- [game] [how many] [first number] [rule book or scenario]`: plays random battles of one game, one after
 * the other, and says where one goes wrong. What is needed to see it again is written to a file; the game, the number and
 * the book alone repeat it as well. Unless a book is named, every third of Combat Hex is by the classic rules, with two,
 * three and four players in turn; of The Dark Lord so many are played of each scenario; of Regiments armies hold units with
 * rules by chance. At the end, how often each ability, rule, power and spell was at work.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { abilityIds, ruleBooks } from '../rules/combat-hex/index.ts'
import { scenarioIds } from '../rules/dark-lord/index.ts'
import { playDarkLord } from './helpers/darkLordFuzz.ts'
import { darkLordTrial } from './helpers/darkLordTrials.ts'
import { addDarkLordWork, darkLordWorkTable, idleIn, noDarkLordWork } from './helpers/darkLordWork.ts'
import { play } from './helpers/fuzz.ts'
import { Broken } from './helpers/playByChance.ts'
import { playRegiments } from './helpers/regimentsFuzz.ts'
import { regimentsTrial } from './helpers/regimentsTrials.ts'
import {
  addRegimentsWork,
  idleInRegiments,
  noRegimentsWork,
  regimentsWorkTable,
} from './helpers/regimentsWork.ts'
import { trial } from './helpers/trials.ts'
import { addWork, noWork, workTable } from './helpers/work.ts'

interface Fuzzed {
  /** what battles of a number are played by, where no book is named */
  booksOf(n: number): readonly string[]
  books: readonly string[]
  /** how often everything has to have been at work in a thousand battles */
  least: number
  play(n: number, book: string): { answers: number; events: number; undone: number }
  /** those that were at work less than so often, and what else there is to say */
  idle(least: number): string[]
  table(many: number): string
}

/** How battles ended, and how often each way. */
function endings() {
  const counts: Record<string, number> = {}
  return {
    add(end: string) {
      counts[end] = (counts[end] ?? 0) + 1
    },
    table: () =>
      [
        'ended:',
        ...Object.entries(counts)
          .sort()
          .map(([end, count]) => `${String(count).padStart(6)}  ${end}`),
      ].join('\n'),
  }
}

function combatHex(): Fuzzed {
  const work = noWork()
  return {
    books: ruleBooks,
    booksOf: n => [n % 3 === 2 ? 'classic' : 'tournament'],
    least: 200,
    play(n, book) {
      const rules = ruleBooks.find(each => each === book)!
      const players = rules === 'classic' ? 2 + (Math.floor(n / 3) % 3) : 2
      const { answers, events, undone, work: done } = play(n, trial(n, undefined, rules, players))
      addWork(work, done)
      return { answers: answers.length, events: events.length, undone }
    },
    idle: least => abilityIds.filter(id => work[id] < least),
    table: many => workTable(work, many),
  }
}

function theDarkLord(): Fuzzed {
  const work = noDarkLordWork()
  const ends = endings()
  return {
    books: scenarioIds,
    booksOf: () => scenarioIds,
    least: 100,
    play(n, book) {
      const rules = scenarioIds.find(each => each === book)!
      const { answers, events, save, work: done } = playDarkLord(n, darkLordTrial(n, rules), 4)
      addDarkLordWork(work, done)
      const { winner, reason } = save.battle.result!
      ends.add(`${rules} ${reason} ${winner === null ? 'nobody' : save.battle.players[winner]!.side}`)
      return { answers: answers.length, events, undone: 0 }
    },
    idle: least => idleIn(work, least),
    table: () => `${darkLordWorkTable(work)}\n\n${ends.table()}`,
  }
}

function theRegiments(): Fuzzed {
  const work = noRegimentsWork()
  const ends = endings()
  return {
    books: ['pitched-battle'],
    booksOf: () => ['pitched-battle'],
    least: 20,
    play(n) {
      const { answers, events, undone, save, work: done } = playRegiments(n, regimentsTrial(n), 4)
      addRegimentsWork(work, done)
      ends.add(save.battle.result!.reason)
      return { answers: answers.length, events, undone }
    },
    idle: least => idleInRegiments(work, least),
    table: () => `${regimentsWorkTable(work)}\n\n${ends.table()}`,
  }
}

const fuzzed: Readonly<Record<string, () => Fuzzed>> = {
  'combat-hex': combatHex,
  'dark-lord': theDarkLord,
  regiments: theRegiments,
}

const words = process.argv.slice(2)
const games = words[0] !== undefined && words[0] in fuzzed ? [words.shift()!] : Object.keys(fuzzed)
const many = Number(words[0] ?? 1000)
const first = Number(words[1] ?? 0)
if (Number.isNaN(many + first)) throw new Error(`no such game: ${words[0]}; there is ${games.join(', ')}`)
const began = performance.now()
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
  const run = ['node_modules/vitest/vitest.mjs', 'run', ...files]
  return spawnSync(process.execPath, run, { env, stdio: 'inherit' }).status === 0
}

/** Plays battles of one game. @returns whether all of them went well, and everything was at work */
function fuzz(game: string): boolean {
  const { books, booksOf, least, ...fuzzes } = fuzzed[game]!()
  const named = books.find(book => book === words[2])
  const sums = { answers: 0, events: 0, undone: 0 }
  let failed = 0
  console.log(`\n${game}: battles ${first} to ${first + many - 1}`)
  for (let n = first; n < first + many; n++) {
    for (const book of named ? [named] : booksOf(n)) {
      try {
        const played = fuzzes.play(n, book)
        for (const key of ['answers', 'events', 'undone'] as const) sums[key] += played[key]
      } catch (error) {
        if (!(error instanceof Broken)) throw error
        failed++
        mkdirSync('dist', { recursive: true })
        const file = `dist/fuzz-${book}-${n}.json`
        const { message, options, answers, save } = error
        writeFileSync(file, JSON.stringify({ number: n, message, options, answers, save }, null, 1))
        console.error(`FAILED ${message}\n  see ${file}; again: npm run fuzz -- ${game} 1 ${n} ${book}`)
        console.error(error.cause)
      }
    }
    const done = n - first + 1
    if (done % 50 === 0 || done === many)
      console.log(
        `${done} of ${many}: ${failed} failed, ${sums.answers} answers, ${seconds()} s, ${memory()} MB`,
      )
  }
  console.log(`${sums.answers} answers, ${sums.events} events, ${sums.undone} taken back, ${failed} failed`)
  const wanted = Math.ceil((least * Math.min(many, 1000)) / 1000)
  const idle = fuzzes.idle(wanted)
  console.log(`\nat work:\n${fuzzes.table(many)}`)
  console.log(
    idle.length ? `fewer than ${wanted} times: ${idle.join(', ')}` : `each at least ${wanted} times`,
  )
  return failed === 0 && (many < 1000 || idle.length === 0)
}

const tested = process.argv.length > 2 || runTests()
const sound = games.map(fuzz)
process.exitCode = tested && sound.every(Boolean) ? 0 : 1
