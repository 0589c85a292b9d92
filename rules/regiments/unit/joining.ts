/** Who may join whom: clauses of rules about the unit that a model joins. */
import { plainName } from '../../core/names.ts'
import { bears, hasMark } from './clashes.ts'
import { againstMeant } from './readBrackets.ts'
import type { BorneRuleId } from './ruleNames.ts'
import { type Against, marks, type PrintedRule, type UnitProfile } from './unitProfile.ts'

/** Has a model of the unit what a rule asks for: one of some rules, marks or heights, or the unit's name? */
export function meets(unit: UnitProfile, { whom, words }: PrintedRule): boolean {
  const { model } = unit
  const isMet = (one: Against) => {
    const mark = marks.find(each => each === one)
    if (mark) return hasMark(model, mark)
    return one === `height-${model.height}` || bears(model, one as BorneRuleId)
  }
  if (whom) return whom.some(isMet)
  if (!words) return true
  const [wanted, meant] = [plainName(words), againstMeant(words)]
  return (
    [unit.id, unit.name.en, unit.name.fr].some(name => plainName(name) === wanted) ||
    (meant ? isMet(meant) : false)
  )
}

const exclusives = ({ model }: UnitProfile): PrintedRule[] => model.rules.filter(({ id }) => id === 'M18')
const has = (unit: UnitProfile, id: BorneRuleId): boolean => bears(unit.model, id)

/** What two of which no unit has. */
const single: readonly { id: BorneRuleId; clause: string }[] = [
  { id: 'M08', clause: 'M08d' },
  { id: 'M37', clause: 'M37d' },
]
/** What all or none of a unit have: who joins needs it, who is joined needs it. */
const shared: readonly { id: BorneRuleId; joins: string; joined: string }[] = [
  { id: 'M28', joins: 'M28f', joined: 'M28g' },
  { id: 'M50', joins: 'M50b', joined: 'M50c' },
]

/**
 * The clause by which a model may not join a unit; undefined where it may.
 * @param before who has joined it already
 */
export function joiningRefused(
  unit: UnitProfile,
  before: readonly UnitProfile[],
  joining: UnitProfile,
): string | undefined {
  const there = [unit, ...before]
  if (!joining.attachable) return 'RB-22.1'
  if (unit.attachable && [joining, ...there].some(one => has(one, 'M04'))) return 'M04a'
  if ([joining, ...there].some(one => has(one, 'M48'))) return 'M48a'
  for (const { id, clause } of single)
    if (has(joining, id) && there.some(one => one.attachable && has(one, id))) return clause
  for (const { id, joins, joined } of shared) {
    const contained = there.some(one => has(one, id))
    if (has(joining, id) && !contained) return joins
    if (!has(joining, id) && contained) return joined
  }
  const asks = exclusives(joining)
  if (asks.some(rule => !there.some(one => meets(one, rule)))) return asks.length > 1 ? 'M18c' : 'M18a'
  const asked = there.filter(one => !one.attachable).flatMap(exclusives)
  if (asked.some(rule => !meets(joining, rule))) return 'M18b'
  const open = there.some(one => has(one, 'M53'))
  if (open && joining.model.height !== unit.model.height) return 'M53d'
  const attached = [...there, joining].filter(one => one.attachable).length
  if (!unit.attachable && attached > unit.files) return 'RB-02.3'
  return undefined
}
