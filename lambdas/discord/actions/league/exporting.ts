import { commit } from '../../../../rules/index.ts'
import type { SeasonRecord } from '../../../store/seasonTypes.ts'
import { panel } from '../../api/panel.ts'
import type { Call, Message, Services } from '../../types.ts'
import { sheetWords } from '../../views/league/sheetWords.ts'
import { plain } from '../../words/fill.ts'
import { wordsOf } from '../../words/index.ts'

/**
 * The table and the battles as files: CSV for tables, JSON with all that is nobody's secret. What the dice of its battles
 * come from is published when the season is over.
 */
export async function exportSeason(
  call: Call,
  { seasonSheets }: Pick<Services, 'seasonSheets'>,
  { id, season, secret, numbers, language, customBoards }: SeasonRecord,
): Promise<Message> {
  const { league } = wordsOf(call.locale)
  // They are passed on: whoever exports them, they are called alike.
  const names = wordsOf(language).league.fileNames
  const { standings, battles, document } = await seasonSheets(
    season,
    sheetWords(call.locale, season.settings, customBoards),
  )
  const dice = { commitment: commit(secret), ...(season.stage === 'over' && { secret, numbers }) }
  return panel({
    texts: [league.exported(plain(season.settings.name))],
    files: [
      { name: `${names.standings}-${id}.csv`, content: standings, type: 'text/csv' },
      { name: `${names.battles}-${id}.csv`, content: battles, type: 'text/csv' },
      {
        name: `${names.season}-${id}.json`,
        content: JSON.stringify({ ...document, dice }, null, 1),
        type: 'application/json',
      },
    ],
  })
}
