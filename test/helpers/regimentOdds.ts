import { type Pick, picker } from '../../rules/core/random.ts'
import type { Script } from '../../rules/core/script.ts'
import { type Budget, TooManyFalls } from '../../rules/play/odds/budget.ts'
import {
  alongFalls,
  always,
  type DiceOf,
  eachWay,
  fractionOf,
  gather,
} from '../../rules/play/odds/everyWay.ts'
import { type Fraction, fraction, numberOf, plus } from '../../rules/play/odds/fraction.ts'
import { fallTogether, fightRound } from '../../rules/regiments/clash/fightRound.ts'
import { meet, unitInClash } from '../../rules/regiments/clash/makeClash.ts'
import { volley } from '../../rules/regiments/clash/volley.ts'
import { type Clash, isAlive } from '../../rules/regiments/formation/clashState.ts'
import { type ClashOdds, clashOdds, oddsOfClash } from '../../rules/regiments/odds/clashOdds.ts'
import type { VolleyOdds } from '../../rules/regiments/odds/volleyOdds.ts'
import type { ClashTrial, VolleyTrial } from './regimentTrials.ts'

/** Facts of one way in which a clash goes: each is true or not, and odds say how likely. */
export type Facts = string[]

/** Runs a script of a clash with these dice. */
export function played<Result>(script: Script<Result>, dice: DiceOf): Result {
  let step = script.next()
  while (!step.done) {
    if (!('roll' in step.value)) throw new Error('nothing is asked in a clash')
    step = script.next({ n: 0, faces: [...dice(step.value)] } as never)
  }
  return step.value
}

const owners = [0, 1] as const

/** The clash of a trial as it begins. */
export function clashInTrial({ units, meeting, wields }: ClashTrial): Clash {
  const clash = meet(units, meeting)
  for (const [i, weapon] of wields?.entries() ?? []) clash.units[i]!.pools[0]!.wields = { 0: weapon }
  return clash
}

/** Odds of a trial. What is at stake is no part of the proof where a weapon is picked, which only a battle does. */
export const oddsOfTrial = (trial: ClashTrial, rounds = 1): ClashOdds =>
  trial.wields
    ? oddsOfClash(clashInTrial(trial), [nothingAtStake, nothingAtStake], trial.meeting.round, rounds)
    : clashOdds(trial.units, trial.meeting, rounds)

const nothingAtStake = { points: 0n, quarter: 0 }

/** Fights some rounds by the script; what is true afterwards. */
export function factsOfClash(trial: ClashTrial, rounds: number, dice: DiceOf): Facts {
  const clash = clashInTrial(trial)
  const facts: Facts = []
  const lifeOf = (owner: 0 | 1) => clash.units[owner]!.pools.reduce((sum, { life }) => sum + life, 0)
  for (let n = 0; n < rounds; n++) {
    facts.push(`${n} fought`)
    const before = owners.map(lifeOf)
    const { steps, totals, tests } = played(fightRound(clash), dice)
    const lost = owners.map(owner =>
      steps
        .flatMap(({ blows }) => blows)
        .reduce((sum, told) => sum + (told.blows.how.at.unit.owner === owner ? told.lost : 0), 0),
    )
    for (const owner of owners) facts.push(`${n} ${owner} lost ${lost[owner]}`)
    for (const { step, blows } of steps)
      for (const { blows: blow, lost: life } of blows)
        for (let i = 0; i < life; i++) facts.push(`${n} ${blow.how.at.unit.owner} step ${step}`)
    const [one, other] = owners.map(owner => before[owner]! > lost[owner]!)
    const sum = totals[0] - totals[1]
    const by = one && other ? sum : one ? Math.max(1, sum) : other ? Math.min(-1, sum) : 0
    facts.push(`${n} by ${by}`)
    for (const { unit, broke } of tests)
      if (broke) facts.push(`${n} ${unit.owner} breaks`, `${unit.owner} broken`)
    for (const owner of owners) if (lifeOf(owner) === 0) facts.push(`${n} ${owner} wiped`, `${owner} gone`)
    if (tests.some(({ broke }) => broke) || clash.units.some(unit => !isAlive(unit))) break
    for (const unit of clash.units) Object.assign(unit, { charging: false, round: unit.round + 1 })
  }
  return facts
}

/** What odds say of the same facts; averages are sums of facts. */
export function factsInOdds({ rounds, gone, broken }: ClashOdds): Map<string, Fraction> {
  const said = new Map<string, Fraction>()
  for (const [n, round] of rounds.entries()) {
    said.set(`${n} fought`, round.fought)
    for (const owner of owners) {
      for (const [life, chance] of round.lost[owner].entries()) said.set(`${n} ${owner} lost ${life}`, chance)
      for (const { step, lost } of round.steps) said.set(`${n} ${owner} step ${step}`, lost[owner])
      said.set(`${n} ${owner} breaks`, round.breaks[owner])
      said.set(`${n} ${owner} wiped`, round.wiped[owner])
    }
    for (const [by, chance] of round.by) said.set(`${n} by ${by}`, chance)
  }
  for (const owner of owners) {
    said.set(`${owner} gone`, gone[owner])
    said.set(`${owner} broken`, broken[owner])
  }
  return said
}

/** Shoots a volley by the script. */
export function factsOfVolley({ units, aim, atFront }: VolleyTrial, dice: DiceOf): Facts {
  const target = unitInClash(units[1], 1)
  const lifeOf = () => target.pools.reduce((sum, { life }) => sum + life, 0)
  const whole = lifeOf()
  played(fallTogether(volley(unitInClash(units[0], 0), target, aim, atFront)), dice)
  const lost = whole - lifeOf()
  return [`lost ${lost}`, ...(lost >= 3 && 4 * lost >= whole && lost < whole ? ['panics'] : [])]
}

export const factsInVolley = ({ lost, panics }: VolleyOdds): Map<string, Fraction> =>
  new Map([...lost.map((chance, life): [string, Fraction] => [`lost ${life}`, chance]), ['panics', panics]])

/**
 * Every way in which the dice of something can fall, counted in whole numbers.
 * @returns undefined where there are more than so many
 */
export function listedFacts(once: (dice: DiceOf) => Facts, most: number): Map<string, Fraction> | undefined {
  const budget: Budget = { left: most }
  let runs = 0
  const seen = gather<string>(key => key)
  const counted = (dice: DiceOf): string => {
    if (++runs > most) throw new TooManyFalls()
    return once(dice).join('|')
  }
  try {
    eachWay(counted, budget, (facts, falls) => seen.add(facts, alongFalls(always, falls)))
  } catch (error) {
    if (error instanceof TooManyFalls) return undefined
    throw error
  }
  const sums = new Map<string, Fraction>()
  for (const { value, weight } of seen.all())
    for (const fact of value.split('|'))
      sums.set(fact, plus(sums.get(fact) ?? fraction(0n, 1n), fractionOf(weight)))
  return sums
}

/** Facts of any chance and their fractions, to be compared. */
export const writtenFacts = (facts: Map<string, Fraction>): string[] =>
  [...facts]
    .filter(([, { n }]) => n > 0n)
    .map(([fact, { n, d }]) => `${fact}: ${n}/${d}`)
    .toSorted()

/** What odds and a listing do not both say, to the last digit. */
export function notListed(said: Map<string, Fraction>, listed: Map<string, Fraction>): string[] {
  const [one, other] = [writtenFacts(said), writtenFacts(listed)]
  return [
    ...one.filter(fact => !other.includes(fact)).map(fact => `odds alone say ${fact}`),
    ...other.filter(fact => !one.includes(fact)).map(fact => `the listing alone says ${fact}`),
  ]
}

/** How often facts came in throws of a script. */
export function thrownFacts(once: (dice: DiceOf) => Facts, runs: number): Map<string, number> {
  const pick: Pick = picker(runs)
  const counts = new Map<string, number>()
  for (let run = 0; run < runs; run++)
    for (const fact of once(({ count }) => Array.from({ length: count }, () => pick(6) + 1)))
      counts.set(fact, (counts.get(fact) ?? 0) + 1)
  return counts
}

/** A deviation is a fault where right odds would come to it less often than once in so many looks. */
const certainty = 1e7

/**
 * By how much the count of a fact may be off in so many throws. By Bernstein's inequality a right chance, whatever it is, is
 * off by more in one of ten million looks at most: a run of ten thousand looks calls right odds wrong in one of a thousand
 * runs at most. Of a chance of a half it is 5.8 standard errors.
 */
export function maxOff(chance: number, runs: number): number {
  const log = Math.log(2 * certainty)
  return log / 3 + Math.sqrt((log / 3) ** 2 + 2 * log * runs * chance * (1 - chance))
}

/** Facts that came more or less often than odds allow, and how far off they are on the whole. */
export interface ThrowsSeen {
  faults: string[]
  /** facts looked at, and the sum of squares of their deviations in standard errors: about 1 each where odds are right */
  looks: number
  squares: number
}

/** Holds odds against throws of the very script. */
export function lookAtThrows(
  said: Map<string, Fraction>,
  once: (dice: DiceOf) => Facts,
  runs: number,
): ThrowsSeen {
  const counts = thrownFacts(once, runs)
  const seen: ThrowsSeen = { faults: [], looks: 0, squares: 0 }
  for (const fact of new Set([...said.keys(), ...counts.keys()])) {
    // Of a step the average life is said, which is no chance.
    if (fact.includes('step')) continue
    const chance = numberOf(said.get(fact) ?? fraction(0n, 1n))
    const count = counts.get(fact) ?? 0
    const off = Math.abs(count - runs * chance)
    if (off > maxOff(chance, runs)) seen.faults.push(`${fact}: ${count} of ${runs} for ${chance}`)
    const variance = runs * chance * (1 - chance)
    if (variance < 5) continue
    seen.looks++
    seen.squares += off ** 2 / variance
  }
  return seen
}
