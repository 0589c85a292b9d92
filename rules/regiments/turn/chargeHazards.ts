import type { Budget } from '../../play/odds/budget.ts'
import { type Fraction, fraction } from '../../play/odds/fraction.ts'
import { type Spread, times } from '../base/spread.ts'
import { type Battlefield, membersOf, type UnitBody } from '../field/battlefield.ts'
import type { ChargeWay } from '../field/chargeWays.ts'
import { type Clash, isAlive, type UnitInClash } from '../formation/clashState.ts'
import { type KnownBlows, lose, minCommon, poolLoss, type Standings, stand } from '../odds/lossSteps.ts'
import { afterShots } from '../odds/volleyOdds.ts'
import type { Regiment } from '../state.ts'
import { isAnswered } from './chargeMoves.ts'
import { endangered } from './losses.ts'
import { answeringShots } from './shooting.ts'

/** What a charge that arrives meets before anybody strikes: dangerous ground, and shots of its target (RB-21, A31). */
export type Hazard = 'ground' | 'shots'

/** What a charge along a way meets. @param clash the two as it would bring them together, the charger first */
export function hazardsOf(
  f: Battlefield,
  { unit, target, way }: { unit: Regiment; target: Regiment; way: ChargeWay },
  { units: [own, other] }: Clash,
): Hazard[] {
  const goesOver = way.overWall && endangered(own!, 'obstacle').some(count => count > 0)
  const shoots =
    isAnswered(f, unit, target, way) && answeringShots(targetBody(f, target, other!), own!).blows.length > 0
  return [...(goesOver ? (['ground'] as const) : []), ...(shoots ? (['shots'] as const) : [])]
}

const targetBody = (f: Battlefield, target: Regiment, unit: UnitInClash): UnitBody => ({
  ...unit,
  members: membersOf(f, target),
})

/** All ways in which two units may stand when a charge has come through what it meets. */
export function afterHazards(
  f: Battlefield,
  target: Regiment,
  hazards: readonly Hazard[],
  { known: { clash, places }, begun, budget }: { known: KnownBlows; begun: Standings; budget: Budget },
): Standings {
  const [own, other] = clash.units as readonly [UnitInClash, UnitInClash]
  let open = begun
  if (hazards.includes('ground'))
    for (const [i, count] of endangered(own, 'obstacle').entries()) {
      const loss = poolLoss(i, times(oneInSix, count, places.most[i]))
      open = { ways: lose(places, open.ways, loss, open.of, budget), of: open.of * loss.of }
    }
  if (!hazards.includes('shots')) return open
  const body = targetBody(f, target, other)
  return joined(
    [...open.ways].map(([way, ways]) => {
      stand(places, way)
      // Nobody is left to be shot at.
      const blows = isAlive(own) ? answeringShots(body, own).blows : []
      const one: Standings = { ways: new Map([[way, ways]]), of: open.of }
      return blows.reduce((after, each) => afterShots(places, after, each, budget), one)
    }),
  )
}

/** A natural 1 (RB-21). */
const oneInSix: Spread = { ways: [5n, 1n], of: 6n }

/** Ways of several parts of one whole. */
function joined(parts: readonly Standings[]): Standings {
  const of = parts.reduce((common, part) => minCommon(common, part.of), 1n)
  const ways = new Map<number, bigint>()
  for (const part of parts)
    for (const [way, each] of part.ways) ways.set(way, (ways.get(way) ?? 0n) + each * (of / part.of))
  return { ways, of }
}

/** Chance by life that the first unit has lost. */
export function lifeLost({ clash, places }: KnownBlows, { ways, of }: Standings): Fraction[] {
  const own = clash.units[0]!
  const lifeOf = () => own.pools.reduce((sum, { life }) => sum + life, 0)
  const whole = places.most.slice(0, own.pools.length).reduce((sum, life) => sum + life, 0)
  const lost: bigint[] = []
  for (const [way, each] of ways) {
    stand(places, way)
    const life = whole - lifeOf()
    lost[life] = (lost[life] ?? 0n) + each
  }
  return Array.from(lost, each => fraction(each ?? 0n, of))
}
