import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { keys } from './items.ts'
import {
  closedSeasonsItem,
  closedSeasonsOf,
  kindOf,
  pointerItem,
  pointerOf,
  pointerPrefix,
  seasonItem,
  seasonKeys,
  seasonOf,
} from './seasonItems.ts'
import { hasVersion, isNew, type TableCalls } from './tableCalls.ts'
import type { Store } from './types.ts'

type SeasonCalls = Pick<
  Store,
  | 'loadSeason'
  | 'createSeason'
  | 'saveSeason'
  | 'indexSeason'
  | 'seasonsOfServer'
  | 'seasonsOfUser'
  | 'closedSeasons'
  | 'saveClosedSeasons'
>

/** Seasons, and the pointers to them from their server and their players. */
export function seasonStore({
  tableName,
  documents,
  count,
  get,
  put,
  replace,
  query,
}: TableCalls): SeasonCalls {
  return {
    async loadSeason(id) {
      const item = await get(seasonKeys.season(id), 'season')
      return item && seasonOf(item)
    },

    createSeason: record => put(seasonItem(record), 'season', isNew),

    saveSeason: record =>
      put(seasonItem({ ...record, version: record.version + 1 }), 'season', hasVersion(record.version)),

    async indexSeason(record, user) {
      const kind = kindOf(record)
      await replace(pointerItem(record, kind), 'season pointer')
      if (kind === 'past') {
        count('delete season pointer')
        const Key = seasonKeys.pointer(record, 'open')
        await documents.send(new DeleteCommand({ TableName: tableName, Key }))
      }
      if (user) await replace({ ...seasonKeys.ofUser(user, record.id), season: record.id }, 'season pointer')
    },

    async seasonsOfServer(guild, kind, limit) {
      const more = { ScanIndexForward: false, Limit: limit }
      const found = await query(keys.guild(guild).pk, pointerPrefix(kind), 'seasons', more)
      return found.map(pointerOf)
    },

    seasonsOfUser: async user =>
      (await query(keys.ofUser(user), 'SEASON#', 'user')).map(item => String(item.season)),

    closedSeasons: async guild => closedSeasonsOf(guild, await get(seasonKeys.closed(guild), 'records')),

    saveClosedSeasons: closed =>
      put(
        closedSeasonsItem({ ...closed, version: closed.version + 1 }),
        'records',
        closed.version === 0 ? isNew : hasVersion(closed.version),
      ),
  }
}
