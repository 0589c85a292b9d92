import { plainName } from '../../core/names.ts'
import { excerpt } from '../../core/text.ts'
import { isModelValue, isWord, markMeant, nearValue, ruleMeant, valueMeant } from './meant.ts'
import { readRule } from './readRule.ts'
import { fault, itemsOf, type LineReading, type Slice, slice, trimmed } from './slices.ts'
import type { ModelMark, ModelValue, PrintedRule, StrikingValue } from './unitProfile.ts'
import { modelValueNames, strikingValueNames } from './valueNames.ts'

type AnyValue = ModelValue | StrikingValue
export const maxPoints = 5000

/** What a group of a line says, in the order in which it says it. */
export interface Items {
  values: Partial<Record<AnyValue, number>>
  /** values whose number is wrong or missing, and of which that has been told */
  told: Set<AnyValue>
  rules: { rule: PrintedRule; at: number }[]
  marks: ModelMark[]
  character?: true
  points?: number
}

export const noItems = (): Items => ({ values: {}, told: new Set(), rules: [], marks: [] })

export const boundsOf = (value: AnyValue): readonly [number, number] =>
  (isModelValue(value) ? modelValueNames[value] : strikingValueNames[value]).bounds

export function readPoints(text: string, at: Slice, reading: LineReading): number | undefined {
  const number = Number(text)
  if (number <= maxPoints) return number
  return fault(reading, at, 'value-out-of-bounds', { value: 'points', number, least: 0, most: maxPoints })
}

function putValue(value: AnyValue, digits: string, item: Slice, into: Items, reading: LineReading): void {
  const [least, most] = boundsOf(value)
  const number = Number(digits)
  if (value in into.values || into.told.has(value)) {
    fault(reading, item, 'value-twice', { value })
    return
  }
  if (number >= least && number <= most) into.values[value] = number
  else {
    into.told.add(value)
    fault(reading, item, 'value-out-of-bounds', { value, number, least, most })
  }
}

/** Takes values off the beginning of an item: `Att1 Off3 Str3`; what is left of it. */
function takeValues(item: Slice, into: Items, reading: LineReading): Slice {
  for (let rest = item; ; ) {
    const [whole = '', word = '', digits = ''] =
      /^(\p{L}+)\s?[:=]?\s?(-?\d{1,6})(?![\p{L}\d+])/u.exec(rest.text) ?? []
    const value = valueMeant(word)
    if (value && !(word.length > 4 && ruleMeant(rest.text))) {
      putValue(value, digits, rest, into, reading)
      rest = trimmed(slice(rest, whole.length))
      continue
    }
    const [glued = '', letters = ''] = /^(\p{L}{1,14})\d{1,6}(?!\S)/u.exec(rest.text) ?? []
    if (glued !== '' && !/^d$/i.test(letters)) {
      fault(reading, rest, 'unknown-value', { text: excerpt(letters), ...nearValue(letters) })
      rest = trimmed(slice(rest, glued.length))
      continue
    }
    const [alone = ''] = /^\p{L}+(?=\s|$)/u.exec(rest.text) ?? []
    const lacking = valueMeant(alone)
    // `charge` is a value, `charge dévastatrice` is none.
    if (!lacking || ruleMeant(rest.text) || (alone.length > 3 && alone !== rest.text)) return rest
    into.told.add(lacking)
    fault(reading, rest, 'value-missing', { value: lacking })
    rest = trimmed(slice(rest, alone.length))
  }
}

/** One thing between commas. */
export function readItem(item: Slice, into: Items, reading: LineReading): void {
  const [, points, word = ''] = /^(\d{1,9})\s?(\p{L}+)$/u.exec(item.text) ?? []
  if (points !== undefined && isWord('points', word)) {
    if (into.points !== undefined) fault(reading, item, 'value-twice', { value: 'points' })
    into.points = readPoints(points, item, reading) ?? 0
    return
  }
  const rest = takeValues(item, into, reading)
  if (rest.text === '') return
  const mark = ruleMeant(rest.text) ? undefined : markMeant(rest.text)
  if (isWord('character', rest.text)) into.character = true
  else if (mark) into.marks.push(mark)
  else {
    const rule = readRule(rest, reading)
    if (rule) into.rules.push({ rule, at: rest.at })
  }
}

/** Whether a text is the name of a rule, a mark or the like, or begins with values. */
export const isItem = (text: string): boolean =>
  ruleMeant(/^[^(]*/.exec(text)![0]) !== undefined ||
  markMeant(text) !== undefined ||
  isWord('character', text)

/** Reads all that stands between commas. */
export function readItems(group: Slice, into: Items, reading: LineReading): void {
  for (const item of itemsOf(group)) {
    if (reading.faults.full()) return
    readItem(item, into, reading)
  }
}

/** `mount: Att1 …`: the name before a colon, where a group begins with one, and what follows. */
export function partOf(group: Slice, reading: LineReading): { name?: string; rest: Slice } {
  const [whole = '', name = ''] = /^(\p{L}[\p{L}\p{M}\d '’.-]*?)\s*:/u.exec(group.text) ?? []
  if (whole === '' || valueMeant(name)) return { rest: group }
  const rest = trimmed(slice(group, whole.length))
  if (plainName(name).length > 0 && name.length <= 30) return { name: name.replace(/\s+/g, ' '), rest }
  fault(reading, group, 'bad-part-name', { text: excerpt(name), most: 30 })
  return { name: 'part', rest }
}
