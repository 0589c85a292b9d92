import { boardById } from '../../../../rules/index.ts'
import type { SheetWords } from '../../../../rules/league/index.ts'
import type { Settings } from '../../../../rules/league/running.ts'
import { customBoard } from '../../../game/customBoards.ts'
import type { Locale } from '../../../store/types.ts'
import { faceOf } from '../../games/index.ts'
import { wordsOf } from '../../words/index.ts'
import type { Pictured } from './pictureParts.ts'

/** The word of a table, or what stands there where it has none: sides and reasons are those of the season's game. */
const wordIn = (table: object, id: string): string =>
  Object.hasOwn(table, id) ? String(table[id as keyof typeof table]) : id

/** What columns and their words are called in the files of a season, for whoever exports them. */
export function sheetWords(
  locale: Locale,
  { game, sides }: Pick<Settings, 'game' | 'sides'>,
  customBoards?: Pictured['customBoards'],
): SheetWords {
  const { league, pictures, terms } = wordsOf(locale)
  const { 'neither-at-fault': neither, 'both-at-fault': both } = league.decisions
  const outcomes = { ...pictures.league.outcomes, 'neither-at-fault': neither, 'both-at-fault': both }
  return {
    language: locale,
    column: name => wordIn({ ...league.tieBreaks, ...league.columns }, name),
    cell(column, value) {
      switch (column) {
        case 'board': {
          const own = customBoard(value, { save: null, ...(customBoards && { customBoards }) })
          return (own ?? boardById(value))?.name[locale] ?? value
        }
        case 'how':
          return wordIn(outcomes, value)
        case 'reason':
          return wordIn(terms.reasons, value)
        default:
          return sides.includes(value) ? (faceOf({ game }).armies?.list(value, locale) ?? value) : value
      }
    },
  }
}
