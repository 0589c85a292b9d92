import { type Cell, hexOf } from '../../board/board.ts'
import { type Facing, turned } from '../../core/hex.ts'
import type { Script } from '../../core/script.ts'
import { hexes } from '../attack/stages.ts'
import { awayFrom, sideTowards } from '../field/arcs.ts'
import { type Battlefield, cellLabel, putUnit, throwFor } from '../field/battlefield.ts'
import { rulesIn, unitContains, unitWith } from '../field/command.ts'
import { anyStep, mayEndOn, unitStep } from '../field/moves.ts'
import type { RollId } from '../field/rolls.ts'
import { panicTest } from '../field/tests.ts'
import type { Regiment } from '../state.ts'
import { dangerousGround, destroy, isAtQuarter, partAll } from './losses.ts'

/** Inches of a flight, a pursuit or an overrun: two dice, or what a random mover throws (RB-09, M12, M32j). */
export function* throwInches(f: Battlefield, roll: RollId, unit: Regiment, minimised = 0): Script<number> {
  const random = randomMoveOf(f, unit)
  if (random) {
    const faces = yield* throwFor(f, roll, unit, random.dice)
    return faces.reduce((sum, face) => sum + (random.faces === 3 ? Math.ceil(face / 2) : face), random.plus)
  }
  const maximised = unitWith(f, unit, rule => rule.distances === 'maximised') ? 1 : 0
  const more = maximised - minimised
  const faces = yield* throwFor(f, roll, unit, 2 + Math.abs(more))
  return sumLeaving(faces, more)
}

/** The sum of two dice of several: the lowest left out where the roll is maximised, the highest where it is minimised. */
export function sumLeaving(faces: readonly number[], more: number): number {
  const sorted = faces.toSorted((a, b) => a - b)
  const kept = more > 0 ? sorted.slice(more) : more < 0 ? sorted.slice(0, more) : sorted
  return kept.reduce((sum, face) => sum + face, 0)
}

/** How far a unit with random movement goes: all its models move so (M32). */
export const randomMoveOf = (f: Battlefield, unit: Regiment) =>
  unitWith(f, unit, rule => rule.randomMove)
    ? rulesIn(f, unit).flatMap(({ rule, own }) => rule.randomMove?.(own) ?? [])[0]
    : undefined

/** How a flight is thrown before whom: two dice more, the highest left out, where they horrify (M23). */
export const horrorOf = (f: Battlefield, unit: Regiment, before: readonly Regiment[]): number =>
  !unitContains(f, unit, rule => rule.fearless) &&
  before.some(enemy => unitContains(f, enemy, rule => rule.horrifies))
    ? 2
    : 0

interface FlightWay {
  /** where it ends; null: off the board */
  to: Cell | null
  facing: Facing
  /** enemies that it crosses, and what is impassable */
  enemies: number
  barriers: number
  friends: Regiment[]
}

/** Straight away for so many hexes, through everybody, and on to the first free hex (RB-09.1). */
function flightWay(f: Battlefield, unit: Regiment, from: Regiment, inches: number): FlightWay {
  const [facing = unit.facing] = awayFrom(hexOf(f.board, unit.at), hexOf(f.board, from.at), unit.facing)
  const way: FlightWay = { to: unit.at, facing, enemies: 0, barriers: 0, friends: [] }
  let at = unit.at
  for (let gone = 0; gone < hexes(inches) || !mayEndOn(f, unit, at); gone++) {
    const next = f.board.neighbour[at * 6 + facing]!
    if (next < 0) return { ...way, to: null }
    if (!unitStep(f, at, facing) || f.board.barred[next]) way.barriers++
    at = next
    const other = f.occupant[at]
    if (other && other !== unit) {
      if (other.owner === unit.owner) way.friends.push(other)
      else way.enemies++
    }
  }
  return { ...way, to: at }
}

/**
 * Who is static does not flee, nor who is at a quarter of its life and has not chosen to: it is removed, and this says so
 * (M49e, RB-20.6).
 */
export function isRemovedInstead(f: Battlefield, unit: Regiment, voluntary: boolean): boolean {
  const isTooFew = !voluntary && isAtQuarter(f, unit)
  const why = unitWith(f, unit, rule => rule.isStatic) ? 'static' : isTooFew ? 'quarter' : null
  if (why) destroy(f, unit, why)
  return why !== null
}

/**
 * A unit flees (RB-09.1, RB-09.2).
 * @param voluntary its owner chose it: nobody panics (RB-09.1, M42e)
 * @returns inches, whether it is still on the field
 */
export function* flee(
  f: Battlefield,
  unit: Regiment,
  from: Regiment,
  { voluntary, horror, inches: known }: { voluntary: boolean; horror: number; inches?: number },
): Script<number> {
  if (isRemovedInstead(f, unit, voluntary)) return 0
  const inches = known ?? (yield* throwInches(f, 'flight', unit, horror))
  const way = flightWay(f, unit, from, inches)
  partAll(f, unit)
  unit.shaken = true
  unit.flights++
  unit.fledByWill = voluntary
  unit.marks.charging = false
  const gone = { event: 'fled', unit: unit.label, inches, from: cellLabel(f, unit.at) } as const
  if (way.to === null) {
    f.emit({ ...gone, to: null, facing: way.facing })
    destroy(f, unit, 'off-board', 'routed')
  } else {
    unit.facing = way.facing
    putUnit(f, unit, way.to)
    f.emit({ ...gone, to: cellLabel(f, way.to), facing: way.facing })
    const crossed = way.enemies + way.barriers
    for (let i = 0; i < crossed && unit.condition === 'field'; i++)
      yield* dangerousGround(f, unit, i < way.enemies ? null : 'impassable')
  }
  if (!voluntary) for (const friend of way.friends) yield* panicOf(f, unit, friend)
  return inches
}

/** A friend that was fled through tests, but insignificant ones trouble only their like (M27). */
function* panicOf(f: Battlefield, unit: Regiment, friend: Regiment): Script {
  if (friend.condition !== 'field') return
  const small = unitWith(f, unit, rule => rule.isInsignificant)
  if (small && !unitContains(f, friend, rule => rule.isInsignificant)) return
  yield* panicTest(f, friend, 'panic-flight')
}

/**
 * Straight on for so many hexes, stopping before friends and what is impassable; a fresh enemy in the way is met, which is a
 * charge: a low wall is dangerous then, and not otherwise (RB-09.3, RB-04.3, M32g).
 */
export function* followOn(f: Battlefield, unit: Regiment, facing: Facing, inches: number): Script {
  unit.facing = facing
  const passes = unitWith(f, unit, rule => rule.passesThrough)
  let at = unit.at
  let end = at
  let met: Regiment | null = null
  let overWall = false
  for (let gone = 0; gone < hexes(inches); gone++) {
    // A pursuer does not leave the board.
    const step = (passes ? anyStep : unitStep)(f, at, facing)
    if (!step) break
    const other = f.occupant[step.to]
    const isFree = !other || other === unit
    if (isFree && f.board.barred[step.to] && !passes) break
    if (!isFree && (other.owner === unit.owner || end !== at)) break
    overWall ||= step.isWall
    if (!isFree) {
      met = other
      break
    }
    at = step.to
    if (mayEndOn(f, unit, at)) end = at
  }
  const from = cellLabel(f, unit.at)
  putUnit(f, unit, end)
  f.emit({
    event: 'pursued',
    unit: unit.label,
    inches,
    from,
    to: cellLabel(f, end),
    facing,
    met: met?.label ?? null,
  })
  if (!met) return
  touch(f, unit, met)
  if (overWall) yield* dangerousGround(f, unit, 'obstacle')
}

/** Two units touch: the first comes over its front, upon the side of the other where it stands (RB-03, RB-08.2). */
export function touch(f: Battlefield, unit: Regiment, enemy: Regiment): void {
  const direction = [0, 1, 2, 3, 4, 5].find(facing => f.board.neighbour[unit.at * 6 + facing] === enemy.at)
  if (direction === undefined) return
  unit.facing = direction as Facing
  const at = sideTowards(enemy.facing, turned(direction, 3))
  unit.touches.push({ with: enemy.label, over: 'front', at })
  enemy.touches.push({ with: unit.label, over: at, at: 'front' })
  unit.marks.charging = true
  unit.rounds = 0
}
