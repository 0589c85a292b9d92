import { hexOf } from '../../board/board.ts'
import { type Facing, facings } from '../../core/hex.ts'
import type { Script } from '../../core/script.ts'
import { breakTestOf } from '../clash/breakThrow.ts'
import { towards, turnsBetween } from '../field/arcs.ts'
import {
  type Battlefield,
  between,
  bodyOf,
  enemiesTouching,
  isEngaged,
  type UnitBody,
} from '../field/battlefield.ts'
import { isUnderBanner, lentTo, unitContains, unitWith } from '../field/command.ts'
import { nextInOrder } from '../field/inOrder.ts'
import { reformFiles } from '../field/moves.ts'
import { askChoice } from '../field/questions.ts'
import { disciplineTest } from '../field/tests.ts'
import { formationOf } from '../formation/formation.ts'
import type { Regiment } from '../state.ts'
import { clashOf } from './combats.ts'
import { flee, followOn, horrorOf, isRemovedInstead, throwInches } from './flight.ts'
import { destroy, loseLife, partAll } from './losses.ts'

interface RoundOver {
  differences: number[]
  /** whom each touched as the round began */
  standing: Regiment[][]
  charged: boolean[]
  totals: [number, number]
}

const alive = (unit: Regiment): boolean => unit.condition === 'field'

/** Retreats, tests, flights and pursuits, and reforms (RB-19, RB-09.3 to RB-09.5). */
export function* afterRound(
  f: Battlefield,
  fighting: Regiment[],
  { differences, standing, charged, totals }: RoundOver,
): Script {
  const broken: { unit: Regiment; from: Regiment[]; voluntary: boolean; mayPursue: boolean }[] = []
  for (const unit of fighting) {
    if (!alive(unit) || !isEngaged(unit)) continue
    const won = totals[unit.owner]! > totals[1 - unit.owner]!
    if (yield* retreats(f, unit, won))
      broken.push({ unit, from: enemiesTouching(f, unit), voluntary: true, mayPursue: !won })
  }
  const left = broken.map(({ unit }) => unit)
  const losers = fighting.filter((unit, i) => differences[i] !== 0 && !left.includes(unit))
  const tested: Regiment[] = []
  // Whom all its enemies have left touches nobody any more, and has not lost (RB-17.3).
  const mustTest = (unit: Regiment) =>
    alive(unit) && !tested.includes(unit) && !enemiesTouching(f, unit).every(enemy => left.includes(enemy))
  for (let due = losers.filter(mustTest); due.length > 0; due = losers.filter(mustTest)) {
    const unit = yield* nextInOrder('tests', due)
    tested.push(unit)
    if (yield* breaks(f, unit, differences[fighting.indexOf(unit)]!))
      broken.push({ unit, from: enemiesTouching(f, unit), voluntary: false, mayPursue: true })
  }
  for (const { unit } of broken) f.emit({ event: 'broke', unit: unit.label })
  yield* flights(f, broken)
  for (const [i, unit] of fighting.entries()) {
    if (!alive(unit) || isEngaged(unit) || broken.some(each => each.unit === unit)) continue
    // Who broke and was caught has not been wiped out in the round.
    const wipedAll = standing[i]!.every(
      enemy => enemy.condition === 'destroyed' && broken.every(each => each.unit !== enemy),
    )
    if (charged[i] && wipedAll && unit.rounds <= 1) yield* overrun(f, unit)
    // Who does not go on reforms too (RB-09.5).
    if (!isEngaged(unit) && !unit.marks.pursued) yield* combatReform(f, unit, differences[i]! > 0)
    // Whoever ran into a fresh enemy charges it (RB-09.3).
    if (!isEngaged(unit)) unit.marks.charging = false
  }
}

/** Does a unit leave before the tests? (M42) */
function* retreats(f: Battlefield, unit: Regiment, won: boolean): Script<boolean> {
  if (!unitWith(f, unit, rule => rule.mayRetreat)) return false
  return (
    (yield* askChoice<'retreat', 'stay' | 'retreat'>({
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
function* breaks(f: Battlefield, unit: Regiment, difference: number): Script<boolean> {
  const around = clashOf(f, [unit, ...enemiesTouching(f, unit)])
  const body: UnitBody = {
    ...around.bodies[0]!,
    lent: lentTo(f, unit),
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
  f: Battlefield,
  broken: readonly { unit: Regiment; from: Regiment[]; voluntary: boolean; mayPursue: boolean }[],
): Script {
  for (const { unit, from, voluntary, mayPursue } of broken) {
    if (unit.condition !== 'field' || from.length === 0 || isRemovedInstead(f, unit, voluntary)) continue
    const first = yield* fleesFrom(unit, from)
    const pursuers: Regiment[] = []
    for (const enemy of from) {
      const others = enemiesTouching(f, enemy).filter(each => each !== unit)
      const free = others.every(each => broken.some(other => other.unit === each))
      if (mayPursue && free && !enemy.marks.pursued && (yield* pursues(f, enemy, unit))) pursuers.push(enemy)
    }
    const inches = yield* throwInches(f, 'flight', unit, horrorOf(f, unit, from))
    const rolls: number[] = []
    for (const enemy of pursuers) rolls.push(yield* throwInches(f, 'pursuit', enemy))
    const caught = pursuers.some((_, i) => rolls[i]! >= inches)
    const facing = awayFacing(f, unit, first) as Facing
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
      enemy.marks.pursued = true
      yield* followOn(f, enemy, facing, rolls[i]!)
    }
  }
}

/** From which of several enemies that touch it a unit flees, as these like: from the first, unless they want to be asked (RB-09.1). */
function* fleesFrom(unit: Regiment, from: readonly Regiment[]): Script<Regiment> {
  return yield* askChoice<'away', Regiment>({
    kind: 'away',
    by: 1 - unit.owner,
    subject: unit.label,
    about: { from: from.map(({ label }) => label) },
    values: from,
    write: ({ label }) => label,
    topic: 'away',
    fallback: () => from[0]!,
    byOrder: ({ word }) => (word === 'usual' ? from[0] : undefined),
  })
}

/** The side through which a unit turns to run from an enemy that touches it. */
const awayFacing = (f: Battlefield, unit: Regiment, enemy: Regiment): number => {
  const direction = facings.find(facing => f.board.neighbour[unit.at * 6 + facing] === enemy.at)
  return direction === undefined ? unit.facing : (direction + 3) % 6
}

function* pursues(f: Battlefield, unit: Regiment, fled: Regiment): Script<boolean> {
  if (unitWith(f, unit, rule => rule.isStatic)) return false
  if (unitContains(f, unit, rule => rule.mustPursue)) return true
  return (
    (yield* askChoice<'pursue', 'stay' | 'pursue'>({
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
function* overrun(f: Battlefield, unit: Regiment): Script {
  const may = !unitWith(f, unit, rule => rule.isStatic)
  const must = unitContains(f, unit, rule => rule.mustPursue)
  const goes =
    may &&
    (must ||
      (yield* askChoice<'overrun', 'stay' | 'overrun'>({
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
  unit.marks.pursued = true
  const inches = yield* throwInches(f, 'overrun', unit)
  yield* followOn(f, unit, unit.facing, inches)
}

const writeReform = ({ facing, files }: { facing: number; files: number }): string => `${facing} ${files}`

/** A unit that touches nobody any more may reform where it stands (RB-09.5). */
function* combatReform(f: Battlefield, unit: Regiment, lost: boolean): Script {
  const nearest = nearestEnemy(f, unit)
  if (nearest === undefined) return
  const { models } = formationOf(bodyOf(f, unit))
  const widths = reformFiles(f, unit, models)
  const poses = facings.flatMap(facing => widths.map(files => ({ facing, files })))
  // After losses there may be fewer models than files: it stands as wide as they are.
  const files = Math.max(widths[0]!, Math.min(unit.files, widths.at(-1)!))
  const facing = facings.toSorted((a, b) => turnsBetween(a, nearest) - turnsBetween(b, nearest))[0]!
  const faced = { facing, files }
  const stays = { facing: unit.facing, files }
  const chosen = yield* askChoice({
    kind: 'combat-reform',
    by: unit.owner,
    subject: unit.label,
    about: { won: !lost },
    values: poses,
    write: writeReform,
    topic: 'combat-reform',
    fallback: () => stays,
    byOrder: ({ word }) => (word === 'face' ? faced : word === 'never' ? stays : undefined),
  })
  if (chosen.facing === stays.facing && chosen.files === stays.files) return
  if (lost && !(yield* disciplineTest(f, unit, 'combat-reform'))) return
  unit.facing = chosen.facing as Facing
  unit.files = chosen.files
  f.emit({ event: 'reformed', unit: unit.label, facing: chosen.facing, files: chosen.files })
}

/** The direction in which the nearest enemy of somebody lies who stands there. */
export function nearestEnemy(
  f: Battlefield,
  { at, owner }: Pick<Regiment, 'at' | 'owner'>,
): Facing | undefined {
  const enemies = f.war.regiments.filter(each => each.condition === 'field' && each.owner !== owner)
  if (enemies.length === 0) return undefined
  const near = enemies.toSorted((a, b) => between(f, at, a.at) - between(f, at, b.at))[0]!
  return towards(hexOf(f.board, at), hexOf(f.board, near.at))[0]
}
