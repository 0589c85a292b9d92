import { plainName } from '../../core/names.ts'
import { excerpt, isTidy } from '../../core/text.ts'
import { amountMeant } from './amounts.ts'
import { isModelValue, isWord, markMeant, near, ruleMeant, valueMeant } from './meant.ts'
import { type BracketField, isModelRule, isWeapon, ruleForms } from './ruleForms.ts'
import type { BorneRuleId } from './ruleNames.ts'
import { fault, itemsOf, type LineReading, type Slice, slice } from './slices.ts'
import type { Against, Gift, OwnValues, PrintedRule } from './unitProfile.ts'

export const maxWords = 60
/** The most that a gift adds to a value, or takes from it. */
export const maxPlus = 5
const shotBounds = { range: [1, 100] } as const

/** What has been read of some brackets. */
interface Brackets {
  rule: PrintedRule
  /** reads a rule that stands in them */
  ruleIn: (item: Slice) => PrintedRule | undefined
  /** which fields have stood there */
  had: Set<BracketField>
  plus: Gift['plus']
  rules: PrintedRule[]
  values: OwnValues
}

/** A rule, a mark or a height, by its name. */
export function againstMeant(text: string): Against | undefined {
  const [, word = '', height] = /^(\p{L}+)\s?([0-5])$/u.exec(text) ?? []
  if (height !== undefined)
    return isWord('height', word) || plainName(word) === 'h' ? `height-${Number(height)}` : undefined
  return markMeant(text) ?? ruleMeant(text)
}

/** What one thing between commas may be, by how it looks: tried in turn, those that the rule takes alone. */
type BracketReader = (
  text: string,
  into: Brackets,
  item: Slice,
  reading: LineReading,
) => true | 'faulty' | undefined

function numberBetween(id: BorneRuleId, text: string, item: Slice, reading: LineReading): number | undefined {
  const [least, most] = ruleForms[id].bounds ?? [1, 10]
  const number = Number(text)
  if (number >= least && number <= most) return number
  return fault(reading, item, 'number-out-of-bounds', { rule: id, number, least, most })
}

const put = (into: Brackets, field: BracketField, change: () => void): true => {
  into.had.add(field)
  change()
  return true
}

const numbered =
  (field: 'score' | 'number' | 'beyond', looks: RegExp): BracketReader =>
  (text, into, item, reading) => {
    const [, digits] = looks.exec(text) ?? []
    if (digits === undefined) return undefined
    const number = numberBetween(into.rule.id, digits, item, reading)
    if (number === undefined) return 'faulty'
    return put(into, field, () => {
      into.rule.number = number
      if (field === 'beyond') into.rule.beyond = true
    })
  }

const readers: Readonly<Record<BracketField, BracketReader>> = {
  score: numbered('score', /^(\d{1,6})\s?\+$/),
  number: numbered('number', /^(\d{1,6})$/),
  beyond: numbered('beyond', /^\+\s?(\d{1,6})$/),
  amount(text, into) {
    const [, dice = '', word] = /^([dD\d+ ]*?\d)(?:\s(\p{L}+))?$/u.exec(text) ?? []
    const amount = amountMeant(dice)
    if (!amount || (word !== undefined && !isWord('hits', word))) return undefined
    return put(into, 'amount', () => (into.rule.amount = amount))
  },
  area(text, into, item, reading) {
    const [, hits, ranks] = /^(\d{1,6})\s?[x×*]\s?(\d{1,6})$/i.exec(text) ?? []
    if (hits === undefined || ranks === undefined) return undefined
    const number = numberBetween(into.rule.id, hits, item, reading)
    const by = number === undefined ? undefined : numberBetween(into.rule.id, ranks, item, reading)
    if (number === undefined || by === undefined) return 'faulty'
    return put(into, 'area', () => Object.assign(into.rule, { number, by }))
  },
  plus(text, into, item, reading) {
    const [, sign = '', digits, word = ''] = /^([+−–-])\s?(\d{1,6})\s?(\p{L}+)$/u.exec(text) ?? []
    const value = valueMeant(word)
    if (digits === undefined || !value || isModelValue(value)) return undefined
    const number = Number(digits)
    if (number < 1 || number > maxPlus) {
      fault(reading, item, 'value-out-of-bounds', { value, number, least: 1, most: maxPlus })
      return 'faulty'
    }
    if (value in into.plus) return twice(value, item, reading)
    return put(into, 'plus', () => (into.plus[value] = sign === '+' ? number : -number))
  },
  own(text, into, item, reading) {
    const [, word = '', digits] = /^(\p{L}+)\s?(\d{1,6})$/u.exec(text) ?? []
    const value = valueMeant(word)
    if (digits === undefined || (value !== 'strength' && value !== 'penetration')) return undefined
    const number = Number(digits)
    if (number > 10) {
      fault(reading, item, 'value-out-of-bounds', { value, number, least: 0, most: 10 })
      return 'faulty'
    }
    if (into.values[value] !== undefined) return twice(value, item, reading)
    return put(into, 'own', () => (into.values[value] = number))
  },
  shot(text, into, item, reading) {
    const [, word = '', digits] = /^(\p{L}+)\s?(\d{1,6})$/u.exec(text) ?? []
    if (digits !== undefined && isWord('range', word)) {
      const [least, most] = shotBounds.range
      const number = Number(digits)
      if (number < least || number > most) {
        fault(reading, item, 'value-out-of-bounds', { value: 'range', number, least, most })
        return 'faulty'
      }
      if (into.values.range !== undefined) return twice('range', item, reading)
      return put(into, 'shot', () => (into.values.range = number))
    }
    const [, dice = '', shots = ''] = /^([dD\d+ ]*?\d)\s(\p{L}+)$/u.exec(text) ?? []
    const amount = isWord('shots', shots) ? amountMeant(dice) : undefined
    if (!amount) return undefined
    if (into.values.shots) return twice('shots', item, reading)
    return put(into, 'shot', () => (into.values.shots = amount))
  },
  attributes: (text, into, item) => ruleWithin(text, into, item, 'attributes'),
  rules: (text, into, item) => ruleWithin(text, into, item, 'rules'),
  against: (text, into) => listed(text, into, 'against', 'against'),
  list: (text, into) => listed(text, into, 'list', 'against'),
  whom: (text, into) => listed(text, into, 'whom', 'whom'),
  words: () => undefined,
}

function twice(value: string, item: Slice, reading: LineReading): 'faulty' {
  fault(reading, item, 'value-twice', { value })
  return 'faulty'
}

function listed(
  text: string,
  into: Brackets,
  field: BracketField,
  key: 'against' | 'whom',
): true | undefined {
  const one = againstMeant(text)
  if (!one) return undefined
  return put(into, field, () => (into.rule[key] = [...(into.rule[key] ?? []), one]))
}

function ruleWithin(
  text: string,
  into: Brackets,
  item: Slice,
  field: 'attributes' | 'rules',
): true | 'faulty' | undefined {
  const id = ruleMeant(/^[^(]*/.exec(text)![0])
  if (!id || isWeapon(id) || (field === 'attributes' && isModelRule(id))) return undefined
  const rule = into.ruleIn(item)
  if (!rule) return 'faulty'
  return put(into, field, () => into.rules.push(rule))
}

const odd = (id: BorneRuleId, item: Slice, reading: LineReading): undefined => {
  const { needs, may } = ruleForms[id]
  const fits = [...needs, ...may].join(' ')
  return fits === ''
    ? fault(reading, item, 'no-brackets', { rule: id, text: excerpt(item.text) })
    : fault(reading, item, 'bad-brackets', { rule: id, text: excerpt(item.text), fits, ...near(item.text) })
}

/**
 * Reads what stands in the brackets of a rule; undefined, with its faults told, where it does not fit the rule.
 * @param ruleIn reads a rule that stands in them
 */
export function readBrackets(
  start: PrintedRule,
  inside: Slice,
  reading: LineReading,
  ruleIn: (item: Slice) => PrintedRule | undefined,
): PrintedRule | undefined {
  const { id } = start
  const { needs, may } = ruleForms[id]
  const fields = [...needs, ...may]
  const into: Brackets = { rule: { ...start }, ruleIn, had: new Set(), plus: {}, rules: [], values: {} }
  const items = itemsOf(inside)
  let opposing = false
  for (const whole of items) {
    const [, word = ''] = /^(\p{L}+)\s/u.exec(whole.text) ?? []
    const named = word !== '' && isWord('against', word)
    opposing ||= named && (fields.includes('against') || fields.includes('list'))
    const item = named
      ? slice(whole, whole.text.length - whole.text.slice(word.length).trimStart().length)
      : whole
    if (opposing) {
      if (listed(item.text, into, 'against', 'against')) continue
      return fault(reading, item, 'unknown-rule', { text: excerpt(item.text), ...near(item.text) })
    }
    let did: true | 'faulty' | undefined
    for (const field of fields) {
      did ??=
        into.had.has(field) && once.has(field) ? undefined : readers[field](whole.text, into, whole, reading)
    }
    if (did === 'faulty') return undefined
    if (did) continue
    const rest = slice(inside, whole.at - inside.at)
    if (!fields.includes('words') || into.rule.whom) return odd(id, whole, reading)
    const text = rest.text.trim().replace(/\s+/g, ' ')
    if (!isTidy(text) || text.length > maxWords)
      return fault(reading, rest, 'bad-words', { text: excerpt(text), most: maxWords })
    into.rule.words = text
    into.had.add('words')
    break
  }
  if (needs.length > 0 && !needs.some(field => into.had.has(field)))
    return fault(reading, inside, 'brackets-missing', { rule: id, fits: needs.join(' ') })
  return finished(into)
}

/** Fields of which one thing says all. */
const once: ReadonlySet<BracketField> = new Set(['score', 'number', 'beyond', 'amount', 'area'])

/** Rules within stand in a gift where something is given, and are the attack's own where none is. */
function finished({ rule, plus, rules, values, had }: Brackets): PrintedRule {
  const { needs } = ruleForms[rule.id]
  const gives = needs.includes('plus') || rule.enchanted === true || had.has('plus')
  const given = Object.keys(plus).length > 0 || (gives && rules.length > 0)
  const own: OwnValues = { ...values, ...(!gives && rules.length > 0 && { rules }) }
  return {
    ...rule,
    ...(given && { gift: { plus, rules } }),
    ...(Object.keys(own).length > 0 && { values: own }),
  }
}
