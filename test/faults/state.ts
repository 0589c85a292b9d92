import { BatchWriteCommand, DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb'
import type { ChannelMessage } from '../../lambdas/local/discord/types.ts'
import { gameOf, logOf } from '../../lambdas/store/items.ts'
import { closedSeasonsOf, seasonOf } from '../../lambdas/store/seasonItems.ts'
import type { SeasonRecord } from '../../lambdas/store/seasonTypes.ts'
import type { GameRecord } from '../../lambdas/store/types.ts'
import { wordsOf } from '../play/harness.ts'
import type { Deployed } from '../standIns/deployed.ts'
import type { DiscordState } from '../standIns/discord.ts'

type Item = Record<string, unknown>

/** All that is kept at one time, in the table and by Discord. */
export interface State {
  items: Map<string, Item>
  discord: DiscordState
}

const keyOf = ({ pk, sk }: Item) => `${String(pk)} ${String(sk)}`

async function itemsOf({ client, tableName }: Deployed): Promise<Map<string, Item>> {
  const documents = DynamoDBDocumentClient.from(client)
  const items = new Map<string, Item>()
  let from: Item | undefined
  do {
    const scan = { TableName: tableName, ConsistentRead: true, ExclusiveStartKey: from }
    const page = await documents.send(new ScanCommand(scan))
    for (const item of page.Items ?? []) items.set(keyOf(item), item)
    from = page.LastEvaluatedKey
  } while (from)
  return items
}

export const keepState = async (deployed: Deployed): Promise<State> => ({
  items: await itemsOf(deployed),
  discord: deployed.discord.keep(),
})

/** Makes everything as it was. */
export async function restoreState(deployed: Deployed, { items, discord }: State): Promise<void> {
  const now = await itemsOf(deployed)
  const remove = [...now].filter(([key]) => !items.has(key))
  const put = [...items].filter(([key, item]) => JSON.stringify(now.get(key)) !== JSON.stringify(item))
  const requests = [
    ...remove.map(([, { pk, sk }]) => ({ DeleteRequest: { Key: { pk, sk } } })),
    ...put.map(([, Item]) => ({ PutRequest: { Item } })),
  ]
  for (let i = 0; i < requests.length; i += 25)
    await DynamoDBDocumentClient.from(deployed.client).send(
      new BatchWriteCommand({ RequestItems: { [deployed.tableName]: requests.slice(i, i + 25) } }),
    )
  deployed.discord.restore(discord)
  deployed.discord.sent.length = 0
  deployed.queue.clear()
}

/** What of a state has to come out the same however often a program ended on the way. */
export interface Told {
  /** every item of the table but the logs, by its key */
  items: Map<string, string>
  /** the versions of the games */
  versions: Map<string, number>
  /** entries of the logs */
  log: string[]
  /** what everybody may read, message by message */
  posts: string[]
}

/** Of these there is one more, or another, after every try: when it was, and what was drawn by lot. */
const changing = new Set([
  'changed',
  'made',
  'until',
  'left',
  'clock',
  'ticks',
  'pinged',
  'secret',
  'commitment',
  'number',
  'recent',
  'held',
  'expires',
  // of a season
  'numbers',
  'seed',
  'took',
  'askedAt',
  'answerTime',
])

/** Ids, times and seeds as words that stay the same. */
function steady(text: string, games: readonly string[]): string {
  return (
    games
      .reduce((left, game, i) => left.replaceAll(game, `game ${i + 1}`), text)
      // Before the ids: of so many digits some seeds have enough in a row.
      .replaceAll(/\b[0-9a-f]{32,}\b/g, 'seed')
      .replaceAll(/\d{15,20}/g, 'id')
      .replaceAll(/\b[0-9a-f]{16,}\b/g, 'seed')
      .replaceAll(/\b(1[6-9]|2\d)\d{8}\b/g, 'time')
      .replaceAll(/\d{1,2} \w{3}, \d\d:\d\d UTC/g, 'time')
  )
}

/** The games of a state, as the program reads them. */
export const gamesOf = ({ items }: State): GameRecord[] =>
  [...items.values()].filter(({ sk }) => sk === 'GAME').map(gameOf)

/** The seasons of a state, as the program reads them. */
export const seasonsIn = ({ items }: State): SeasonRecord[] =>
  [...items.values()].filter(({ sk }) => sk === 'SEASON').map(seasonOf)

/** What an item says, unpacked. */
function factsOf(item: Item): unknown {
  if (item['sk'] === 'GAME') return gameOf(item)
  // How often a season was saved until all was told is nobody's business; orders that are set again count as well.
  if (item['sk'] === 'SEASON') return { ...seasonOf(item), version: undefined }
  if (item['sk'] === 'RECORDS')
    return Object.values(closedSeasonsOf('', item).seasons).map(({ season }) => season)
  return { ...item, version: undefined }
}

const asText = (message: ChannelMessage) =>
  JSON.stringify([
    message.channel_id,
    wordsOf(message),
    message.mentions,
    message.attachments.map(each => each.filename),
  ])

export function toldIn(state: State): Told {
  const games = gamesOf(state)
  const ids = [...games.sort((a, b) => a.made - b.made), ...seasonsIn(state)].map(({ id }) => id)
  const told: Told = { items: new Map(), versions: new Map(), log: [], posts: [] }
  const without = (key: string, value: unknown) => (changing.has(key) ? undefined : value)
  for (const [key, item] of state.items) {
    // When the clock last ran, and where somebody saw a board last: nothing is lost with either.
    if (key.startsWith('CLOCK ') || key.includes(' SHOWN#')) continue
    if (key.includes(' LOG#')) {
      for (const entry of logOf([item])) told.log.push(steady(`${key} ${JSON.stringify(entry)}`, ids))
      continue
    }
    const isGame = item['sk'] === 'GAME'
    const facts = factsOf(item)
    // A game is found in its channel and in its thread, whose ids look the same here.
    const name = steady(key, ids).replace(/#\d{10}#/, '#') + (item['thread'] === true ? ', its thread' : '')
    told.items.set(name, steady(JSON.stringify(facts, without), ids))
    if (isGame) told.versions.set(steady(key, ids), (facts as GameRecord).version)
  }
  for (const message of state.discord.messages)
    if (message.visibleTo === null && message.author.bot) told.posts.push(steady(asText(message), ids))
  return told
}

/** What is in one list and not in the other, as often as it is. */
export function missingFrom(list: readonly string[], wanted: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const each of list) left.set(each, (left.get(each) ?? 0) + 1)
  return wanted.filter(each => {
    const count = left.get(each) ?? 0
    left.set(each, count - 1)
    return count <= 0
  })
}
