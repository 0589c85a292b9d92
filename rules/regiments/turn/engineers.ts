import type { Script } from '../../core/script.ts'
import { likelyLoss } from '../clash/blows.ts'
import { isRefused } from '../field/actSpace.ts'
import {
  type Battlefield,
  bodyOf,
  hostOf,
  isEngaged,
  isWithin,
  membersOf,
  profileOfUnit,
  unitsOf,
} from '../field/battlefield.ts'
import { rulesOf } from '../field/command.ts'
import { askChoice } from '../field/questions.ts'
import { formationOf } from '../formation/formation.ts'
import { shootingWeapons } from '../formation/wielding.ts'
import type { Regiment } from '../state.ts'
import { meets } from '../unit/meets.ts'
import type { PrintedRule } from '../unit/unitProfile.ts'
import { hasTarget, readShots, targetsOf } from './shooting.ts'

/** How near the unit of whom it directs has to be (M26a). */
const reach = 6

/** Models of a member: of the ordinary pool several. */
const modelsOf = (f: Battlefield, member: Regiment): number =>
  profileOfUnit(f, member).attachable ? 1 : formationOf(bodyOf(f, member)).ordinary

/** Members of which an engineer may direct a model: of its kind, in a unit that is near and can shoot at somebody (M26a, d). */
const whomItDirects = (f: Battlefield, engineer: Regiment, own: PrintedRule): Regiment[] =>
  unitsOf(f, engineer.owner)
    .filter(unit => isWithin(f, engineer, unit, reach) && hasTarget(f, unit))
    .flatMap(unit => membersOf(f, unit))
    .filter(
      member =>
        profileOfUnit(f, member).model.parts.some(part => shootingWeapons(part).length > 0) &&
        meets(profileOfUnit(f, member), own) &&
        member.marks.directed < modelsOf(f, member),
    )

/** Life that its unit's shots are likely to cost more, at whomever they cost most more. */
function gain(f: Battlefield, member: Regiment): number {
  const unit = hostOf(f, member)
  const loss = (target: Regiment): number => {
    const found = readShots(f, { unit, target })
    return isRefused(found) ? 0 : found.blows.reduce((sum, blows) => sum + likelyLoss(blows), 0)
  }
  const targets = targetsOf(f, unit)
  const before = targets.map(loss)
  member.marks.directed++
  const after = targets.map(loss)
  member.marks.directed--
  return Math.max(0, ...after.map((each, i) => each - before[i]!))
}

/** Before anybody shoots, each engineer who is neither shaken nor engaged names a model (M26a, b, e). */
export function* directShots(f: Battlefield): Script {
  const owner = f.war.active!
  for (const unit of unitsOf(f, owner)) {
    if (unit.shaken || isEngaged(unit)) continue
    for (const engineer of membersOf(f, unit)) {
      // RB-20.5: who has rallied does nothing else in this turn.
      if (engineer.marks.move === 'rallied') continue
      const printed = rulesOf(f, engineer).find(({ rule }) => rule.directsShots)
      if (printed) yield* direct(f, engineer, printed.own)
    }
  }
}

function* direct(f: Battlefield, engineer: Regiment, own: PrintedRule): Script {
  const able = whomItDirects(f, engineer, own)
  if (able.length === 0) return
  const label = yield* askChoice({
    kind: 'direct',
    by: engineer.owner,
    subject: engineer.label,
    about: { whom: able.map(each => each.label) },
    values: ['none', ...able.map(each => each.label)],
    write: value => value,
    topic: 'direct',
    fallback: () => 'none',
    byOrder({ word }) {
      if (word !== 'measured') return word === 'never' ? 'none' : undefined
      const gains = able.map(each => gain(f, each))
      const most = Math.max(...gains)
      return most > 0 ? able[gains.indexOf(most)]!.label : 'none'
    },
  })
  const member = able.find(each => each.label === label)
  if (!member) return
  member.marks.directed++
  f.emit({ event: 'directed', unit: engineer.label, on: member.label })
}

/** With the shooting phase it is over. */
export function endDirections(f: Battlefield): void {
  for (const unit of f.war.regiments) unit.marks.directed = 0
}
