import { ruleMeant } from '../../../../rules/regiments/unit/meant.ts'
import type { BracketField } from '../../../../rules/regiments/unit/ruleForms.ts'
import { borneRules } from '../../../../rules/regiments/unit/ruleNames.ts'
import { modelValueNames, strikingValueNames } from '../../../../rules/regiments/unit/valueNames.ts'
import type { Locale } from '../../../store/types.ts'
import type { PieceFiles } from '../face.ts'
import { typeName } from '../names.ts'
import { regimentsWords } from './words/index.ts'

const values = { ...modelValueNames, ...strikingValueNames }
const has = <Names extends object>(names: Names, id: PropertyKey): id is keyof Names =>
  Object.hasOwn(names, id)

const unitNames = (ids: string, locale: Locale): string =>
  ids
    .split(', ')
    .map(id => typeName(id, locale, { game: 'regiments' }))
    .join(', ')

/** Names of rules in the reader's language, whichever they were found in. */
const ruleNames = (names: string, locale: Locale): string => {
  const said = names.split(', ').map(name => {
    const id = ruleMeant(name)
    return id ? borneRules[id][locale] : name
  })
  return [...new Set(said)].join(', ')
}

/** What stands in a fault of a unit's line, in words. */
export const lineFact: NonNullable<PieceFiles['fact']> = (name, value, { code, locale }) => {
  if (name === 'rule' && has(borneRules, value)) return borneRules[value][locale]
  if (name === 'value' && has(values, value)) return values[value].long[locale]
  if (name === 'fits') {
    const fits: Readonly<Record<string, string>> = regimentsWords[locale].fits
    return value
      .split(' ')
      .map(field => fits[field as BracketField] ?? field)
      .join(', ')
  }
  if (name === 'unit' || name === 'to' || name === 'units') return unitNames(value, locale)
  if (name !== 'near') return undefined
  if (code === 'number-not-understood') {
    const [count, unit = ''] = value.split(' ')
    return `${count} ${unitNames(unit, locale)}`
  }
  return code === 'unknown-unit' ? unitNames(value, locale) : ruleNames(value, locale)
}
