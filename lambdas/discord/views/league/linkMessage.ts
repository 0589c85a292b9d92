import type { SeasonRecord } from '../../../store/seasonTypes.ts'
import type { Locale } from '../../../store/types.ts'
import { panel } from '../../api/panel.ts'
import type { Message } from '../../types.ts'
import { plain } from '../../words/fill.ts'
import { wordsOf } from '../../words/index.ts'
import { seasonPageLink } from '../pageLink.ts'

/** Where the page of a season is; or that its links were made anew. */
export function seasonLinkMessage(record: SeasonRecord, locale: Locale, isNew = false): Message {
  const { league, says } = wordsOf(locale)
  const said = isNew ? league.linksRenewed : league.linkOf
  const message = panel({ texts: [said(plain(record.season.settings.name))] })
  return { ...message, page: { ...seasonPageLink(record, locale), otherwise: says.noPages } }
}
