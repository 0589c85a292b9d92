import { readSave } from '../../rules/games.ts'
import type { BattleSave } from '../../rules/index.ts'
import { dueTime } from './dueTime.ts'
import { dynamoTable } from './dynamoTable.ts'
import type { ArmyRecord, BoardRecord, FiguresRecord, GameRecord, LogEntry } from './types.ts'

/** Everything in the table is found by these keys. */
export const keys = {
  game: (id: string) => ({ pk: `GAME#${id}`, sk: 'GAME' }),
  log: (game: string, n: number) => ({ pk: `GAME#${game}`, sk: `LOG#${padded(n)}` }),
  ofChannel: (channel: string) => `CHANNEL#${channel}`,
  ofUser: (user: string) => `USER#${user}`,
  /** sorts by age */
  pointer: (game: GameRecord) => `GAME#${padded(game.made)}#${game.id}`,
  army: (user: string, name: string) => ({ pk: `USER#${user}`, sk: `ARMY#${folded(name)}` }),
  orders: (user: string) => ({ pk: `USER#${user}`, sk: 'ORDERS' }),
  user: (user: string) => ({ pk: `USER#${user}`, sk: 'SETTINGS' }),
  board: (guild: string, id: string) => ({ pk: `GUILD#${guild}`, sk: `BOARD#${id}` }),
  figures: (guild: string) => ({ pk: `GUILD#${guild}`, sk: 'FIGURES' }),
  guild: (guild: string) => ({ pk: `GUILD#${guild}`, sk: 'SETTINGS' }),
}

const padded = (n: number) => String(n).padStart(10, '0')

/** Names of armies are the same whatever their case, so that nobody owns `Rohan` and `rohan`. */
const folded = (name: string) => name.normalize('NFKC').trim().toLowerCase()

const declinedFor = 30 * 24 * 3600

/** A declined challenge is forgotten after a month; everything else stays. */
export const expiry = (game: GameRecord) =>
  game.stage === 'declined' ? { [dynamoTable.expiry]: game.changed + declinedFor } : {}

export const outboxText = (outbox: GameRecord['outbox']): string => JSON.stringify(outbox)

/** The item of a game: the record whole. Save, outbox and news are opaque to DynamoDB, so they travel as text. */
export function gameItem(game: GameRecord): Record<string, unknown> {
  const due = dueTime(game)
  return {
    ...game,
    ...keys.game(game.id),
    save: game.save && JSON.stringify(game.save),
    ...(game.news && { news: JSON.stringify(game.news) }),
    outbox: outboxText(game.outbox),
    ...(game.outbox.length > 0 && { [dynamoTable.unsaidPartitionKey]: 'yes' }),
    ...(due !== null && { [dynamoTable.duePartitionKey]: 'yes', [dynamoTable.dueSortKey]: due }),
    ...expiry(game),
  }
}

/** @throws where the item is none that `gameItem` made */
export function gameOf(item: Record<string, unknown>): GameRecord {
  const {
    pk: _pk,
    sk: _sk,
    [dynamoTable.unsaidPartitionKey]: _unsaid,
    [dynamoTable.expiry]: _expires,
    ...kept
  } = item
  const { [dynamoTable.duePartitionKey]: _timed, [dynamoTable.dueSortKey]: _due, ...rest } = kept
  const record = rest as unknown as GameRecord
  return {
    ...record,
    save: typeof item.save === 'string' ? readSave(record, JSON.parse(item.save) as BattleSave) : null,
    outbox: JSON.parse(String(item.outbox)) as GameRecord['outbox'],
    ...(typeof item.news === 'string' && { news: JSON.parse(item.news) as GameRecord['news'] }),
  }
}

export const armyItem = (army: ArmyRecord): Record<string, unknown> => ({
  ...army,
  ...keys.army(army.user, army.name),
})

export function armyOf(item: Record<string, unknown>): ArmyRecord {
  const { pk: _pk, sk: _sk, ...rest } = item
  return rest as unknown as ArmyRecord
}

export function boardOf(item: Record<string, unknown>): BoardRecord {
  const { pk: _pk, sk: _sk, ...rest } = item
  return rest as unknown as BoardRecord
}

/** Figures travel as text: DynamoDB never looks into them. */
export const figuresItem = (record: FiguresRecord): Record<string, unknown> => ({
  ...record,
  ...keys.figures(record.guild),
  figures: JSON.stringify(record.figures),
})

export const figuresOf = (guild: string, item: Record<string, unknown> | undefined): FiguresRecord => ({
  guild,
  figures: item ? (JSON.parse(String(item.figures)) as FiguresRecord['figures']) : [],
  version: Number(item?.version ?? 0),
  recent: (item?.recent ?? []) as string[],
})

/** Entries of the log that share an item: one write for all that a command brought about. */
export const logChunk = 200

export function logItems(game: string, entries: readonly LogEntry[]): Record<string, unknown>[] {
  const items: Record<string, unknown>[] = []
  for (let i = 0; i < entries.length; i += logChunk) {
    const chunk = entries.slice(i, i + logChunk)
    items.push({ ...keys.log(game, chunk[0]!.n), entries: JSON.stringify(chunk) })
  }
  return items
}

/** The log as it was written, in order, none twice. */
export function logOf(items: readonly Record<string, unknown>[]): LogEntry[] {
  const byNumber = new Map<number, LogEntry>()
  for (const item of items)
    for (const entry of JSON.parse(String(item.entries)) as LogEntry[]) byNumber.set(entry.n, entry)
  return [...byNumber.values()].sort((a, b) => a.n - b.n)
}
