import { isRefusal } from '../../../game/change.ts'
import { standing } from '../../../league/seasonEntries.ts'
import type { Call, Message, Services } from '../../types.ts'
import { seasonLinkMessage } from '../../views/league/linkMessage.ts'
import { refusalMessage } from '../../views/refusalMessage.ts'
import { notDirector } from './deciding.ts'
import { findSeason } from './findSeason.ts'

/** Makes the links to a season's page anew, by a director's word: those of before lead nowhere. Nothing of it is decided. */
export async function renewSeasonLinks(call: Call, services: Services): Promise<Message> {
  const { locale } = call
  const id = await findSeason(call, services.store)
  if (isRefusal(id)) return refusalMessage(id, locale)
  const reply = (saved: Parameters<typeof seasonLinkMessage>[0]) => seasonLinkMessage(saved, locale, true)
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
