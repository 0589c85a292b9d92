import type { RegimentsView } from '../../../../../lambdas/discord/games/regiments/view.ts'
import { regimentsWords } from '../../../../../lambdas/discord/games/regiments/words/index.ts'
import type { Locale } from '../../../../../lambdas/store/types.ts'
import type { war } from '../../../../helpers/regimentsField.ts'

/** What is seen of a battle. */
export type RegimentsSeen = Pick<ReturnType<typeof war>, 'state' | 'board' | 'question'>

/** A battle of a test laid out for its first player to read, units by their labels and spells by their ids. */
export const regimentsView = ({ state, board, question }: RegimentsSeen, locale: Locale = 'en') =>
  ({
    state,
    board,
    question,
    viewer: 0,
    locale,
    words: regimentsWords[locale],
    names: {
      figure: (label: string) => label,
      figures: (labels: readonly string[]) => labels.join('+'),
      player: (i: number) => ['Ada', 'Bo'][i],
      ability: (id: string) => id,
    },
    game: { id: 'g', version: 1, seats: [{ name: 'Ada' }, { name: 'Bo' }] },
  }) as unknown as RegimentsView
