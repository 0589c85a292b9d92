import { chanceOf, type Likely } from '../../play/odds/everyWay.ts'
import { type Fraction, fraction, never, plus, times } from '../../play/odds/fraction.ts'
import { type CourageTest, courageOf, testCourage } from '../field/courage.ts'
import { between, byLabel, isOnBoard } from '../field/field.ts'
import { has } from '../field/points.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import { mustDare, mustFind, testBeforeCharge } from '../move/move.ts'
import { copyOfField, countingOf, everyOutcome, type OddsOptions, withinBudget } from './counting.ts'

/** What comes of a test of Courage. */
export interface CourageOdds {
  /** Courage as it counts: less what dread and the test itself take off */
  courage: number
  /** it passes without a throw (DL-15b) */
  unasked: boolean
  passes: Fraction
  /** Might and Will spent on average */
  might: Fraction
  will: Fraction
  /** chance that it goes with its last point of Will */
  goes: Fraction
}

interface TestEnd {
  passed: boolean
  might: number
  will: number
  gone: boolean
}

/** The chance that a figure passes a test now; undefined: too long to count. */
export function courageOdds(
  f: Battlefield,
  label: string,
  test: CourageTest,
  options: OddsOptions = {},
): CourageOdds | undefined {
  const had = byLabel(f, label)!
  const ends = withinBudget(() =>
    everyOutcome(
      () => {
        const copy = copyOfField(f)
        const own = byLabel(copy, label)!
        return {
          script: testCourage(copy, own, test),
          see: (came): TestEnd => ({
            passed: came?.result.passed ?? false,
            might: had.might - own.might,
            will: had.will - own.will + (own.marks.freeWillUsed && !had.marks.freeWillUsed ? 1 : 0),
            gone: !isOnBoard(own),
          }),
        }
      },
      end => JSON.stringify(end),
      countingOf(options),
    ),
  )
  if (!ends) return undefined
  return {
    courage: courageOf(f, had) - (test.less ?? 0),
    unasked: test.why !== 'finding' && has(f, had, 'passesUnasked'),
    passes: chanceOf(ends, ({ passed }) => passed),
    might: averageOf(ends, ({ might }) => might),
    will: averageOf(ends, ({ will }) => will),
    goes: chanceOf(ends, ({ gone }) => gone),
  }
}

/** The average of a small whole number. */
export function averageOf<Value>(all: readonly Likely<Value>[], count: (value: Value) => number): Fraction {
  return [...new Set(all.map(({ value }) => count(value)))].reduce(
    (sum, n) =>
      plus(
        sum,
        times(
          chanceOf(all, value => count(value) === n),
          fraction(BigInt(n), 1n),
        ),
      ),
    never,
  )
}

/** What stands between a figure and its charge (DB-11). */
export interface ChargeOdds {
  /** null: nobody's terror asks for a test */
  terror: CourageOdds | null
  /** wearers to be found, each by itself, as if terror were passed */
  finds: { wearer: string; away: number; odds: CourageOdds }[]
  /** chance that it charges; that terror freezes it (DL-39); that a wearer is not found (DL-14c) */
  charges: Fraction
  frozen: Fraction
  missed: Fraction
}

/** Chances of the tests before a charge by its owner's hand, from where it stands; undefined: too long to count. */
export function chargeOdds(
  f: Battlefield,
  label: string,
  enemies: readonly string[],
  options: OddsOptions = {},
): ChargeOdds | undefined {
  const figure = byLabel(f, label)!
  const charged = enemies.map(each => byLabel(f, each)!)
  const ends = withinBudget(() =>
    everyOutcome(
      () => {
        const copy = copyOfField(f)
        const own = byLabel(copy, label)!
        return {
          script: testBeforeCharge(
            copy,
            own,
            'owner',
            enemies.map(each => byLabel(copy, each)!),
          ),
          see: came => came?.result ?? 'gone',
        }
      },
      end => end,
      countingOf(options),
    ),
  )
  const terror = mustDare(f, figure, 'owner', charged)
    ? courageOdds(f, label, { why: 'terror' }, options)
    : null
  if (!ends || terror === undefined) return undefined
  const finds = charged.flatMap(enemy => {
    if (!mustFind(f, figure, enemy)) return []
    const away = between(f, figure.at, enemy.at)
    const odds = courageOdds(f, label, { why: 'finding', less: away }, options)
    return odds ? [{ wearer: enemy.label, away, odds }] : []
  })
  return {
    terror,
    finds,
    charges: chanceOf(ends, end => end === 'dares'),
    frozen: chanceOf(ends, end => end === 'frozen'),
    missed: chanceOf(ends, end => end === 'missed'),
  }
}
