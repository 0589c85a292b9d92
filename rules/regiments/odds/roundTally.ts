import type { Fraction } from '../../play/odds/fraction.ts'
import { fractionsOf } from './diceFraction.ts'

export const owners = [0, 1] as const
export type ByOwner<What> = [What, What]

/** One round, as it may go. Chances are of the whole: that a later round is fought at all is part of them. */
export interface RoundOdds {
  /** chance that it is fought */
  fought: Fraction
  /** chance by life that each side has lost in it, from 0 on */
  lost: ByOwner<Fraction[]>
  /** average life that each side has lost in each step, where blows fell: steps in the order in which they come */
  steps: { step: number; lost: ByOwner<Fraction> }[]
  /** who wins it; `drawn` is neither */
  won: ByOwner<Fraction>
  drawn: Fraction
  /** chance by how much the first side has won; below 0 the second one has */
  by: Map<number, Fraction>
  /** chance that each side breaks, and that it is wiped out */
  breaks: ByOwner<Fraction>
  /** of each unit of the clash: chance that it breaks */
  unitBreaks: Fraction[]
  wiped: ByOwner<Fraction>
}

/** One way in which a round ends, in so many of all its tests' ways. */
export interface EndOfRound {
  difference: number
  broke: ByOwner<boolean>
  /** numbers of the units that broke */
  units: readonly number[]
  /** by how much the number of the way to stand is less after it */
  less: number
  ways: number
  of: number
}

/** Adds to sums of many parts of one whole without looking for common divisors each time. */
class Tally {
  private readonly ways = new Map<number, bigint>()
  add(key: number, ways: bigint): void {
    this.ways.set(key, (this.ways.get(key) ?? 0n) + ways)
  }
  of(key: number): bigint {
    return this.ways.get(key) ?? 0n
  }
  keys(): number[] {
    return [...this.ways.keys()].sort((a, b) => a - b)
  }
}

const byOwner = <What>(what: (owner: 0 | 1) => What): ByOwner<What> => [what(0), what(1)]

/** Sums of a round over all ways in which it goes. */
export class RoundTally {
  private fought = 0n
  private readonly lost = [new Tally(), new Tally()]
  private readonly by = new Tally()
  private readonly breaks: ByOwner<bigint> = [0n, 0n]
  private readonly wiped: ByOwner<bigint> = [0n, 0n]
  private readonly unitBreaks = new Tally()
  private readonly steps = new Map<number, ByOwner<bigint>>()

  addStep(step: number, life: ByOwner<bigint>): void {
    const sums = this.steps.get(step) ?? [0n, 0n]
    this.steps.set(step, [sums[0] + life[0], sums[1] + life[1]])
  }

  add(
    { difference, broke, units }: EndOfRound,
    lost: ByOwner<number>,
    left: ByOwner<number>,
    ways: bigint,
  ): void {
    this.fought += ways
    this.by.add(difference, ways)
    for (const unit of units) this.unitBreaks.add(unit, ways)
    for (const owner of owners) {
      this.lost[owner]!.add(lost[owner], ways)
      if (broke[owner]) this.breaks[owner] += ways
      if (left[owner] === 0) this.wiped[owner] += ways
    }
  }

  /** @param blows of how many ways what was lost in steps is the sum; @param whole of how many all else is; @param units how many units there are */
  odds(blows: bigint, whole: bigint, units: number): RoundOdds {
    const ofBlows = fractionsOf(blows)
    const of = fractionsOf(whole)
    const differences = this.by.keys()
    const sumOver = (is: (by: number) => boolean) =>
      of(differences.filter(is).reduce((sum, by) => sum + this.by.of(by), 0n))
    return {
      fought: of(this.fought),
      lost: byOwner(owner => {
        const tally = this.lost[owner]!
        return Array.from({ length: (tally.keys().at(-1) ?? 0) + 1 }, (_, life) => of(tally.of(life)))
      }),
      steps: [...this.steps]
        .toSorted(([a], [b]) => b - a)
        .map(([step, life]) => ({ step, lost: byOwner(owner => ofBlows(life[owner])) })),
      won: [sumOver(by => by > 0), sumOver(by => by < 0)],
      drawn: of(this.by.of(0)),
      by: new Map(differences.map(by => [by, of(this.by.of(by))])),
      breaks: byOwner(owner => of(this.breaks[owner])),
      unitBreaks: Array.from({ length: units }, (_, unit) => of(this.unitBreaks.of(unit))),
      wiped: byOwner(owner => of(this.wiped[owner])),
    }
  }
}
