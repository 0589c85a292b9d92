import { armiesOf, starterFor } from '../../../game/armiesToBring.ts'
import { gameOfSeason } from '../../../league/gameOfSeason.ts'
import { handsInOne } from '../../../league/owedArmy.ts'
import { type SeasonRecord, termsOf } from '../../../store/seasonTypes.ts'
import type { Locale } from '../../../store/types.ts'
import { button, buttons, idOf, type Rows } from '../../api/components.ts'
import { armyWords } from '../../games/armyWords.ts'
import { wordsOf } from '../../words/index.ts'

/** A press that hands in the ready armies (2.022), or one of them where one is handed in: those that there are. */
export function starterButton(record: SeasonRecord, locale: Locale): Rows {
  const { says } = wordsOf(locale)
  const of = gameOfSeason(record)
  if (!handsInOne(of)) return buttons([button(says.starterBoth, idOf(record, 'season', 'starters'), 'green')])
  const ready = armiesOf(of).lists.filter(list => starterFor({ ...of, terms: termsOf(record) }, list).length)
  return buttons(
    ready.map(list =>
      button(
        says.starterOf(armyWords(of).list(list, locale)),
        idOf(record, 'season', `starters ${list}`),
        'green',
      ),
    ),
  )
}
