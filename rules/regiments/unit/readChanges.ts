/** The short form: a known unit by its name, with what is other than usual: `30 spears 6x5 with halberd without shield`. */
import { excerpt } from '../../core/text.ts'
import { isAttachable } from './clashes.ts'
import { isModelValue, isWord, markMeant, near, ruleMeant } from './meant.ts'
import { readHead, type UnitHead } from './readHead.ts'
import { type Items, isItem, noItems, readItem } from './readItems.ts'
import { tellWeapons } from './readProfile.ts'
import { isMeleeWeapon, isModelRule } from './ruleForms.ts'
import { fault, itemsOf, type LineReading, oddBracket, type Slice, slice, trimmed } from './slices.ts'
import { numberNotUnderstood, unitMeant, unitNamed } from './unitMeant.ts'
import type { ModelPart, ModelProfile, PrintedRule, UnitProfile } from './unitProfile.ts'
import { isOfModel } from './valueNames.ts'

/** Where `with`, `without` and the like stand, outside of brackets. */
function keywordsIn(text: string): { adds: boolean; from: number; to: number }[] {
  const found: { adds: boolean; from: number; to: number }[] = []
  let depth = 0
  for (const { 0: word, index } of text.matchAll(/[()]|(?<!\S)\p{L}+(?!\S)/gu)) {
    if (word === '(') depth++
    else if (word === ')') depth--
    else if (depth === 0 && (isWord('with', word) || isWord('without', word)))
      found.push({ adds: isWord('with', word), from: index, to: index + word.length })
  }
  return found
}

/** Where the changes begin: after the longest beginning that is a unit's name (`men without fear`), else at the first. */
function endOfHead(text: Slice, froms: readonly number[], known: readonly UnitProfile[]): number {
  const ends = [...froms, text.text.length]
  const quiet = { line: 0, faults: { add: () => {} } } as unknown as LineReading
  const whole = ends
    .slice(0, 4)
    .reverse()
    .find(end => unitNamed(readHead(slice(text, 0, end), quiet).name.text, known))
  return whole ?? ends[0]!
}

/** Things between commas, and between `and`, but where that is a word of a name (`stand and shoot`). */
function thingsOf(what: Slice): Slice[] {
  return itemsOf(what).flatMap(item => {
    const ands = Array.from(item.text.matchAll(/(?<=\s)\p{L}+(?=\s)/gu)).filter(
      ({ 0: word, index }) => isWord('and', word) && oddBracket(item.text.slice(0, index)) === undefined,
    )
    const found: Slice[] = []
    let from = 0
    for (const [i, { 0: word, index }] of ands.entries()) {
      if (index < from) continue
      const ends = [...ands.slice(i, i + 3).map(and => and.index), item.text.length]
      const end = ends.toReversed().find(at => isItem(item.text.slice(from, at).trim())) ?? index
      found.push(trimmed(slice(item, from, end)))
      from = end + (end === item.text.length ? 0 : word.length)
    }
    return [...found, trimmed(slice(item, from))].filter(({ text }) => text !== '')
  })
}

/** Does one rule stand in for another: the same one, both printed or both lent? */
const standsFor = (one: PrintedRule, other: PrintedRule): boolean =>
  one.id === other.id && one.lent === other.lent

/** Rules with others besides: those of the same id make way, and all weapons of close combat where one is added. */
function withRules(old: readonly PrintedRule[], added: readonly PrintedRule[]): PrintedRule[] {
  const rearmed = added.some(({ id, lent }) => isMeleeWeapon(id) && !lent)
  return [
    ...old.filter(
      rule => !added.some(one => standsFor(one, rule)) && !(rearmed && isMeleeWeapon(rule.id) && !rule.lent),
    ),
    ...added,
  ]
}

function withItems(model: ModelProfile, { values, rules, marks }: Items): ModelProfile {
  const [first, ...rest] = model.parts as [ModelPart, ...ModelPart[]]
  const all = rules.map(({ rule }) => rule)
  const own = (ofModel: boolean) =>
    Object.fromEntries(
      Object.entries(values).filter(([value]) => isModelValue(value as keyof typeof values) === ofModel),
    )
  const plus = (old: ModelProfile['marks'], ofModel: boolean) => [
    ...new Set([...old, ...marks.filter(mark => isOfModel(mark) === ofModel)]),
  ]
  const part: ModelPart = {
    ...first,
    ...own(false),
    rules: withRules(
      first.rules,
      all.filter(({ id }) => !isModelRule(id)),
    ),
    marks: plus(first.marks, false),
  }
  return {
    ...model,
    ...own(true),
    parts: [part, ...rest],
    rules: withRules(
      model.rules,
      all.filter(({ id }) => isModelRule(id)),
    ),
    marks: plus(model.marks, true),
  }
}

/** How many rules and marks there are. */
const sizeOf = ({ rules, marks, parts }: ModelProfile): number =>
  [{ rules, marks }, ...parts].reduce((sum, one) => sum + one.rules.length + one.marks.length, 0)

/** A model without a rule or a mark, wherever it bears it; undefined where it bears none such. */
function withoutItem(model: ModelProfile, name: string): ModelProfile | undefined {
  const id = ruleMeant(name)
  const mark = markMeant(name)
  const lacks = ({ rules, marks }: Pick<ModelPart, 'rules' | 'marks'>) => ({
    rules: rules.filter(rule => rule.id !== id),
    marks: marks.filter(each => each !== mark),
  })
  const less = { ...model, ...lacks(model), parts: model.parts.map(part => ({ ...part, ...lacks(part) })) }
  return sizeOf(less) < sizeOf(model) ? less : undefined
}

function formationFrom(head: UnitHead, unit: UnitProfile): Pick<UnitProfile, 'count' | 'files' | 'points'> {
  const count = head.count ?? unit.count
  return {
    count,
    files: Math.min(head.files ?? unit.files, count),
    points: head.points ?? Math.round((unit.points * count) / unit.count),
  }
}

/** Reads a known unit with its changes. */
export function readChanges(
  text: Slice,
  known: readonly UnitProfile[],
  reading: LineReading,
): UnitProfile | undefined {
  const found = keywordsIn(text.text)
  const end = endOfHead(
    text,
    found.map(({ from }) => from),
    known,
  )
  const head = readHead(trimmed(slice(text, 0, end)), reading)
  const counted = head.count !== undefined
  const unit = unitMeant(head.name, known, reading, counted)
  if (!unit) return undefined
  const changes = found.filter(({ from }) => from >= end)
  let { model } = unit
  const added: Items['rules'] = []
  const all = noItems()
  for (const [i, { adds, to }] of changes.entries()) {
    const what = trimmed(slice(text, to, changes[i + 1]?.from ?? text.text.length))
    if (what.text === '') fault(reading, what, 'change-missing', {})
    const items = noItems()
    for (const item of thingsOf(what)) {
      if (adds) readItem(item, items, reading)
      else if (!ruleMeant(item.text) && !markMeant(item.text))
        fault(reading, item, 'unknown-rule', { text: excerpt(item.text), ...near(item.text) })
      else {
        const less = withoutItem(model, item.text)
        if (less) model = less
        else fault(reading, item, 'not-borne', { text: excerpt(item.text), unit: unit.id })
      }
    }
    model = withItems(model, items)
    added.push(...items.rules)
    if (items.character) all.character = true
    if (items.points !== undefined) all.points = items.points
  }
  tellWeapons(model, added, reading)
  if (head.count === undefined && head.files !== undefined && head.files > unit.count)
    fault(reading, text, 'too-many-files', { files: head.files, count: unit.count })
  const formation = formationFrom({ ...head, ...(all.points !== undefined && { points: all.points }) }, unit)
  if (head.bracketed && ![unit.points, formation.points].includes(head.bracketed.number))
    numberNotUnderstood(unit, head.bracketed.at, counted, reading)
  const attachable = unit.attachable || isAttachable(model, all.character === true)
  if (attachable && formation.count > 1)
    fault(reading, text, 'several-in-character', { count: formation.count, clause: 'RB-22' })
  return { ...unit, ...formation, model, attachable }
}
