import type { Refusal } from '../../core/space.ts'
import type { Regiment } from '../battleState.ts'
import { banned } from '../field/actSpace.ts'
import { bears, meetsWords, rulesOf, slowest, unitContains } from '../field/command.ts'
import { movePoses } from '../field/moves.ts'
import {
  between,
  cellLabel,
  hostOf,
  isEngaged,
  joinedTo,
  membersOf,
  profileOfUnit,
  takeUnit,
  unitsOf,
  type WarField,
} from '../field/war.ts'
import { hasMark } from '../unit/clashes.ts'
import type { UnitProfile } from '../unit/unitProfile.ts'

/** Who stands in a unit, or not at all (M04a). */
export const mustBeJoined = (f: WarField, unit: Regiment): boolean =>
  bears(f, unit, rule => rule.joins === 'must')

/** Why a character may not be part of a unit, wherever both stand (RB-22, M18, M28, M48, M50, M53, M08d, M37d). */
export function memberBan(f: WarField, unit: Regiment, host: Regiment): Refusal | undefined {
  const about = { unit: unit.label, target: host.label }
  const own = profileOfUnit(f, unit)
  const other = profileOfUnit(f, host)
  if (!own.attachable || other.attachable) return banned('may-not-join', 'RB-22', about)
  if (host.files < joinedTo(f, host).length + 1) return banned('may-not-join', 'RB-02.3', about)
  const mine = rulesOf(f, unit)
  const theirs = membersOf(f, host).flatMap(member => rulesOf(f, member))
  const never = [...mine, ...theirs].find(({ rule }) => rule.joins === 'never')
  if (never) return banned('may-not-join', never.own.id, about)
  // Only those of one kind join each other: unstable ones, supernatural ones (M28f, g, M50b, c).
  for (const { rule, own: printed } of [...mine, ...theirs])
    if (rule.joins === 'same') {
      const both =
        mine.some(each => each.own.id === printed.id) && theirs.some(each => each.own.id === printed.id)
      if (!both) return banned('may-not-join', printed.id, about)
    }
  for (const { rule, own: printed } of mine)
    if (rule.joins === 'meeting' && !meetsWords(f, host, printed.words))
      return banned('may-not-join', printed.id, about)
  for (const { rule, own: printed } of theirs)
    if (rule.joins === 'meeting' && !meetsWords(f, unit, printed.words))
      return banned('may-not-join', printed.id, about)
  if (unitContains(f, host, rule => rule.openOrder) && own.model.height !== other.model.height)
    return banned('may-not-join', 'M53', about)
  const single = mine.find(
    ({ rule, own: printed }) =>
      (rule.captain ?? rule.platform) && theirs.some(each => each.own.id === printed.id),
  )
  if (single) return banned('may-not-join', single.own.id, about)
  return undefined
}

/** Why a character may not join a unit now: it has to come to its hex by a move (RB-22.1). */
export function joinBan(f: WarField, unit: Regiment, host: Regiment): Refusal | undefined {
  const bound = memberBan(f, unit, host)
  if (bound) return bound
  const about = { unit: unit.label, target: host.label }
  if (isEngaged(host)) return banned('unit-engaged', 'RB-04.5', { unit: host.label })
  return comesTo(f, unit, host)
    ? undefined
    : banned('no-such-pose', 'RB-22.1', { ...about, hex: cellLabel(f, host.at) })
}

/** Could it come into the hex of a friend: to one beside it, with a step left? */
function comesTo(f: WarField, unit: Regiment, host: Regiment): boolean {
  const mobility = slowest(f, unit, 'mobility')
  const beside = (at: number) =>
    [0, 1, 2, 3, 4, 5].some(facing => f.board.neighbour[at * 6 + facing] === host.at)
  const { at } = hostOf(f, unit)
  if (beside(at)) return true
  // A hex costs 3 inches, and most friends are too far off.
  if (3 * between(f, at, host.at) > 2 * mobility) return false
  return movePoses(f, unit, 'march', mobility).some(
    ({ pose, cost }) => beside(pose.at) && cost + 3 <= 2 * mobility,
  )
}

export const mayJoin = (f: WarField, unit: Regiment): Regiment[] =>
  profileOfUnit(f, unit).attachable
    ? unitsOf(f, unit.owner).filter(host => host !== hostOf(f, unit) && !joinBan(f, unit, host))
    : []

/** Has it the Height and the base of a unit's ordinary models? Whether one rides tells of the base (M15c, M47b, M53e). */
export function isAlike(f: WarField, unit: Regiment, host: Regiment): boolean {
  const [own, other] = [profileOfUnit(f, unit), profileOfUnit(f, host)]
  return own.model.height === other.model.height && isRidden(own) === isRidden(other)
}
const isRidden = ({ model }: UnitProfile): boolean => hasMark(model, 'mount') || hasMark(model, 'centaur')

/** May it stand behind in a unit: does its rule say so, and its base fit (M47)? */
const mayStandBehind = (f: WarField, unit: Regiment, host: Regiment): boolean =>
  bears(f, unit, rule => rule.standsBehind) && isAlike(f, unit, host)

/** The word for a model that joins a unit and stands in its last rank. */
const behindWord = 'behind'

/** A model that joins a unit, in its first rank or behind (M47). */
export interface Joining {
  verb: 'join'
  unit: Regiment
  host: Regiment
  behind: boolean
}

/** Where in a unit that it may join, as it was typed. */
export function readPlace(f: WarField, unit: Regiment, host: Regiment, word = ''): Joining | Refusal {
  const behind = word.toLowerCase() === behindWord
  return !behind || mayStandBehind(f, unit, host)
    ? { verb: 'join', unit, host, behind }
    : banned('never-behind', 'M47', { unit: unit.label, target: host.label })
}

export const placesIn = (f: WarField, unit: Regiment, host: Regiment): Joining[] =>
  (mayStandBehind(f, unit, host) ? [false, true] : [false]).map(behind => ({
    verb: 'join',
    unit,
    host,
    behind,
  }))

export const writeJoining = ({ unit, host, behind }: Joining): string =>
  `join ${unit.label} ${host.label}${behind ? ` ${behindWord}` : ''}`

/** It is in a unit from now on. */
export function joinUnit(f: WarField, { unit, host, behind }: Joining): void {
  takeUnit(f, unit)
  unit.condition = 'joined'
  unit.host = host.label
  unit.behind = behind
  unit.at = -1
  f.emit({ event: 'joined', unit: unit.label, host: host.label, behind })
}

/** A character leaves its unit: it is about to move off it (RB-22.1). */
export function leaveUnit(f: WarField, unit: Regiment): void {
  const { host } = unit
  unit.host = null
  unit.behind = false
  unit.condition = 'field'
  if (host) f.emit({ event: 'parted', unit: unit.label, host })
}
