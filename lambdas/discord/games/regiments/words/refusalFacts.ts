import type { FactReader } from '../../../words/types.ts'
import { regimentsWords } from './index.ts'

/** Facts of refusals of Regiments in words: units go by their labels, spells by their names. */
export const warFactInWords: FactReader = (name, value, { locale, figure }) => {
  if (name === 'unit') return figure(value)
  if (name !== 'spell') return undefined
  const { abilities } = regimentsWords[locale]
  return Object.hasOwn(abilities, value) ? abilities[value as keyof typeof abilities].name : undefined
}
