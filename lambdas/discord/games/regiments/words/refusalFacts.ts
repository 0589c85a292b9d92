import type { FactReader } from '../../../words/types.ts'
import { regimentsWords } from './index.ts'

/** Facts of refusals of Regiments in words: units go by their labels, spells and lists by their names. */
export const factInWords: FactReader = (name, value, { refusal, locale, figure }) => {
  if (name === 'unit') return figure(value)
  const { abilities, units } = regimentsWords[locale]
  if ((name === 'camp' || name === 'army') && Object.hasOwn(units.lists, value))
    return units[refusal.code === 'wrong-camp' ? 'sides' : 'lists'][value as keyof typeof units.lists]
  if (name !== 'spell') return undefined
  return Object.hasOwn(abilities, value) ? abilities[value as keyof typeof abilities].name : undefined
}
