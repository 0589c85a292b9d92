import type { Cell } from '../../board/board.ts'
import type { Facing } from '../../core/hex.ts'
import type { Regiment, RegimentsState } from '../state.ts'
import { kindOfUnit, type UnitKind } from './unitKinds.ts'

/** How a unit is drawn up, and what is left of it: all that is seen of it wherever it stands. */
export interface FormedUnit {
  label: string
  owner: number
  icon: UnitKind
  files: number
  left: number
  of: number
  life?: { left: number; of: number }
  starred?: true
  deep?: number
  open?: true
  banner?: true
  drum?: true
  joined?: number
  behind?: number
  shaken?: true
}

/** A unit at some time, where that is not now: what is left of it, and who is with it then. */
export interface UnitThen {
  life: number
  files: number
  /** itself, and those who have joined it */
  members: readonly string[]
  joined: number
  /** so many of these stand in its last rank (M47) */
  behind: number
  shaken: boolean
}

/** The standard and the musician of a unit (M38, M34). */
const standard = 'M38'
const musician = 'M34'
/** Skirmishers stand apart from each other. */
const openOrder = 'M53'
/** Bases of riders are twice as deep as they are wide. */
const riderDeep = 2

function thenOf(war: RegimentsState, unit: Regiment): UnitThen {
  const joined = war.regiments.filter(({ condition, host }) => condition === 'joined' && host === unit.label)
  const { life, files, shaken } = unit
  const alive = [unit, ...joined].filter(each => each.life > 0)
  return {
    life,
    files,
    shaken,
    members: alive.map(({ label }) => label),
    joined: joined.length,
    behind: joined.filter(each => each.behind).length,
  }
}

/** How a unit looks; as it is now unless told. */
export function formedUnit(
  war: RegimentsState,
  unit: Regiment,
  then: UnitThen = thenOf(war, unit),
): FormedUnit {
  const type = war.types[unit.type]!
  const { life } = type.model
  const of = Math.ceil(unit.startLife / life)
  const kind = kindOfUnit(type)
  const bears = (id: string) =>
    then.members.some(label => {
      const member = war.regiments.find(each => each.label === label)
      return member && war.types[member.type]!.model.rules.some(rule => rule.id === id)
    })
  return {
    label: unit.label,
    owner: unit.owner,
    icon: kind,
    files: then.files,
    left: Math.ceil(then.life / life),
    of,
    ...(of === 1 && { life: { left: then.life, of: unit.startLife } }),
    ...(of === 1 && type.attachable && { starred: true }),
    ...(kind === 'riders' && { deep: riderDeep }),
    ...(bears(openOrder) && { open: true }),
    ...(bears(standard) && { banner: true }),
    ...(bears(musician) && { drum: true }),
    ...(then.joined > 0 && { joined: then.joined }),
    ...(then.behind > 0 && { behind: then.behind }),
    ...(then.shaken && { shaken: true }),
  }
}

/** A unit on the field, and the hexes of those that it touches. */
export interface UnitOnField extends FormedUnit {
  at: Cell
  facing: Facing
  touches: Cell[]
}

export const standingUnit = (war: RegimentsState, unit: Regiment): UnitOnField => ({
  ...formedUnit(war, unit),
  at: unit.at,
  facing: unit.facing,
  touches: unit.touches.flatMap(
    ({ with: label }) => war.regiments.find(each => each.label === label)?.at ?? [],
  ),
})

/** All units that stand on the field. */
export const standingUnits = (war: RegimentsState): UnitOnField[] =>
  war.regiments.flatMap(unit => (unit.condition === 'field' ? [standingUnit(war, unit)] : []))

/** Those of these units that are off the field now, where they last stood. */
export const goneUnits = (war: RegimentsState, labels: readonly string[]): UnitOnField[] =>
  war.regiments
    .filter(({ label, condition, at }) => labels.includes(label) && condition !== 'field' && at >= 0)
    .map(unit => standingUnit(war, unit))

/** Where everybody is or was last, by labels: who has joined a unit is where that is. */
export const spotsOf = ({ regiments }: Pick<RegimentsState, 'regiments'>): Record<string, Cell> =>
  Object.fromEntries(
    regiments.flatMap(({ label, at, host }) => {
      const cell = host === null ? at : (regiments.find(each => each.label === host)?.at ?? -1)
      return cell >= 0 ? [[label, cell]] : []
    }),
  )
