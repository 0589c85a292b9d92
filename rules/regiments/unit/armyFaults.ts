import type { Refusal, RefusalCode } from '../../core/space.ts'
import type { Restrictions } from '../../play/gameParts.ts'
import { library } from '../library.ts'
import { type UnitListId, unitLists } from './roster.ts'
import type { RegimentRule } from './rulePoints.ts'
import type { UnitProfile } from './unitProfile.ts'

export const listIds = Object.keys(unitLists) as UnitListId[]
export const isListId = (text: string): text is UnitListId => Object.hasOwn(unitLists, text)

export const minUnits = 2
export const maxUnits = 20
/** At least so much of what was agreed on goes to units, not to characters: a half. */
const minUnitsShare = 2

const has = ({ model }: UnitProfile, says: (rule: RegimentRule) => unknown): boolean =>
  model.rules.some(({ id }) => says(library[id]))

/** Can it lead an army: a character whose presence commands? */
export const isGeneral = (unit: UnitProfile): boolean =>
  unit.attachable && has(unit, rule => rule.lendsDiscipline)
const bearsBanner = (unit: UnitProfile): boolean => unit.attachable && has(unit, rule => rule.testAgain)

export const pointsOfUnits = (army: readonly UnitProfile[]): number =>
  army.reduce((sum, { points }) => sum + points, 0)

/** The list that a unit is drawn from; null: of a server's own, it may be in either. */
export const listOfUnit = ({ id }: UnitProfile): UnitListId | null => {
  const lists = listIds.filter(list => (unitLists[list].units as readonly string[]).includes(id))
  return lists.length === 1 ? lists[0]! : null
}

/** Every reason why an army may not take the field (RB-22.3, RB-23); [] when it may. */
export function armyFaults(
  army: readonly UnitProfile[],
  { list, points, restrictions = {} }: { list: UnitListId; points: number; restrictions?: Restrictions },
): Refusal[] {
  const faults: Refusal[] = []
  const not = (code: RefusalCode, rule: string, about: Refusal['about'] = {}) =>
    void faults.push({ code, rule, about })
  const cost = pointsOfUnits(army)
  if (cost > points) not('army-too-dear', 'RB-25', { cost, points, over: cost - points })
  if (army.length < minUnits || army.length > maxUnits)
    not('army-size', 'RB-23', { count: army.length, least: minUnits, most: maxUnits })
  if (!army.some(isGeneral)) not('needs-general', 'RB-22.3')
  if (army.filter(bearsBanner).length > 1) not('one-banner', 'RB-22.3')
  const units = pointsOfUnits(army.filter(({ attachable }) => !attachable))
  if (minUnitsShare * units < Math.min(cost, points))
    not('too-few-units', 'RB-23', {
      points: Math.ceil(Math.min(cost, points) / minUnitsShare),
      have: units,
    })
  for (const unit of new Set(army)) {
    const own = listOfUnit(unit)
    if (own !== null && own !== list) not('wrong-list', 'RB-23', { figure: unit.id })
    const count = army.filter(({ id }) => id === unit.id).length
    const { banned = [], copies, limits = [] } = restrictions
    if (banned.includes(unit.id)) not('figure-banned', 'RB-23', { figure: unit.id })
    const most = Math.min(
      copies ?? Infinity,
      ...limits.flatMap(limit => ('figure' in limit && limit.figure === unit.id ? [limit.most] : [])),
    )
    if (count > most) not('copies-limited', 'RB-23', { figure: unit.id, most })
  }
  return faults
}

/**
 * What a ready army has, the first ones first; what no longer fits is left out. Of the usual 1,000 points each has a wizard:
 * nobody should meet a battle without its phase of magic first.
 */
const wishes: Readonly<Record<UnitListId, readonly string[]>> = {
  crown: [
    'general',
    'spears',
    'crossbows',
    'lancers',
    'wizard',
    'captain',
    'swords',
    'halberds',
    'great-banner',
    'ballista',
    'lancers',
    'royal-guard',
    'long-bows',
    'bell-wagon',
    'light-riders',
    'swords',
    'lancers',
    'spears',
    'halberds',
  ],
  wilds: [
    'chieftain',
    'raiders',
    'brutes',
    'marsh-stalkers',
    'wizard',
    'archers',
    'javelins',
    'captain',
    'raiders',
    'great-banner',
    'giant',
    'scythed-chariot',
    'wyvern',
    'brutes',
    'light-riders',
    'raiders',
    'archers',
    'brutes',
  ],
}

/** A ready army of a list, as ids; [] where so few points or restrictions leave none. */
export function starterUnits(
  list: UnitListId,
  points: number,
  roster: readonly UnitProfile[],
  restrictions?: Restrictions,
): string[] {
  const army: UnitProfile[] = []
  const passing: readonly RefusalCode[] = ['army-size', 'needs-general', 'too-few-units']
  for (const id of wishes[list]) {
    const unit = roster.find(each => each.id === id)
    if (!unit) continue
    const next = [...army, unit]
    const faults = armyFaults(next, { list, points, ...(restrictions && { restrictions }) })
    if (faults.every(({ code }) => passing.includes(code))) army.push(unit)
  }
  const faults = armyFaults(army, { list, points, ...(restrictions && { restrictions }) })
  return faults.length === 0 ? army.map(({ id }) => id) : []
}
