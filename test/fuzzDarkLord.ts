/**
 * `npm run fuzz:dark-lord -- [how many] [first number] [scenario]`: plays random battles of The Dark Lord, a thousand of
 * each scenario unless told, and says where one goes wrong. What is needed to see it again is written to a file; the
 * number and the scenario alone repeat it as well. At the end, how often each rule and power was at work.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { scenarioIds } from '../rules/dark-lord/index.ts'
import { BrokenSkirmish, playSkirmish } from './helpers/skirmishFuzz.ts'
import { skirmishTrial } from './helpers/skirmishTrials.ts'
import { addSkirmishWork, idleIn, noSkirmishWork, skirmishWorkTable } from './helpers/skirmishWork.ts'

const many = Number(process.argv[2] ?? 1000)
const first = Number(process.argv[3] ?? 0)
const named = scenarioIds.find(id => id === process.argv[4])
const began = performance.now()
const work = noSkirmishWork()
const ends: Record<string, number> = {}
let failed = 0
let answers = 0

for (let n = first; n < first + many; n++) {
  for (const rules of named ? [named] : scenarioIds) {
    try {
      const played = playSkirmish(n, skirmishTrial(n, rules), 4)
      answers += played.answers.length
      addSkirmishWork(work, played.work)
      const { winner, reason } = played.save.battle.result!
      const end = `${rules} ${reason} ${winner === null ? 'nobody' : played.save.battle.players[winner]!.side}`
      ends[end] = (ends[end] ?? 0) + 1
    } catch (error) {
      if (!(error instanceof BrokenSkirmish)) throw error
      failed++
      mkdirSync('dist', { recursive: true })
      const file = `dist/fuzz-${rules}-${n}.json`
      const { message, options, answers: given, save } = error
      writeFileSync(file, JSON.stringify({ number: n, message, options, answers: given, save }, null, 1))
      console.error(`FAILED ${message}\n  see ${file}; again: npm run fuzz:dark-lord -- 1 ${n} ${rules}`)
      console.error(error.cause)
    }
  }
  const done = n - first + 1
  if (done % 20 === 0 || done === many)
    console.log(
      `${done} of ${many}: ${failed} failed, ${answers} answers, ${((performance.now() - began) / 1000).toFixed(0)} s`,
    )
}

/** Over a thousand battles each rule and power has to have been at work so often. */
const least = Math.ceil((100 * Math.min(many, 1000)) / 1000)
const idle = idleIn(work, least)
console.log(`\nat work:\n${skirmishWorkTable(work)}\n\nended:`)
for (const [end, count] of Object.entries(ends).sort()) console.log(`${String(count).padStart(6)}  ${end}`)
console.log(idle.length ? `fewer than ${least} times: ${idle.join(', ')}` : `each at least ${least} times`)
process.exitCode = failed || (many >= 1000 && idle.length) ? 1 : 0
