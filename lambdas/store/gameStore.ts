import { DeleteCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { dynamoTable } from './dynamoTable.ts'
import { guestsOf, isComputer } from './guests.ts'
import { expiry, gameItem, gameOf, keys, logItems, logOf } from './items.ts'
import { lobbyEntry } from './lobbyKeys.ts'
import { pointerCache } from './pointerCache.ts'
import { seasonEntry } from './seasonKeys.ts'
import { shards } from './shards.ts'
import { held, type Item, isNew, type TableCalls } from './tableCalls.ts'
import type { GameRecord, Store } from './types.ts'
import { isUnsaid } from './waiting.ts'

const ids = (items: Item[]) => items.map(item => String(item.game))

/** The game is as it was read: neither its version nor what happens beside it has moved on. */
const isAsRead = ({ version, ticks }: GameRecord) => ({
  ConditionExpression: `#version = :version AND ${ticks === undefined ? 'attribute_not_exists(#ticks)' : '#ticks = :ticks'}`,
  ExpressionAttributeNames: { '#version': 'version', '#ticks': 'ticks' },
  ExpressionAttributeValues: { ':version': version, ...(ticks !== undefined && { ':ticks': ticks }) },
})

/**
 * And nobody has emptied its outbox meanwhile, which touches neither. The bytes of an outbox cannot be compared:
 * another Node packs differently.
 */
function isAsReadInFull(game: GameRecord) {
  const { ConditionExpression, ExpressionAttributeNames, ExpressionAttributeValues } = isAsRead(game)
  const full = isUnsaid(game)
  return {
    ConditionExpression: `${ConditionExpression} AND ${full ? 'attribute_exists' : 'attribute_not_exists'}(#unsaid)`,
    ExpressionAttributeNames: { ...ExpressionAttributeNames, '#unsaid': dynamoTable.unsaidPartitionKey },
    ExpressionAttributeValues,
  }
}

const unsaidIndex = {
  name: dynamoTable.unsaidIndex,
  partition: dynamoTable.unsaidPartitionKey,
  time: dynamoTable.unsaidSortKey,
} as const
const dueIndex = {
  name: dynamoTable.dueIndex,
  partition: dynamoTable.duePartitionKey,
  time: dynamoTable.dueSortKey,
} as const
type Index = typeof unsaidIndex | typeof dueIndex

/** Whatever may still hold up the end of an open challenge, in seconds: after that it is forgotten. */
const openFor = 60 * 24 * 3600

type GameCalls = Pick<
  Store,
  | 'loadGame'
  | 'createGame'
  | 'saveGame'
  | 'tickGame'
  | 'clearOutbox'
  | 'unsaid'
  | 'due'
  | 'gamesOfChannel'
  | 'gamesOfUser'
  | 'everyGameOfUser'
  | 'indexGame'
  | 'appendLog'
  | 'readLog'
>

/** Games, the pointers to them, and their logs. */
export function gameStore(
  { tableName, documents, count, get, put, replace, extend, query }: TableCalls,
  now: () => number,
): GameCalls {
  const channels = pointerCache(now)

  /** The newest games are enough: nobody plays more at once. */
  const pointers = (partition: string, what: string) =>
    query(partition, 'GAME#', what, { ScanIndexForward: false, Limit: 100 })

  /** Games and seasons in a sparse index, those with the smallest times first, whatever shard they are in. */
  async function first(index: Index, limit: number, until = Number.MAX_SAFE_INTEGER): Promise<string[]> {
    const { name, partition, time } = index
    const found = await Promise.all(
      shards.map(async shard => {
        count(`query ${name}`)
        const { Items = [] } = await documents.send(
          new QueryCommand({
            TableName: tableName,
            IndexName: name,
            KeyConditionExpression: '#partition = :shard AND #time <= :until',
            ExpressionAttributeNames: { '#partition': partition, '#time': time },
            ExpressionAttributeValues: { ':shard': shard, ':until': until },
            Limit: limit,
          }),
        )
        return Items
      }),
    )
    return found
      .flat()
      .sort((a, b) => Number(a[time]) - Number(b[time]))
      .slice(0, limit)
      .map(({ pk, sk }) => {
        const [kind, id = ''] = String(pk).split('#')
        if (kind === 'GUILD') return lobbyEntry(id, String(sk).split('#')[1] ?? '')
        return kind === 'SEASON' ? seasonEntry(id) : id
      })
  }

  /** What anybody may take up is found from its server, as long as it is open. */
  async function pointOpen(game: GameRecord) {
    if (game.guild === null || game.invited !== null) return
    const key = keys.openChallenge(game.guild, game)
    if (game.stage === 'challenge') {
      const expires = (game.until ?? game.made) + openFor
      return replace({ ...key, game: game.id, [dynamoTable.expiry]: expires }, 'pointer')
    }
    count('delete pointer')
    await documents.send(new DeleteCommand({ TableName: tableName, Key: key }))
  }

  return {
    async loadGame(id) {
      const item = await get(keys.game(id), 'game')
      return item && gameOf(item)
    },

    createGame: game => put(gameItem(game), 'game', isNew),

    saveGame: game => put(gameItem({ ...game, version: game.version + 1 }), 'game', isAsRead(game)),

    tickGame: (game, read) =>
      put(gameItem({ ...game, ticks: (read.ticks ?? 0) + 1 }), 'game', isAsReadInFull(read)),

    clearOutbox(game) {
      count('update game')
      const condition = isAsRead(game)
      return held(
        documents.send(
          new UpdateCommand({
            TableName: tableName,
            Key: keys.game(game.id),
            ...condition,
            UpdateExpression: 'SET #thread = :thread REMOVE #outbox, #unsaid',
            ExpressionAttributeNames: {
              ...condition.ExpressionAttributeNames,
              '#outbox': 'outbox',
              '#thread': 'thread',
              '#unsaid': dynamoTable.unsaidPartitionKey,
            },
            ExpressionAttributeValues: {
              ...condition.ExpressionAttributeValues,
              ':thread': game.thread,
            },
          }),
        ),
      )
    },

    unsaid: limit => first(unsaidIndex, limit),

    due: (now, limit) => first(dueIndex, limit, now),

    async gamesOfChannel(channel) {
      const known = channels.read(channel)
      if (known) return known
      const items = await pointers(keys.ofChannel(channel), 'channel')
      if (items.length === 1 && items[0]!.thread === true) channels.write(channel, ids(items))
      items.sort((a, b) => Number(b.thread === true) - Number(a.thread === true))
      return ids(items)
    },

    gamesOfUser: async user => ids(await pointers(keys.ofUser(user), 'user')),

    everyGameOfUser: async user => ids(await query(keys.ofUser(user), 'GAME#', 'user')),

    async indexGame(game) {
      const sk = keys.pointer(game)
      const point = (pk: string, facts: Item = {}) =>
        replace({ pk, sk, game: game.id, ...facts, ...expiry(game) }, 'pointer')
      const users = new Set(game.seats.map(seat => seat.user))
      for (const guest of guestsOf(game)) users.add(guest)
      // Who has been forgotten, and the computer, which looks nothing up.
      users.delete('')
      for (const user of users) if (isComputer(user)) users.delete(user)
      await Promise.all([
        ...[...users].map(user => point(keys.ofUser(user))),
        point(keys.ofChannel(game.channel)),
        game.thread && point(keys.ofChannel(game.thread), { thread: true }),
        pointOpen(game),
      ])
      channels.drop(game.channel)
      if (game.thread) channels.drop(game.thread)
    },

    async appendLog(game, entries) {
      for (const item of logItems(game, entries)) await extend(item, 'log')
    },

    readLog: async game => logOf(await query(keys.game(game).pk, 'LOG#', 'log')),
  }
}
