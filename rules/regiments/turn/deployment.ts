import { type Script, throwDice } from '../../core/script.ts'
import { type Battlefield, profileOfUnit, unitsOf } from '../field/battlefield.ts'
import { bears } from '../field/command.ts'
import { ask, askChoice } from '../field/questions.ts'
import type { Regiment } from '../state.ts'
import { learnSpells } from './learnSpells.ts'
import { placeUsually } from './placeUsually.ts'
import { nextOf, place, placingSpace, type UnitPlacing, waitingOf } from './placing.ts'

/** One unit is placed, or all that are left at one press (RB-23.1); scouts after all others (RB-23.2). */
export function* deploymentStep(f: Battlefield): Script {
  const { war } = f
  if (war.next === null) war.next = yield* firstToPlace(f)
  // M15a: they are not deployed with the others.
  for (const unit of war.regiments)
    if (unit.condition === 'waiting' && hides(f, unit)) place(f, { verb: 'hold', unit })
  const sides = [war.next, 1 - war.next]
  // Whoever has nobody to place has placed all first.
  if (war.first === null) {
    const done = sides.find(side => waitingOf(f, side).length === 0)
    if (done !== undefined) war.first = yield* whoBegins(f, done)
  }
  const owner = sides.find(side => waitingOf(f, side).length > 0)
  if (owner === undefined) {
    war.stage = war.stage === 'deployment' ? 'scouts' : 'vanguard'
    war.next = 1 - war.first!
    return
  }
  const commander = war.commanders[owner]!
  if (!commander.learned) yield* learnSpells(f, owner)
  const act: UnitPlacing = commander.auto ? { verb: 'auto' } : yield* askPlacing(f, owner)
  const characters = allCharacters(f, owner)
  if (act.verb === 'auto') {
    commander.auto = true
    for (const unit of nextOf(f, owner).slice(0, characters ? undefined : 1)) placeUsually(f, unit)
  } else place(f, act)
  // Whoever places a character places all of them.
  if (!characters || waitingOf(f, owner).length === 0) war.next = 1 - owner
}

/** Whoever has placed all first begins the battle if he likes (RB-23.1). */
function* whoBegins(f: Battlefield, by: number): Script<number> {
  const chosen = yield* askChoice<'begin', 'begin' | 'defend'>({
    kind: 'begin',
    by,
    subject: '',
    about: {},
    values: ['begin', 'defend'] as const,
    write: value => value,
    topic: 'begin',
    fallback: () => 'begin',
    byOrder: ({ word }) => (word === 'begin' || word === 'defend' ? word : undefined),
  })
  if (chosen === 'begin') return by
  f.emit({ event: 'defends', by })
  return 1 - by
}

const hides = (f: Battlefield, unit: Regiment): boolean => bears(f, unit, rule => rule.hides)
const allCharacters = (f: Battlefield, owner: number): boolean =>
  waitingOf(f, owner).every(unit => profileOfUnit(f, unit).attachable)

function* firstToPlace(f: Battlefield): Script<number> {
  for (;;) {
    const { n, faces } = yield* throwDice('place-first', 0, 2)
    f.emit({ event: 'rolled', roll: 'place-first', by: 0, unit: '', faces, first: n })
    const [a = 1, b = 1] = faces
    if (a === b) continue
    f.emit({ event: 'placed-first', by: a > b ? 0 : 1, faces })
    return a > b ? 0 : 1
  }
}

function* askPlacing(f: Battlefield, owner: number): Script<UnitPlacing> {
  const waiting = waitingOf(f, owner)
  return yield* ask({
    kind: 'deploy',
    by: owner,
    subject: '',
    about: {
      waiting: waiting.map(({ label }) => label),
      placed: unitsOf(f, owner).map(({ label }) => label),
    },
    space: placingSpace(f, owner),
    topic: null,
    fallback: () => ({ verb: 'auto' }),
  })
}
