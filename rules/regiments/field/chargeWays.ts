import { type Cell, hexOf, sideKind } from '../../board/board.ts'
import { facings, turned } from '../../core/hex.ts'
import type { UnitSide } from '../formation/clashState.ts'
import type { Regiment } from '../state.ts'
import { arcOf, sideTowards } from './arcs.ts'
import { type Battlefield, between } from './battlefield.ts'
import { slowest, unitWith } from './command.ts'
import { ahead, type Gait, gaitOf, mayEndOn, type Pose, poseKey, unitStep, waysOf } from './moves.ts'

/** How a unit would charge another (RB-08.2). */
export interface ChargeWay {
  /** the side of the target over which it comes: the arc in which it stands */
  at: UnitSide
  /** inches, turns included, never less than 1 */
  cost: number
  poses: Pose[]
  /** over a low wall: dangerous (RB-04.3) */
  overWall: boolean
}

/** Added to the Charge speed besides a die (RB-08.4). */
export const chargePlus = 4
const bestDie = 6

/** The farthest that a charge of a unit can reach. */
export const longestCharge = (f: Battlefield, unit: Regiment): number =>
  slowest(f, unit, 'charge') + chargePlus + bestDie

/** Chance that a charge comes so many inches (RB-08.4, RB-08.6). */
export const chargeChance = (f: Battlefield, unit: Regiment, way: number): number => chargeOdds(f, unit)(way)

/** The same for one way after the other. */
export function chargeOdds(f: Battlefield, unit: Regiment): (way: number) => number {
  const sure = slowest(f, unit, 'charge') + chargePlus
  const maximised = unitWith(f, unit, rule => rule.distances === 'maximised')
  return way => {
    const one = Math.min(1, Math.max(0, (7 - way + sure) / 6))
    return maximised ? 1 - (1 - one) ** 2 : one
  }
}

/** The arc of a target in which a unit stands. */
export const chargedSide = (f: Battlefield, unit: Regiment, target: Regiment): UnitSide =>
  arcOf(hexOf(f.board, target.at), target.facing, hexOf(f.board, unit.at))

/** The cheapest way of a unit onto the side of another in whose arc it stands; undefined where it cannot come there. */
export const chargeWay = (f: Battlefield, unit: Regiment, target: Regiment): ChargeWay | undefined =>
  chargeWaysOf(f, unit).wayTo(target)

/** The same for one target after the other. Which of them no way can come to is known without walking any. */
export function chargeWaysOf(
  f: Battlefield,
  unit: Regiment,
): { isTooFar(target: Regiment): boolean; wayTo(target: Regiment): ChargeWay | undefined } {
  const allowance = longestCharge(f, unit)
  let gait: Gait | undefined
  // A hex costs 3 inches whoever moves, and the last one is the target's.
  const isTooFar = (target: Regiment) => ahead * (between(f, unit.at, target.at) - 1) > allowance
  return {
    isTooFar,
    wayTo: target =>
      isTooFar(target)
        ? undefined
        : wayOnto(f, unit, target, (gait ??= gaitOf(f, unit, allowance, 'charge'))),
  }
}

/** Poses before a side of a target in which a charge may end. */
const posesBefore = (f: Battlefield, unit: Regiment, target: Regiment, side: UnitSide): Pose[] =>
  facings.flatMap(direction => {
    if (sideTowards(target.facing, direction) !== side) return []
    const beside = f.board.neighbour[target.at * 6 + direction]!
    if (beside < 0 || !mayEndOn(f, unit, beside)) return []
    if (sideKind(f.board, beside, turned(direction, 3)) === 'impassable') return []
    return [{ at: beside, facing: turned(direction, 3) }]
  })

function wayOnto(f: Battlefield, unit: Regiment, target: Regiment, gait: Gait): ChargeWay | undefined {
  const at = chargedSide(f, unit, target)
  const ends = posesBefore(f, unit, target, at)
  if (ends.length === 0) return undefined
  // Who flies does not do so over its target (M55d); nobody else comes onto it at all.
  const ways = waysOf(f, unit, { ...gait, notOver: target.at }, unit, {
    goal: { poses: ends.map(poseKey), of: target.at, off: 1 },
  })
  let best: { pose: Pose; cost: number } | undefined
  for (const pose of ends) {
    const cost = ways.costOf(poseKey(pose))
    if (cost !== undefined && (!best || cost < best.cost)) best = { pose, cost }
  }
  if (!best) return undefined
  const start: Pose = { at: unit.at, facing: unit.facing }
  const poses = ways.wayTo(poseKey(best.pose))
  return { at, cost: Math.max(1, best.cost), poses, overWall: crossesWall(f, unit, start, poses, target.at) }
}

/** Low walls on its way: of who flies where it takes off, where it lands, and before its target (M55c). */
function crossesWall(
  f: Battlefield,
  unit: Regiment,
  start: Pose,
  poses: readonly Pose[],
  target: Cell,
): boolean {
  const cells = [start, ...poses].map(({ at }) => at).filter((at, i, all) => at !== all[i - 1])
  const steps = [...cells, target].flatMap((to, i, all) => (i > 0 ? [[all[i - 1]!, to] as const] : []))
  const flies = unitWith(f, unit, rule => rule.flies)
  return steps.some(
    ([from, to], i) =>
      !(flies && i > 0 && i < steps.length - 2) &&
      facings.some(
        facing => f.board.neighbour[from * 6 + facing] === to && unitStep(f, from, facing)?.isWall,
      ),
  )
}
