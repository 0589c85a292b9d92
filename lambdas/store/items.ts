import { ofGame, readSave } from '../../rules/games.ts'
import { dueTime } from './dueTime.ts'
import { dynamoTable } from './dynamoTable.ts'
import { withNewNames, withoutLeaver } from './olderNames.ts'
import { pack, unpack } from './packed.ts'
import { shardOf } from './shards.ts'
import type { ArmyRecord, BoardRecord, FiguresRecord, GameRecord, LogEntry, OfGame } from './types.ts'
import { isUnsaid } from './waiting.ts'

/** What keys of the first game have nothing of: they are older than every other game. */
const mark = (of: OfGame | undefined): string => {
  const { game } = ofGame(of?.game)
  return game === undefined ? '' : `#${game}`
}

/**
 * What the keys of a player's armies begin with. Names may have any sign in them: one of the first game's never begins
 * as those of another game do.
 */
export const armiesOfGame = (of?: OfGame): string => (mark(of) ? `ARMIES${mark(of)}#` : 'ARMY#')

/** Everything in the table is found by these keys. */
export const keys = {
  game: (id: string) => ({ pk: `GAME#${id}`, sk: 'GAME' }),
  log: (game: string, n: number) => ({ pk: `GAME#${game}`, sk: `LOG#${padded(n)}` }),
  ofChannel: (channel: string) => `CHANNEL#${channel}`,
  lateNotice: (channel: string) => ({ pk: `CHANNEL#${channel}`, sk: 'LATE' }),
  clock: { pk: 'CLOCK', sk: 'RAN' },
  ofUser: (user: string) => `USER#${user}`,
  /** sorts by age */
  pointer: (game: GameRecord) => `GAME#${padded(game.made)}#${game.id}`,
  army: (user: string, name: string, of?: OfGame) => ({
    pk: `USER#${user}`,
    sk: `${armiesOfGame(of)}${folded(name)}`,
  }),
  orders: (user: string, of?: OfGame) => ({ pk: `USER#${user}`, sk: `ORDERS${mark(of)}` }),
  user: (user: string) => ({ pk: `USER#${user}`, sk: 'SETTINGS' }),
  shown: (user: string, channel: string, game: string) => ({
    pk: `USER#${user}`,
    sk: `SHOWN#${channel}#${game}`,
  }),
  command: (user: string, id: string) => ({ pk: `USER#${user}`, sk: `COMMAND#${id}` }),
  board: (guild: string, id: string) => ({ pk: `GUILD#${guild}`, sk: `BOARD#${id}` }),
  figures: (guild: string, of?: OfGame) => ({ pk: `GUILD#${guild}`, sk: `FIGURES${mark(of)}` }),
  guild: (guild: string) => ({ pk: `GUILD#${guild}`, sk: 'SETTINGS' }),
  lobby: (guild: string, channel: string) => ({ pk: `GUILD#${guild}`, sk: `LOBBY#${channel}` }),
  /** from a server to a challenge that anybody there may take up; sorts by age */
  openChallenge: (guild: string, { made, id }: Pick<GameRecord, 'made' | 'id'>) => ({
    pk: `GUILD#${guild}`,
    sk: `OPEN#${padded(made)}#${id}`,
  }),
}

const padded = (n: number) => String(n).padStart(10, '0')

/** Names of armies are the same whatever their case, so that nobody owns `Rohan` and `rohan`. */
const folded = (name: string) => name.normalize('NFKC').trim().toLowerCase()

const declinedFor = 30 * 24 * 3600

/** A declined challenge is forgotten after a month; everything else stays. */
export const expiry = (game: GameRecord) =>
  game.stage === 'declined' && !game.season ? { [dynamoTable.expiry]: game.changed + declinedFor } : {}

/** What DynamoDB has to see of a game, for its conditions and indexes and for whoever looks into the table. */
const seen = ['version', 'ticks', 'stage', 'thread', 'changed'] as const satisfies (keyof GameRecord)[]

/**
 * The item of a game: the record packed, but for what DynamoDB has to see, and the outbox, which can be emptied
 * without the rest.
 */
export function gameItem(game: GameRecord): Record<string, unknown> {
  const due = dueTime(game)
  const shard = shardOf(game.id)
  const { outbox, ...record } = game
  for (const key of seen) delete (record as Partial<GameRecord>)[key]
  return {
    ...keys.game(game.id),
    ...Object.fromEntries(seen.map(key => [key, game[key]])),
    record: pack(record),
    ...(outbox.length > 0 && { outbox: pack(outbox) }),
    ...(isUnsaid(game) && { [dynamoTable.unsaidPartitionKey]: shard }),
    ...(due !== null && { [dynamoTable.duePartitionKey]: shard, [dynamoTable.dueSortKey]: due }),
    ...expiry(game),
  }
}

/** An item without its keys and whatever else is the table's alone. */
export function facts(item: Record<string, unknown>): Record<string, unknown> {
  const {
    pk: _pk,
    sk: _sk,
    format: _format,
    [dynamoTable.unsaidPartitionKey]: _unsaid,
    [dynamoTable.duePartitionKey]: _timed,
    [dynamoTable.dueSortKey]: _due,
    [dynamoTable.expiry]: _expires,
    ...rest
  } = item
  return rest
}

/** @throws where the item is none that `gameItem` made, now or in an older format */
export function gameOf(item: Record<string, unknown>): GameRecord {
  const { record, outbox, ...rest } = facts(item)
  const read = record === undefined ? recordOfFormat1(rest) : { ...(unpack(record) as object), ...rest }
  const game = { ...withNewNames(read), outbox: outbox === undefined ? [] : unpack(outbox) } as GameRecord
  const { news } = game
  return {
    ...game,
    save: game.save && readSave(game, game.save),
    ...(news?.seen && { news: { ...news, seen: readSave(game, news.seen) } }),
  }
}

/** Format 1 had an attribute for every part of the record. */
const recordOfFormat1 = ({ save, news, ...rest }: Record<string, unknown>): object => ({
  ...rest,
  save: typeof save === 'string' ? unpack(save) : null,
  ...(news !== undefined && { news: unpack(news) }),
})

export const armyItem = (army: ArmyRecord): Record<string, unknown> => ({
  ...army,
  ...keys.army(army.user, army.name, army),
})

export const armyOf = (item: Record<string, unknown>): ArmyRecord => facts(item) as unknown as ArmyRecord

export const boardOf = (item: Record<string, unknown>): BoardRecord => facts(item) as unknown as BoardRecord

/** What was set, without what was not. */
export const settingsOf = (item: Record<string, unknown> | undefined): Record<string, unknown> =>
  facts(item ?? {})

/** Figures are packed: DynamoDB never looks into them. */
export const figuresItem = (record: FiguresRecord): Record<string, unknown> => ({
  ...record,
  ...keys.figures(record.guild, record),
  figures: pack(record.figures),
})

export const figuresOf = (
  guild: string,
  of: OfGame | undefined,
  item: Record<string, unknown> | undefined,
): FiguresRecord => ({
  guild,
  ...ofGame(of?.game),
  figures: item ? (unpack(item.figures) as FiguresRecord['figures']) : [],
  version: Number(item?.version ?? 0),
  recent: (item?.recent ?? []) as string[],
})

/** Entries of the log that share an item: one write for all that a command brought about. */
export const logChunk = 200

/** An item of the log: its key is made of its first number, and it may be written again with more after that. */
type LogItem = Record<string, unknown> & { last: number }

export function logItems(game: string, entries: readonly LogEntry[]): LogItem[] {
  const items: LogItem[] = []
  for (let i = 0; i < entries.length; i += logChunk) {
    const chunk = entries.slice(i, i + logChunk)
    const { n } = chunk[0]!
    items.push({ ...keys.log(game, n), last: chunk.at(-1)!.n, entries: pack(chunk.map(withoutLeaver)) })
  }
  return items
}

/** The log as it was written, in order, none twice. */
export function logOf(items: readonly Record<string, unknown>[]): LogEntry[] {
  const byNumber = new Map<number, LogEntry>()
  for (const item of items)
    for (const entry of unpack(item.entries) as LogEntry[]) byNumber.set(entry.n, withoutLeaver(entry))
  return [...byNumber.values()].sort((a, b) => a.n - b.n)
}
