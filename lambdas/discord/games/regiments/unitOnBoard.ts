import type { IconName } from '../../../../render/icons/iconNames.ts'
import type { UnitOnBoard } from '../../../../render/regiments/warScene.ts'
import { joinedTo, kindOfUnit, type Regiment, type UnitKind } from '../../../../rules/regiments/index.ts'
import { fieldOf, type RegimentsView, regimentOf } from './view.ts'

/** What the models of a kind look like. */
export const kindIcons: Record<UnitKind, IconName> = {
  foot: 'attached-shield',
  shooters: 'archer',
  riders: 'cavalry',
  large: 'ogre',
  characters: 'crested-helmet',
}

/** The standard and the musician of a unit (M38, M34). */
const standard = 'M38'
const musician = 'M34'
/** Bases of riders are twice as deep as they are wide. */
const riderDeep = 2

/** A unit at some time, where that is not now: what is left of it, and who is with it then. */
export interface UnitThen {
  life: number
  files: number
  members: readonly string[]
  joined: number
  shaken: boolean
}

/** How a unit looks, wherever it stands; as it is now unless told. */
export function lookOfUnit(
  view: RegimentsView,
  unit: Regiment,
  then: UnitThen = thenOf(view, unit),
): Omit<UnitOnBoard, 'at' | 'facing' | 'touches' | 'done'> {
  const type = view.state.types[unit.type]!
  const { life } = type.model
  const of = Math.ceil(unit.startLife / life)
  const kind = kindOfUnit(type)
  const bears = (id: string) =>
    then.members.some(label => {
      const member = regimentOf(view, label)
      return member && view.state.types[member.type]!.model.rules.some(rule => rule.id === id)
    })
  return {
    label: unit.label,
    owner: unit.owner,
    icon: kindIcons[kind],
    files: then.files,
    left: Math.ceil(then.life / life),
    of,
    ...(of === 1 && { life: { left: then.life, of: unit.startLife } }),
    ...(of === 1 && type.attachable && { starred: true }),
    ...(kind === 'riders' && { deep: riderDeep }),
    ...(bears(standard) && { banner: true }),
    ...(bears(musician) && { drum: true }),
    ...(then.joined > 0 && { joined: then.joined }),
    ...(then.shaken && { shaken: true }),
  }
}

function thenOf(view: RegimentsView, unit: Regiment): UnitThen {
  const joined = joinedTo(fieldOf(view), unit)
  const { life, files, shaken } = unit
  const alive = [unit, ...joined].filter(each => each.life > 0)
  return { life, files, shaken, members: alive.map(({ label }) => label), joined: joined.length }
}

/** A unit as it stands on the field. */
export const unitOnBoard = (view: RegimentsView, unit: Regiment): UnitOnBoard => ({
  ...lookOfUnit(view, unit),
  at: unit.at,
  facing: unit.facing,
  touches: unit.touches.flatMap(({ with: label }) => regimentOf(view, label)?.at ?? []),
})
