/**
 * `npm run faults`: what the programs survive. Every case against the bundles as they are deployed, with stand-ins for
 * DynamoDB, SQS, SSM and Discord, in every game; `machine` against the program on one machine. `npm run faults -- kills`
 * runs one case, `--game=dark-lord` those of one game,
 * `--all` with the full numbers (two hours and more); of those, `--part=2/4` makes the second quarter of the kills. Ends with an
 * error unless nothing was lost, done twice, or left without an answer.
 */

import { gameIds } from '../play/everyPlay.ts'
import { type Deployed, openDeployed } from '../standIns/deployed.ts'
import { deliveries } from './deliveries.ts'
import { hostile } from './hostile.ts'
import { kills, seasonKills } from './kills.ts'
import { outages } from './outages.ts'
import { machine } from './powerCuts.ts'
import { begin, type CaseResult, isClean, type Part, printTable } from './table.ts'
import { time } from './time.ts'

type Case = (deployed: Deployed, all: boolean, part: Part, game: string) => Promise<CaseResult>

const cases: Record<string, Case> = {
  kills,
  seasons: seasonKills,
  deliveries,
  outages,
  time,
  hostile,
}

/** What needs nothing of AWS. */
const onOneMachine: Record<string, (all: boolean, game: string) => Promise<CaseResult>> = { machine }
const names = [...Object.keys(cases), ...Object.keys(onOneMachine)]

const words = process.argv.slice(2)
const all = words.includes('--all')
const [, is = '1', of = '1'] = /--part=(\d+)\/(\d+)/.exec(words.join(' ')) ?? []
const part: Part = { is: Number(is), of: Number(of) }
const [, onlyGame] = /--game=(\S+)/.exec(words.join(' ')) ?? []
const games = gameIds.filter(id => onlyGame === undefined || id === onlyGame)
if (games.length === 0) throw new Error(`no such game: ${onlyGame}; there is ${gameIds.join(', ')}`)
const named = words.filter(word => !word.startsWith('--'))
const unknown = named.filter(word => !names.includes(word))
if (unknown.length > 0) throw new Error(`no such case: ${unknown.join(', ')}; there is ${names.join(', ')}`)

/** Nothing but why it ended. */
function endedEarly(name: string, error: unknown, lines: readonly object[]): CaseResult {
  const result = begin(name)
  const why = error instanceof Error ? (error.stack ?? error.message) : String(error)
  result.faults.push(`ended early: ${why}`)
  const last = lines.slice(-5).map(line => JSON.stringify(line))
  if (last.length > 0) result.faults.push(`last lines: ${last.join('\n')}`)
  return result
}

async function onAws(name: string, game: string): Promise<CaseResult> {
  const deployed = await openDeployed()
  console.log(deployed.about)
  try {
    return await cases[name]!(deployed, all, part, game)
  } catch (error) {
    return endedEarly(name, error, deployed.lines)
  } finally {
    await deployed.close()
  }
}

const results: CaseResult[] = []
for (const name of named.length > 0 ? named : names) {
  const alone = onOneMachine[name]
  for (const game of games) {
    const from = performance.now()
    const result = alone
      ? await alone(all, game).catch((error: unknown) => endedEarly(name, error, []))
      : await onAws(name, game)
    result.name += `, ${game} (${Math.round((performance.now() - from) / 1000)} s)`
    results.push(result)
  }
}
printTable(results)
process.exitCode = results.every(isClean) ? 0 : 1
