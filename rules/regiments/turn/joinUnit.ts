import type { Refusal } from '../../core/space.ts'
import { banned } from '../field/actSpace.ts'
import {
  type Battlefield,
  between,
  cellLabel,
  hostOf,
  isEngaged,
  joinedTo,
  profileOfUnit,
  takeUnit,
  unitsOf,
} from '../field/battlefield.ts'
import { bears, slowest } from '../field/command.ts'
import { movePoses } from '../field/moves.ts'
import type { Regiment } from '../state.ts'
import { hasMark } from '../unit/clashes.ts'
import { joiningRefused } from '../unit/joining.ts'
import type { UnitProfile } from '../unit/unitProfile.ts'

/** Who stands in a unit, or not at all (M04a). */
export const mustBeJoined = (f: Battlefield, unit: Regiment): boolean =>
  bears(f, unit, rule => rule.joins?.how === 'attached')

/** Why a character may not be part of a unit, wherever both stand: as in the list of an army (RB-22, M18, M28, M48, M50, M53). */
export function memberBan(f: Battlefield, unit: Regiment, host: Regiment): Refusal | undefined {
  const { files } = host
  const joined = joinedTo(f, host).map(each => profileOfUnit(f, each))
  const clause = joiningRefused({ ...profileOfUnit(f, host), files }, joined, profileOfUnit(f, unit))
  // One model joins: not one with others about it (RB-22.1).
  const bound = clause ?? (joinedTo(f, unit).length > 0 ? 'RB-22.1' : undefined)
  return bound ? banned('may-not-join', bound, { unit: unit.label, target: host.label }) : undefined
}

/** Why a character may not join a unit now: it has to come to its hex by a move (RB-22.1). */
export function joinBan(f: Battlefield, unit: Regiment, host: Regiment): Refusal | undefined {
  const bound = memberBan(f, unit, host)
  if (bound) return bound
  const about = { unit: unit.label, target: host.label }
  if (isEngaged(host)) return banned('unit-engaged', 'RB-04.5', { unit: host.label })
  return comesTo(f, unit, host)
    ? undefined
    : banned('no-such-pose', 'RB-22.1', { ...about, hex: cellLabel(f, host.at) })
}

/** Could it come into the hex of a friend: to one beside it, with a step left? */
function comesTo(f: Battlefield, unit: Regiment, host: Regiment): boolean {
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

export const mayJoin = (f: Battlefield, unit: Regiment): Regiment[] =>
  profileOfUnit(f, unit).attachable
    ? unitsOf(f, unit.owner).filter(host => host !== hostOf(f, unit) && !joinBan(f, unit, host))
    : []

/** Has it the Height and the base of a unit's ordinary models? Whether one rides tells of the base (M15c, M47b, M53e). */
export function isAlike(f: Battlefield, unit: Regiment, host: Regiment): boolean {
  const [own, other] = [profileOfUnit(f, unit), profileOfUnit(f, host)]
  return own.model.height === other.model.height && isRidden(own) === isRidden(other)
}
const isRidden = ({ model }: UnitProfile): boolean => hasMark(model, 'mount') || hasMark(model, 'centaur')

/** May it stand behind in a unit: does its rule say so, and its base fit (M47)? */
const mayStandBehind = (f: Battlefield, unit: Regiment, host: Regiment): boolean =>
  bears(f, unit, rule => rule.standsBehind) &&
  // Attached models alone stand in one rank.
  !profileOfUnit(f, host).attachable &&
  isAlike(f, unit, host)

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
export function readPlace(f: Battlefield, unit: Regiment, host: Regiment, word = ''): Joining | Refusal {
  const behind = word.toLowerCase() === behindWord
  return !behind || mayStandBehind(f, unit, host)
    ? { verb: 'join', unit, host, behind }
    : banned('never-behind', 'M47', { unit: unit.label, target: host.label })
}

export const placesIn = (f: Battlefield, unit: Regiment, host: Regiment): Joining[] =>
  (mayStandBehind(f, unit, host) ? [false, true] : [false]).map(behind => ({
    verb: 'join',
    unit,
    host,
    behind,
  }))

export const writeJoining = ({ unit, host, behind }: Joining): string =>
  `join ${unit.label} ${host.label}${behind ? ` ${behindWord}` : ''}`

/** It is in a unit from now on. */
export function joinUnit(f: Battlefield, { unit, host, behind }: Joining): void {
  takeUnit(f, unit)
  unit.condition = 'joined'
  unit.host = host.label
  unit.behind = behind
  unit.at = -1
  f.emit({ event: 'joined', unit: unit.label, host: host.label, behind })
}

/** A character leaves its unit: it is about to move off it (RB-22.1). */
export function leaveUnit(f: Battlefield, unit: Regiment): void {
  const { host } = unit
  unit.host = null
  unit.behind = false
  unit.condition = 'field'
  if (host) f.emit({ event: 'parted', unit: unit.label, host })
}
