import { battlesOf, entrantOf } from '../../../../rules/league/running.ts'
import { isRefusal } from '../../../game/change.ts'
import type { SeasonRecord } from '../../../store/seasonTypes.ts'
import type { Store } from '../../../store/types.ts'
import type { Call, Message, Services } from '../../types.ts'
import { myMessage } from '../../views/league/myMessage.ts'
import { placeMessage } from '../../views/league/placeMessage.ts'
import { scheduleMessage } from '../../views/league/scheduleMessage.ts'
import { standingsMessage } from '../../views/league/standingsMessage.ts'
import { refusalMessage } from '../../views/refusalMessage.ts'
import { notEntrant, readSeason, userNamed } from './findSeason.ts'

/** Battles that somebody owes are few: so many games are looked at for their threads. */
const maxGames = 5

type ShowSeason = (record: SeasonRecord) => Message | Promise<Message>

/** Shows something of a season; nothing changes. */
export async function looking(
  call: Call,
  { store }: Pick<Services, 'store'>,
  show: ShowSeason,
): Promise<Message> {
  const record = await readSeason(call, store)
  return isRefusal(record) ? refusalMessage(record, call.locale) : show(record)
}

/** What the caller owes, with where it is fought. */
export async function mine(
  call: Call,
  store: Pick<Store, 'loadGame'>,
  record: SeasonRecord,
): Promise<Message> {
  const me = entrantOf(record.season, call.user.id)
  const owed = battlesOf(record.season).flatMap(({ battle }) =>
    me >= 0 && !battle.outcome && battle.game !== null && battle.players.includes(me) ? [battle.game] : [],
  )
  const games = await Promise.all(owed.slice(0, maxGames).map(id => store.loadGame(id)))
  const byId = new Map(games.flatMap(game => (game ? [[game.id, game] as const] : [])))
  return myMessage(record, call.user.id, call.locale, byId)
}

/** The table; or how the place of the player that an option names came about. */
export function standings(call: Call, record: SeasonRecord): Message {
  const { options, locale, user } = call
  if (options.player !== undefined) return place(call, record, userNamed(record.season, options.player))
  return standingsMessage(record, locale, {
    user: user.id,
    ...(options.page !== undefined && { page: Number(options.page) }),
  })
}

/** How the place of a player came about, round by round. */
export function place(call: Call, record: SeasonRecord, user: string): Message {
  const entrant = entrantOf(record.season, user)
  return entrant < 0
    ? refusalMessage(notEntrant(call), call.locale)
    : placeMessage(record, entrant, call.locale)
}

/** All rounds, or one of them. */
export function schedule(call: Call, record: SeasonRecord): Message {
  const asked = call.options.round === undefined ? undefined : Number(call.options.round)
  if (asked !== undefined && !record.season.rounds[asked - 1])
    return refusalMessage({ code: 'no-season-round', about: { round: asked } }, call.locale)
  return scheduleMessage(record, { locale: call.locale, user: call.user.id, now: call.now }, asked)
}

/** The round under way, or the one that was asked for. */
export const round = (call: Call, record: SeasonRecord): Message =>
  schedule(
    {
      ...call,
      options: { ...call.options, round: call.options.round ?? Math.max(1, record.season.rounds.length) },
    },
    record,
  )
