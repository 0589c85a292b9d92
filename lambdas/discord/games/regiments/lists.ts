import type { Tone } from '../../../../render/paint/theme.ts'
import type { RegimentsState } from '../../../../rules/regiments/index.ts'
import type { Locale } from '../../../store/types.ts'
import { regimentsWords } from './words/index.ts'

/** What a list is called; one that is none by its id. */
export function listName(id: string, locale: Locale): string {
  const { lists } = regimentsWords[locale].units
  return Object.hasOwn(lists, id) ? lists[id as keyof typeof lists] : id
}

/** The Crown is cool, the Wilds are warm. */
export const toneOfList = (list: string): Tone => (list === 'wilds' ? 'warm' : 'cool')

/** The colours of a player: those of the list, unless both draw from one. */
export function toneOf({ commanders }: Pick<RegimentsState, 'commanders'>, owner: number): Tone {
  const [one, other] = commanders
  if (one?.list === other?.list) return owner === 0 ? 'cool' : 'warm'
  return toneOfList(commanders[owner]?.list ?? '')
}
