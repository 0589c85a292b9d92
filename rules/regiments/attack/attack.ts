import { foldRules } from '../formation/borne.ts'
import { seenFrom } from '../formation/formation.ts'
import { hasHandForShield, weaponOf, weaponRules, wieldsBasic } from '../formation/wielding.ts'
import { library } from '../library.ts'
import type { Added, Aim, Attack, StrikingPart, Struck, WhenStruck } from '../unit/rulePoints.ts'
import {
  type Gift,
  type ModelPart,
  type OwnValues,
  type PrintedRule,
  strikingValues,
} from '../unit/unitProfile.ts'
import { type HowRemembered, rememberedOfParts } from './remembered.ts'

const fixing: PrintedRule = { id: 'A21' }
const isAttribute = ({ id }: PrintedRule): boolean => id.startsWith('A')

/** A gift at work, and the rule that gives it. */
interface GivenGift {
  gift: Gift
  clause: string
}

/** What its rules give a part at this moment, one gift after the other (A15, A19). */
const giftsAtWork = (rules: readonly PrintedRule[], when: WhenStruck): GivenGift[] =>
  foldRules(rules).flatMap(own => {
    const gift = library[own.id].gives?.(own, when)
    return gift ? [{ gift, clause: own.id }] : []
  })

/** What a part suffers from enemies whom its unit touches (M11). */
const sufferedBy = ({ rules }: ModelPart): GivenGift[] =>
  rules.flatMap(({ id, gift }) => (gift && library[id].contact ? [{ gift, clause: id }] : []))

const addedBy = (given: readonly GivenGift[]): Added[] =>
  given.flatMap(({ gift, clause }) =>
    strikingValues.flatMap(value => {
      const plus = gift.plus[value]
      return plus ? [{ value, plus, clause }] : []
    }),
  )

export interface HowStruck {
  kind: Attack['kind']
  by: StrikingPart
  at: Struck
  weapon: PrintedRule | null
  values?: OwnValues
  /** a special attack that counts as a ranged one: in passing (A03d), by a spell */
  ranged?: true
  /** besides what it bears: all attacks given for one (A17), one hit of many (A36) */
  besides?: GivenGift
  aim?: Aim
}

/**
 * Rules of a part for attacks of one kind: its own, those of its weapon, and what these give it now, each once but those
 * that add up (G1, G2).
 * @param fixed nothing that is lent does anything to them, whatever they bear (A21)
 */
export function rulesOfPart(
  { unit: { charging, round }, part }: StrikingPart,
  kind: Attack['kind'],
  weapon: PrintedRule | null,
  fixed = false,
): RulesOfPart {
  const how = { kind, weapon, fixed, charging, round }
  return rememberedRules(part, how, () => workOutRules(part, how))
}

interface RulesOfPart {
  rules: readonly PrintedRule[]
  added: readonly Added[]
}

const rememberedRules = rememberedOfParts<RulesOfPart>()

function workOutRules(part: ModelPart, { kind, weapon, fixed, ...when }: HowRemembered): RulesOfPart {
  // G2b: of the part's own only those act on shots that say so; A15b: those of a weapon on its attacks alone.
  // RB-24: what a spell gives acts on standard attacks alone.
  const own = part.rules.filter(
    each =>
      isAttribute(each) &&
      (kind === 'standard' || !each.lent) &&
      (kind !== 'shot' || library[each.id].ofShots),
  )
  const borne = withoutLent([...own, ...(weapon ? weaponRules(weapon) : [])], fixed)
  const gifts = kind === 'shot' ? [] : giftsAtWork(borne, when)
  const suffered = sufferedBy(part)
  const besides = kind === 'shot' ? [] : [...gifts, ...suffered].flatMap(({ gift }) => gift.rules)
  return {
    rules: foldRules(withoutLent([...borne, ...besides.filter(isAttribute)], fixed)),
    added: addedBy([
      ...gifts,
      ...(weapon?.gift ? [{ gift: weapon.gift, clause: weapon.id }] : []),
      ...suffered,
    ]),
  }
}

/** Rules of a part for what it does with the weapon that it wields. */
export const rulesInHand = (by: StrikingPart): readonly PrintedRule[] =>
  rulesOfPart(by, 'standard', weaponOf(by.pool, by.part)).rules

/** With rules that others bring along (toxic attacks are fixed), and without those that do nothing to a fixed attack. */
function withoutLent(rules: readonly PrintedRule[], fixed: boolean): PrintedRule[] {
  const all = rules.flatMap(own => [own, ...(library[own.id].brings ?? [])])
  return fixed || all.some(({ id }) => library[id].isFixed) ? all.filter(({ lent }) => !lent) : all
}

/** An attack with all the rules that it bears against its target (G1, G2, A21, M24). */
export function makeAttack({ kind, by, at, weapon, values = {}, ranged, besides, aim }: HowStruck): Attack {
  // A14b: values in the brackets of a special attack fix it; attributes there stand in place of the part's own.
  const inBrackets = kind === 'special' ? values : {}
  const fixed = (inBrackets.strength ?? inBrackets.penetration ?? inBrackets.rules?.length) !== undefined
  const own = rulesOfPart(by, kind, weapon, fixed)
  const taken = at.pool.model.rules.flatMap(each => library[each.id].takesAway?.(each) ?? [])
  // What enemies bring stands beside them (A21), as it does beside the part's own.
  const brought = inBrackets.rules?.length ? sufferedBy(by.part).flatMap(({ gift }) => gift.rules) : []
  const borne = [
    ...(inBrackets.rules?.length ? [...inBrackets.rules, ...brought.filter(isAttribute)] : own.rules),
    ...(besides?.gift.rules ?? []),
    ...(fixed ? [fixing] : []),
  ]
  const rules = foldRules(withoutLent(borne, fixed).filter(({ id }) => !taken.includes(id)))
  /** What is added when it strikes; how often and when is known before it is known whom (M24). */
  const isAdded = ({ value, clause }: Added): boolean => {
    if (value === 'agility' || value === 'attacks') return true
    // A21: what enemies do to an attack holds, fixed or not.
    if (library[clause as PrintedRule['id']].contact) return true
    if (taken.some(id => id === clause) || inBrackets.rules?.length) return false
    return (value !== 'strength' && value !== 'penetration') || inBrackets[value] === undefined
  }
  return {
    kind,
    by,
    at,
    weapon,
    rules,
    values,
    added: [...own.added.filter(isAdded), ...(besides ? addedBy([besides]) : [])],
    ignores: new Set([...rules, ...(weapon ? [weapon] : [])].flatMap(({ id }) => library[id].ignores ?? [])),
    shieldFree: hasHandForShield(at.pool, kind !== 'shot' && !ranged),
    wieldsBasic: wieldsBasic(at.pool),
    ...(kind === 'shot' ? { aim, seen: seenFrom(at.unit) } : {}),
  }
}
