/**
 * `npm run odds:proof`: are the odds of Regiments what its dice come to? Some minutes; `npm test` looks at a part of it.
 * Small clashes and volleys by the listing of all their dice, exactly, until every two rules have been at work in one of them
 * together (without either, its odds would be others); middling ones by 20,000 throws of the very script. `-- clashes` or
 * another of its parts alone.
 */

import { volleyOdds } from '../rules/regiments/odds/volleyOdds.ts'
import type { Fielded } from '../rules/regiments/unit/unitProfile.ts'
import {
  factsInOdds,
  factsInVolley,
  factsOfClash,
  factsOfVolley,
  lookAtThrows,
  oddsOfTrial,
  type ThrowsSeen,
} from './helpers/regimentOdds.ts'
import {
  clashes,
  eachListed,
  eachTwice,
  notMirrored,
  notOne,
  notWhole,
  type Proven,
  pairsOf,
  volleys,
} from './helpers/regimentProof.ts'
import { clashTrial, volleyTrial } from './helpers/regimentTrials.ts'

const small = { least: 300, most: 20_000, tries: 150 }
const middling = 100
const throws = 20_000

const began = performance.now()
let told = began
const seconds = () => `${((performance.now() - began) / 1000).toFixed(0)} s`
const faults: string[] = []
const fault = (where: string, found: readonly string[]) => {
  for (const each of found) console.log(`FAULT ${where}: ${each}`)
  faults.push(...found)
}
/** A line now and then. */
function progress(line: () => string): void {
  if (performance.now() - told < 10_000) return
  told = performance.now()
  console.log(`  ${line()}, ${seconds()}`)
}

function listAll<Trial extends { units: [Fielded, Fielded] }>(name: string, proven: Proven<Trial>): void {
  const wanted = pairsOf(proven.ids)
  const met = new Set<string>()
  const metOf = () => wanted.filter(pair => met.has(pair))
  let count = 0
  for (const { seed, faults: found } of eachListed(proven, wanted, small, met)) {
    count++
    fault(`${name} ${seed}`, found)
    progress(() => `${count} ${name}, ${metOf().length} of ${wanted.length} pairs`)
  }
  const both = metOf().length
  console.log(
    `${count} small ${name} equal their listings; ${proven.ids.length} rules, ${both} of ${wanted.length} pairs at work (each with itself counted), ${seconds()}`,
  )
  const unmet = wanted.filter(pair => !met.has(pair))
  if (unmet.length) fault(name, [`${unmet.length} pairs never at work together: ${unmet.join(', ')}`])
}

/** Two rounds in a row, of small clashes by the listing. */
function listRounds(): void {
  let count = 0
  for (const { seed, faults: found } of eachTwice(60, 4000)) {
    count++
    fault(`two rounds of clash ${seed}`, found)
    progress(() => `${count} of two rounds`)
  }
  console.log(`${count} small clashes of two rounds equal their listings, ${seconds()}`)
}

function throwAll(name: string, look: (seed: number) => ThrowsSeen | undefined): void {
  const sums = { looks: 0, squares: 0 }
  let count = 0
  for (let seed = 1; count < middling; seed++) {
    const seen = look(seed)
    if (!seen) continue
    count++
    sums.looks += seen.looks
    sums.squares += seen.squares
    fault(`${name} ${seed}`, seen.faults)
    progress(() => `${count} of ${middling} ${name}`)
  }
  const mean = sums.squares / sums.looks
  console.log(
    `${count} middling ${name} equal ${throws} throws each: ${sums.looks} chances, mean square of ${mean.toFixed(3)} standard errors; sums and mirrors hold, ${seconds()}`,
  )
  if (mean > 1.25) fault(name, [`on the whole ${mean} standard errors off, where right odds are 1`])
}

const parts: Readonly<Record<string, () => void>> = {
  clashes: () => listAll('clashes', clashes),
  volleys: () => listAll('volleys', volleys),
  rounds: listRounds,
  'thrown-clashes': () =>
    throwAll('clashes', seed => {
      const trial = clashTrial(seed, 'middling')
      const odds = oddsOfTrial(trial)
      fault(`clash ${seed}`, [...notWhole(odds), ...notMirrored(trial)])
      return lookAtThrows(factsInOdds(odds), dice => factsOfClash(trial, 1, dice), throws)
    }),
  'thrown-volleys': () =>
    throwAll('volleys', seed => {
      const trial = volleyTrial(seed, 'middling')
      const odds = volleyOdds(trial.units, trial.aim, trial.atFront)
      if (!odds) return undefined
      fault(`volley ${seed}`, notOne('losses', odds.lost))
      return lookAtThrows(factsInVolley(odds), dice => factsOfVolley(trial, dice), throws)
    }),
}
const named = process.argv.slice(2)
for (const [name, look] of Object.entries(parts)) if (named.length === 0 || named.includes(name)) look()
console.log(faults.length ? `${faults.length} faults` : `no fault, ${seconds()}`)
process.exitCode = faults.length ? 1 : 0
