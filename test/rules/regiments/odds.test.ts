import { describe, expect, it } from 'vitest'
import { TooManyFalls } from '../../../rules/play/odds/budget.ts'
import { type Fraction, fraction, numberOf, plus } from '../../../rules/play/odds/fraction.ts'
import { clashOdds } from '../../../rules/regiments/odds/clashOdds.ts'
import { volleyOdds } from '../../../rules/regiments/odds/volleyOdds.ts'
import {
  expectListed,
  expectThrows,
  factsInOdds,
  factsInVolley,
  factsOfClash,
  factsOfVolley,
  listedFacts,
} from '../../helpers/regimentOdds.ts'
import { regiment } from '../../helpers/regiments.ts'
import { clashIds, clashTrial, idsIn, volleyIds, volleyTrial } from '../../helpers/regimentTrials.ts'
import { many, thorough } from '../../helpers/thorough.ts'

/** Ways that a listing may have: what has more is left to those that throw. */
const most = many(4000, 250)

/** Looks at trials until so many could be listed. @returns pairs of rules that met in them */
function eachListed(count: number, look: (seed: number) => ReadonlySet<string> | undefined): Set<string> {
  const pairs = new Set<string>()
  let found = 0
  for (let seed = 1; found < count; seed++) {
    const ids = look(seed)
    if (!ids) continue
    found++
    for (const a of ids) for (const b of ids) pairs.add(`${a} ${b}`)
  }
  return pairs
}

/** Rules that did not meet each other; in a short run those that were not there at all. */
const missing = (ids: readonly string[], pairs: ReadonlySet<string>): string[] =>
  ids.flatMap((a, i) =>
    ids
      .slice(thorough ? 0 : i, thorough ? i : i + 1)
      .flatMap(b => (pairs.has(`${a} ${b}`) ? [] : [`${a} ${b}`])),
  )

const sum = (chances: Iterable<Fraction>): Fraction => [...chances].reduce(plus, fraction(0n, 1n))
const certain = fraction(1n, 1n)

describe('odds of a clash', () => {
  it('are what every sequence of dice of the script comes to', () => {
    const pairs = eachListed(many(300, 45), seed => {
      const trial = clashTrial(seed, 'tiny')
      const listed = listedFacts(dice => factsOfClash(trial, 1, dice), most)
      if (!listed) return undefined
      expectListed(factsInOdds(clashOdds(trial.units, trial.meeting)), listed, `clash ${seed}`)
      return idsIn(trial.units)
    })
    expect(missing(clashIds, pairs)).toEqual([])
  })

  it('of two rounds in a row are what both come to', () => {
    let found = 0
    for (let seed = 1000; found < many(60, 4); seed++) {
      const trial = clashTrial(seed, 'tiny')
      const listed = listedFacts(dice => factsOfClash(trial, 2, dice), many(2 * most, most))
      if (!listed || !listed.has('1 fought')) continue
      found++
      const odds = clashOdds(trial.units, trial.meeting, 2)
      expect(odds.uncounted).toBe(0)
      expectListed(factsInOdds(odds), listed, `clash ${seed}`)
    }
  })

  it('are as often as they say in throws of the script', () => {
    for (let seed = 1; seed <= many(100, 4); seed++) {
      const trial = clashTrial(seed, 'middling')
      const said = factsInOdds(clashOdds(trial.units, trial.meeting))
      expectThrows(said, dice => factsOfClash(trial, 1, dice), many(20_000, 500), `clash ${seed}`)
    }
  })

  it('sum to 1, and are the same from the other side', () => {
    for (let seed = 1; seed <= many(60, 12); seed++) {
      const { units, meeting } = clashTrial(seed, 'middling')
      const odds = clashOdds(units, { ...meeting, over: 'front' })
      const [round] = odds.rounds
      for (const lost of round!.lost) expect(sum(lost)).toEqual(certain)
      expect(sum(round!.by.values())).toEqual(certain)
      expect(sum([...round!.won, round!.drawn])).toEqual(certain)
      const other = meeting.charging === null ? null : meeting.charging === 0 ? 1 : 0
      const mirrored = clashOdds([units[1], units[0]], { ...meeting, over: 'front', charging: other })
      const turned = mirrored.rounds[0]!
      expect([turned.lost[1], turned.lost[0]]).toEqual([...round!.lost])
      expect([turned.breaks[1], turned.breaks[0]]).toEqual([...round!.breaks])
      expect([turned.wiped[1], turned.wiped[0]]).toEqual([...round!.wiped])
      expect([mirrored.points[1], mirrored.points[0]]).toEqual([...odds.points])
      for (const [by, chance] of round!.by) expect(turned.by.get(-by)).toEqual(chance)
      expect(turned.steps.map(({ step, lost }) => [step, lost[1], lost[0]])).toEqual(
        round!.steps.map(({ step, lost }) => [step, lost[0], lost[1]]),
      )
    }
  })

  it('count points: all of who is gone, half of who has broken or has a quarter left', () => {
    const unit = (more: object) => ({
      unit: regiment({ points: 100, attacks: -1, count: 8, files: 4, ...more }),
      joined: [],
    })
    const meeting = { charging: 0, over: 'front', round: 1 } as const
    // 1 for charging: the other needs 6 or less to hold.
    const { points, broken } = clashOdds([unit({ discipline: 10 }), unit({ discipline: 7 })], meeting)
    expect(broken).toEqual([fraction(0n, 1n), fraction(21n, 36n)])
    expect(points).toEqual([fraction(0n, 1n), fraction(50n * 21n, 36n)])
    // It loses one life of four or five in each round, and nothing else.
    const falling = (count: number, rounds: number) =>
      numberOf(
        clashOdds(
          [unit({ count: 3, files: 3, rules: ['M38'] }), unit({ count, files: 3, rules: ['M28'] })],
          { ...meeting, charging: null },
          rounds,
        ).points[1],
      )
    expect([falling(4, 1), falling(4, 3), falling(4, 4), falling(5, 3)]).toEqual([0, 50, 100, 0])
  })

  it('say what they cannot count in time', () => {
    const { units, meeting } = clashTrial(3, 'large')
    expect(() => clashOdds(units, meeting, 1, { left: 1000 })).toThrow(TooManyFalls)
    const one = { left: 1e9 }
    clashOdds(units, meeting, 1, one)
    const enough = clashOdds(units, meeting, 3, { left: (1e9 - one.left) * 1.01 })
    expect(enough.rounds).toHaveLength(1)
    expect(enough.uncounted).toBe(2)
    const whole = sum([...enough.gone, ...enough.broken])
    expect(numberOf(whole)).toBeLessThanOrEqual(1)
  })
})

describe('odds of a volley', () => {
  const odds = ({ units, aim, atFront }: ReturnType<typeof volleyTrial>) => volleyOdds(units, aim, atFront)

  it('are what every sequence of dice of the script comes to', () => {
    const pairs = eachListed(many(300, 60), seed => {
      const trial = volleyTrial(seed, 'tiny')
      const said = odds(trial)
      if (!said) return undefined
      const listed = listedFacts(dice => factsOfVolley(trial, dice), most)
      if (!listed) return undefined
      expectListed(factsInVolley(said), listed, `volley ${seed}`)
      return idsIn(trial.units)
    })
    expect(missing(volleyIds, pairs)).toEqual([])
  })

  it('are as often as they say in throws of the script, and sum to 1', () => {
    for (let seed = 1; seed <= many(100, 8); seed++) {
      const trial = volleyTrial(seed, 'middling')
      const said = odds(trial)
      if (!said) continue
      expect(sum(said.lost)).toEqual(certain)
      expectThrows(
        factsInVolley(said),
        dice => factsOfVolley(trial, dice),
        many(20_000, 1000),
        `volley ${seed}`,
      )
    }
  })

  it('has none where nothing reaches so far', () => {
    const { units, aim } = volleyTrial(1, 'tiny')
    expect(volleyOdds(units, { ...aim, distance: 99 })).toBeUndefined()
  })
})
