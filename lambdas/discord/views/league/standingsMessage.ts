import { entrantOf } from '../../../../rules/league/running.ts'
import type { SeasonRecord } from '../../../store/seasonTypes.ts'
import type { Locale } from '../../../store/types.ts'
import { button, buttons, idOf } from '../../api/components.ts'
import { panel } from '../../api/panel.ts'
import type { Message } from '../../types.ts'
import { plain } from '../../words/fill.ts'
import { wordsOf } from '../../words/index.ts'
import { seasonPageLink } from '../pageLink.ts'
import { battlesBring } from './battlesBring.ts'
import { pagesOf } from './pages.ts'
import { tablesInWords, tableText } from './seasonMessage.ts'
import { hasFinal, standingsPicture } from './standingsPicture.ts'

/**
 * The table of a season, as a picture and in words.
 * @param user whose row stands out, where one of them asks
 * @param page of a long table, counted from 1; without it the head of the table, and whoever asks
 */
export function standingsMessage(
  record: SeasonRecord,
  locale: Locale,
  { note, user, page }: { note?: string; user?: string; page?: number } = {},
): Message {
  const words = wordsOf(locale)
  const { season } = record
  const pages = pagesOf(tablesInWords(season, locale))
  const shown = Math.min(page ?? 1, pages.length)
  const message = panel({
    ...(season.rounds.length > 0 && { picture: standingsPicture(season, { locale, user }, page) }),
    texts: [
      note,
      words.league.tableOf(plain(season.settings.name)),
      season.rounds.length ? tableText(pages[shown - 1]!) : words.league.noTable,
      hasFinal(season) && words.league.finalDecides,
      season.rounds.length > 0 && battlesBring(season, words),
      season.rounds.length > 0 && pages.length > 1 && words.league.pageOf(shown, pages.length),
    ],
    rows: buttons(
      user !== undefined && season.rounds.length > 0 && entrantOf(season, user) >= 0
        ? [button(words.league.placeButton, idOf(record, 'season', 'place'))]
        : [],
    ),
  })
  return { ...message, page: seasonPageLink(record, locale) }
}
