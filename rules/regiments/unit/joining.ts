/** Who may join whom: clauses of rules about the unit that a model joins. */
import { library } from '../library.ts'
import { meets } from './meets.ts'
import type { JoinRule } from './rulePoints.ts'
import type { PrintedRule, UnitProfile } from './unitProfile.ts'

interface JoiningRule extends JoinRule {
  own: PrintedRule
}

const joinRulesOf = ({ model }: UnitProfile): JoiningRule[] =>
  model.rules.flatMap(own => {
    const { joins } = library[own.id]
    return joins ? [{ ...joins, own }] : []
  })

const isLike =
  ({ own }: JoiningRule) =>
  (other: JoiningRule): boolean =>
    other.own.id === own.id

/**
 * The clause by which a model may not join a unit, in the list of an army, in a battle and for odds alike; undefined where it
 * may. Attached models may stand together without ordinary ones (1.3, M54e).
 * @param before who has joined it already
 */
export function joiningRefused(
  unit: UnitProfile,
  before: readonly UnitProfile[],
  joining: UnitProfile,
): string | undefined {
  const there = [unit, ...before]
  if (!joining.attachable) return 'RB-22.1'
  const mine = joinRulesOf(joining)
  const theirs = there.flatMap(joinRulesOf)
  const all = [...mine, ...theirs]
  const attached = unit.attachable ? all.find(({ how }) => how === 'attached') : undefined
  const barred = attached ?? all.find(({ how }) => how === 'never')
  if (barred) return barred.clauses[0]
  const others = there.filter(each => each.attachable).flatMap(joinRulesOf)
  const second = mine.find(rule => rule.how === 'single' && others.some(isLike(rule)))
  if (second) return second.clauses[0]
  for (const rule of all) {
    if (rule.how !== 'same') continue
    if (!theirs.some(isLike(rule))) return rule.clauses[0]
    if (!mine.some(isLike(rule))) return rule.clauses[1]
  }
  // M18b: of those that have joined nobody's binds who joins after them.
  const asks = mine.filter(({ how }) => how === 'meeting')
  const [unmet] = asks.filter(({ own }) => !there.some(one => meets(one, own)))
  if (unmet) return asks.length > 1 ? unmet.clauses[2] : unmet.clauses[0]
  const asked = there.filter(each => !each.attachable).flatMap(joinRulesOf)
  const refuses = asked.find(({ how, own }) => how === 'meeting' && !meets(joining, own))
  if (refuses) return refuses.clauses[1]
  const tall = theirs.find(({ how }) => how === 'as-tall')
  if (tall && joining.model.height !== unit.model.height) return tall.clauses[1]
  return !unit.attachable && there.length > unit.files ? 'RB-02.3' : undefined
}
