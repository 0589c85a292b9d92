import { isRefusal } from '../../../game/change.ts'
import { standing } from '../../../league/seasonEntries.ts'
import type { SeasonRecord } from '../../../store/seasonTypes.ts'
import type { Call, Message, Services } from '../../types.ts'
import { seasonLinkMessage } from '../../views/league/linkMessage.ts'
import { refusalMessage } from '../../views/refusalMessage.ts'
import { notDirector } from './deciding.ts'
import { findSeason } from './findSeason.ts'
import { looking } from './looking.ts'

/** Makes the links to a season's page anew, by a director's word: those of before lead nowhere. Nothing of it is decided. */
async function renewSeasonLinks(call: Call, services: Services): Promise<Message> {
  const { locale } = call
  const id = await findSeason(call, services.store)
  if (isRefusal(id)) return refusalMessage(id, locale)
  const reply = (saved: SeasonRecord) => seasonLinkMessage(saved, locale, true)
  return services.changeSeason(
    call,
    id,
    record =>
      notDirector(call, record) ?? {
        season: { ...record, links: (record.links ?? 0) + 1 },
        outbox: [standing(record)],
        reply,
      },
    reply,
  )
}

/** The link to a season's page; or its links anew. */
export const seasonLink = (call: Call, services: Services): Promise<Message> =>
  call.options.new === true
    ? renewSeasonLinks(call, services)
    : looking(call, services, record => seasonLinkMessage(record, call.locale))
