import { picker, pickOf } from '../../rules/core/random.ts'
import type { DiceOf } from '../../rules/play/odds/everyWay.ts'
import { type Fraction, fraction, plus, writeFraction } from '../../rules/play/odds/fraction.ts'
import { type ClashOdds, oddsOfClash } from '../../rules/regiments/odds/clashOdds.ts'
import { volleyOdds } from '../../rules/regiments/odds/volleyOdds.ts'
import type { Fielded } from '../../rules/regiments/unit/unitProfile.ts'
import {
  clashInTrial,
  type Facts,
  factsInOdds,
  factsInVolley,
  factsOfClash,
  factsOfVolley,
  listedFacts,
  notListed,
  oddsOfTrial,
  writtenFacts,
} from './regimentOdds.ts'
import { clashOfRules, shotIds, volleyOfRules, without } from './regimentPairs.ts'
import { type ClashTrial, clashIds, idsIn, type VolleyTrial, volleyIds } from './regimentTrials.ts'

// What `npm test` and `npm run odds:proof` look at: the one at a part of it, the other at all.

/** A kind of trial: how it is made for rules, what odds say of it, and what its script comes to. */
export interface Proven<Trial> {
  ids: readonly string[]
  of(seed: number, ids: readonly string[]): Trial
  odds(trial: Trial): Map<string, Fraction> | undefined
  once(trial: Trial, dice: DiceOf): Facts
}

export const clashes: Proven<ClashTrial> = {
  ids: clashIds,
  of: clashOfRules,
  odds: trial => factsInOdds(oddsOfTrial(trial)),
  once: (trial, dice) => factsOfClash(trial, 1, dice),
}

/** Of a unit that is shot at nobody asks how it strikes, nor how it holds. */
const idleAtShots = ['M14', 'M19', 'M21', 'M25', 'M28', 'M35', 'M36', 'M38', 'M40', 'M45', 'M50', 'M51']

export const volleys: Proven<VolleyTrial> = {
  ids: [...volleyIds.filter(id => !idleAtShots.includes(id)), ...shotIds],
  of: volleyOfRules,
  odds: ({ units, aim, atFront }) => {
    const odds = volleyOdds(units, aim, atFront)
    return odds && factsInVolley(odds)
  },
  once: factsOfVolley,
}

/** A trial that was listed, the rules that were at work in it, and what odds say otherwise than the listing. */
export interface Listed {
  /** what it is made of again by */
  seed: number
  ids: readonly string[]
  atWork: string[]
  faults: string[]
}

/** Are odds other ones without it? */
const isAtWork = <Trial extends { units: [Fielded, Fielded] }>(
  { odds }: Proven<Trial>,
  trial: Trial,
  said: string,
  id: string,
): boolean => textOf(odds(without(trial, id))) !== said

const textOf = (facts: Map<string, Fraction> | undefined): string =>
  facts ? writtenFacts(facts).join('\n') : 'none'

/**
 * Lists a trial by its number and rules, if these are at work in it and its dice are few enough.
 * @param most ways in which they may fall
 */
export function list<Trial extends { units: [Fielded, Fielded] }>(
  proven: Proven<Trial>,
  seed: number,
  ids: readonly string[],
  most: number,
  wanted: readonly string[] = [],
): Listed | undefined {
  const trial = proven.of(seed, ids)
  const said = proven.odds(trial)
  if (!said) return undefined
  const text = textOf(said)
  if (!wanted.every(id => isAtWork(proven, trial, text, id))) return undefined
  const listed = listedFacts(dice => proven.once(trial, dice), most)
  if (!listed) return undefined
  const atWork = [...idsIn(trial.units)].filter(
    id => wanted.includes(id) || isAtWork(proven, trial, text, id),
  )
  return { seed, ids, atWork, faults: notListed(said, listed) }
}

export const pairOf = (a: string, b: string): string => [a, b].toSorted().join(' ')
/** Every rule, and every two of them. */
export const pairsOf = (ids: readonly string[]): string[] =>
  ids.flatMap((a, i) => ids.slice(i).map(b => pairOf(a, b)))

/**
 * Trials by the listing of all their dice, one after the other, until every pair that is wanted has been at work in one of
 * them, and there are so many.
 * @param met pairs that have been at work; grows on the way
 * @param tries trials that are made for a pair before it is given up
 */
export function* eachListed<Trial extends { units: [Fielded, Fielded] }>(
  proven: Proven<Trial>,
  wanted: readonly string[],
  { least, most, tries }: { least: number; most: number; tries: number },
  met: Set<string>,
): Generator<Listed> {
  const pick = picker(34)
  let seed = 0
  let count = 0
  function* tell(found: Listed): Generator<Listed> {
    count++
    for (const pair of pairsOf(found.atWork)) met.add(pair)
    yield found
  }
  function tryFor(pair: readonly string[]): Listed | undefined {
    for (let n = 0; n < tries; n++) {
      // Others that it has not met yet, fewer the longer it takes.
      const open = proven.ids.filter(id => pair.some(each => !met.has(pairOf(each, id))))
      const more = open.length ? Math.max(0, 4 - Math.floor((5 * n) / tries)) : 0
      const ids = [...new Set([...pair, ...Array.from({ length: more }, () => pickOf(pick, open))])]
      seed++
      const found = list(proven, seed, ids, most, pair)
      if (found) return found
    }
    return undefined
  }
  for (const pair of wanted) {
    if (met.has(pair)) continue
    const found = tryFor([...new Set(pair.split(' '))])
    if (found) yield* tell(found)
  }
  while (count < least) {
    const found = tryFor([pickOf(pick, proven.ids), pickOf(pick, proven.ids)])
    if (found) yield* tell(found)
  }
}

/** So many clashes with three of the rules, two rounds of each by the listing of all dice. */
export function* eachTwice(count: number, most: number): Generator<{ seed: number; faults: string[] }> {
  const pick = picker(2)
  let found = 0
  for (let seed = 1; found < count; seed++) {
    const trial = clashOfRules(
      seed,
      [0, 1, 2].map(() => pickOf(pick, clashIds)),
    )
    const listed = listedFacts(dice => factsOfClash(trial, 2, dice), most)
    if (!listed?.has('1 fought')) continue
    found++
    const odds = oddsOfTrial(trial, 2)
    const uncounted = odds.uncounted ? ['a round is not counted'] : []
    yield { seed, faults: [...uncounted, ...notListed(factsInOdds(odds), listed)] }
  }
}

const sum = (chances: Iterable<Fraction>): Fraction => [...chances].reduce(plus, fraction(0n, 1n))
/** Says so where chances do not come to 1. */
export function notOne(what: string, chances: Iterable<Fraction>): string[] {
  const all = sum(chances)
  return all.n === all.d ? [] : [`${what} come to ${writeFraction(all)}`]
}

/** What of a round does not sum to 1. */
export const notWhole = ({ rounds }: ClashOdds): string[] =>
  rounds
    .slice(0, 1)
    .flatMap(({ lost, by, won, drawn }) => [
      ...notOne('losses of the first', lost[0]),
      ...notOne('losses of the second', lost[1]),
      ...notOne('differences', by.values()),
      ...notOne('results', [...won, drawn]),
    ])

const turnedSide = (fact: string): string =>
  fact
    .replace(/^(\d+) ([01]) /, (_, round: string, owner: string) => `${round} ${1 - Number(owner)} `)
    .replace(/^([01]) (gone|broken)$/, (_, owner: string, what: string) => `${1 - Number(owner)} ${what}`)
    .replace(/ by (-?)(\d+)$/, (_, minus: string, by: string) =>
      by === '0' ? ' by 0' : ` by ${minus ? '' : '-'}${by}`,
    )

/** What is said otherwise of the same clash seen from the other side. */
export function notMirrored(trial: ClashTrial): string[] {
  const { meeting } = trial
  const clash = clashInTrial(trial)
  const [one, other] = [clash.units[0]!, clash.units[1]!]
  const mirrored = oddsOfClash(
    {
      units: [
        { ...other, owner: 0 },
        { ...one, owner: 1 },
      ],
      touches: [{ units: [0, 1], over: [meeting.over, 'front'] }],
    },
    [
      { points: 0n, quarter: 0 },
      { points: 0n, quarter: 0 },
    ],
    meeting.round,
  )
  const turned = [...factsInOdds(mirrored)].map(([fact, chance]): [string, Fraction] => [
    turnedSide(fact),
    chance,
  ])
  return notListed(factsInOdds(oddsOfTrial(trial)), new Map(turned)).map(fault =>
    fault.replace('the listing', 'the mirror'),
  )
}
