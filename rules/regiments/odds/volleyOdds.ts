import { type Budget, take } from '../../play/odds/budget.ts'
import { type Fraction, fraction } from '../../play/odds/fraction.ts'
import { lossOfAttack } from '../attack/lossOfAttack.ts'
import { exactly, spreadOf, sumOf, sumOfSoMany, times } from '../base/spread.ts'
import { type Blows, blowStages } from '../clash/blows.ts'
import { unitInClash } from '../clash/makeClash.ts'
import type { UnitInClash } from '../clash/state.ts'
import { volley } from '../clash/volley.ts'
import type { Aim } from '../rulePoints.ts'
import type { Fielded } from '../unit/unitProfile.ts'
import { clashBudget } from './clashOdds.ts'

/** What a volley costs. */
export interface VolleyOdds {
  /** chance by life lost, from 0 on */
  lost: Fraction[]
  /** chance that it is enough for a panic test: three life, and a quarter of what there was (RB-20.2) */
  panics: Fraction
}

/**
 * What comes of one unit's shots at another: exact, by the tables that a battle throws into.
 * @returns undefined where nothing of it shoots so far
 */
export function volleyOdds(
  [one, other]: readonly [Fielded, Fielded],
  aim: Aim,
  atFront = true,
  budget: Budget = clashBudget(),
): VolleyOdds | undefined {
  const target = unitInClash(other, 1)
  return oddsOfVolley(volley(unitInClash(one, 0), target, aim, atFront), target, budget)
}

/** The same of blows that are known, at a unit as it stands. */
export function oddsOfVolley(
  all: readonly Blows[],
  target: UnitInClash,
  budget: Budget = clashBudget(),
): VolleyOdds | undefined {
  const first = all[0]
  if (!first) return undefined
  const pool = first.how.at.pool
  const most = pool.life
  let sum = exactly(0)
  for (const blows of all) {
    const attack = lossOfAttack(blowStages(blows), most)
    const one = blows.each ? sumOfSoMany(spreadOf(blows.each), attack, most) : attack
    const size = Math.min(most, one.ways.length * blows.count) + 1
    take(budget, size * size)
    sum = sumOf(sum, times(one, blows.count, most), most)
  }
  const whole = target.pools.reduce((life, each) => life + each.life, 0)
  const enough = (lost: number) => lost >= 3 && 4 * lost >= whole && lost < whole
  return {
    lost: sum.ways.map(ways => fraction(ways, sum.of)),
    panics: fraction(
      sum.ways.reduce((ways, each, lost) => (enough(lost) ? ways + each : ways), 0n),
      sum.of,
    ),
  }
}
