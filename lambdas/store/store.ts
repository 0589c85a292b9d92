import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  type PutCommandInput,
  QueryCommand,
  type QueryCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { serverDefaults, userDefaults } from './defaults.ts'
import { dynamoTable } from './dynamoTable.ts'
import { guestsOf } from './guests.ts'
import {
  armyItem,
  armyOf,
  boardOf,
  expiry,
  figuresItem,
  figuresOf,
  gameItem,
  gameOf,
  keys,
  logItems,
  logOf,
  outboxText,
} from './items.ts'
import { pointerCache } from './pointerCache.ts'
import type { GameRecord, ServerSettings, Store, UserOrders, UserSettings } from './types.ts'

/** Counts calls to DynamoDB, for tests and figures: `get game`, `put game`, `query log`, ... */
export type Count = (operation: string) => void

type Item = Record<string, unknown>

/** Whatever DynamoDB calls it: the item is no longer as it was read. */
const changedMeanwhile = (error: unknown) =>
  error instanceof Error && error.name === 'ConditionalCheckFailedException'

/** True when it was written, false when the condition did not hold. */
async function held(write: Promise<unknown>): Promise<boolean> {
  try {
    await write
    return true
  } catch (error) {
    if (changedMeanwhile(error)) return false
    throw error
  }
}

const ids = (items: Item[]) => items.map(item => String(item.game))

/** Conditions of a write: the item is not there yet, or has the version that was read. */
const isNew = {
  ConditionExpression: 'attribute_not_exists(#pk)',
  ExpressionAttributeNames: { '#pk': dynamoTable.partitionKey },
}
const hasVersion = (version: number) => ({
  ConditionExpression: '#version = :version',
  ExpressionAttributeNames: { '#version': 'version' },
  ExpressionAttributeValues: { ':version': version },
})

/** The game is as it was read: neither its version nor what happens beside it has moved on. */
const isAsRead = ({ version, ticks }: GameRecord) => ({
  ConditionExpression: `#version = :version AND ${ticks === undefined ? 'attribute_not_exists(#ticks)' : '#ticks = :ticks'}`,
  ExpressionAttributeNames: { '#version': 'version', '#ticks': 'ticks' },
  ExpressionAttributeValues: { ':version': version, ...(ticks !== undefined && { ':ticks': ticks }) },
})

/** And nobody has emptied its outbox meanwhile, which touches neither. */
function isAsReadInFull(game: GameRecord) {
  const { ConditionExpression, ExpressionAttributeNames, ExpressionAttributeValues } = isAsRead(game)
  return {
    ConditionExpression: `${ConditionExpression} AND #outbox = :outbox`,
    ExpressionAttributeNames: { ...ExpressionAttributeNames, '#outbox': 'outbox' },
    ExpressionAttributeValues: { ...ExpressionAttributeValues, ':outbox': outboxText(game.outbox) },
  }
}

/**
 * The store in one table (dynamoTable.ts). A save is one conditional write of one item, so nothing needs a
 * transaction. Faults of DynamoDB are thrown, after the client's own retries.
 */
export function makeStore(
  client: DynamoDBClient,
  tableName: string,
  count: Count = () => undefined,
  now: () => number = Date.now,
): Store {
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })
  const channels = pointerCache(now)

  async function get(key: Item, what: string): Promise<Item | undefined> {
    count(`get ${what}`)
    const { Item } = await documents.send(
      new GetCommand({ TableName: tableName, Key: key, ConsistentRead: true }),
    )
    return Item
  }

  function put(item: Item, what: string, condition: Partial<PutCommandInput> = {}): Promise<boolean> {
    count(`put ${what}`)
    return held(documents.send(new PutCommand({ TableName: tableName, Item: item, ...condition })))
  }

  /** The items of a partition whose sort keys begin with `prefix`, however many pages they fill. */
  async function query(
    partition: string,
    prefix: string | undefined,
    what: string,
    more: Partial<QueryCommandInput> = {},
  ): Promise<Item[]> {
    const found: Item[] = []
    let from: Item | undefined
    do {
      count(`query ${what}`)
      const page = await documents.send(
        new QueryCommand({
          TableName: tableName,
          KeyConditionExpression: prefix ? '#pk = :pk AND begins_with(#sk, :prefix)' : '#pk = :pk',
          ExpressionAttributeNames: {
            '#pk': dynamoTable.partitionKey,
            ...(prefix && { '#sk': dynamoTable.sortKey }),
          },
          ExpressionAttributeValues: { ':pk': partition, ...(prefix && { ':prefix': prefix }) },
          ConsistentRead: true,
          ExclusiveStartKey: from,
          ...more,
        }),
      )
      found.push(...(page.Items ?? []))
      from = page.LastEvaluatedKey
    } while (from && found.length < (more.Limit ?? Number.POSITIVE_INFINITY))
    return found
  }

  /** The newest games are enough: nobody plays more at once. */
  const pointers = (partition: string, what: string) =>
    query(partition, 'GAME#', what, { ScanIndexForward: false, Limit: 100 })

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
            UpdateExpression: 'SET #outbox = :empty, #thread = :thread REMOVE #unsaid',
            ExpressionAttributeNames: {
              ...condition.ExpressionAttributeNames,
              '#outbox': 'outbox',
              '#thread': 'thread',
              '#unsaid': dynamoTable.unsaidPartitionKey,
            },
            ExpressionAttributeValues: {
              ...condition.ExpressionAttributeValues,
              ':empty': '[]',
              ':thread': game.thread,
            },
          }),
        ),
      )
    },

    async unsaid(limit) {
      count('query unsaid')
      const { Items } = await documents.send(
        new QueryCommand({
          TableName: tableName,
          IndexName: dynamoTable.unsaidIndex,
          KeyConditionExpression: '#unsaid = :yes',
          ExpressionAttributeNames: { '#unsaid': dynamoTable.unsaidPartitionKey },
          ExpressionAttributeValues: { ':yes': 'yes' },
          Limit: limit,
        }),
      )
      return (Items ?? []).map(item => String(item.pk).slice('GAME#'.length))
    },

    async due(now, limit) {
      count('query due')
      const { Items } = await documents.send(
        new QueryCommand({
          TableName: tableName,
          IndexName: dynamoTable.dueIndex,
          KeyConditionExpression: '#timed = :yes AND #due <= :now',
          ExpressionAttributeNames: { '#timed': dynamoTable.duePartitionKey, '#due': dynamoTable.dueSortKey },
          ExpressionAttributeValues: { ':yes': 'yes', ':now': now },
          Limit: limit,
        }),
      )
      return (Items ?? []).map(item => String(item.pk).slice('GAME#'.length))
    },

    async gamesOfChannel(channel) {
      const known = channels.read(channel)
      if (known) return known
      const items = await pointers(keys.ofChannel(channel), 'channel')
      if (items.length === 1 && items[0]!.thread === true) channels.write(channel, ids(items))
      items.sort((a, b) => Number(b.thread === true) - Number(a.thread === true))
      return ids(items)
    },

    gamesOfUser: async user => ids(await pointers(keys.ofUser(user), 'user')),

    async indexGame(game) {
      const sk = keys.pointer(game)
      const point = (pk: string, facts: Item = {}) =>
        put({ pk, sk, game: game.id, ...facts, ...expiry(game) }, 'pointer')
      const users = new Set(game.seats.map(seat => seat.user))
      for (const guest of guestsOf(game)) users.add(guest)
      await Promise.all([
        ...[...users].map(user => point(keys.ofUser(user))),
        point(keys.ofChannel(game.channel)),
        game.thread && point(keys.ofChannel(game.thread), { thread: true }),
      ])
      channels.drop(game.channel)
      if (game.thread) channels.drop(game.thread)
    },

    async appendLog(game, entries) {
      for (const item of logItems(game, entries)) await put(item, 'log')
    },

    readLog: async game => logOf(await query(keys.game(game).pk, 'LOG#', 'log')),

    armiesOf: async user => (await query(keys.ofUser(user), 'ARMY#', 'army')).map(armyOf),

    async loadArmy(user, name) {
      const item = await get(keys.army(user, name), 'army')
      return item && armyOf(item)
    },

    saveArmy: army =>
      put(
        armyItem({ ...army, version: army.version + 1 }),
        'army',
        army.version === 0 ? isNew : hasVersion(army.version),
      ),

    async deleteArmy(user, name) {
      count('delete army')
      const { Attributes } = await documents.send(
        new DeleteCommand({ TableName: tableName, Key: keys.army(user, name), ReturnValues: 'ALL_OLD' }),
      )
      return Attributes !== undefined
    },

    boardsOf: async guild => (await query(keys.guild(guild).pk, 'BOARD#', 'board')).map(boardOf),

    async loadBoard(guild, id) {
      const item = await get(keys.board(guild, id), 'board')
      return item && boardOf(item)
    },

    saveBoard: board =>
      put(
        { ...board, ...keys.board(board.guild, board.id), version: board.version + 1 },
        'board',
        board.version === 0 ? isNew : hasVersion(board.version),
      ),

    deleteBoard({ guild, id, version }) {
      count('delete board')
      return held(
        documents.send(
          new DeleteCommand({ TableName: tableName, Key: keys.board(guild, id), ...hasVersion(version) }),
        ),
      )
    },

    figuresOf: async guild => figuresOf(guild, await get(keys.figures(guild), 'figures')),

    saveFigures: record =>
      put(
        figuresItem({ ...record, version: record.version + 1 }),
        'figures',
        record.version === 0 ? isNew : hasVersion(record.version),
      ),

    async userSettings(user) {
      const { pk: _pk, sk: _sk, ...found } = (await get(keys.user(user), 'settings')) ?? {}
      return { ...userDefaults(user), ...(found as Partial<UserSettings>) }
    },

    async saveUserSettings(settings) {
      await put({ ...keys.user(settings.user), ...settings }, 'settings')
    },

    async userOrders(user) {
      const found = await get(keys.orders(user), 'orders')
      const orders = (found?.orders ?? {}) as UserOrders['orders']
      return { user, orders, version: Number(found?.version ?? 0) }
    },

    saveUserOrders: ({ user, orders, version }) =>
      put(
        { ...keys.orders(user), orders, version: version + 1 },
        'orders',
        version === 0 ? isNew : hasVersion(version),
      ),

    async serverSettings(guild) {
      const { pk: _pk, sk: _sk, ...found } = (await get(keys.guild(guild), 'settings')) ?? {}
      return { ...serverDefaults(guild), ...(found as Partial<ServerSettings>) }
    },

    async saveServerSettings(settings) {
      await put({ ...keys.guild(settings.guild), ...settings }, 'settings')
    },

    async forgetUser(user) {
      const items = await query(keys.ofUser(user), undefined, 'user')
      while (items.length > 0)
        await Promise.all(
          items.splice(0, 25).map(({ pk, sk }) => {
            count('delete user')
            return documents.send(new DeleteCommand({ TableName: tableName, Key: { pk, sk } }))
          }),
        )
    },
  }
}
