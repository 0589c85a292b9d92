import { plainName } from '../../core/names.ts'
import { excerpt } from '../../core/text.ts'
import { isAttachable, weaponRefused } from './clashes.ts'
import { partMeant } from './meant.ts'
import { idOf, namesIn, readHead, type UnitHead } from './readHead.ts'
import { type Items, noItems, partOf, readItems } from './readItems.ts'
import { isModelRule } from './ruleForms.ts'
import { fault, type LineReading, type Slice, splitAt } from './slices.ts'
import {
  type ModelMark,
  type ModelPart,
  type ModelProfile,
  type ModelValue,
  modelValues,
  type PrintedRule,
  type StrikingValue,
  strikingValues,
  type UnitProfile,
} from './unitProfile.ts'
import { isOfModel, partNames } from './valueNames.ts'

export const maxParts = 6

/** A group of one part, with where it stands. */
interface PartItems {
  name: string
  items: Items
  at: Slice
}

const wherePart = (name: string): Record<string, string> => (name === '' ? {} : { part: name })

/** Tells each value of a list that nobody said; those of which a fault was told already count as said. */
function tellMissing(
  wanted: readonly (ModelValue | StrikingValue)[],
  { values, told }: Items,
  at: Slice,
  reading: LineReading,
  about: Record<string, string>,
): void {
  for (const value of wanted)
    if (values[value] === undefined && !told.has(value))
      fault(reading, at, 'value-missing', { value, ...about })
}

/** A part out of what was said of it; rules of the model and its marks stand elsewhere. */
function partFrom({ name, items, at }: PartItems, reading: LineReading): ModelPart {
  tellMissing(strikingValues.slice(1), items, at, reading, wherePart(name))
  const { attacks, offence = 0, strength = 0, penetration = 0, agility = 0 } = items.values
  const own = partNames[name]?.mark
  const marks = [...(own ? [own] : []), ...items.marks].filter(mark => !isOfModel(mark))
  return {
    name,
    ...(attacks !== undefined && { attacks }),
    offence,
    strength,
    penetration,
    agility,
    rules: items.rules.map(({ rule }) => rule).filter(({ id }) => !isModelRule(id)),
    marks: [...new Set(marks)],
  }
}

/** Sorts the groups of a line by the part that they are about, the unnamed ones first. */
function partsOf(groups: readonly Slice[], head: Slice, reading: LineReading): PartItems[] {
  const parts: PartItems[] = [{ name: '', items: noItems(), at: head }]
  for (const group of groups) {
    const { name: said, rest } = partOf(group, reading)
    const name = said === undefined ? '' : partMeant(said)
    const known = parts.find(part => plainName(part.name) === plainName(name))
    if (known && name !== '') fault(reading, group, 'part-twice', { text: excerpt(name) })
    else if (parts.length === maxParts && !known) {
      fault(reading, group, 'too-many-parts', { most: maxParts })
      break
    }
    const part = known ?? { name, items: noItems(), at: group }
    if (!known) parts.push(part)
    readItems(rest, part.items, reading)
  }
  return parts
}

/** The model's own values may stand in any group: together they are said once. */
function modelItems(parts: readonly PartItems[], reading: LineReading): Items {
  const all = noItems()
  for (const { items, at } of parts) {
    for (const value of modelValues) {
      const number = items.values[value]
      if (number !== undefined && all.values[value] !== undefined)
        fault(reading, at, 'value-twice', { value })
      else if (number !== undefined) all.values[value] = number
    }
    for (const value of items.told) all.told.add(value)
    all.rules.push(...items.rules.filter(({ rule }) => isModelRule(rule.id)))
    all.marks.push(...items.marks.filter(isOfModel))
    if (items.character) all.character = true
    if (items.points !== undefined) {
      if (all.points !== undefined) fault(reading, at, 'value-twice', { value: 'points' })
      all.points = items.points
    }
  }
  return all
}

/** Tells of weapons that the model may not carry. */
export function tellWeapons(
  model: ModelProfile,
  borne: readonly { rule: PrintedRule; at: number }[],
  reading: LineReading,
): void {
  for (const { rule, at } of borne) {
    const clause = weaponRefused(model, rule)
    if (clause) fault(reading, { at }, 'weapon-refused', { rule: rule.id, clause })
  }
}

/** Files and models that go together; files may go without saying for one model alone. */
export function formationOf(
  head: UnitHead,
  at: Slice,
  reading: LineReading,
): { count: number; files: number } {
  const count = head.count ?? 1
  if (head.files === undefined && count > 1) fault(reading, at, 'files-missing', { count })
  return { count, files: head.files ?? 1 }
}

/** Reads a unit of which all is said: `20 spears 5x4 | M5 … | Att1 … | spear, shield | mount: Att1 …`. */
export function readProfile(
  text: Slice,
  known: readonly UnitProfile[],
  reading: LineReading,
): UnitProfile | undefined {
  const [first, ...groups] = splitAt(text, sign => sign === '|') as [Slice, ...Slice[]]
  const head = readHead(first, reading)
  const name = namesIn(head.name, reading)
  const parts = partsOf(
    groups.filter(group => group.text !== ''),
    first,
    reading,
  )
  const all = modelItems(parts, reading)
  tellMissing(modelValues, all, first, reading, {})
  if (all.points !== undefined && head.points !== undefined)
    fault(reading, first, 'value-twice', { value: 'points' })
  const model: ModelProfile = {
    ...(Object.fromEntries(modelValues.map(value => [value, all.values[value] ?? 0])) as Record<
      ModelValue,
      number
    >),
    parts: parts.map(part => partFrom(part, reading)),
    rules: all.rules.map(({ rule }) => rule),
    marks: [...new Set<ModelMark>(all.marks)],
  }
  tellWeapons(
    model,
    parts.flatMap(({ items }) => items.rules),
    reading,
  )
  if (head.bracketed)
    fault(reading, head.bracketed.at, 'number-not-understood', { text: String(head.bracketed.number) })
  const formation = formationOf(head, first, reading)
  const attachable = isAttachable(model, all.character === true)
  if (attachable && formation.count > 1)
    fault(reading, first, 'several-in-character', { count: formation.count, clause: 'RB-22' })
  if (!name) return undefined
  const wanted = [name.en, name.fr].map(plainName)
  const same = known.find(
    unit => wanted.includes(plainName(unit.name.en)) || wanted.includes(plainName(unit.name.fr)),
  )
  const asKnown = name.en === name.fr ? same?.name : undefined
  return {
    id: same?.id ?? idOf(name.en),
    name: asKnown ?? name,
    points: head.points ?? all.points ?? 0,
    ...formation,
    model,
    attachable,
  }
}
