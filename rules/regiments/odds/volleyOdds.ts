import { type Budget, take } from '../../play/odds/budget.ts'
import { type Fraction, fraction } from '../../play/odds/fraction.ts'
import { lossOfArea, lossOfAttack } from '../attack/lossOfAttack.ts'
import { spreadOf, sumOfSoMany, times } from '../base/spread.ts'
import { type Blows, blowStages } from '../clash/blows.ts'
import { unitInClash } from '../clash/makeClash.ts'
import { volley } from '../clash/volley.ts'
import type { UnitInClash } from '../formation/clashState.ts'
import type { Aim } from '../unit/rulePoints.ts'
import type { Fielded } from '../unit/unitProfile.ts'
import { clashBudget } from './clashOdds.ts'
import { lose, type PoolPlaces, placesOf, poolLoss, type Standings, stand, wayOf } from './lossSteps.ts'

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
  if (all.length === 0) return undefined
  const places = placesOf(target.pools)
  let open: Standings = { ways: new Map([[wayOf(places), 1n]]), of: 1n }
  for (const blows of all) open = afterShots(places, open, blows, budget)
  const lifeIn = (way: number) => {
    stand(places, way)
    return target.pools.reduce((life, each) => life + each.life, 0)
  }
  const begun = wayOf(places)
  const whole = lifeIn(begun)
  const ways: bigint[] = []
  for (const [way, each] of open.ways) {
    const lost = whole - lifeIn(way)
    ways[lost] = (ways[lost] ?? 0n) + each
  }
  stand(places, begun)
  const enough = (lost: number) => lost >= 3 && 4 * lost >= whole && lost < whole
  return {
    lost: Array.from(ways, each => fraction(each ?? 0n, open.of)),
    panics: fraction(
      ways.reduce((sum, each, lost) => (enough(lost) ? sum + each : sum), 0n),
      open.of,
    ),
  }
}

/** All ways to stand after the shots of one weapon. */
export function afterShots(places: PoolPlaces, open: Standings, blows: Blows, budget: Budget): Standings {
  const { count, each, how } = blows
  const stages = blowStages(blows)
  const struck = places.pools.indexOf(how.at.pool)
  const most = places.most[struck]!
  if (stages.others.length === 0) {
    const attack = lossOfAttack(stages, most)
    const one = each ? sumOfSoMany(spreadOf(each), attack, most) : attack
    const size = Math.min(most, one.ways.length * count) + 1
    take(budget, size * size)
    const loss = poolLoss(struck, times(one, count, most))
    return { ways: lose(places, open.ways, loss, open.of, budget), of: open.of * loss.of }
  }
  // How many of them hit: then each pool loses by itself.
  const area = lossOfArea(stages, most)
  const hits = times(each ? sumOfSoMany(spreadOf(each), area.hits) : area.hits, count)
  const pools = [
    { at: struck, loss: area.struck },
    ...area.others.map(({ pool, loss }) => ({ at: places.pools.indexOf(pool), loss })),
  ]
  const ways = new Map<number, bigint>()
  const of = pools.map(({ loss }) => loss.of).reduce((a, b) => a * b)
  const last = hits.ways.length - 1
  for (const [hitting, chance] of hits.ways.entries()) {
    if (chance === 0n) continue
    let after: ReadonlyMap<number, bigint> = open.ways
    for (const { at, loss } of pools) {
      const lost = poolLoss(at, times(loss, hitting, places.most[at]))
      after = lose(places, after, lost, open.of, budget)
    }
    const scale = chance * of ** BigInt(last - hitting)
    for (const [way, part] of after) ways.set(way, (ways.get(way) ?? 0n) + part * scale)
  }
  return { ways, of: open.of * hits.of * of ** BigInt(last) }
}
