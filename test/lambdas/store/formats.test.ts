import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NewerFormat, recordFormat } from '../../../lambdas/store/formats.ts'
import { gameItem, gameOf, keys, logItems, logOf } from '../../../lambdas/store/items.ts'
import { pack, unpack } from '../../../lambdas/store/packed.ts'
import { fromLine, toLine } from '../../../lambdas/store/portable.ts'
import { seasonItem, seasonKeys, seasonOf } from '../../../lambdas/store/seasonItems.ts'
import type { LogEntry, Store } from '../../../lambdas/store/types.ts'
import { seal } from '../../../rules/games.ts'
import { itemSize } from '../../helpers/itemSize.ts'
import { type Database, freshStore, startDatabase } from './database.ts'
import { sampleArmy, sampleGame, sampleLog, sampleSeason } from './samples.ts'

/**
 * The same table in every format there has been: two battles, an invitation, armies, orders, settings, a board and
 * figures of a server. Once a format is in use its file never changes; the file of a new one is written by
 * `UPDATE_FORMAT=1 npx vitest run test/lambdas/store/formats.test.ts`.
 */
const format1 = new URL('../../play/golden/stored.json', import.meta.url)
const fileOf = (format: number) => new URL(`formats/${format}.jsonl`, import.meta.url)

let database: Database
beforeAll(async () => {
  database = await startDatabase()
})
afterAll(() => database.stop())

interface Kept {
  store: Store
  table: string
}

async function readFormat(format: number): Promise<Kept> {
  const { store, dynamoTable: table } = await freshStore(database.client)
  if (format === 1) {
    const documents = DynamoDBDocumentClient.from(database.client)
    for (const Item of JSON.parse(readFileSync(format1, 'utf8')) as Record<string, unknown>[])
      await documents.send(new PutCommand({ TableName: table, Item }))
  } else {
    for (const line of readFileSync(fileOf(format), 'utf8').trimEnd().split('\n'))
      await database.client.send(new PutItemCommand({ TableName: table, Item: fromLine(line) }))
  }
  return { store, table }
}

const users = ['700000000000000001', '700000000000000002', '700000000000000003']
const guild = '700000000000000100'

/** All that a table says. */
async function everything({ store }: Kept) {
  const ids = [...new Set((await Promise.all(users.map(store.gamesOfUser))).flat())].sort()
  return {
    games: await Promise.all(ids.map(id => store.loadGame(id))),
    logs: await Promise.all(ids.map(id => store.readLog(id))),
    armies: await Promise.all(users.map(user => store.armiesOf(user))),
    orders: await Promise.all(users.map(user => store.userOrders(user))),
    settings: await Promise.all(users.map(store.userSettings)),
    server: await store.serverSettings(guild),
    boards: await store.boardsOf(guild),
    figures: await store.figuresOf(guild),
  }
}

/** The table of format 1 as this program writes it, everything once; but nothing is saved as changed. */
async function writeSample(): Promise<void> {
  const old = await everything(await readFormat(1))
  const { store, dynamoTable: table } = await freshStore(database.client)
  for (const [i, game] of old.games.entries()) {
    await store.createGame(game!)
    await store.indexGame(game!)
    await store.appendLog(game!.id, old.logs[i]!)
  }
  const before = <Record extends { version: number }>(record: Record) => ({
    ...record,
    version: record.version - 1,
  })
  for (const army of old.armies.flat()) await store.saveArmy({ ...army, version: 0 })
  for (const orders of old.orders)
    if (orders.version > 0) await store.saveUserOrders({ ...orders, version: 0 })
  for (const settings of old.settings) await store.saveUserSettings(settings)
  await store.saveServerSettings(old.server)
  for (const board of old.boards) await store.saveBoard(before(board))
  await store.saveFigures(before(old.figures))
  await store.createSeason(sampleSeason({ guild }))
  await store.indexSeason(sampleSeason({ guild }), users[0])
  const { Items = [] } = await database.client.send(
    new ScanCommand({ TableName: table, ConsistentRead: true }),
  )
  writeFileSync(fileOf(recordFormat), `${Items.map(toLine).sort().join('\n')}\n`)
}

describe('the log of a battle that was left to the computer', () => {
  it('says nobody’s name, also where it was kept with one', async () => {
    const kept = seal<LogEntry>({
      n: 7,
      event: 'handed-over',
      turn: 2,
      phase: 'strategy',
      by: 0,
      from: 'Ada',
    })
    const { from: _from, ...nameless } = kept as LogEntry & { from: string }
    expect(logOf([{ entries: pack([kept]) }])).toEqual([nameless])
    expect(logItems('g1', [kept]).map(({ entries }) => unpack(entries))).toEqual([[nameless]])
  })
})

describe('a table of every format', () => {
  it('has a sample', async () => {
    if (process.env.UPDATE_FORMAT) await writeSample()
    for (let format = 2; format <= recordFormat; format++) expect(existsSync(fileOf(format))).toBe(true)
  })

  const later = Array.from({ length: recordFormat - 1 }, (_, i) => i + 2)
  it.each(later)('%i says just what that of format 1 does', async format => {
    const versionless = (text: unknown) =>
      JSON.parse(JSON.stringify(text), (key, value: unknown) =>
        key === 'version' ? undefined : value,
      ) as unknown
    const [then, now] = await Promise.all([
      everything(await readFormat(1)),
      everything(await readFormat(format)),
    ])
    expect(then.games).toHaveLength(3)
    expect(then.logs.flat().length).toBeGreaterThan(100)
    expect(now.games).toEqual(then.games)
    expect(versionless(now)).toEqual(versionless(then))
  })

  it.each(later.filter(format => format >= 3))('%i has a season', async format => {
    const { store } = await readFormat(format)
    const [pointer] = await store.seasonsOfServer(guild, 'open', 10)
    expect(await store.seasonsOfUser(users[0]!)).toEqual([pointer!.id])
    const season = (await store.loadSeason(pointer!.id))!
    // What a season is made of may grow.
    expect(season).toMatchObject({ id: 's1', guild, season: { settings: { name: 'Spring' } } })
    expect(await store.saveSeason(season)).toBe(true)
  })

  it('3 had other names for the boards of a server and for the end of a holiday', () => {
    const { record, ...item } = gameItem(sampleGame())
    const older = { ...(unpack(record) as object), grounds: ['a board'], clock: { of: 5, stood: 3 } }
    const game = gameOf({ ...item, record: pack(older) })
    expect(game).toMatchObject({ customBoards: ['a board'], clock: { of: 5, heldUntil: 3 } })
    expect(game).not.toHaveProperty('grounds')
    expect(game.clock).not.toHaveProperty('stood')
    const season = seasonItem(sampleSeason({ guild }))
    const olderSeason = { ...(unpack(season['record']) as object), grounds: ['a board'] }
    expect(seasonOf({ ...season, record: pack(olderSeason) })).toEqual(
      sampleSeason({ guild, customBoards: ['a board'] }),
    )
  })

  it('of a battle became four times smaller by being packed', async () => {
    const items = JSON.parse(readFileSync(format1, 'utf8')) as Record<string, unknown>[]
    const battles = items.filter(({ sk, stage }) => sk === 'GAME' && stage === 'battle')
    expect(battles).toHaveLength(2)
    for (const old of battles) expect(itemSize(gameItem(gameOf(old)))).toBeLessThan(itemSize(old) / 4)
  })

  it.each([1, ...later])('%i is written on in the present one', async format => {
    const { store } = await readFormat(format)
    for (const id of await store.gamesOfUser(users[0]!)) {
      const game = (await store.loadGame(id))!
      expect(await store.saveGame(game)).toBe(true)
      expect(await store.loadGame(id)).toEqual({ ...game, version: game.version + 1 })
    }
  })

  it('1 with a full outbox is emptied, and ticked only as long as it is full', async () => {
    const { store, table } = await readFormat(1)
    const [id] = (await store.gamesOfUser(users[0]!)) as [string]
    const documents = DynamoDBDocumentClient.from(database.client)
    const outbox = JSON.stringify([{ key: 'l', do: 'index' }])
    await documents.send(
      new UpdateCommand({
        TableName: table,
        Key: keys.game(id),
        UpdateExpression: 'SET outbox = :outbox, unsaid = :yes',
        ExpressionAttributeValues: { ':outbox': outbox, ':yes': 'yes' },
      }),
    )
    expect(await store.unsaid(10)).toEqual([id])
    const read = (await store.loadGame(id))!
    expect(read.outbox).toEqual([{ key: 'l', do: 'index' }])
    expect(await store.clearOutbox(read)).toBe(true)
    expect(await store.unsaid(10)).toEqual([])
    expect(await store.tickGame(read, read)).toBe(false)
    const now = (await store.loadGame(id))!
    expect(now).toEqual({ ...read, outbox: [] })
    expect(await store.tickGame(now, now)).toBe(true)
  })
})

describe('what a newer version wrote', () => {
  const user = '101'
  const guildHere = '500'
  const written: [string, { pk: string; sk: string }, (store: Store) => Promise<unknown>][] = [
    ['a game', keys.game('g1'), store => store.loadGame('g1')],
    ['a log', keys.log('g1', 0), store => store.readLog('g1')],
    ['a log, written again', keys.log('g1', 0), store => store.appendLog('g1', sampleLog(0, 1))],
    ['a season', seasonKeys.season('s1'), store => store.loadSeason('s1')],
    ['records', seasonKeys.closed(guildHere), store => store.closedSeasons(guildHere)],
    ['an army', keys.army(user, 'Riders'), store => store.loadArmy(user, 'Riders')],
    ['armies', keys.army(user, 'Riders'), store => store.armiesOf(user)],
    ['orders', keys.orders(user), store => store.userOrders(user)],
    ['settings', keys.user(user), store => store.userSettings(user)],
    [
      'settings, written over',
      keys.user(user),
      async store => store.saveUserSettings({ ...(await store.userSettings('102')), user }),
    ],
    ['a server’s settings', keys.guild(guildHere), store => store.serverSettings(guildHere)],
    [
      'a server’s settings, written over',
      keys.guild(guildHere),
      async store => store.saveServerSettings({ ...(await store.serverSettings('501')), guild: guildHere }),
    ],
    ['a board', keys.board(guildHere, 'b'), store => store.loadBoard(guildHere, 'b')],
    ['figures', keys.figures(guildHere), store => store.figuresOf(guildHere)],
    ['a player who wants to be forgotten', keys.orders(user), store => store.forgetUser(user)],
  ]

  it.each(written)('is neither read nor written: %s', async (_, key, attempt) => {
    const { store, dynamoTable: table } = await freshStore(database.client)
    const documents = DynamoDBDocumentClient.from(database.client)
    const item = { ...key, format: recordFormat + 1, version: 1, what: 'nobody here knows' }
    await documents.send(new PutCommand({ TableName: table, Item: item }))
    await expect(attempt(store)).rejects.toThrow(NewerFormat)
    const { Items } = await database.client.send(new ScanCommand({ TableName: table }))
    expect(Items).toHaveLength(1)
    expect(Items![0]).toMatchObject({
      format: { N: String(recordFormat + 1) },
      what: { S: 'nobody here knows' },
    })
  })

  it('is known by the way in which it is packed, too', async () => {
    const { store, dynamoTable: table } = await freshStore(database.client)
    await store.createGame(sampleGame())
    const documents = DynamoDBDocumentClient.from(database.client)
    const change = new UpdateCommand({
      TableName: table,
      Key: keys.game('g1'),
      UpdateExpression: 'SET #record = :bytes',
      ExpressionAttributeNames: { '#record': 'record' },
      ExpressionAttributeValues: { ':bytes': Buffer.from([9, 1, 2]) },
    })
    await documents.send(change)
    await expect(store.loadGame('g1')).rejects.toThrow(NewerFormat)
  })
})

it('marks every item with its format', async () => {
  const { store, dynamoTable: table } = await freshStore(database.client)
  await store.createGame(sampleGame())
  await store.indexGame(sampleGame())
  await store.appendLog('g1', sampleLog(0, 1))
  await store.saveArmy(sampleArmy())
  const { Items = [] } = await database.client.send(new ScanCommand({ TableName: table }))
  expect(Items.length).toBeGreaterThan(5)
  for (const { format } of Items) expect(format).toEqual({ N: String(recordFormat) })
})
