/** Where what a profile says does not go together. */

import { library } from '../library.ts'
import type { BorneRuleId } from './ruleNames.ts'
import { type ModelMark, type ModelProfile, marks, type PrintedRule } from './unitProfile.ts'

/** Has the model a mark, or a part of it? */
export const hasMark = ({ marks, parts }: Pick<ModelProfile, 'marks' | 'parts'>, mark: ModelMark): boolean =>
  marks.includes(mark) || parts.some(part => part.marks.includes(mark))

export const bears = ({ rules, parts }: ModelProfile, id: BorneRuleId): boolean =>
  [rules, ...parts.map(part => part.rules)].some(list => list.some(rule => rule.id === id))

/** Clauses that say who carries a weapon. */
const carryingClauses: Partial<Record<BorneRuleId, string>> = { W05: 'W05b', W06: 'W06b', W08: 'W08d' }

/** The clause by which a model may not carry a weapon. */
export function weaponRefused(
  model: Pick<ModelProfile, 'marks' | 'parts'>,
  { id }: PrintedRule,
): string | undefined {
  const { needs, without } = library[id].carriedWith ?? {}
  const hasOne = (list: readonly string[]) => marks.some(mark => list.includes(mark) && hasMark(model, mark))
  return (needs && !hasOne(needs)) || (without && hasOne(without)) ? (carryingClauses[id] ?? id) : undefined
}

/** Does a unit of these models join others? War platforms follow the rules of attachable models (M37a). */
export const isAttachable = (model: ModelProfile, character: boolean): boolean =>
  character || bears(model, 'M37') || bears(model, 'M04')
