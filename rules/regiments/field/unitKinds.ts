import { shootingWeapons } from '../formation/wielding.ts'
import type { UnitProfile } from '../unit/unitProfile.ts'

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
