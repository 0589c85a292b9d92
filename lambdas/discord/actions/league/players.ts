import { entrantOf } from '../../../../rules/league/running.ts'
import { isRefusal } from '../../../game/change.ts'
import { hasLeague, isOneOfSeveral } from '../../../league/gameOfSeason.ts'
import { seasonsInOrder } from '../../../league/records.ts'
import { faceOf } from '../../games/index.ts'
import type { Call, Message, Services } from '../../types.ts'
import { playerMessage } from '../../views/league/playerMessage.ts'
import { recordsMessage } from '../../views/league/recordsMessage.ts'
import { refusalMessage } from '../../views/refusalMessage.ts'
import { gameSaid } from '../gameMeant.ts'
import { notEntrant, readSeason, userNamed } from './findSeason.ts'

type Reading = Pick<Services, 'store' | 'seasonRecords'>

/** A player in a season, and over all closed seasons of the server. */
export async function showPlayer(call: Call, { store, seasonRecords }: Reading): Promise<Message> {
  const record = await readSeason(call, store)
  if (isRefusal(record)) return refusalMessage(record, call.locale)
  const user = userNamed(record.season, call.options.player ?? call.user.id)
  const seasons = seasonsInOrder(await store.closedSeasons(record.guild), record.season.settings.game)
  const { ratingsOf, statsOf } = await seasonRecords()
  const stats = statsOf(seasons, user)
  const overall = { seasons, rating: ratingsOf(seasons).get(user), record: stats.record, stats }
  if (entrantOf(record.season, user) < 0 && overall.record.battles === 0)
    return refusalMessage(notEntrant(call), call.locale)
  return playerMessage(record, user, call.locale, overall)
}

/** What nobody of the server has done better, and who is rated highest, in the game that its last season is of. */
export async function showRecords(call: Call, { store, seasonRecords }: Reading): Promise<Message> {
  if (call.guild === null) return refusalMessage({ code: 'no-server' }, call.locale)
  const closed = await store.closedSeasons(call.guild)
  const last = Object.values(closed.seasons).at(-1)?.season.settings.game
  const game = gameSaid(call, hasLeague) ?? last ?? ''
  const seasons = seasonsInOrder(closed, game)
  const several = isOneOfSeveral() && seasons.length > 0
  const { ratingsOf, recordsOf } = await seasonRecords()
  return recordsMessage(
    seasons,
    recordsOf(seasons),
    ratingsOf(seasons),
    call.locale,
    several ? faceOf({ game }).name[call.locale] : '',
  )
}
