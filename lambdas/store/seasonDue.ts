import { type SeasonTask, tasksOf } from '../../rules/league/running.ts'
import type { SeasonRecord } from './seasonTypes.ts'
import { tryTimes } from './waiting.ts'

/** What the clock has still to do about a season, in no order. */
export const seasonTasks = ({ season, ticked }: Pick<SeasonRecord, 'season' | 'ticked'>): SeasonTask[] =>
  tasksOf(season).filter(({ key }) => !ticked.includes(key))

/** When the clock has to look at a season, in seconds since 1970; null: never. Follows from the record alone. */
export function seasonDueTime(record: SeasonRecord): number | null {
  const all = [...seasonTasks(record).map(({ at }) => at), ...tryTimes(record)]
  const times = all.map(at => Math.max(at, record.postponed ?? 0))
  return times.length ? Math.floor(Math.min(...times)) : null
}
