import type { Language } from '../../rules/core/text.ts'
import type { Legend, LegendSign } from '../types.ts'
import { pictureWords } from './pictureWords.ts'

/** Where there is no room for all, those that nobody would guess come first. */
const order: readonly LegendSign[] = [
  'unseen',
  'ringed',
  'bound',
  'burning',
  'trapped',
  'lying',
  'treasure',
  'laden',
  'counter',
  'frame',
  'pips',
]

/** What lines and marks of the game mean, with the price of crossing. */
export function boardLegend(language: Language): Legend {
  const { sides, raised, barred, overlay, signs } = pictureWords[language]
  return { overlay, sides, raised, barred, signs: order.map(sign => ({ sign, word: signs[sign] })) }
}
