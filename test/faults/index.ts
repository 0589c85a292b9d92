/**
 * `npm run faults`: what the deployed programs survive. Every case against the bundles as they are deployed, with
 * stand-ins for DynamoDB, SQS, SSM and Discord. `npm run faults -- kills` runs one case, `--all` with the full numbers
 * (an hour); of those, `--part=2/4` makes the second quarter of the kills. Ends with an error unless nothing was lost, done twice, or left without an answer.
 */
import { deliveries } from './deliveries.ts'
import { hostile } from './hostile.ts'
import { kills } from './kills.ts'
import { outages } from './outages.ts'
import { openStage, type Stage } from './stage.ts'
import { begin, isClean, type Part, printTable, type Result } from './table.ts'
import { time } from './time.ts'

const cases: Record<string, (stage: Stage, all: boolean, part: Part) => Promise<Result>> = {
  kills,
  deliveries,
  outages,
  time,
  hostile,
}

const words = process.argv.slice(2)
const all = words.includes('--all')
const [, is = '1', of = '1'] = /--part=(\d+)\/(\d+)/.exec(words.join(' ')) ?? []
const part: Part = { is: Number(is), of: Number(of) }
const named = words.filter(word => !word.startsWith('--'))
const unknown = named.filter(word => !Object.hasOwn(cases, word))
if (unknown.length > 0)
  throw new Error(`no such case: ${unknown.join(', ')}; there is ${Object.keys(cases).join(', ')}`)

const results: Result[] = []
for (const name of named.length > 0 ? named : Object.keys(cases)) {
  const stage = await openStage()
  const from = performance.now()
  if (results.length === 0) console.log(stage.about)
  try {
    const result = await cases[name]!(stage, all, part)
    result.name += ` (${Math.round((performance.now() - from) / 1000)} s)`
    results.push(result)
  } catch (error) {
    const result = begin(name)
    result.faults.push(
      `ended early: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    )
    result.faults.push(
      `last lines: ${stage.lines
        .slice(-5)
        .map(line => JSON.stringify(line))
        .join('\n')}`,
    )
    results.push(result)
  } finally {
    await stage.close()
  }
}
printTable(results)
process.exitCode = results.every(isClean) ? 0 : 1
