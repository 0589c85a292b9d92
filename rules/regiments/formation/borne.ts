import { library } from '../library.ts'
import type { RegimentRule } from '../unit/rulePoints.ts'
import type { PrintedRule } from '../unit/unitProfile.ts'
import type { UnitInClash } from './clashState.ts'

/** A rule that somebody bears, with what stands in its brackets. */
export interface BorneRule {
  rule: RegimentRule
  own: PrintedRule
}

/** Rules of the models that live in a unit: a unit contains each of them (1.5). */
export const livingRules = (unit: UnitInClash): BorneRule[] =>
  unit.pools.flatMap(({ life, model }) =>
    life > 0 ? model.rules.map(own => ({ rule: library[own.id], own })) : [],
  )

/** Does the unit contain a rule that says so? */
export const containing = (unit: UnitInClash, says: (rule: RegimentRule) => unknown): boolean =>
  livingRules(unit).some(({ rule }) => says(rule))

/** Clauses by which it contains a rule that says so. */
export const idsContaining = (unit: UnitInClash, says: (rule: RegimentRule) => unknown): string[] => [
  ...new Set(livingRules(unit).flatMap(({ rule, own }) => (says(rule) ? [own.id] : []))),
]

/** Is it a unit with a rule that says so: does each of its living models bear one? (1.5) */
export const isUnitWith = (unit: UnitInClash, says: (rule: RegimentRule) => unknown): boolean =>
  unit.pools.every(({ life, model }) => life === 0 || model.rules.some(({ id }) => says(library[id])))

/** Clauses by which it is a unit with a rule that says so. */
export const idsOfUnitWith = (unit: UnitInClash, says: (rule: RegimentRule) => unknown): string[] =>
  isUnitWith(unit, says) ? idsContaining(unit, says) : []

/**
 * Rules of which two instances do not add up, each once: the one that helps its bearer most, the first where they help
 * alike (G1).
 */
export function foldRules(rules: readonly PrintedRule[]): PrintedRule[] {
  const best = new Map<string, PrintedRule>()
  for (const own of rules) {
    const rule = library[own.id]
    if (!isFolded(own)) continue
    const known = best.get(own.id)
    if (!known || (rule.worth && rule.worth(own) > rule.worth(known))) best.set(own.id, own)
  }
  return rules.filter(own => !isFolded(own) || best.get(own.id) === own)
}

/** Which of several is at work, or helps more, may be known once it is known whom they are against. */
function isFolded({ id, against }: PrintedRule): boolean {
  const { adds, loss, hits } = library[id]
  return !adds && !loss && !hits && !against
}
