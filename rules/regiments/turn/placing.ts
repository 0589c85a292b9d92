import { noHex, parseCell } from '../../board/board.ts'
import { makeFacing, parseFacing } from '../../core/hex.ts'
import { accept, listed, type Refusal, refuse, type Space } from '../../core/space.ts'
import { banned, isRefused } from '../field/actSpace.ts'
import {
  type Battlefield,
  byUnitLabel,
  cellLabel,
  profileOfUnit,
  putUnit,
  unitsOf,
} from '../field/battlefield.ts'
import { bears } from '../field/command.ts'
import type { Pose } from '../field/moves.ts'
import type { Regiment } from '../state.ts'
import { cellsFor, facingOf, isScout } from './deploymentZone.ts'
import {
  type Joining,
  joinUnit,
  memberBan,
  mustBeJoined,
  placesIn,
  readPlace,
  writeJoining,
} from './joinUnit.ts'

/** What can be done with a unit that waits to be placed; `auto`: all of them are left to the program. */
export type UnitPlacing =
  | { verb: 'place'; unit: Regiment; pose: Pose; files: number }
  | Joining
  | { verb: 'hold'; unit: Regiment }
  | { verb: 'auto' }

/** Who is to be placed in this stage: scouts after all others (RB-23.2). */
export const waitingOf = (f: Battlefield, owner: number): Regiment[] =>
  f.war.regiments.filter(
    each =>
      each.owner === owner && each.condition === 'waiting' && isScout(f, each) === (f.war.stage === 'scouts'),
  )

/** Characters come last, all in one (RB-23.1). */
export const nextOf = (f: Battlefield, owner: number): Regiment[] => {
  const waiting = waitingOf(f, owner)
  const units = waiting.filter(unit => !profileOfUnit(f, unit).attachable)
  return units.length ? units : waiting
}

function readPlacing(f: Battlefield, owner: number, words: readonly string[]): UnitPlacing | Refusal {
  const [verb = '', label = '', ...rest] = words
  const unit = byUnitLabel(f, label)
  if (!unit) return banned('no-unit', 'RB-23', { unit: label.slice(0, 40) })
  if (unit.owner !== owner) return banned('unit-not-yours', 'RB-23', { unit: unit.label })
  if (unit.condition !== 'waiting') return banned('unit-placed', 'RB-23', { unit: unit.label })
  if (!nextOf(f, owner).includes(unit)) return banned('units-to-place', 'RB-23.1', { unit: unit.label })
  if (verb === 'hold')
    return bears(f, unit, rule => rule.ambushes)
      ? { verb, unit }
      : banned('never-held', 'M17', { unit: unit.label })
  if (verb === 'join') {
    const host = byUnitLabel(f, rest[0] ?? '')
    if (!host || host.owner !== owner || host.condition !== 'field')
      return banned('no-unit', 'RB-22', { unit: (rest[0] ?? '').slice(0, 40) })
    return memberBan(f, unit, host) ?? readPlace(f, unit, host, rest[1])
  }
  if (mustBeJoined(f, unit)) return banned('stands-in-units', 'M04', { unit: unit.label })
  const [hex = ''] = rest
  const at = parseCell(f.board, hex)
  if (at === undefined) return noHex(f.board, hex, 'RB-23.1')
  if (!cellsFor(f, unit).includes(at))
    return banned('unit-beyond-zone', 'RB-23.1', { unit: unit.label, hex: cellLabel(f, at) })
  const files = rest[2] === undefined ? unit.files : Number(rest[2])
  const { count } = profileOfUnit(f, unit)
  if (!Number.isInteger(files) || files < 1 || files > count)
    return banned('too-wide', 'RB-02.3', { unit: unit.label, least: 1, most: count })
  const facing = rest[1] === undefined ? facingOf(owner) : parseFacing(rest[1])
  if (facing === undefined) return banned('no-facing', 'RB-23.1', { facing: rest[1]!.slice(0, 40) })
  return { verb: 'place', unit, pose: { at, facing }, files }
}

const writePlacing = (f: Battlefield, act: UnitPlacing): string => {
  if (act.verb === 'auto') return 'auto'
  if (act.verb === 'hold') return `hold ${act.unit.label}`
  if (act.verb === 'join') return writeJoining(act)
  const { at, facing } = act.pose
  return `place ${act.unit.label} ${cellLabel(f, at)} ${makeFacing(facing)} ${act.files}`
}

function placingsOf(f: Battlefield, owner: number): UnitPlacing[] {
  const all: UnitPlacing[] = [{ verb: 'auto' }]
  for (const unit of nextOf(f, owner)) {
    for (const at of mustBeJoined(f, unit) ? [] : cellsFor(f, unit))
      all.push({ verb: 'place', unit, pose: { at, facing: facingOf(owner) }, files: unit.files })
    if (profileOfUnit(f, unit).attachable)
      for (const host of unitsOf(f, owner))
        if (!memberBan(f, unit, host)) all.push(...placesIn(f, unit, host))
    if (bears(f, unit, rule => rule.ambushes)) all.push({ verb: 'hold', unit })
  }
  return all
}

/** Every way to place one of the units whose turn it is. */
export function placingSpace(f: Battlefield, owner: number): Space<UnitPlacing> {
  const write = (act: UnitPlacing) => writePlacing(f, act)
  return {
    check(answer) {
      const words = answer.trim().split(/\s+/)
      const verb = words[0]?.toLowerCase() ?? ''
      if (verb === 'auto') return accept('auto', { verb: 'auto' })
      if (!['place', 'join', 'hold'].includes(verb))
        return refuse('not-offered', undefined, { answer: answer.slice(0, 40) })
      const found = readPlacing(f, owner, [verb, ...words.slice(1)])
      return isRefused(found) ? { ok: false, refusal: found } : accept(write(found), found)
    },
    write,
    ...listed(() => placingsOf(f, owner).map(write)),
    fingerprint: () =>
      waitingOf(f, owner)
        .map(({ label }) => label)
        .join(' '),
  }
}

/** Puts a unit where it was said. */
export function place(f: Battlefield, act: Exclude<UnitPlacing, { verb: 'auto' }>): void {
  const { unit } = act
  if (act.verb === 'hold') {
    unit.condition = 'held'
    f.emit({ event: 'held-back', unit: unit.label })
    return
  }
  if (act.verb === 'join') {
    joinUnit(f, act)
    return
  }
  unit.files = act.files
  putUnit(f, unit, act.pose.at)
  unit.facing = act.pose.facing
  f.emit({
    event: 'placed',
    unit: unit.label,
    at: cellLabel(f, act.pose.at),
    facing: unit.facing,
    files: unit.files,
  })
}
