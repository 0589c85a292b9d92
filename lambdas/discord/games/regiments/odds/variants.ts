import {
  type BorneRuleId,
  borneRules,
  type Fielded,
  type PrintedRule,
  readUnit,
  type UnitProfile,
  writeUnit,
} from '../../../../../rules/regiments/index.ts'
import { library } from '../../../../../rules/regiments/library.ts'
import { words } from '../../../../../rules/regiments/unit/valueNames.ts'
import type { Locale } from '../../../../store/types.ts'

/** Weapons of close combat that a line is compared with. */
const meleeWeapons = ['W02', 'W03', 'W04', 'W05', 'W06', 'W07', 'W08'] as const
/** Blessings that it is compared with: attributes and rules that need nothing in brackets. */
const blessings = ['A24', 'A38', 'A22', 'A18', 'A06', 'A08', 'M44', 'M35', 'M56'] as const

const isWeapon = (id: BorneRuleId): boolean => id.startsWith('W')

/** Rules of a unit and of who has joined it that a clash asks for, each once. */
export function rulesIn({ unit, joined }: Fielded): BorneRuleId[] {
  const all = [unit, ...joined].flatMap(({ model }) => [
    ...model.parts.flatMap(({ rules }) => rules),
    ...model.rules,
  ])
  return [...new Set(all.map(({ id }) => id))].filter(id => !('battleOnly' in library[id]))
}

const everyRule = (unit: UnitProfile, change: (rules: readonly PrintedRule[]) => readonly PrintedRule[]) => ({
  ...unit,
  model: {
    ...unit.model,
    rules: change(unit.model.rules),
    parts: unit.model.parts.map(part => ({ ...part, rules: change(part.rules) })),
  },
})

const withoutRule = ({ unit, joined }: Fielded, id: BorneRuleId): Fielded => {
  const change = (rules: readonly PrintedRule[]) => rules.filter(rule => rule.id !== id)
  return { unit: everyRule(unit, change), joined: joined.map(each => everyRule(each, change)) }
}

/** Are they the same but for their ids and names, by which a line may call them as it likes? */
const alike = (one: Fielded, other: Fielded): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A line with more behind it where that reads as what is meant, else that written in full. */
function lineFor(
  typed: string,
  more: string,
  meant: Fielded | undefined,
  known: readonly UnitProfile[],
  locale: Locale,
): string | undefined {
  const short = `${typed} ${more}`
  const read = readUnit(short, known)
  if (read.ok && (!meant || alike(read.fielded, meant))) return short
  return meant && writeUnit(meant, locale)
}

/** A line without one of its rules. */
export const lineWithout = (
  typed: string,
  fielded: Fielded,
  id: BorneRuleId,
  known: readonly UnitProfile[],
  locale: Locale,
): string | undefined =>
  lineFor(
    typed,
    `${words.without[locale][0]} ${borneRules[id][locale]}`,
    withoutRule(fielded, id),
    known,
    locale,
  )

/** With what a unit can be compared: other weapons of close combat, and blessings that it has not yet. */
export function comparable(fielded: Fielded): readonly BorneRuleId[] {
  const own = rulesIn(fielded)
  return [...meleeWeapons, ...blessings].filter(id => !own.includes(id))
}

const isMelee = ({ id }: PrintedRule): boolean => library[id].wields !== undefined

/** A line with another weapon, or with a blessing; undefined where it may not have that. */
export function lineWith(
  typed: string,
  fielded: Fielded,
  id: BorneRuleId,
  known: readonly UnitProfile[],
  locale: Locale,
): string | undefined {
  const name = borneRules[id][locale]
  const said = isWeapon(id) ? name : `${words.spell[locale][0]} ${name}`
  const text = `${words.with[locale][0]} ${said}`
  if (!typed.includes('|') && fielded.joined.length === 0)
    return lineFor(typed, text, undefined, known, locale)
  // A line in full has the weapon or the blessing of its first part written into it.
  const [first, ...parts] = fielded.unit.model.parts
  const added: PrintedRule = isWeapon(id) ? { id } : { id, lent: true }
  const kept = first!.rules.filter(rule => !isWeapon(id) || !isMelee(rule))
  const isOfModel = id.startsWith('M')
  const model = {
    ...fielded.unit.model,
    ...(isOfModel
      ? { rules: [...fielded.unit.model.rules, added] }
      : { parts: [{ ...first!, rules: [...kept, added] }, ...parts] }),
  }
  const line = writeUnit({ ...fielded, unit: { ...fielded.unit, model } }, locale)
  return readUnit(line, known).ok ? line : undefined
}
