import type { SeasonRecord } from '../../../store/seasonTypes.ts'
import type { Locale } from '../../../store/types.ts'
import { button, buttons, idOf, type Rows } from '../../api/components.ts'
import { wordsOf } from '../../words/index.ts'

/** A press that hands in the two ready armies (2.022). */
export const starterButton = (record: SeasonRecord, locale: Locale): Rows =>
  buttons([button(wordsOf(locale).says.starterBoth, idOf(record, 'season', 'starters'), 'green')])
