import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { dynamoTable } from './dynamoTable.ts'
import { facts, keys } from './items.ts'
import type { LobbyRecord } from './lobbyTypes.ts'
import { shardOf } from './shards.ts'
import { hasVersion, held, isNew, type TableCalls } from './tableCalls.ts'
import type { Store } from './types.ts'
import { isUnsaid, tryTimes } from './waiting.ts'

type LobbyCalls = Pick<Store, 'lobbiesOf' | 'loadLobby' | 'saveLobby' | 'deleteLobby' | 'openChallenges'>

function lobbyItem(lobby: LobbyRecord): Record<string, unknown> {
  const shard = shardOf(lobby.channel)
  const [due] = tryTimes(lobby)
  return {
    ...keys.lobby(lobby.guild, lobby.channel),
    ...lobby,
    ...(isUnsaid(lobby) && { [dynamoTable.unsaidPartitionKey]: shard }),
    ...(due !== undefined && { [dynamoTable.duePartitionKey]: shard, [dynamoTable.dueSortKey]: due }),
  }
}

const lobbyOf = (item: Record<string, unknown>) => facts(item) as unknown as LobbyRecord

/** Lobbies, and the pointers from a server to its open challenges, which `indexGame` writes. */
export function lobbyStore({ tableName, documents, count, get, put, query }: TableCalls): LobbyCalls {
  return {
    lobbiesOf: async guild => (await query(keys.guild(guild).pk, 'LOBBY#', 'lobbies')).map(lobbyOf),

    async loadLobby(guild, channel) {
      const item = await get(keys.lobby(guild, channel), 'lobby')
      return item && lobbyOf(item)
    },

    saveLobby: lobby =>
      put(
        lobbyItem({ ...lobby, version: lobby.version + 1 }),
        'lobby',
        lobby.version === 0 ? isNew : hasVersion(lobby.version),
      ),

    deleteLobby({ guild, channel, version }) {
      count('delete lobby')
      const Key = keys.lobby(guild, channel)
      return held(documents.send(new DeleteCommand({ TableName: tableName, Key, ...hasVersion(version) })))
    },

    async openChallenges(guild, limit) {
      const more = { ScanIndexForward: false, Limit: limit }
      const found = await query(keys.guild(guild).pk, 'OPEN#', 'open challenges', more)
      return found.map(({ game }) => String(game))
    },
  }
}
