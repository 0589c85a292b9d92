import { hexOf } from '../../board/board.ts'
import { type Facing, facings } from '../../core/hex.ts'
import type { Script } from '../../core/script.ts'
import type { Regiment } from '../battleState.ts'
import { stepsInRound } from '../clash/blows.ts'
import { breakTestOf } from '../clash/breakTest.ts'
import { type BlowsTold, fightStep } from '../clash/fightRound.ts'
import { differenceFor, type ScoreLine, scoreBefore, scoreOfBlows, totalOf } from '../clash/result.ts'
import type { Clash } from '../clash/state.ts'
import { weaponsOf } from '../clash/wielding.ts'
import { towards, turnsBetween } from '../field/arcs.ts'
import { disciplineOf, isUnderBanner, unitContains, unitWith } from '../field/command.ts'
import type { BlowsLine } from '../field/events.ts'
import { reformFiles } from '../field/moves.ts'
import { pick } from '../field/questions.ts'
import { disciplineTest } from '../field/tests.ts'
import {
  between,
  bodyOf,
  enemiesTouching,
  isEngaged,
  type UnitBody,
  unitCalled,
  type WarField,
} from '../field/war.ts'
import { flee, followOn, horrorOf, throwInches } from './flight.ts'
import { destroy, loseLife, partAll, removeFallen } from './losses.ts'
import { lineOf } from './shooting.ts'

/** All units that are in one combat: those that touch each other, in a chain (RB-05). */
export function combatOf(f: WarField, unit: Regiment): Regiment[] {
  const found = [unit]
  for (const each of found)
    for (const enemy of enemiesTouching(f, each)) if (!found.includes(enemy)) found.push(enemy)
  return found.sort((a, b) => a.owner - b.owner || Number(a.label.slice(1)) - Number(b.label.slice(1)))
}

/** The combats of this moment, each by its first unit. */
export function combatsNow(f: WarField): string[] {
  const seen = new Set<Regiment>()
  const first: string[] = []
  for (const unit of f.war.regiments) {
    if (unit.condition !== 'field' || !isEngaged(unit) || seen.has(unit)) continue
    const all = combatOf(f, unit)
    for (const each of all) seen.add(each)
    first.push(all[0]!.label)
  }
  return first
}

/** A combat as a clash. */
interface Combat {
  units: Regiment[]
  bodies: UnitBody[]
  clash: Clash
}

function clashOf(f: WarField, units: readonly Regiment[]): Combat {
  const bodies = units.map(unit => bodyOf(f, unit))
  const touches = units.flatMap((unit, i) =>
    unit.touches.flatMap(({ with: label, over, at }) => {
      const k = units.findIndex(each => each.label === label)
      return k > i ? [{ units: [i, k] as const, over: [over, at] as const }] : []
    }),
  )
  return { units: [...units], bodies, clash: { units: bodies, touches } }
}

/** The melee phase: one combat after the other (RB-05). */
export function* meleeStep(f: WarField): Script {
  const { war } = f
  const next = war.combats.shift()
  if (next === undefined) {
    war.stage = 'over'
    return
  }
  const unit = unitCalled(f, next)
  if (unit.condition === 'field' && isEngaged(unit)) yield* fightCombat(f, combatOf(f, unit))
}

/** One round of a combat, to the last reform (RB-14 to RB-19, RB-09). */
export function* fightCombat(f: WarField, units: Regiment[]): Script {
  // RB-20.4: whoever is shaken as a round begins does not fight any more.
  const wiped = [0, 0]
  for (const unit of units)
    if (unit.shaken) {
      wiped[1 - unit.owner]!++
      destroy(f, unit, 'shaken')
    }
  const fighting = units.filter(unit => unit.condition === 'field')
  for (const unit of fighting) unit.rounds++
  for (const unit of fighting) yield* pickWeapons(f, unit)
  const combat = clashOf(f, fighting)
  const { clash, bodies } = combat
  for (const body of bodies) for (const pool of body.pools) pool.atStart = pool.life
  const before = scoreBefore(clash)
  const lines: BlowsLine[] = []
  for (const step of stepsInRound(clash))
    for (const told of yield* fightStep(clash, step)) lines.push(blowsLine(bodies, told))
  const score: ScoreLine[] = [
    ...before,
    ...scoreOfBlows(clash),
    ...([0, 1] as const).flatMap((owner): ScoreLine[] =>
      wiped[owner] ? [{ owner, points: wiped[owner], clause: 'RB-17.2', what: 'wiped-out' }] : [],
    ),
  ]
  const totals: [number, number] = [totalOf(score, 0), totalOf(score, 1)]
  f.emit({ event: 'melee', units: fighting.map(({ label }) => label), blows: lines, score, totals })
  for (const body of bodies) for (const [i, pool] of body.pools.entries()) body.members[i]!.life = pool.life
  const differences = fighting.map((_, i) => differenceFor(clash, bodies[i]!, totals))
  const standing = fighting.map(unit => enemiesTouching(f, unit))
  const charged = fighting.map(({ marks }) => marks.charging)
  for (const unit of fighting) removeFallen(f, unit)
  yield* afterRound(f, fighting, { differences, standing, charged, totals })
}

interface RoundOver {
  differences: number[]
  /** whom each touched as the round began */
  standing: Regiment[][]
  charged: boolean[]
  totals: [number, number]
}

const alive = (unit: Regiment): boolean => unit.condition === 'field'

/** Retreats, tests, flights and pursuits, and reforms (RB-19, RB-09.3 to RB-09.5). */
function* afterRound(
  f: WarField,
  fighting: Regiment[],
  { differences, standing, charged, totals }: RoundOver,
): Script {
  const broken: { unit: Regiment; from: Regiment[]; voluntary: boolean; mayPursue: boolean }[] = []
  for (const [i, unit] of fighting.entries()) {
    if (!alive(unit) || !isEngaged(unit)) continue
    const won = totals[unit.owner]! > totals[1 - unit.owner]!
    if (yield* retreats(f, unit, won)) {
      broken.push({ unit, from: enemiesTouching(f, unit), voluntary: true, mayPursue: !won })
      continue
    }
    const difference = differences[i]!
    if (difference === 0) continue
    if (yield* breaks(f, unit, difference))
      broken.push({ unit, from: enemiesTouching(f, unit), voluntary: false, mayPursue: true })
  }
  for (const { unit } of broken) f.emit({ event: 'broke', unit: unit.label })
  yield* flights(f, broken)
  for (const [i, unit] of fighting.entries()) {
    if (!alive(unit) || isEngaged(unit) || broken.some(each => each.unit === unit)) continue
    const wipedAll = standing[i]!.every(enemy => enemy.condition === 'destroyed')
    if (charged[i] && wipedAll && unit.rounds <= 1) yield* overrun(f, unit)
    else if (!unit.marks.fled) yield* combatReform(f, unit, differences[i]! > 0)
    unit.marks.charging = false
  }
}

/** Does a unit leave before the tests? (M42) */
function* retreats(f: WarField, unit: Regiment, won: boolean): Script<boolean> {
  if (!unitWith(f, unit, rule => rule.mayRetreat)) return false
  return (
    (yield* pick<'retreat', 'stay' | 'retreat'>({
      kind: 'retreat',
      by: unit.owner,
      subject: unit.label,
      about: { won },
      values: ['stay', 'retreat'] as const,
      write: value => value,
      topic: 'retreat',
      fallback: () => 'stay',
      byOrder({ word }) {
        if (word === 'never') return 'stay'
        return word === 'losing' ? (won ? 'stay' : 'retreat') : undefined
      },
    })) === 'retreat'
  )
}

/** The test of a unit that has lost (RB-19); whether it breaks. */
function* breaks(f: WarField, unit: Regiment, difference: number): Script<boolean> {
  const around = clashOf(f, [unit, ...enemiesTouching(f, unit)])
  const body: UnitBody = {
    ...around.bodies[0]!,
    discipline: disciplineOf(f, unit),
    rallied: isUnderBanner(f, unit),
  }
  const test = breakTestOf({ ...around.clash, units: [body, ...around.bodies.slice(1)] }, body, difference)
  if (test.kind === 'loses') {
    loseLife(f, unit, test.life, 'unstable')
    return false
  }
  if (yield* disciplineTest(f, unit, 'break', test.discipline - test.most)) return false
  if (test.loses === null) return true
  loseLife(f, unit, test.loses, 'supernatural')
  return false
}

/** Flights of the broken, and who goes after them (RB-09.3). */
function* flights(
  f: WarField,
  broken: readonly { unit: Regiment; from: Regiment[]; voluntary: boolean; mayPursue: boolean }[],
): Script {
  for (const { unit, from, voluntary, mayPursue } of broken) {
    const first = from[0]
    if (unit.condition !== 'field' || !first) continue
    const pursuers: Regiment[] = []
    for (const enemy of from) {
      const others = enemiesTouching(f, enemy).filter(each => each !== unit)
      const free = others.every(each => broken.some(other => other.unit === each))
      if (mayPursue && free && (yield* pursues(f, enemy, unit))) pursuers.push(enemy)
    }
    const inches = yield* throwInches(f, 'flight', unit, horrorOf(f, unit, from))
    const rolls: number[] = []
    for (const enemy of pursuers) rolls.push(yield* throwInches(f, 'pursuit', enemy))
    const caught = pursuers.some((_, i) => rolls[i]! >= inches)
    const facing = (from.length ? awayFacing(f, unit, first) : unit.facing) as Facing
    if (caught) {
      f.emit({
        event: 'caught',
        unit: unit.label,
        by: pursuers[rolls.findIndex(roll => roll >= inches)]!.label,
      })
      destroy(f, unit, 'caught')
    } else yield* flee(f, unit, first, { voluntary, horror: 0, inches })
    for (const [i, enemy] of pursuers.entries()) {
      if (enemy.condition !== 'field') continue
      partAll(f, enemy)
      enemy.marks.fled = true
      yield* followOn(f, enemy, facing, rolls[i]!)
    }
  }
}

/** The side through which a unit turns to run from an enemy that touches it. */
const awayFacing = (f: WarField, unit: Regiment, enemy: Regiment): number => {
  const direction = facings.find(facing => f.board.neighbour[unit.at * 6 + facing] === enemy.at)
  return direction === undefined ? unit.facing : (direction + 3) % 6
}

function* pursues(f: WarField, unit: Regiment, fled: Regiment): Script<boolean> {
  if (unitWith(f, unit, rule => rule.isStatic)) return false
  if (unitContains(f, unit, rule => rule.mustPursue)) return true
  return (
    (yield* pick<'pursue', 'stay' | 'pursue'>({
      kind: 'pursue',
      by: unit.owner,
      subject: unit.label,
      about: { fled: [fled.label] },
      values: ['pursue', 'stay'] as const,
      write: value => value,
      topic: 'pursue',
      fallback: () => 'stay',
      byOrder({ word }) {
        if (word === 'always' || word === 'measured') return 'pursue'
        return word === 'never' ? 'stay' : undefined
      },
    })) === 'pursue'
  )
}

/** On over who was wiped out in the first round (RB-09.4). */
function* overrun(f: WarField, unit: Regiment): Script {
  const may = !unitWith(f, unit, rule => rule.isStatic)
  const must = unitContains(f, unit, rule => rule.mustPursue)
  const goes =
    may &&
    (must ||
      (yield* pick<'overrun', 'stay' | 'overrun'>({
        kind: 'overrun',
        by: unit.owner,
        subject: unit.label,
        about: {},
        values: ['overrun', 'stay'] as const,
        write: value => value,
        topic: 'overrun',
        fallback: () => 'stay',
        byOrder({ word }) {
          if (word === 'always') return 'overrun'
          return word === 'never' ? 'stay' : undefined
        },
      })) === 'overrun')
  if (!goes) return
  const inches = yield* throwInches(f, 'overrun', unit)
  yield* followOn(f, unit, unit.facing, inches)
}

const writeReform = ({ facing, files }: { facing: number; files: number }): string => `${facing} ${files}`

/** A unit that touches nobody any more may reform where it stands (RB-09.5). */
function* combatReform(f: WarField, unit: Regiment, lost: boolean): Script {
  const nearest = nearestEnemy(f, unit)
  if (!nearest) return
  const poses = facings.flatMap(facing => reformFiles(f, unit, unit.life).map(files => ({ facing, files })))
  const facing = facings.toSorted((a, b) => turnsBetween(a, nearest) - turnsBetween(b, nearest))[0]!
  const faced = { facing, files: unit.files }
  const stays = { facing: unit.facing, files: unit.files }
  const chosen = yield* pick({
    kind: 'combat-reform',
    by: unit.owner,
    subject: unit.label,
    about: { won: !lost },
    values: poses,
    write: writeReform,
    topic: 'combat-reform',
    fallback: () => poses.find(each => writeReform(each) === writeReform(stays)) ?? poses[0]!,
    byOrder({ word }) {
      const wanted = word === 'face' ? faced : word === 'never' ? stays : undefined
      return wanted && (poses.find(each => writeReform(each) === writeReform(wanted)) ?? poses[0]!)
    },
  })
  if (chosen.facing === unit.facing && chosen.files === unit.files) return
  if (lost && !(yield* disciplineTest(f, unit, 'combat-reform'))) return
  unit.facing = chosen.facing as Facing
  unit.files = chosen.files
  f.emit({ event: 'reformed', unit: unit.label, facing: chosen.facing, files: chosen.files })
}

/** The direction in which the nearest enemy lies. */
export function nearestEnemy(f: WarField, unit: Regiment): Facing | undefined {
  const enemies = f.war.regiments.filter(each => each.condition === 'field' && each.owner !== unit.owner)
  if (enemies.length === 0) return undefined
  const near = enemies.toSorted((a, b) => between(f, unit.at, a.at) - between(f, unit.at, b.at))[0]!
  return towards(hexOf(f.board, unit.at), hexOf(f.board, near.at))[0]
}

/** Weapons of those who have several are picked as a combat begins, by masters in each round (G4b, A26). */
function* pickWeapons(f: WarField, unit: Regiment): Script {
  if (unit.rounds > 1) return
  const body = bodyOf(f, unit)
  for (const [i, pool] of body.pools.entries())
    for (const [k, part] of pool.model.parts.entries()) {
      const weapons = weaponsOf(part)
      if (weapons.length < 2) continue
      const member = body.members[i]!
      const chosen = yield* pick({
        kind: 'weapon',
        by: unit.owner,
        subject: member.label,
        about: { part: part.name, weapons: weapons.map(({ id }) => id) },
        values: weapons.map((_, n) => n),
        write: n => weapons[n]!.id,
        topic: 'weapon',
        fallback: () => 0,
        byOrder: ({ word }) => (word === 'best' ? 0 : undefined),
      })
      member.wields = { ...member.wields, [k]: chosen }
    }
}

const blowsLine = (bodies: readonly UnitBody[], { blows, thrown, lost }: BlowsTold): BlowsLine => {
  const own = bodies.find(body => body.pools.includes(blows.how.by.pool))!
  const other = bodies.find(body => body.pools.includes(blows.how.at.pool))!
  return lineOf(own, other.members[other.pools.indexOf(blows.how.at.pool)]!, blows, thrown, lost)
}
