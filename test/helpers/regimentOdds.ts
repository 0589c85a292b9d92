import { expect } from 'vitest'
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
import { fightRound, throwBlows } from '../../rules/regiments/clash/fightRound.ts'
import { meet, unitInClash } from '../../rules/regiments/clash/makeClash.ts'
import { isAlive } from '../../rules/regiments/clash/state.ts'
import { volley } from '../../rules/regiments/clash/volley.ts'
import type { ClashOdds } from '../../rules/regiments/odds/clashOdds.ts'
import type { VolleyOdds } from '../../rules/regiments/odds/volleyOdds.ts'
import type { ClashTrial, volleyTrial } from './regimentTrials.ts'

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

/** Fights some rounds by the script; what is true afterwards. */
export function factsOfClash({ units, meeting }: ClashTrial, rounds: number, dice: DiceOf): Facts {
  const clash = meet(units, meeting)
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
export function factsOfVolley({ units, aim, atFront }: ReturnType<typeof volleyTrial>, dice: DiceOf): Facts {
  const target = unitInClash(units[1], 1)
  const whole = target.pools.reduce((sum, { life }) => sum + life, 0)
  const blows = volley(unitInClash(units[0], 0), target, aim, atFront)
  let loss = 0
  for (const each of blows) loss += played(throwBlows(each), dice).loss
  const lost = blows[0] ? Math.min(loss, blows[0].how.at.pool.life) : 0
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

const written = (facts: Map<string, Fraction>) =>
  Object.fromEntries(
    [...facts]
      .filter(([, { n }]) => n > 0n)
      .map(([fact, { n, d }]) => [fact, `${n}/${d}`])
      .toSorted(),
  )

/** Odds are to the last digit what the listing says, and say nothing else. */
export const expectListed = (
  said: Map<string, Fraction>,
  listed: Map<string, Fraction>,
  what: string,
): void => expect(written(said), what).toEqual(written(listed))

/** Facts come as often as odds say: within four standard errors, and five cases more. */
export function expectThrows(
  said: Map<string, Fraction>,
  once: (dice: DiceOf) => Facts,
  runs: number,
  what: string,
): void {
  const pick: Pick = picker(runs)
  const counts = new Map<string, number>()
  for (let run = 0; run < runs; run++)
    for (const fact of once(({ count }) => Array.from({ length: count }, () => pick(6) + 1)))
      counts.set(fact, (counts.get(fact) ?? 0) + 1)
  for (const fact of new Set([...said.keys(), ...counts.keys()])) {
    // Of a step the average life is said, which is no chance.
    if (fact.includes('step')) continue
    const chance = numberOf(said.get(fact) ?? fraction(0n, 1n))
    const error = Math.sqrt(Math.max(0, chance * (1 - chance)) / runs)
    const share = (counts.get(fact) ?? 0) / runs
    expect(Math.abs(share - chance), `${what}: ${fact} ${share} for ${chance}`).toBeLessThanOrEqual(
      4 * error + 5 / runs,
    )
  }
}
