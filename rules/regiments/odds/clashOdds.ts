import { type Budget, TooManyFalls, take } from '../../play/odds/budget.ts'
import { type Fraction, fraction, never, plus } from '../../play/odds/fraction.ts'
import { stepsInRound } from '../clash/blows.ts'
import { breakTestOf, waysToPass } from '../clash/breakThrow.ts'
import { beginRound } from '../clash/fightRound.ts'
import { type HowMet, meet } from '../clash/makeClash.ts'
import { differenceFor, scoreBefore, scoreOfBlows, totalOf } from '../clash/result.ts'
import { type Clash, isAlive, type UnitInClash } from '../formation/clashState.ts'
import type { Fielded } from '../unit/unitProfile.ts'
import {
  afterStep,
  type KnownBlows,
  lifeIn,
  minCommon,
  nothingKnown,
  type PoolPlaces,
  type Standings,
  spend,
  stand,
  wayOf,
  work,
} from './lossSteps.ts'
import { type ByOwner, type EndOfRound, owners, type RoundOdds, RoundTally } from './roundTally.ts'
import { holdingShape } from './shape.ts'

export type { RoundOdds } from './roundTally.ts'

/** Rounds in a row that are counted: a third one of large units is seldom counted to its end. */
export const maxRounds = 2

export interface ClashOdds {
  rounds: RoundOdds[]
  /** rounds that would take longer to count than is allowed */
  uncounted: number
  /** after the last round: chance that a side is gone, that it has broken, and points that it costs on average (RB-25) */
  gone: ByOwner<Fraction>
  broken: ByOwner<Fraction>
  points: ByOwner<Fraction>
}

/** How much there may be to count: below three seconds on the slowest machine that is looked after. */
export const clashBudget = (): Budget => ({ left: 8_000_000 })

/**
 * What comes of two units that meet: exact, by the tables that a battle throws into. A round in which nobody breaks is
 * followed by the next with what is left.
 * @param rounds so many in a row at most
 * @throws TooManyFalls where the first round cannot be counted
 */
export function clashOdds(
  units: readonly [Fielded, Fielded],
  meeting: HowMet,
  rounds = 1,
  budget: Budget = clashBudget(),
): ClashOdds {
  return oddsOfClash(meet(units, meeting), units.map(stakeOf), meeting.round, rounds, budget)
}

/**
 * The same of units as they stand. The clash serves as paper: what is left of its units is of no meaning afterwards.
 * @param stakes what each side has to lose
 * @param beforehand points of the first result that are no part of the clash: units that were swept away before it
 * @param before what they lose before the first round: whoever is gone then fights none
 * @throws as `clashOdds` does
 */
export function oddsOfClash(
  clash: Clash,
  stakes: readonly Stake[],
  begun = 1,
  rounds = 1,
  budget: Budget = clashBudget(),
  beforehand: ByOwner<number> = [0, 0],
  before: (known: KnownBlows, begun: Standings, budget: Budget) => Standings = (_, begun) => begun,
): ClashOdds {
  const known = nothingKnown(clash)
  let ends: Ends = { gone: [never, never], broken: [never, never], points: [never, never] }
  let open = before(known, { ways: new Map([[wayOf(known.places), 1n]]), of: 1n }, budget)
  const fallen = new EndTally(stakes)
  for (const [way, ways] of open.ways) {
    const life = lifeByOwner(known, way)
    if (life[0] > 0 && life[1] > 0) continue
    fallen.add(life, [false, false], ways)
    open.ways.delete(way)
  }
  ends = fallen.over(ends, open.of)
  const odds: RoundOdds[] = []
  while (odds.length < rounds && open.ways.size > 0) {
    if (odds.length > 0)
      for (const unit of clash.units) Object.assign(unit, { charging: false, round: begun + odds.length })
    const ended = new EndTally(stakes)
    try {
      const after = afterRound(known, open, ended, budget, odds.length === 0 ? beforehand : [0, 0])
      odds.push(after.odds)
      open = after.open
      ends = ended.over(ends, open.of)
    } catch (error) {
      if (!(error instanceof TooManyFalls) || odds.length === 0) throw error
      break
    }
  }
  const uncounted = open.ways.size > 0 ? rounds - odds.length : 0
  const last = new EndTally(stakes)
  for (const [way, ways] of open.ways) last.add(lifeByOwner(known, way), [false, false], ways)
  return { rounds: odds, uncounted, ...last.over(ends, open.of) }
}

function lifeByOwner({ clash, places }: KnownBlows, way: number): ByOwner<number> {
  const sums: ByOwner<number> = [0, 0]
  let at = 0
  for (const { owner, pools } of clash.units) for (const _ of pools) sums[owner] += lifeIn(places, at++, way)
  return sums
}

/** Chances of how it all ends, and points that it costs each side. */
interface Ends {
  gone: ByOwner<Fraction>
  broken: ByOwner<Fraction>
  points: ByOwner<Fraction>
}

/** What a side loses by an end: points, and what it is when half of them are lost (RB-25). */
export interface Stake {
  points: bigint
  /** life at which it is worth half */
  quarter: number
}

const stakeOf = ({ unit, joined }: Fielded): Stake => {
  const all = [unit, ...joined]
  return {
    points: BigInt(all.reduce((sum, { points }) => sum + points, 0)),
    quarter: Math.floor(all.reduce((sum, { count, model }) => sum + count * model.life, 0) / 4),
  }
}

const withMore = (known: ByOwner<Fraction>, more: ByOwner<bigint>, of: bigint) =>
  owners.map(owner => plus(known[owner], fraction(more[owner], of))) as ByOwner<Fraction>

/** Sums of ends that are parts of one whole; points are counted in halves. */
class EndTally {
  private readonly gone: ByOwner<bigint> = [0n, 0n]
  private readonly broken: ByOwner<bigint> = [0n, 0n]
  private readonly halves: ByOwner<bigint> = [0n, 0n]

  constructor(private readonly stakes: readonly Stake[]) {}

  add(life: ByOwner<number>, broke: ByOwner<boolean>, ways: bigint): void {
    for (const owner of owners) {
      const { points, quarter } = this.stakes[owner]!
      if (life[owner] === 0) {
        this.gone[owner] += ways
        this.halves[owner] += 2n * points * ways
        continue
      }
      if (broke[owner]) this.broken[owner] += ways
      if (broke[owner] || life[owner] <= quarter) this.halves[owner] += points * ways
    }
  }

  /** Adds them to what others came to. */
  over(sums: Ends, of: bigint): Ends {
    return {
      gone: withMore(sums.gone, this.gone, of),
      broken: withMore(sums.broken, this.broken, of),
      points: withMore(sums.points, this.halves, 2n * of),
    }
  }
}

/** A round from all ways in which it may begin. */
function afterRound(
  known: KnownBlows,
  open: Standings,
  ended: EndTally,
  budget: Budget,
  beforehand: ByOwner<number>,
): { odds: RoundOdds; open: Standings } {
  const { clash, places } = known
  known.losses.clear()
  const begin = (way: number) => {
    stand(places, way)
    beginRound(clash)
  }
  const steps = stepsInRound(clash)
  const seen = [...open.ways].map(([begun, ways]) => {
    begin(begun)
    const lines = scoreBefore(clash)
    const score = owners.map(owner => totalOf(lines, owner) + beforehand[owner]) as ByOwner<number>
    return { begun, ways, score, ...afterBlows(known, begun, steps, budget) }
  })
  const of = seen.reduce((common, { standings }) => minCommon(common, standings.of), 1n)
  const round = new RoundTally()
  const next = new Map<number, bigint>()
  const results = new Results(known, budget)
  const all = wholeOfTests(clash)
  for (const { begun, ways, standings, score, lost } of seen) {
    for (const { step, life, of: part } of lost)
      round.addStep(step, [life[0] * ways * (of / part), life[1] * ways * (of / part)])
    const scale = (of / standings.of) * ways
    begin(begun)
    const start = lifeByOwner(known, begun)
    for (const [way, each] of standings.ways) {
      take(budget, 2 * work.way)
      spend(budget, 8, open.of * of)
      stand(places, way)
      const stood = lifeByOwner(known, way)
      const fell: ByOwner<number> = [start[0] - stood[0], start[1] - stood[1]]
      for (const end of results.ends(score, way)) {
        const ends = each * scale * BigInt(end.ways * (all / end.of))
        const after = way - end.less
        const left = end.less ? lifeByOwner(known, after) : stood
        round.add(end, fell, left, ends)
        if (end.broke[0] || end.broke[1] || left[0] === 0 || left[1] === 0) ended.add(left, end.broke, ends)
        else next.set(after, (next.get(after) ?? 0n) + ends)
      }
    }
  }
  const whole = open.of * of * BigInt(all)
  return { odds: round.odds(open.of * of, whole, clash.units.length), open: { ways: next, of: whole } }
}

/**
 * Tests are of 36, 216 or the square of these, and 6 to the 6th is a multiple of all; each unit of the side that loses may
 * take one.
 */
const wholeOfTests = ({ units }: Clash): number =>
  6 ** (6 * Math.max(...owners.map(side => units.filter(({ owner }) => owner === side).length)))

/** Life that each side loses in a step, summed over so many ways. */
interface StepLoss {
  step: number
  life: ByOwner<bigint>
  of: bigint
}

/** All steps of a round from one way to stand. */
function afterBlows(
  known: KnownBlows,
  begun: number,
  steps: readonly number[],
  budget: Budget,
): { standings: Standings; lost: StepLoss[] } {
  let standings: Standings = { ways: new Map([[begun, 1n]]), of: 1n }
  const lost: StepLoss[] = []
  let before = summedLife(known, standings)
  for (const step of steps) {
    const next = afterStep(known, standings, step, budget)
    if (next === standings) continue
    const now = summedLife(known, next)
    const more = next.of / standings.of
    const life: ByOwner<bigint> = [before[0] * more - now[0], before[1] * more - now[1]]
    if (life[0] > 0n || life[1] > 0n) lost.push({ step, life, of: next.of })
    standings = next
    before = now
  }
  return { standings, lost }
}

function summedLife(known: KnownBlows, { ways }: Standings): ByOwner<bigint> {
  const sums: ByOwner<bigint> = [0n, 0n]
  for (const [way, each] of ways) {
    const life = lifeByOwner(known, way)
    for (const owner of owners) sums[owner] += each * BigInt(life[owner])
  }
  return sums
}

/** What a test comes to, by what decides it: worked out once for all ways to stand that are alike. */
type BreakEnd = { ways: number; of: number; broke: boolean; life: number }

/** Results and tests of a round (RB-17, RB-19). */
class Results {
  private readonly tests = new Map<string, BreakEnd[]>()
  private readonly shapes: Map<string, string>[]

  constructor(
    private readonly known: KnownBlows,
    private readonly budget: Budget,
  ) {
    this.shapes = known.clash.units.map(() => new Map())
  }

  /** How the round ends as the clash stands now. @param score before the blows; @param way the number of how it stands */
  ends(score: ByOwner<number>, way: number): EndOfRound[] {
    const { clash, places } = this.known
    const blows = scoreOfBlows(clash)
    const totals: ByOwner<number> = [score[0] + totalOf(blows, 0), score[1] + totalOf(blows, 1)]
    // A unit that touches no enemy any more counts as a winner, whatever the sum (RB-17.3).
    const [one, other] = owners.map(side => clash.units.some(unit => unit.owner === side && isAlive(unit)))
    const by = totals[0] - totals[1]
    const difference = one && other ? by : one ? Math.max(1, by) : other ? Math.min(-1, by) : 0
    const losers = clash.units.flatMap(unit => {
      const lostBy = differenceFor(clash, unit, totals)
      return lostBy > 0 ? [{ unit, lostBy }] : []
    })
    let ends: EndOfRound[] = [{ difference, broke: [false, false], units: [], less: 0, ways: 1, of: 1 }]
    for (const [i, { unit, lostBy }] of losers.entries())
      ends = ends.flatMap(end => {
        // Tests come one after the other: what an earlier one has cost is gone (RB-19.1, M28).
        if (i > 0) stand(places, way - end.less)
        return this.testsOf(unit, lostBy).map(({ ways, of, broke, life }) => ({
          difference,
          broke: owners.map(side => end.broke[side] || (broke && unit.owner === side)) as ByOwner<boolean>,
          units: broke ? [...end.units, clash.units.indexOf(unit)] : end.units,
          less: end.less + (life ? lessBy(places, unit, life) : 0),
          ways: end.ways * ways,
          of: end.of * of,
        }))
      })
    return ends
  }

  private testsOf(loser: UnitInClash, difference: number): BreakEnd[] {
    const { clash } = this.known
    const key = `${clash.units.indexOf(loser)} ${difference} ${clash.units.map((unit, i) => this.shapeOf(clash, unit, i)).join('|')}`
    let found = this.tests.get(key)
    if (!found) {
      take(this.budget, work.test)
      this.tests.set(key, (found = testEnds(clash, loser, difference)))
    }
    return found
  }

  private shapeOf(clash: Clash, unit: UnitInClash, i: number): string {
    const life = unit.pools.map(pool => pool.life).join()
    let shape = this.shapes[i]!.get(life)
    if (shape === undefined) this.shapes[i]!.set(life, (shape = holdingShape(clash, unit)))
    return shape
  }
}

function testEnds(clash: Clash, loser: UnitInClash, difference: number): BreakEnd[] {
  const test = breakTestOf(clash, loser, difference)
  if (test.kind === 'loses') return [{ ways: 1, of: 1, broke: false, life: test.life }]
  const { ways, of } = waysToPass(test.most, test.dice)
  const failed = test.again ? (of - ways) ** 2 : of - ways
  const whole = test.again ? of ** 2 : of
  return [
    { ways: whole - failed, of: whole, broke: false, life: 0 },
    { ways: failed, of: whole, broke: test.loses === null, life: test.loses ?? 0 },
  ].filter(each => each.ways > 0)
}

/** By how much the number of a way is less when a unit loses so much life: ordinary models first (M28a). */
function lessBy({ pools, worth }: PoolPlaces, unit: UnitInClash, life: number): number {
  let left = life
  return pools.reduce((less, pool, i) => {
    if (!unit.pools.includes(pool)) return less
    const lost = Math.min(pool.life, left)
    left -= lost
    return less + lost * worth[i]!
  }, 0)
}
