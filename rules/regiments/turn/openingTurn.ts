import { type Facing, facings, makeFacing } from '../../core/hex.ts'
import type { Script } from '../../core/script.ts'
import {
  type Battlefield,
  between,
  enemiesOfUnit,
  membersOf,
  profileOfUnit,
  throwFor,
  unitsOf,
} from '../field/battlefield.ts'
import { bears, unitWith } from '../field/command.ts'
import { nextInOrder } from '../field/inOrder.ts'
import { askChoice } from '../field/questions.ts'
import { disciplineTest } from '../field/tests.ts'
import { noUnitMarks, type Regiment } from '../state.ts'
import { nearestEnemy } from './afterCombat.ts'
import { arrive } from './ambush.ts'
import { flee, followOn, horrorOf, randomMoveOf, throwInches } from './flight.ts'
import { isAlike, memberBan } from './joinUnit.ts'
import { removeFallen } from './losses.ts'

/** Whoever ran into a fresh enemy after a combat charges it in the next melee phase (RB-09.3). */
export const stillCharges = ({ marks, touches, rounds }: Regiment): boolean =>
  marks.charging && touches.length > 0 && rounds === 0

/** A player turn begins: what was done in the last one is over (RB-05). */
export function* beginTurn(f: Battlefield, active: number): Script {
  const { war } = f
  war.active = active
  if (active === war.first) war.turn++
  war.commanders[active]!.turns++
  war.stage = 'charges'
  war.charges = []
  war.resolving = false
  for (const unit of war.regiments)
    if (unit.owner === active) unit.marks = { ...noUnitMarks(), charging: stillCharges(unit) }
  f.emit({ event: 'turn-began', active })
  beginPhase(f)
  yield* reveals(f)
}

/** Life as a phase begins, by which shots make a unit test (RB-20.2). */
export function beginPhase(f: Battlefield): void {
  for (const unit of f.war.regiments) {
    unit.marks.phaseLife = membersOf(f, unit).reduce((sum, { life }) => sum + life, 0)
    unit.marks.shotLoss = 0
    unit.marks.panicPassed = false
  }
}

/** Hidden models may show themselves in a friend's first rank (M15). */
function* reveals(f: Battlefield): Script {
  for (const hidden of f.war.regiments) {
    if (hidden.condition !== 'held' || !bears(f, hidden, rule => rule.hides)) continue
    const hosts = unitsOf(f, hidden.owner).filter(
      unit =>
        !unit.shaken &&
        unit.life > 0 &&
        // M15f: an ordinary model makes room.
        !profileOfUnit(f, unit).attachable &&
        isAlike(f, hidden, unit) &&
        !memberBan(f, hidden, unit),
    )
    if (hosts.length === 0) continue
    const label = yield* askChoice({
      kind: 'reveal',
      by: hidden.owner,
      subject: hidden.label,
      about: { hosts: hosts.map(each => each.label) },
      values: ['none', ...hosts.map(each => each.label)],
      write: value => value,
      topic: 'reveal',
      fallback: () => 'none',
      byOrder: ({ word }) => (word === 'never' ? 'none' : undefined),
    })
    const host = hosts.find(each => each.label === label)
    if (!host) continue
    // M15f: an ordinary model leaves its place.
    const { life } = profileOfUnit(f, host).model
    host.life = Math.max(0, host.life - life)
    hidden.condition = 'joined'
    hidden.host = host.label
    f.emit({ event: 'revealed', unit: hidden.label, host: host.label, life })
    removeFallen(f, host)
  }
}

/** The beginning of a movement phase: rallies, ambushers, random movers (RB-20.5, M17, M32). */
export function* openMovement(f: Battlefield): Script {
  const owner = f.war.active!
  beginPhase(f)
  // RB-20.5: whoever a friend's flight shakes meanwhile tests in its next movement phase.
  const shaken = unitsOf(f, owner).filter(unit => unit.shaken)
  for (const unit of shaken)
    if (unit.condition === 'field' && unit.touches.length === 0) yield* rally(f, unit)
  yield* ambushers(f, owner)
  const moved: Regiment[] = []
  const due = () => unitsOf(f, owner).filter(unit => !moved.includes(unit) && mustMoveAtRandom(f, unit))
  for (let movers = due(); movers.length > 0; movers = due()) {
    const unit = yield* nextInOrder('movers', movers)
    moved.push(unit)
    yield* moveAtRandom(f, unit)
  }
}

/** A shaken unit tests: it stands, or flees on where it has fled before (RB-20.5). */
function* rally(f: Battlefield, unit: Regiment): Script {
  const unasked = unit.fledByWill && unit.flights <= 1 && unitWith(f, unit, rule => rule.mayRetreat)
  const passed = unasked || (yield* disciplineTest(f, unit, 'rally'))
  if (!passed) {
    if (unit.flights === 0) return
    const enemies = enemiesOfUnit(f, unit).toSorted(
      (a, b) => between(f, unit.at, a.at) - between(f, unit.at, b.at),
    )
    if (enemies[0]) yield* flee(f, unit, enemies[0], { voluntary: false, horror: horrorOf(f, unit, []) })
    return
  }
  Object.assign(unit, { shaken: false, flights: 0, fledByWill: false })
  // RB-20.5: none of its models does anything else in this turn, wizards in it included.
  for (const member of membersOf(f, unit)) member.marks.move = 'rallied'
  f.emit({ event: 'rallied', unit: unit.label })
  const faced = nearestEnemy(f, unit)
  const chosen = yield* askChoice<'rally', Facing>({
    kind: 'rally',
    by: unit.owner,
    subject: unit.label,
    about: {},
    values: facings,
    write: makeFacing,
    topic: 'rally',
    fallback: () => unit.facing,
    byOrder: ({ word }) => (word === 'face' ? (faced ?? unit.facing) : undefined),
  })
  if (chosen === unit.facing) return
  unit.facing = chosen
  f.emit({ event: 'reformed', unit: unit.label, facing: chosen, files: unit.files })
}

const minToCome = 3
const alwaysFrom = 5

/** Units in ambush come on a 3 or more, from their owner's second turn on (M17). */
function* ambushers(f: Battlefield, owner: number): Script {
  const { turns } = f.war.commanders[owner]!
  if (turns < 2) return
  for (const unit of f.war.regiments) {
    if (unit.owner !== owner || unit.condition !== 'held') continue
    if (!bears(f, unit, rule => rule.ambushes)) continue
    const [face = 1] = yield* throwFor(f, 'ambush', unit, 1)
    if (face < minToCome && turns < alwaysFrom) continue
    yield* arrive(f, unit)
  }
}

/** Does it move at random now? (M32c, M49c) */
const mustMoveAtRandom = (f: Battlefield, unit: Regiment): boolean =>
  randomMoveOf(f, unit) !== undefined &&
  !unit.shaken &&
  unit.touches.length === 0 &&
  !unitWith(f, unit, rule => rule.isStatic)

/** A random mover says a direction, and goes so far (M32). */
function* moveAtRandom(f: Battlefield, unit: Regiment): Script {
  const { dice, faces, plus } = randomMoveOf(f, unit)!
  const facing = yield* askChoice<'heading', Facing>({
    kind: 'heading',
    by: unit.owner,
    subject: unit.label,
    about: { amount: `${dice}D${faces}${plus ? `+${plus}` : ''}` },
    values: facings,
    write: makeFacing,
    topic: null,
    fallback: () => nearestEnemy(f, unit) ?? unit.facing,
  })
  const inches = yield* throwInches(f, 'random-move', unit)
  unit.marks.move = 'random'
  yield* followOn(f, unit, facing, inches)
}
