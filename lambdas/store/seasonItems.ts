import { dynamoTable } from './dynamoTable.ts'
import { withNewNames } from './olderNames.ts'
import { pack, unpack } from './packed.ts'
import { seasonDueTime } from './seasonDue.ts'
import type { ClosedSeasons, SeasonPointer, SeasonRecord } from './seasonTypes.ts'
import { shardOf } from './shards.ts'
import { isUnsaid } from './waiting.ts'

const padded = (n: number) => String(n).padStart(10, '0')

/** Those that are over stand apart, so that however many there are nobody reads them to find the others. */
const kinds = { open: 'SEASON#OPEN#', past: 'SEASON#PAST#' } as const
export type SeasonKind = keyof typeof kinds

export const seasonKeys = {
  season: (id: string) => ({ pk: `SEASON#${id}`, sk: 'SEASON' }),
  /** sorts by age */
  pointer: ({ guild, made, id }: SeasonRecord, kind: SeasonKind) => ({
    pk: `GUILD#${guild}`,
    sk: `${kinds[kind]}${padded(made)}#${id}`,
  }),
  closed: (guild: string) => ({ pk: `GUILD#${guild}`, sk: 'RECORDS' }),
  ofUser: (user: string, id: string) => ({ pk: `USER#${user}`, sk: `SEASON#${id}` }),
}

export const pointerPrefix = (kind: SeasonKind): string => kinds[kind]

export const kindOf = ({ season }: SeasonRecord): SeasonKind => (season.stage === 'over' ? 'past' : 'open')

/** The item of a season: packed, but for what DynamoDB has to see. */
export function seasonItem(record: SeasonRecord): Record<string, unknown> {
  const { version, changed, ...rest } = record
  const due = seasonDueTime(record)
  const shard = shardOf(record.id)
  return {
    ...seasonKeys.season(record.id),
    version,
    changed,
    record: pack(rest),
    ...(isUnsaid(record) && { [dynamoTable.unsaidPartitionKey]: shard }),
    ...(due !== null && { [dynamoTable.duePartitionKey]: shard, [dynamoTable.dueSortKey]: due }),
  }
}

/** @throws where the item is none that `seasonItem` made, now or in an older format */
export const seasonOf = ({ record, version, changed }: Record<string, unknown>): SeasonRecord =>
  ({ ...withNewNames(unpack(record) as object), version, changed }) as SeasonRecord

export const pointerItem = (record: SeasonRecord, kind: SeasonKind): Record<string, unknown> => ({
  ...seasonKeys.pointer(record, kind),
  season: record.id,
  name: record.season.settings.name,
  stage: record.season.stage,
})

export const pointerOf = ({ season, name, stage }: Record<string, unknown>): SeasonPointer => ({
  id: String(season),
  name: String(name),
  stage: stage as SeasonPointer['stage'],
})

/** DynamoDB takes items of 400 KB: hundreds of seasons. Of more the newest are kept. */
const maxBytes = 350_000

const beganAt = ({ season }: ClosedSeasons['seasons'][string]): number => season.rounds[0]?.published ?? 0

function packNewest(seasons: ClosedSeasons['seasons']): Uint8Array {
  const kept = Object.entries(seasons).sort(([, a], [, b]) => beganAt(a) - beganAt(b))
  let packed = pack(Object.fromEntries(kept))
  while (packed.length > maxBytes && kept.length > 1) {
    kept.shift()
    packed = pack(Object.fromEntries(kept))
  }
  return packed
}

export const closedSeasonsItem = ({ guild, version, seasons }: ClosedSeasons): Record<string, unknown> => ({
  ...seasonKeys.closed(guild),
  version,
  seasons: packNewest(seasons),
})

export const closedSeasonsOf = (guild: string, item: Record<string, unknown> | undefined): ClosedSeasons => ({
  guild,
  seasons: item ? (unpack(item.seasons) as ClosedSeasons['seasons']) : {},
  version: Number(item?.version ?? 0),
})
