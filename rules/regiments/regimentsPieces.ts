import type { Pieces } from '../play/gameParts.ts'
import { shootingWeapons } from './clash/wielding.ts'
import { suppliedUnits, unitLists } from './unit/roster.ts'
import type { UnitProfile } from './unit/unitProfile.ts'

/** Kinds of units, each with a list of its own where they are shown. */
const unitKinds = ['foot', 'shooters', 'riders', 'large', 'characters'] as const
export type UnitKind = (typeof unitKinds)[number]

const isRidden = ({ model: { marks, parts } }: UnitProfile): boolean =>
  [marks, ...parts.map(part => part.marks)].some(each => each.includes('mount') || each.includes('centaur'))

/** From this height on a model is no rider any more. */
const large = 3

export function kindOfUnit(unit: UnitProfile): UnitKind {
  if (unit.attachable) return 'characters'
  if (unit.model.height >= large) return 'large'
  if (isRidden(unit)) return 'riders'
  return unit.model.parts.some(part => shootingWeapons(part).length > 0) ? 'shooters' : 'foot'
}

/** Lists of units: those of each army, and what anybody may have, such as what a server brings. */
export const unitListIds = ['crown', 'wilds', 'anybody'] as const
export type UnitListName = (typeof unitListIds)[number]

/** The list that a unit is of; of several, that of anybody. */
function listOfUnit({ id }: UnitProfile): UnitListName {
  const its = (['crown', 'wilds'] as const).filter(list => unitLists[list].units.some(unit => unit === id))
  return its.length === 1 ? its[0]! : 'anybody'
}

/** The units of Regiments. */
export const regimentsPieces: Pieces<UnitProfile> = {
  lists: unitListIds,
  get roster() {
    return suppliedUnits()
  },
  listOf: listOfUnit,
  groups: unitKinds,
  groupOf: kindOfUnit,
}
