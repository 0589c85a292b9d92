import { armiesOf } from '../../../game/armiesToBring.ts'
import { handsInOne } from '../../../league/owedArmy.ts'
import type { Locale, OfGame } from '../../../store/types.ts'
import { armyWords } from '../../games/armyWords.ts'
import { type CommandKey, optionName } from '../../words/index.ts'

/** Options of `/league army` that are called like lists of armies; those of other games go by `army` and `other`. */
export const listOptions = { good: 'league army.good', evil: 'league army.evil' } as const satisfies Record<
  string,
  CommandKey
>

/** How an option of `/league army` for a list is named in words. */
const optionFor = (list: string, place: number): CommandKey =>
  Object.hasOwn(listOptions, list)
    ? listOptions[list as keyof typeof listOptions]
    : place === 0
      ? 'league army.army'
      : 'league army.other'

/** What `/league army` is typed with: `good:… evil:…` */
export function armyOptions(of: OfGame, locale: Locale): string {
  const { lists } = armiesOf(of)
  return (handsInOne(of) ? lists.slice(0, 1) : lists)
    .map((list, place) => `${optionName(optionFor(list, place), locale)}:…`)
    .join(' ')
}

/** What the lists of a game are called. */
export const listNames = (of: OfGame, locale: Locale): string[] =>
  armiesOf(of).lists.map(list => armyWords(of).list(list, locale))
