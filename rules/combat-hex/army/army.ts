/** Choosing an army (section 2): what it costs, and every reason why it may not take the field. */

import type { Refusal } from '../../core/space.ts'
import { excerpt } from '../../core/text.ts'
import type { Restrictions } from '../../play/gameParts.ts'
import {
  type AbilityId,
  type Base,
  type Camp,
  camps,
  type FigureType,
  type Kind,
  type Version,
} from './figure.ts'
import { figureType } from './roster.ts'

/** Sizes of army that may be agreed on (2.01); the usual ones are 500, 1000 and 1500. */
export const minPoints = 100
export const maxPoints = 10_000

/** More figures than this no board could hold; a bound of this program, not of the rules. */
export const maxFigures = 100

/** What an organiser may ask beyond the rules (2.021). What is left out is not restricted. */
export interface ArmyRestrictions extends Restrictions<AbilityId> {
  versions?: readonly Version[]
  kinds?: readonly Kind[]
  bases?: readonly Base[]
}

export interface CheckOptions {
  /** what the army may cost at most (2.01) */
  points: number
  /** the camp that is asked for; left out: either, but not both (2.03) */
  camp?: Camp
  restrictions?: ArmyRestrictions
  /** figures of a community, which join the supplied ones or stand in for them */
  types?: Readonly<Record<string, FigureType>>
  /** a hero's action points as far as they allow warriors; an ability may say otherwise (8.47) */
  apForWarriors?: (hero: FigureType) => number
  /** why a figure may not be in an army like this, by what its abilities say (8.52) */
  fault?: (type: FigureType, army: readonly FigureType[]) => Refusal | undefined
}

/** A figure by its id: the community's own first, then the supplied one. */
export const typeOf = (id: string, types: CheckOptions['types'] = {}): FigureType | undefined =>
  Object.hasOwn(types, id) ? types[id] : figureType(id)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const heroesOf = (army: readonly FigureType[]) => army.filter(({ kind }) => kind === 'hero')

/** What the army costs. */
export const armyPoints = (army: readonly FigureType[]): number => sum(army.map(({ points }) => points))

/** What was spent on heroes, which decides when all else is equal (7.02, 7.04). */
export const heroPoints = (army: readonly FigureType[]): number => armyPoints(heroesOf(army))

/** How many warriors the heroes allow: the sum of their action points (2.02). */
export const warriorLimit = (
  army: readonly FigureType[],
  apForWarriors: CheckOptions['apForWarriors'] = ({ ap }) => ap,
): number => sum(heroesOf(army).map(apForWarriors))

function* pointFaults(army: readonly FigureType[], points: number): Generator<Refusal> {
  if (!Number.isInteger(points) || points < minPoints || points > maxPoints)
    yield {
      code: 'points-out-of-range',
      rule: '2.01',
      about: { points, least: minPoints, most: maxPoints },
    }
  const cost = armyPoints(army)
  if (cost > points)
    yield { code: 'army-too-dear', rule: '2.01', about: { cost, points, over: cost - points } }
}

function* warriorFaults(army: readonly FigureType[], ap: CheckOptions['apForWarriors']): Generator<Refusal> {
  const warriors = army.length - heroesOf(army).length
  const limit = warriorLimit(army, ap)
  if (warriors > limit)
    yield { code: 'too-many-warriors', rule: '2.02', about: { warriors, limit, over: warriors - limit } }
}

function* campFaults(army: readonly FigureType[], camp: Camp | undefined): Generator<Refusal> {
  const good = army.filter(type => type.camp === 'good').length
  const evil = army.length - good
  if (camp) {
    for (const { id } of new Set(army.filter(type => type.camp !== camp)))
      yield { code: 'wrong-camp', rule: '2.03', about: { figure: id, camp } }
  } else if (good > 0 && evil > 0) yield { code: 'mixed-camps', rule: '2.03', about: { good, evil } }
}

function* abilityFaults(army: readonly FigureType[], fault: CheckOptions['fault']): Generator<Refusal> {
  for (const type of new Set(army)) {
    const found = fault?.(type, army)
    if (found) yield found
    else if (type.replaces) yield { code: 'only-replaces', about: { figure: type.id } }
  }
}

function* uniqueFaults(army: readonly FigureType[]): Generator<Refusal> {
  const bearers = new Map<number, string[]>()
  for (const type of army)
    for (const number of new Set(type.unique)) bearers.set(number, [...(bearers.get(number) ?? []), type.id])
  for (const [number, ids] of bearers)
    if (ids.length > 1)
      yield { code: 'same-unique', rule: '2.04', about: { number, figures: ids.join(', ') } }
}

const bears = ({ abilities }: FigureType, ability: AbilityId): boolean =>
  abilities.some(({ id }) => id === ability)

function* restrictionFaults(army: readonly FigureType[], allowed: ArmyRestrictions): Generator<Refusal> {
  const rule = '2.021'
  const { limits = [] } = allowed
  for (const type of new Set(army)) {
    const { id, version, kind, base } = type
    const count = army.filter(other => other === type).length
    if (allowed.banned?.includes(id)) {
      yield { code: 'figure-banned', rule, about: { figure: id } }
      continue
    }
    for (const ability of allowed.bannedAbilities ?? [])
      if (bears(type, ability)) yield { code: 'ability-banned', rule, about: { figure: id, ability } }
    if (allowed.versions && !allowed.versions.includes(version))
      yield {
        code: 'version-not-allowed',
        rule,
        about: { figure: id, version, allowed: allowed.versions.join(', ') },
      }
    if (allowed.kinds && !allowed.kinds.includes(kind))
      yield { code: 'kind-not-allowed', rule, about: { figure: id, kind, allowed: allowed.kinds.join(', ') } }
    if (allowed.bases && !allowed.bases.includes(base))
      yield { code: 'base-not-allowed', rule, about: { figure: id, base, allowed: allowed.bases.join(', ') } }
    const most = Math.min(
      allowed.copies ?? count,
      ...limits.flatMap(limit => ('figure' in limit && limit.figure === id ? limit.most : [])),
    )
    if (count > most) yield { code: 'too-many-copies', rule, about: { figure: id, count, most } }
  }
  for (const limit of limits) {
    if (!('ability' in limit)) continue
    const { ability, most } = limit
    const count = army.filter(type => bears(type, ability)).length
    if (count > most) yield { code: 'too-many-with-ability', rule, about: { ability, count, most } }
  }
}

/**
 * Every reason why the army may not take the field, in the order of the rules; none when it may. Takes ids
 * (those it does not know are a reason of their own) or figure types, mixed as one likes.
 */
export function checkArmy(army: readonly (string | FigureType)[], options: CheckOptions): Refusal[] {
  if (army.length > maxFigures)
    return [{ code: 'army-too-big', about: { count: army.length, most: maxFigures } }]
  const found = army.map(entry => (typeof entry === 'string' ? typeOf(entry, options.types) : entry))
  const known = found.filter(type => type !== undefined)
  const unknown = new Set(
    army.filter((entry, i): entry is string => found[i] === undefined && typeof entry === 'string'),
  )
  return [
    ...[...unknown].map(
      (figure): Refusal => ({ code: 'unknown-figure', about: { figure: excerpt(figure) } }),
    ),
    ...(army.length === 0 ? [{ code: 'army-empty', rule: '2.02' } as const] : []),
    ...pointFaults(known, options.points),
    ...warriorFaults(known, options.apForWarriors),
    ...campFaults(known, options.camp),
    ...abilityFaults(known, options.fault),
    ...uniqueFaults(known),
    ...restrictionFaults(known, options.restrictions ?? {}),
  ]
}

/**
 * Checks what a player brings: an army of either camp or one of each (2.022), each by itself. Every reason
 * names its army in `about.army`. `needs` lists the camps that must be there.
 */
export function checkArmies(
  armies: Readonly<Partial<Record<Camp, readonly string[]>>>,
  options: Omit<CheckOptions, 'camp'> & { needs?: readonly Camp[] },
): Refusal[] {
  const { needs = [], ...rest } = options
  return camps.flatMap((camp): Refusal[] => {
    const army = armies[camp]
    if (army)
      return checkArmy(army, { ...rest, camp }).map(one => ({ ...one, about: { ...one.about, army: camp } }))
    return needs.includes(camp) ? [{ code: 'army-missing', rule: '2.022', about: { army: camp } }] : []
  })
}
