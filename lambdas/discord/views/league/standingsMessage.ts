import type { SeasonRecord } from '../../../store/seasonTypes.ts'
import type { Locale } from '../../../store/types.ts'
import { panel } from '../../api/panel.ts'
import type { Message } from '../../types.ts'
import { plain } from '../../words/fill.ts'
import { wordsOf } from '../../words/index.ts'
import { tableLines } from './seasonMessage.ts'
import { standingsPicture } from './standingsPicture.ts'

/** Lines that a message has room for. */
const maxRows = 60

/** The table of a season, as a picture and in words. @param user whose row stands out, where one of them asks */
export function standingsMessage(
  record: SeasonRecord,
  locale: Locale,
  { note, user }: { note?: string; user?: string } = {},
): Message {
  const words = wordsOf(locale)
  const { season } = record
  return panel({
    ...(season.rounds.length > 0 && { picture: standingsPicture(season, { locale, user }) }),
    texts: [
      note,
      words.league.tableOf(plain(season.settings.name)),
      season.rounds.length ? tableLines(season, words, maxRows).join('\n') : words.league.noTable,
    ],
  })
}
