import type { Refusal, RefusalCode } from '../../core/space.ts'
import type { Restrictions } from '../../play/gameParts.ts'
import type { ScenarioRules } from '../field/vocabulary.ts'
import { bears, hasBow, isHeroProfile, type Profile, type Side, type Tier, tiers } from './profile.ts'

/** How many others a hero leads, by tier (DB-27b). */
export const leads: Readonly<Record<Tier, number>> = {
  legend: 18,
  valour: 15,
  fortitude: 12,
  minor: 6,
  independent: 0,
}

export const minFigures = 2
export const maxFigures = 24

/** The army's general (DB-27c): who leads whatever army it is in, else a hero of the highest tier; the first of equals. */
export function generalOf(army: readonly Profile[]): Profile | undefined {
  const heroes = army.filter(isHeroProfile)
  return (
    heroes.find(hero => bears(hero, 'general')) ??
    heroes.toSorted((a, b) => tiers.indexOf(a.tier!) - tiers.indexOf(b.tier!))[0]
  )
}

export const pointsOfArmy = (army: readonly Profile[]): number =>
  army.reduce((sum, { points }) => sum + points, 0)

export interface ArmyMeasure {
  side: Side
  /** points that the scenario gives this side */
  points: number
  scenario: ScenarioRules
  restrictions?: Restrictions
}

/** Every reason why an army may not take the field (DB-27, part 6); [] when it may. */
export function armyFaults(army: readonly Profile[], measure: ArmyMeasure): Refusal[] {
  const { side, points, scenario, restrictions = {} } = measure
  const faults: Refusal[] = []
  const not = (code: RefusalCode, rule: string, about: Refusal['about'] = {}) =>
    void faults.push({ code, rule, about })
  const cost = pointsOfArmy(army)
  if (cost > points) not('army-too-dear', 'DB-27', { cost, points, over: cost - points })
  if (army.length < minFigures || army.length > maxFigures)
    not('army-size', 'DB-27', { count: army.length, least: minFigures, most: maxFigures })
  for (const each of new Set(army)) {
    if (each.side !== null && each.side !== side) not('wrong-list', 'DB-27', { figure: each.id })
    const count = army.filter(other => other.id === each.id).length
    if (each.named && count > 1) not('named-once', 'DB-27', { figure: each.id })
    const other = each.excludes.find(id => army.some(one => one.id === id))
    if (other) not('not-together', 'DB-27', { figure: each.id, other })
    if (restrictions.copies !== undefined && count > restrictions.copies)
      not('copies-limited', 'DB-27', { figure: each.id, most: restrictions.copies })
    if (restrictions.banned?.includes(each.id)) not('figure-banned', 'DB-27', { figure: each.id })
    const ban = restrictions.bannedAbilities?.find(id => each.traits.some(trait => trait.id === id))
    if (ban) not('figure-banned', 'DB-27', { figure: each.id })
  }
  for (const limit of restrictions.limits ?? []) {
    const such = army.filter(each =>
      'figure' in limit ? each.id === limit.figure : each.traits.some(({ id }) => id === limit.ability),
    )
    if (such.length > limit.most) not('copies-limited', 'DB-27', { figure: such[0]!.id, most: limit.most })
  }
  const groups = new Map(army.flatMap(({ limit }) => (limit ? [[limit.group, limit.most] as const] : [])))
  for (const [group, most] of groups) {
    const such = army.filter(each => each.limit?.group === group)
    if (such.length > most) not('copies-limited', 'DB-27', { figure: such[0]!.id, most })
  }
  const led = army.filter(each => !isHeroProfile(each)).length
  const places = army.reduce((sum, { tier }) => sum + (tier ? leads[tier] : 0), 0)
  if (led > places) not('too-few-heroes', 'DB-27', { led, places })
  const bows = army.filter(each => !isHeroProfile(each) && hasBow(each)).length
  if (bows > Math.floor(led / 3)) not('too-many-bows', 'DB-27', { bows, most: Math.floor(led / 3) })
  const ban = scenario.armyBan(side, army)
  if (ban) faults.push(ban)
  return faults
}
