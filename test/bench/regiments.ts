import { picker, pickOf } from '../../rules/core/random.ts'
import { TooManyFalls } from '../../rules/play/odds/budget.ts'
import { clashOdds, maxRounds } from '../../rules/regiments/odds/clashOdds.ts'
import type { Fielded } from '../../rules/regiments/unit/unitProfile.ts'
import { regiment } from '../helpers/regiments.ts'
import { figure, type Measurement, median, processorTime } from './measure.ts'

/** A unit of up to sixty attacks and ninety life, with rules that make much to count. */
export function largeUnit(seed: number): Fielded {
  const pick = picker(seed)
  const files = pickOf(pick, [5, 6, 8, 10])
  const life = pickOf(pick, [1, 1, 1, 2, 3])
  const attacks = pickOf(pick, life === 1 ? [1, 1, 2, 3, 4] : [2, 3, 4])
  const rider = pick(4) === 0
  const maybe = (rule: string) => (pick(2) ? [rule] : [])
  return {
    unit: regiment({
      count: Math.floor(pickOf(pick, [20, 40, 60, 90]) / life),
      files,
      life,
      attacks,
      height: pickOf(pick, [1, 2]),
      agility: 2 + pick(4),
      strength: 3 + pick(3),
      resilience: 3 + pick(2),
      armour: 1 + pick(4),
      discipline: 7 + pick(3),
      rules: [
        ...['A24', 'A22', 'A06', 'A18', 'A38', 'A13 D3', 'M02 5', 'M41 5', 'M14', 'M38'].flatMap(maybe),
        pickOf(pick, ['W02', 'W03', 'W04', 'W07', 'W08']),
        ...(rider ? ['A25 D3', 'A27 1'] : []),
      ],
      others: rider ? [{ name: 'mount', agility: 3, strength: 4 }] : [],
    }),
    joined: [],
  }
}

/** Milliseconds of processor that each of so many clashes takes; how many cannot be counted in time. */
function clashes(count: number, rounds: number): { times: number[]; uncounted: number } {
  let uncounted = 0
  const times = Array.from({ length: count }, (_, i) => {
    const units: [Fielded, Fielded] = [largeUnit(2 * i + 1), largeUnit(2 * i + 2)]
    const from = processorTime()
    try {
      const odds = clashOdds(
        units,
        { charging: pickOf(picker(i), [0, 1, null]), over: 'front', round: 1 },
        rounds,
      )
      if (odds.uncounted) uncounted++
    } catch (error) {
      if (!(error instanceof TooManyFalls)) throw error
      uncounted++
    }
    return processorTime() - from
  })
  return { times, uncounted }
}

/** What odds of large clashes take. What is above the budget is not counted, and says so. */
export function regimentFigures(): Measurement[] {
  clashes(5, 1)
  return [1, maxRounds].flatMap(rounds => {
    const { times, uncounted } = clashes(rounds === 1 ? 200 : 40, rounds)
    const name = `/odds of large units, ${rounds === 1 ? 'a round' : `${rounds} rounds`}`
    return [
      figure(`${name}: the median of ${times.length}`, 'ms', median(times), {
        limit: rounds === 1 ? 300 : null,
      }),
      figure(`${name}: the slowest`, 'ms', Math.max(...times), { limit: 3000 }),
      figure(`${name}: not counted to the end`, 'of them', uncounted),
    ]
  })
}
