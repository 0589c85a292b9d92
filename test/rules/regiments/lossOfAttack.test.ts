import { describe, expect, it } from 'vitest'
import { fraction, numberOf, writeFraction } from '../../../rules/play/odds/fraction.ts'
import { lossOfAttack } from '../../../rules/regiments/attack/lossOfAttack.ts'
import { throwAttacks } from '../../../rules/regiments/attack/throwAttacks.ts'
import {
  exactly,
  meanOf,
  meanUpTo,
  oneOf,
  spreadOf,
  sumOf,
  sumOfSoMany,
  times,
} from '../../../rules/regiments/base/spread.ts'
import { type Blows, blowStages, likelyLoss } from '../../../rules/regiments/clash/blows.ts'
import { meet, unitInClash } from '../../../rules/regiments/clash/makeClash.ts'
import { allBlows } from '../../../rules/regiments/clash/sending.ts'
import { volley } from '../../../rules/regiments/clash/volley.ts'
import { oddsOfVolley } from '../../../rules/regiments/odds/volleyOdds.ts'
import { listedFacts, played } from '../../helpers/regimentOdds.ts'
import { amount, gift, hero, rule, shotsOf, withHeroes } from '../../helpers/regiments.ts'
import { clashTrial, volleyTrial } from '../../helpers/regimentTrials.ts'

/** One attack of these blows, folded, is what all its dice come to. */
function expectFolded(blows: readonly Blows[], what: string): void {
  for (const each of blows) {
    const stages = blowStages(each)
    const { life } = each.how.at.pool
    const by = each.how.by.unit.owner
    const listed = listedFacts(
      dice => [`${Math.min(life, played(throwAttacks(by, stages, 1), dice).loss)}`],
      20_000,
    )
    if (!listed) continue
    const { ways, of } = lossOfAttack(stages, life)
    const said = ways.flatMap((each2, lost) =>
      each2 ? [`${lost}: ${writeFraction(fraction(each2, of))}`] : [],
    )
    const thrown = [...listed].map(([lost, chance]) => `${lost}: ${writeFraction(chance)}`)
    expect(said, what).toEqual(thrown.toSorted((a, b) => Number.parseInt(a) - Number.parseInt(b)))
  }
}

describe('life that one attack costs', () => {
  it('is what every fall of its dice comes to, in close combat', () => {
    for (let seed = 1; seed <= 120; seed++) {
      const { units, meeting } = clashTrial(seed, 'middling')
      expectFolded(allBlows(meet(units, meeting)), `clash ${seed}`)
    }
  })

  it('is likely what odds have it be on average, of attacks that find several pools too', () => {
    const target = withHeroes({ count: 2, files: 5, life: 9 }, hero({ life: 9, resilience: 4 }))
    const shooter = {
      count: 2,
      files: 2,
      rules: [rule('W12 5', { gift: { plus: {}, rules: [rule('A04 3x1')] } })],
    }
    const blows = shotsOf(shooter, target)
    const { lost } = oddsOfVolley(blows, blows[0]!.how.at.unit)!
    const average = lost.reduce((sum, chance, life) => sum + life * numberOf(chance), 0)
    expect(blows.reduce((sum, each) => sum + likelyLoss(each), 0)).toBeCloseTo(average, 9)
  })

  it('is what every fall of its dice comes to, where one hit of several has more', () => {
    const direct = gift('A36', { strength: 2 }, 'A13 D3')
    for (const others of [['A06'], ['A22'], ['A06', 'A22'], ['A06', 'A06', 'A22'], ['A37'], []])
      for (const area of [[], ['A04 2x1']]) {
        const rules = [direct, ...[...others, ...area].map(each => rule(each))]
        expectFolded(
          shotsOf({ rules: [rule('W11 4', { gift: { plus: {}, rules } })] }, { life: 3 }),
          [...others, ...area].join(),
        )
      }
  })

  it('is what every fall of its dice comes to, of shots', () => {
    for (let seed = 1; seed <= 120; seed++) {
      const { units, aim, atFront } = volleyTrial(seed, 'middling')
      expectFolded(volley(unitInClash(units[0], 0), unitInClash(units[1], 1), aim, atFront), `volley ${seed}`)
    }
  })
})

describe('spreads', () => {
  const d6 = spreadOf(amount('D6'))
  const sixths = [0n, 1n, 1n, 1n, 1n, 1n, 1n]

  it('add up, no more than what there is', () => {
    expect(d6).toEqual({ ways: sixths, of: 6n })
    expect(sumOf(d6, d6, 3)).toEqual({ ways: [0n, 0n, 1n, 35n], of: 36n })
    expect(times(d6, 2)).toEqual(sumOf(d6, d6))
    expect(times(d6, 3, 4)).toEqual(sumOf(sumOf(d6, d6), d6, 4))
    expect(times(d6, 0)).toEqual(exactly(0))
    expect(exactly(2)).toEqual({ ways: [0n, 0n, 1n], of: 1n })
  })

  it('are one of several, or so many of one', () => {
    expect(
      oneOf([
        { ways: 1n, comes: exactly(0) },
        { ways: 2n, comes: d6 },
      ]),
    ).toEqual({
      ways: [3n, 1n, 1n, 1n, 1n, 1n, 1n],
      of: 9n,
    })
    expect(
      oneOf([
        { ways: 1n, comes: exactly(3) },
        { ways: 1n, comes: exactly(1) },
      ]),
    ).toEqual({ ways: [0n, 1n, 0n, 1n], of: 2n })
    const coin = { ways: [1n, 1n], of: 2n }
    // None, one or two coins.
    expect(sumOfSoMany({ ways: [1n, 1n, 2n], of: 4n }, coin)).toEqual({ ways: [4n, 3n, 1n], of: 8n })
    expect(sumOfSoMany({ ways: [0n, 0n, 1n], of: 1n }, coin, 1)).toEqual({ ways: [1n, 3n], of: 4n })
  })

  it('have an average', () => {
    expect([meanOf(amount('D6')), meanOf(amount('2D3+1')), meanOf(amount('4'))]).toEqual([3.5, 5, 4])
    expect([meanUpTo(amount('D6'), 3), meanUpTo(amount('4'), 3), meanUpTo(amount('D3'), 9)]).toEqual([
      2.5, 3, 2,
    ])
  })
})
