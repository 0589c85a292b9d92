import type { FactReader } from '../../words/types.ts'
import { darkLordWords } from './words/index.ts'

/** A fact of a refusal of The Dark Lord in words: sides have names. */
export const factInWords: FactReader = (name, value, { locale }) => {
  const { sideNames } = darkLordWords[locale].tells
  const isSide = (text: string): text is keyof typeof sideNames => Object.hasOwn(sideNames, text)
  return (name === 'camp' || name === 'army') && isSide(value) ? sideNames[value] : undefined
}
