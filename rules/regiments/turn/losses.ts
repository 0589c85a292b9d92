import type { Script } from '../../core/script.ts'
import type { GroundKind } from '../base/groundKinds.ts'
import {
  type Battlefield,
  bodyOf,
  joinedTo,
  membersOf,
  takeUnit,
  throwFor,
  unitCalled,
} from '../field/battlefield.ts'
import { modelIgnores } from '../field/ground.ts'
import type { UnitInClash } from '../formation/clashState.ts'
import { formationOf } from '../formation/formation.ts'
import type { Regiment } from '../state.ts'

/** Takes a unit and who is in it off the field for good. */
export function destroy(
  f: Battlefield,
  unit: Regiment,
  why: string,
  condition: 'destroyed' | 'routed' = 'destroyed',
): void {
  partAll(f, unit)
  for (const member of membersOf(f, unit)) {
    if (member !== unit) member.condition = condition
    if (condition === 'destroyed' && why !== 'caught') member.life = 0
  }
  takeUnit(f, unit)
  unit.condition = condition
  f.emit({ event: 'destroyed', unit: unit.label, why })
}

/** Life that a unit loses without saves, of its ordinary models first (M28a). */
export function loseLife(f: Battlefield, unit: Regiment, life: number, why: string): void {
  let left = life
  const of: Record<string, number> = {}
  for (const member of membersOf(f, unit)) {
    const lost = Math.min(member.life, left)
    member.life -= lost
    left -= lost
    if (lost > 0) of[member.label] = lost
  }
  if (life - left > 0) f.emit({ event: 'lost-life', unit: unit.label, life: life - left, why, of })
  removeFallen(f, unit)
}

/** Who has no life left goes; a host whose ordinary models are gone leaves its place to who has joined it. */
export function removeFallen(f: Battlefield, unit: Regiment): void {
  for (const member of joinedTo(f, unit))
    if (member.life === 0) {
      member.condition = 'destroyed'
      member.host = null
      f.emit({ event: 'destroyed', unit: member.label, why: 'slain' })
    }
  if (unit.life > 0 || unit.condition !== 'field') return
  const heirs = joinedTo(f, unit)
  const heir = heirs[0]
  if (!heir) {
    destroy(f, unit, 'fallen')
    return
  }
  takeUnit(f, unit)
  Object.assign(heir, {
    condition: 'field',
    host: null,
    behind: false,
    at: unit.at,
    facing: unit.facing,
    files: heirs.length,
    shaken: unit.shaken,
    fledByWill: unit.fledByWill,
    flights: unit.flights,
    touches: unit.touches,
    rounds: unit.rounds,
    marks: { ...unit.marks },
    spells: unit.spells,
  } satisfies Partial<Regiment>)
  for (const other of heirs.slice(1)) Object.assign(other, { host: heir.label, behind: false })
  for (const { with: label } of unit.touches)
    for (const touch of unitCalled(f, label).touches) if (touch.with === unit.label) touch.with = heir.label
  unit.touches = []
  unit.condition = 'destroyed'
  f.occupant[heir.at] = heir
  f.emit({ event: 'destroyed', unit: unit.label, why: 'fallen' })
}

/** Ends all touching of a unit. */
export function partAll(f: Battlefield, unit: Regiment): void {
  for (const { with: label } of unit.touches) {
    const other = unitCalled(f, label)
    other.touches = other.touches.filter(touch => touch.with !== unit.label)
    if (other.touches.length === 0) other.rounds = 0
  }
  unit.touches = []
  unit.rounds = 0
}

/** How many models of each pool of a unit dangerous ground throws for: those of the first rank that do not ignore it (RB-21). */
export function endangered(unit: UnitInClash, kind: GroundKind | null): number[] {
  const { first, attached } = formationOf(unit)
  const before = attached.slice(0, first)
  return unit.pools.map(pool => {
    if (kind !== null && modelIgnores(pool.model, kind)) return 0
    return pool.ordinary ? first - before.length : Number(before.includes(pool))
  })
}

/**
 * One die for each model of the first rank: each 1 costs its pool a life without saves (RB-21).
 * @param kind of ground that is the cause, which does nothing to those who ignore it (M22, M33c); null: an enemy is
 */
export function* dangerousGround(f: Battlefield, unit: Regiment, kind: GroundKind | null): Script {
  const body = bodyOf(f, unit)
  const models = endangered(body, kind).flatMap((count, i) =>
    Array.from({ length: count }, () => body.members[i]!),
  )
  const faces = yield* throwFor(f, 'dangerous', unit, models.length)
  const lost = models.filter((_, i) => faces[i] === 1)
  const of: Record<string, number> = {}
  for (const member of lost) {
    member.life = Math.max(0, member.life - 1)
    of[member.label] = (of[member.label] ?? 0) + 1
  }
  if (lost.length === 0) return
  f.emit({ event: 'lost-life', unit: unit.label, life: lost.length, why: 'dangerous', of })
  removeFallen(f, unit)
}

/** Is a quarter of its starting life, or less, left? (RB-20.6, RB-25) */
export function isAtQuarter(f: Battlefield, unit: Regiment): boolean {
  const members = membersOf(f, unit)
  const sum = (of: (each: Regiment) => number) => members.reduce((total, each) => total + of(each), 0)
  return 4 * sum(({ life }) => life) <= sum(({ startLife }) => startLife)
}
