import type { Script } from '../../core/script.ts'
import { hexes } from '../attack/stages.ts'
import {
  type Battlefield,
  between,
  cellLabel,
  hostOf,
  isEngaged,
  putUnit,
  standingIn,
  throwFor,
  unitCalled,
} from '../field/battlefield.ts'
import { type ChargeWay, chargePlus, chargeWay } from '../field/chargeWays.ts'
import { slowest, unitWith } from '../field/command.ts'
import { nextInOrder } from '../field/inOrder.ts'
import { mayEndOn, type Pose } from '../field/moves.ts'
import type { DeclaredCharge, Regiment } from '../state.ts'
import { sumLeaving, touch } from './flight.ts'
import { leaveUnit } from './joinUnit.ts'
import { dangerousGround, destroy } from './losses.ts'
import { standAndShoot } from './shooting.ts'

/** A declared charge as it goes: by whom, upon whom, and the way that is free now. */
export interface GoingCharge {
  unit: Regiment
  target: Regiment
  way: ChargeWay | undefined
}

/** Are its unit and its target still there, and may it go? */
function stillGoes(f: Battlefield, { by, on }: DeclaredCharge): boolean {
  const host = hostOf(f, unitCalled(f, by))
  return host.condition === 'field' && !isEngaged(host) && unitCalled(f, on).condition === 'field'
}

/** How a declared charge would go on the field as it lies; undefined where its unit or its target is there no more. */
export function goingCharge(f: Battlefield, charge: DeclaredCharge): GoingCharge | undefined {
  if (!stillGoes(f, charge)) return undefined
  const unit = unitCalled(f, charge.by)
  const target = unitCalled(f, charge.on)
  return { unit, target, way: chargeWay(f, standingIn(f, unit), target) }
}

/** The next declared charge goes (RB-08.4). */
export function* nextCharge(f: Battlefield): Script {
  const { war } = f
  war.charges = war.charges.filter(each => stillGoes(f, each))
  if (war.charges.length === 0) {
    war.resolving = false
    war.stage = 'movement'
    return
  }
  const { label } = yield* nextInOrder(
    'charges',
    war.charges.map(({ by }) => unitCalled(f, by)),
  )
  const charge = war.charges.find(({ by }) => by === label)!
  war.charges = war.charges.filter(each => each !== charge)
  const going = goingCharge(f, charge)!
  const { unit, target, way } = going
  const speed = slowest(f, unit, 'charge')
  const maximised = unitWith(f, unit, rule => rule.distances === 'maximised') ? 1 : 0
  const faces = yield* throwFor(f, 'charge', unit, 1 + maximised)
  const range = sumLeaving(faces, maximised) + chargePlus + speed
  if (way && range >= way.cost) return yield* arrive(f, unit, target, way, range, charge.fled)
  yield* fallShort(f, unit, target, way, range)
}

/** A unit comes to the end of its way: with who is in it, or out of the unit that it had joined. */
function goTo(f: Battlefield, unit: Regiment, pose: Pose): void {
  if (unit.host !== null) leaveUnit(f, unit)
  setDown(f, unit, pose)
}

/** Where all of them stand after a charge that reaches or not, told to nobody: what comes of it besides is left out. */
export function standAfter(
  f: Battlefield,
  { unit, target, way }: GoingCharge,
  { fled, arrives }: { fled: boolean; arrives: boolean },
): void {
  const end = way && (arrives ? way.poses.at(-1) : whereChargeFails(f, unit, way))
  if (end) goTo(f, unit, end)
  if (!arrives) return
  if (fled) destroy(f, target, 'caught')
  else touch(f, unit, target)
}

/** May the target of a charge that arrives shoot at once: not shaken, touched by nobody else, upon its front, from far enough? (A31) */
export const isAnswered = (f: Battlefield, unit: Regiment, target: Regiment, { at }: ChargeWay): boolean =>
  !isEngaged(target) &&
  !target.shaken &&
  at === 'front' &&
  // A31d: by its distance, not by the way that it has to go.
  between(f, standingIn(f, unit).at, target.at) > hexes(slowest(f, unit, 'charge'))

/** A charge that reaches: upon who fled it destroys, upon who stands it touches. */
function* arrive(
  f: Battlefield,
  unit: Regiment,
  target: Regiment,
  way: ChargeWay,
  range: number,
  fled: boolean,
): Script {
  const start = standingIn(f, unit)
  const answered = isAnswered(f, unit, target, way)
  const over = [start, ...way.poses].map(({ at }) => at).filter((at, i, all) => at !== all[i - 1])
  goTo(f, unit, way.poses.at(-1) ?? start)
  f.emit({
    event: 'charged',
    unit: unit.label,
    on: target.label,
    at: way.at,
    range,
    way: way.cost,
    over: over.map(at => cellLabel(f, at)),
    facing: unit.facing,
  })
  if (fled) {
    f.emit({ event: 'caught', unit: target.label, by: unit.label })
    destroy(f, target, 'caught')
    unit.marks.move = 'failed-charge'
    return
  }
  touch(f, unit, target)
  if (way.overWall) yield* dangerousGround(f, unit, 'obstacle')
  if (unit.condition === 'field' && answered) yield* standAndShoot(f, target, unit)
}

/** A charge that does not reach: up to its Mobility along that way (RB-08.4). */
function* fallShort(
  f: Battlefield,
  unit: Regiment,
  target: Regiment,
  way: ChargeWay | undefined,
  range: number,
): Script {
  const start = standingIn(f, unit)
  const end = way && lastWithin(f, start, way.poses)
  if (end) goTo(f, unit, end)
  unit.marks.move = 'failed-charge'
  f.emit({
    event: 'charge-failed',
    unit: unit.label,
    on: target.label,
    range,
    way: way?.cost ?? 0,
    from: cellLabel(f, start.at),
    to: cellLabel(f, hostOf(f, unit).at),
    facing: unit.facing,
  })
}

/** Where a charge ends that does not reach, if its unit moves at all. */
export const whereChargeFails = (f: Battlefield, unit: Regiment, { poses }: ChargeWay): Pose | undefined =>
  lastWithin(f, standingIn(f, unit), poses)

/** The last pose of a way that a unit comes to with its Mobility, and where it may stand. */
function lastWithin(f: Battlefield, unit: Regiment, poses: readonly Pose[]): Pose | undefined {
  let left = slowest(f, unit, 'mobility')
  let at = unit.at
  let last: Pose | undefined
  for (const pose of poses) {
    left -= pose.at === at ? 1 : 3
    if (left < 0) break
    at = pose.at
    if (mayEndOn(f, unit, pose.at)) last = pose
  }
  return last
}

export function setDown(f: Battlefield, unit: Regiment, { at, facing }: Pose): void {
  putUnit(f, unit, at)
  unit.facing = facing
}
