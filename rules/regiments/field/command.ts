import { type BorneRule, idsContaining, livingRules } from '../formation/borne.ts'
import { formationOf, inRank } from '../formation/formation.ts'
import { library } from '../library.ts'
import { spells } from '../magic/spells.ts'
import type { Regiment } from '../state.ts'
import { meets } from '../unit/meets.ts'
import type { RegimentRule } from '../unit/rulePoints.ts'
import type { ModelProfile, PrintedRule } from '../unit/unitProfile.ts'
import {
  allUnits,
  type Battlefield,
  bodyOf,
  hostOf,
  isWithin,
  livingModels,
  membersOf,
  profileOfUnit,
  type UnitBody,
  unitsOf,
} from './battlefield.ts'

/** Does a unit contain a living model whose rules say so? (1.5) */
export const unitContains = (
  f: Battlefield,
  unit: Regiment,
  says: (rule: RegimentRule) => unknown,
): boolean => livingModels(f, unit).some(bearing(says))

/** Is it a unit with it: do all its models bear such a rule? (1.5) */
export const unitWith = (f: Battlefield, unit: Regiment, says: (rule: RegimentRule) => unknown): boolean =>
  livingModels(f, unit).every(bearing(says))

const bearing =
  (says: (rule: RegimentRule) => unknown) =>
  ({ rules }: ModelProfile): boolean =>
    rules.some(({ id }) => says(library[id]))

/** The clause by which a unit contains, or is with, what says so; for refusals. */
export const clauseOf = (f: Battlefield, unit: Regiment, says: (rule: RegimentRule) => unknown): string =>
  idsContaining(bodyOf(f, unit), says)[0] ?? 'RB-07'

/** Rules of the models of a unit with who bears each. */
export const rulesIn = (f: Battlefield, unit: Regiment): BorneRule[] => livingRules(bodyOf(f, unit))

/** Model rules of one member. */
export const rulesOf = (f: Battlefield, member: Regiment): { rule: RegimentRule; own: PrintedRule }[] =>
  profileOfUnit(f, member).model.rules.map(own => ({ rule: library[own.id], own }))

/** Does this member bear a rule that says so? */
export const bears = (f: Battlefield, member: Regiment, says: (rule: RegimentRule) => unknown): boolean =>
  bearing(says)(profileOfUnit(f, member).model)

/** Is a unit one that stands in the brackets of a rule: is one of its living models? (M39d) */
const unitMeets = (f: Battlefield, unit: Regiment, own: PrintedRule): boolean =>
  membersOf(f, unit).some(member => member.life > 0 && meets(profileOfUnit(f, member), own))

/** Members of a side that lend something to friends, and can: those of shaken units lend nothing (M39c, M40b). */
const lenders = (f: Battlefield, owner: number, says: (rule: RegimentRule) => unknown) =>
  unitsOf(f, owner)
    .filter(({ shaken }) => !shaken)
    .flatMap(unit =>
      membersOf(f, unit).flatMap(member =>
        rulesOf(f, member).flatMap(({ rule, own }) => (says(rule) ? [{ unit, member, own }] : [])),
      ),
    )

/** How far presence and the banner reach (M39a, M40a). */
const presenceReach = 12

/** Whose presence, and whose banner, reaches how far about the unit in which it is (M39a, M40a); nobody's who is shaken. */
export const rangesOfSide = (
  f: Battlefield,
  owner: number,
): { unit: Regiment; kind: 'presence' | 'banner'; inches: number }[] =>
  (['presence', 'banner'] as const).flatMap(kind => {
    const all = lenders(f, owner, rule => (kind === 'banner' ? rule.testAgain : rule.lendsDiscipline))
    return [...new Set(all.map(({ unit }) => unit))].map(unit => ({ unit, kind, inches: presenceReach }))
  })

/** Is it a unit with a captain, and with a standard or a musician for him to be reached by? (M08) */
const hasCaptainWith = (f: Battlefield, unit: Regiment, says: (rule: RegimentRule) => unknown): boolean =>
  unitContains(f, unit, rule => rule.captain) && unitContains(f, unit, says)

const isGeneral = (f: Battlefield, { owner, label }: Regiment): boolean =>
  f.war.commanders[owner]!.general === label

/** Who of its side lends presence to this unit (M39). */
export const presenceOn = (f: Battlefield, unit: Regiment): Regiment[] =>
  lenders(f, unit.owner, rule => rule.lendsDiscipline).flatMap(({ member, own }) =>
    unitMeets(f, unit, own) &&
    (isWithin(f, member, unit, presenceReach) ||
      // M08b: the general's alone, whoever else has presence.
      (isGeneral(f, member) && hasCaptainWith(f, unit, rule => rule.filesMore)))
      ? [member]
      : [],
  )

/** Discipline that presence outside of a unit lends it; 0 where nobody does (M39a). */
export const lentTo = (f: Battlefield, unit: Regiment): number =>
  Math.max(
    0,
    ...presenceOn(f, unit).flatMap(member =>
      hostOf(f, member) === unit ? [] : [profileOfUnit(f, member).model.discipline],
    ),
  )

/** A unit as a clash knows it, with the Discipline that friends lend it: for whoever is struck (M39a, A11). */
export const bodyLent = (f: Battlefield, unit: Regiment): UnitBody => ({
  ...bodyOf(f, unit),
  lent: lentTo(f, unit),
})

/** Discipline of a unit: the highest of its living models, or what presence lends (RB-19.3, M39b). */
export const disciplineOf = (f: Battlefield, unit: Regiment): number =>
  Math.max(
    0,
    ...membersOf(f, unit).flatMap(({ life, type }) =>
      life > 0 ? [f.war.types[type]!.model.discipline] : [],
    ),
    ...presenceOn(f, unit).map(({ type }) => f.war.types[type]!.model.discipline),
  )

/** Must it throw failed courage tests again? (M40) */
export const isUnderBanner = (f: Battlefield, unit: Regiment): boolean =>
  lenders(f, unit.owner, rule => rule.testAgain).some(
    ({ member }) => isWithin(f, member, unit, presenceReach) || hasCaptainWith(f, unit, rule => rule.result),
  )

/** The value of a unit in moving: the lowest of its models (RB-22.4); a platform takes that of its unit (M37e, f). */
export function slowest(f: Battlefield, unit: Regiment, value: 'mobility' | 'charge'): number {
  const values = valuesInMoving(f, unit, value)
  const slowed = unit.spells.some(({ spell }) => spells[spell]?.lasts?.slows)
  const least = Math.min(...values)
  return slowed ? Math.ceil(least / 2) : least
}

const isPlatform = (f: Battlefield, member: Regiment): boolean => bears(f, member, rule => rule.platform)

function valuesInMoving(f: Battlefield, unit: Regiment, value: 'mobility' | 'charge'): number[] {
  const members = membersOf(f, unit)
  const valueOf = (member: Regiment) => profileOfUnit(f, member).model[value]
  // How a unit stands matters to platforms alone.
  if (!members.some(member => isPlatform(f, member))) return members.map(valueOf)
  const body = bodyOf(f, unit)
  const formation = formationOf(body)
  const { first, attached, behind, depth } = formation
  // With an ordinary model on both sides of it in its rank it goes as they do.
  const beside = (isBehind: boolean) =>
    isBehind ? inRank(formation, depth) - behind.length : first - attached.length
  const isCarried = (member: Regiment, i: number) =>
    isPlatform(f, member) &&
    !profileOfUnit(f, unit).attachable &&
    beside(behind.includes(body.pools[i]!)) >= 2
  return body.members.filter((member, i) => !isCarried(member, i)).map(valueOf)
}

export const enemiesOf = (f: Battlefield, owner: number): Regiment[] =>
  allUnits(f).filter(unit => unit.owner !== owner)
