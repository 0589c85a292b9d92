import { describe, expect, it } from 'vitest'
import { TooManyFalls } from '../../../rules/play/odds/budget.ts'
import { fraction, numberOf, plus } from '../../../rules/play/odds/fraction.ts'
import { clashOdds } from '../../../rules/regiments/odds/clashOdds.ts'
import { volleyOdds } from '../../../rules/regiments/odds/volleyOdds.ts'
import type { Fielded } from '../../../rules/regiments/unit/unitProfile.ts'
import {
  factsInOdds,
  factsInVolley,
  factsOfClash,
  factsOfVolley,
  lookAtThrows,
  oddsOfTrial,
} from '../../helpers/regimentOdds.ts'
import {
  clashes,
  eachTwice,
  list,
  notMirrored,
  notOne,
  notWhole,
  type Proven,
  volleys,
} from '../../helpers/regimentProof.ts'
import { regiment } from '../../helpers/regiments.ts'
import { clashTrial, volleyTrial } from '../../helpers/regimentTrials.ts'

// A part of what `npm run odds:proof` looks at.

/** Small trials by their number and rules, found by `eachListed`: each rule is at work in one of them. */
const small = {
  clashes: [
    [2, 'A05 W07 A17 A08 M56'],
    [3, 'A07 M50 A21 A19 M41'],
    [11, 'A08 W05 W08 M31'],
    [25, 'A09 A18 A29 A26 M56'],
    [29, 'A11 A25 M19 M31'],
    [32, 'A12 A26 M54 A37 M02'],
    [40, 'A16 W01 A37 M38 M02'],
    [41, 'A18 W01 A21 A22 A11'],
    [49, 'A23 M44 M24 A19'],
    [53, 'A24 A15 A26 W05'],
    [60, 'A28 M54 A19 M56 W05'],
    [80, 'A29 A30 A11 A18 A12'],
    [95, 'A38 A37 M56 A05 W07'],
    [97, 'W02 A19 A30 A21'],
    [116, 'W06 W07 M50 W02'],
    [120, 'W08 A30 A38 A18 M54'],
    [146, 'A10 A26 W06 M19 A21'],
    [152, 'A13 A27 W05 M54'],
    [154, 'A14 A07 M41 A38'],
    [170, 'A15 M02 A12 A37 A26'],
    [198, 'A27 M06 M24 M54 A21'],
    [261, 'M14 M50 M44 A23 M51'],
    [317, 'M21 A37 A28 A24 A21'],
    [383, 'M25 A37 A13 M14 A27'],
    [385, 'M28 A08 A38 A23 M19'],
    [425, 'M35 A27 M39 A16 M21'],
    [433, 'M36 M31 A37 M45 M50'],
    [438, 'M40 A28 W04 A25 A38'],
    [443, 'M41 A28 M45 W03 M36'],
    [567, 'M51 A38 A08 A30'],
  ],
  volleys: [
    [2, 'A02 W09 M02 M31'],
    [4, 'A04 A11 A20 M02 A37'],
    [5, 'A05 W13 A02 M56 M09'],
    [6, 'A06 W09 M56 W10 A22'],
    [8, 'A07 M31 A18 W10 A06'],
    [11, 'A08 A28 A11 W10 A34'],
    [12, 'A09 W10 A35 A22 A34'],
    [15, 'A12 A38 A11'],
    [16, 'A13 A36 A34 M06 W11'],
    [20, 'A20 M54 W13 M24'],
    [27, 'A21 W13 A35 A05 M41'],
    [29, 'A24 A04 M24 A09 A34'],
    [30, 'A32 A05 M56 A24 W10'],
    [33, 'A33 W14 W15 W09 M56'],
    [34, 'A36 A09 W12 A37 A08'],
    [74, 'M39 A34 M54 A04 A11'],
    [76, 'M44 M54 W11 W09 M02'],
    [97, 'W15 A02 M06 A12 M09'],
  ],
} as const

/** Lists small trials. @returns rules that were never at work */
function listed<Trial extends { units: [Fielded, Fielded] }>(
  proven: Proven<Trial>,
  trials: readonly (readonly [number, string])[],
): string[] {
  const atWork = new Set<string>()
  for (const [seed, ids] of trials) {
    const found = list(proven, seed, ids.split(' '), 400)
    expect(found?.faults, `${seed}`).toEqual([])
    for (const id of found!.atWork) atWork.add(id)
  }
  return proven.ids.filter(id => !atWork.has(id))
}

describe('odds of a clash', () => {
  it('are what every sequence of dice of the script comes to, with each rule at work', () => {
    expect(listed(clashes, small.clashes)).toEqual([])
  })

  it('of two rounds in a row are what both come to', () => {
    for (const { seed, faults } of eachTwice(3, 1500)) expect(faults, `${seed}`).toEqual([])
  })

  it('are as often as they say in throws of the script', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const trial = clashTrial(seed, 'middling')
      const said = factsInOdds(oddsOfTrial(trial))
      expect(lookAtThrows(said, dice => factsOfClash(trial, 1, dice), 500).faults, `clash ${seed}`).toEqual(
        [],
      )
    }
  })

  it('sum to 1, and are the same from the other side', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const trial = clashTrial(seed, 'middling')
      expect([...notWhole(oddsOfTrial(trial)), ...notMirrored(trial)], `clash ${seed}`).toEqual([])
    }
  })

  it('cost the same points whoever is named first', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const { units, meeting } = clashTrial(seed, 'middling')
      const front = { ...meeting, over: 'front' } as const
      const charging = meeting.charging === null ? null : meeting.charging === 0 ? 1 : 0
      const { points } = clashOdds([units[1], units[0]], { ...front, charging })
      expect([points[1], points[0]]).toEqual(clashOdds(units, front).points)
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
    const whole = [...enough.gone, ...enough.broken].reduce(plus)
    expect(numberOf(whole)).toBeLessThanOrEqual(1)
  })
})

describe('odds of a volley', () => {
  it('are what every sequence of dice of the script comes to, with each rule at work', () => {
    expect(listed(volleys, small.volleys)).toEqual([])
  })

  it('are as often as they say in throws of the script, and sum to 1', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const trial = volleyTrial(seed, 'middling')
      const said = volleyOdds(trial.units, trial.aim, trial.atFront)
      if (!said) continue
      expect(notOne('losses', said.lost)).toEqual([])
      const { faults } = lookAtThrows(factsInVolley(said), dice => factsOfVolley(trial, dice), 1000)
      expect(faults, `volley ${seed}`).toEqual([])
    }
  })

  it('has none where nothing reaches so far', () => {
    const { units, aim } = volleyTrial(1, 'tiny')
    expect(volleyOdds(units, { ...aim, distance: 99 })).toBeUndefined()
  })
})
