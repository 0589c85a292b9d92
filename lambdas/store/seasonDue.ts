import { battlesOf, type Season } from '../../rules/league/running.ts'
import type { SeasonRecord } from './seasonTypes.ts'
import { tryTimes } from './waiting.ts'

const day = 24 * 3600

/** What the clock has to do about a season. */
export type SeasonTask = {
  /** the same for the same task; another where a director has given more time */
  key: string
  /** when, in seconds since 1970 */
  at: number
} & (
  | { task: 'remind'; round: number }
  /** its time is over: last turns (7.05) */
  | { task: 'due'; round: number; table: number }
  /** and what was given beyond that: it counts as not played */
  | { task: 'late'; round: number; table: number }
  /** board strikes were waited for long enough: it begins on what is left */
  | { task: 'begin'; round: number; table: number }
)

/** So long before its end a round is reminded of: a quarter of its length, two days at most. */
const leadOf = ({ roundLength }: Season['settings']): number => Math.min(2 * day, (roundLength ?? 0) / 4)

/** So long players may take to strike boards off: a tenth of the round, a day at most. */
const strikesWait = ({ roundLength }: Season['settings']): number =>
  Math.min(day, (roundLength ?? 10 * day) / 10)

/** All that is to be done some time about a season as it stands, in no order. */
export function seasonTasks({ season, ticked }: Pick<SeasonRecord, 'season' | 'ticked'>): SeasonTask[] {
  const { settings } = season
  const tasks = battlesOf(season).flatMap(({ round, table, battle }): SeasonTask[] => {
    if (battle.outcome || battle.players[1] === null) return []
    const where = { round: round.number, table }
    const name = `${round.number} ${table}`
    if (battle.game === null)
      return [
        {
          key: `begin ${name} ${battle.formerGames.length}`,
          at: round.published + strikesWait(settings),
          task: 'begin',
          ...where,
        },
      ]
    if (battle.due === null) return []
    return [
      { key: `due ${name} ${battle.due}`, at: battle.due, task: 'due', ...where },
      { key: `late ${name} ${battle.due}`, at: battle.due + settings.grace, task: 'late', ...where },
    ]
  })
  const last = season.rounds.at(-1)
  if (last?.due && last.battles.some(({ outcome }) => !outcome))
    tasks.push({
      key: `remind ${last.number}`,
      at: last.due - leadOf(settings),
      task: 'remind',
      round: last.number,
    })
  return tasks.filter(({ key }) => !ticked.includes(key))
}

/** When the clock has to look at a season, in seconds since 1970; null: never. Follows from the record alone. */
export function seasonDueTime(record: SeasonRecord): number | null {
  const all = [...seasonTasks(record).map(({ at }) => at), ...tryTimes(record)]
  const times = all.map(at => Math.max(at, record.postponed ?? 0))
  return times.length ? Math.floor(Math.min(...times)) : null
}
