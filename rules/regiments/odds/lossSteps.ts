import { type Budget, take } from '../../play/odds/budget.ts'
import { lossOfAttack } from '../attack/lossOfAttack.ts'
import { exactly, type Spread, spreadOf, sumOf, sumOfSoMany } from '../base/spread.ts'
import { type Blows, blowStages } from '../clash/blows.ts'
import { blowsInStep } from '../clash/sending.ts'
import type { Clash, Pool } from '../formation/clashState.ts'
import { fightingShape } from './shape.ts'

/**
 * All ways in which a clash may stand, each with how many of all they are. A way is a number: the life of all pools in the
 * order of its units, each pool a digit with a base of its own (see `PoolPlaces`).
 */
export interface Standings {
  ways: Map<number, bigint>
  of: bigint
}

const poolsOf = (clash: Clash): Pool[] => clash.units.flatMap(({ pools }) => pools)

/** Where the life of each pool stands in the number of a way. */
export interface PoolPlaces {
  pools: readonly Pool[]
  /** life that each pool has at most */
  most: readonly number[]
  /** what one life of it is worth */
  worth: readonly number[]
}

export function placesOf(pools: readonly Pool[]): PoolPlaces {
  const most = pools.map(({ life }) => life)
  let next = 1
  const worth = most.map(life => {
    const own = next
    next *= life + 1
    return own
  })
  return { pools, most, worth }
}

export const lifeIn = ({ most, worth }: PoolPlaces, pool: number, way: number): number =>
  Math.floor(way / worth[pool]!) % (most[pool]! + 1)

export const wayOf = ({ pools, worth }: PoolPlaces): number =>
  pools.reduce((sum, { life }, i) => sum + life * worth[i]!, 0)

/** Puts life into a clash as a way says. */
export function stand(places: PoolPlaces, way: number): void {
  for (const [i, pool] of places.pools.entries()) pool.life = lifeIn(places, i, way)
}

/** Losses of one pool at once; `tail` says in how many ways it loses so much or more. */
interface PoolLoss {
  pool: number
  ways: readonly bigint[]
  tail: readonly bigint[]
  of: bigint
}

/** @param pool its number among all */
export function poolLoss(pool: number, { ways, of }: Spread): PoolLoss {
  const tail = [...ways]
  for (let lost = tail.length - 2; lost >= 0; lost--) tail[lost]! += tail[lost + 1]!
  return { pool, ways, tail, of }
}

/** What has been worked out for a round of some clash, for all ways to stand that are alike. */
export interface KnownBlows {
  clash: Clash
  places: PoolPlaces
  /** life lost by one, two, three ... attacks of a sort, no more than its pool has */
  sums: Map<string, Spread[]>
  /** losses of a step by how the units stand */
  losses: Map<string, PoolLoss[]>
}

export const nothingKnown = (clash: Clash): KnownBlows => ({
  clash,
  places: placesOf(poolsOf(clash)),
  sums: new Map(),
  losses: new Map(),
})

/** What tells blows apart, but for their number: who strikes whom with what; units never change it within a round. */
function sortOf({ places: { pools } }: KnownBlows, { how, by }: Blows): string {
  const { pool, part, unit } = how.by
  return [
    pools.indexOf(pool),
    pool.model.parts.indexOf(part),
    pools.indexOf(how.at.pool),
    how.at.atFront,
    how.kind,
    by ?? '',
    unit.charging,
    unit.round,
    // Its unit's Discipline may stand with who lends it.
    how.at.unit.pools.map(({ life }) => life > 0),
  ].join('/')
}

/** Life that blows cost, of at most so much: one attack after the other, each sum kept. */
function lossOf(known: KnownBlows, blows: Blows, most: number, budget: Budget): Spread {
  const sort = sortOf(known, blows)
  let sums = known.sums.get(sort)
  if (!sums) {
    const attack = lossOfAttack(blowStages(blows), most)
    // Hits of a special attack are thrown for each model by itself (RB-06.6).
    sums = [exactly(0), blows.each ? sumOfSoMany(spreadOf(blows.each), attack, most) : attack]
    known.sums.set(sort, sums)
  }
  const one = sums[1]!
  while (sums.length <= blows.count) {
    const before = sums.at(-1)!
    spend(budget, before.ways.length * one.ways.length, before.of * one.of)
    sums.push(sumOf(before, one, most))
  }
  return sums[blows.count]!
}

/** What looks cost beside the product of two short numbers: at a way to stand, at the blows of a step, at a test. */
export const work = { way: 10, blows: 500, test: 200 }

/** Takes so many products of whole numbers off a budget; long ones take longer. */
export const spend = (budget: Budget, products: number, of: bigint): void =>
  take(budget, products * (1 + lengthOf(of) / 64))

/** Of a whole number in 64 bits, about. */
const lengthOf = (number: bigint): number => number.toString(16).length / 16

function lossesInStep(known: KnownBlows, step: number, budget: Budget): PoolLoss[] {
  const { clash, places } = known
  take(budget, work.blows)
  const blows = blowsInStep(clash, step)
  return places.pools.flatMap((pool, i): PoolLoss[] => {
    const most = places.most[i]!
    const at = blows.filter(({ how }) => how.at.pool === pool)
    if (at.length === 0) return []
    const sums = at
      .map(each => lossOf(known, each, most, budget))
      .reduce((sum, each) => {
        spend(budget, sum.ways.length * each.ways.length, sum.of)
        return sumOf(sum, each, most)
      })
    return [poolLoss(i, sums)]
  })
}

const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a, b]
  while (y > 0n) [x, y] = [y, x % y]
  return x
}
export const minCommon = (a: bigint, b: bigint): bigint =>
  a === b ? a : a % b === 0n ? a : b % a === 0n ? b : (a / gcd(a, b)) * b

/**
 * A step of initiative in all ways in which it may go: ways in which the same blows fall are taken together, and each pool
 * loses by itself, since all of a step strikes at once (RB-14.2).
 * @returns the same standings where nothing strikes
 * @throws TooManyFalls where the budget does not last
 */
export function afterStep(known: KnownBlows, standings: Standings, step: number, budget: Budget): Standings {
  const groups = groupsIn(known, standings, step, budget)
  if (groups.every(({ losses }) => losses.length === 0)) return standings
  const dens = groups.map(({ losses }) => losses.reduce((product, { of }) => product * of, 1n))
  const common = dens.reduce(minCommon, 1n)
  const next = new Map<number, bigint>()
  for (const [i, { losses, ways }] of groups.entries()) {
    const scale = common / dens[i]!
    let open: ReadonlyMap<number, bigint> = ways
    for (const loss of losses) open = lose(known.places, open, loss, standings.of, budget)
    for (const [way, each] of open) {
      const scaled = scale === 1n ? each : each * scale
      const there = next.get(way)
      next.set(way, there === undefined ? scaled : there + scaled)
    }
  }
  return { ways: next, of: standings.of * common }
}

/** Ways to stand by the blows that fall in a step. */
function groupsIn(known: KnownBlows, { ways }: Standings, step: number, budget: Budget) {
  const { clash, places } = known
  const shapes = clash.units.map(() => new Map<string, string>())
  const groups = new Map<string, { losses: PoolLoss[]; ways: Map<number, bigint> }>()
  for (const [way, each] of ways) {
    stand(places, way)
    take(budget, work.way)
    // A unit's shape is its own, whatever becomes of others.
    const shape = clash.units
      .map((unit, i) => {
        const life = unit.pools.map(pool => pool.life).join()
        let own = shapes[i]!.get(life)
        if (own === undefined) shapes[i]!.set(life, (own = fightingShape(clash, unit)))
        return own
      })
      .join('|')
    let group = groups.get(shape)
    if (!group) {
      const key = `${step} ${shape}`
      let losses = known.losses.get(key)
      if (!losses) known.losses.set(key, (losses = lossesInStep(known, step, budget)))
      groups.set(shape, (group = { losses, ways: new Map() }))
    }
    group.ways.set(way, each)
  }
  return [...groups.values()]
}

/** Ways after one pool has lost life, ways that stand alike put together. */
export function lose(
  places: PoolPlaces,
  open: ReadonlyMap<number, bigint>,
  { pool, ways: losses, tail, of }: PoolLoss,
  whole: bigint,
  budget: Budget,
): Map<number, bigint> {
  const next = new Map<number, bigint>()
  spend(budget, open.size * losses.length, whole * of)
  const worth = places.worth[pool]!
  for (const [way, ways] of open) {
    const before = lifeIn(places, pool, way)
    for (let lost = 0; lost < losses.length && lost <= before; lost++) {
      const each = lost === before ? tail[lost]! : losses[lost]!
      if (each === 0n) continue
      const after = way - lost * worth
      const there = next.get(after)
      next.set(after, there === undefined ? ways * each : there + ways * each)
    }
  }
  return next
}
