import type { Actor } from '../game/change.ts'
import type { SeasonRecord } from '../store/seasonTypes.ts'

/** A season in which whoever acts is called as they are on Discord now. */
export function withTodaysName(record: SeasonRecord, { user }: Pick<Actor, 'user'>): SeasonRecord {
  const { entrants } = record.season
  const own = entrants.findIndex(entrant => entrant.user === user.id)
  const { name, handle } = user
  if (own < 0 || (entrants[own]!.name === name && entrants[own]!.handle === handle)) return record
  const named = entrants.map((entrant, i) =>
    i === own ? { ...entrant, name, ...(handle !== undefined && { handle }) } : entrant,
  )
  return { ...record, season: { ...record.season, entrants: named } }
}
