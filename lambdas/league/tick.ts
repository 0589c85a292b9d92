import { type Doing, openRound, type Season, type SeasonBattle } from '../../rules/league/running.ts'
import { seasonTasks } from '../store/seasonDue.ts'
import type { SeasonEntry, SeasonRecord } from '../store/seasonTypes.ts'
import { beginning, decideAll } from './decide.ts'
import { gameChange, seasonPost, standing } from './seasonEntries.ts'
import { afterHolidays, type HolidayOf } from './seasonHolidays.ts'

/** Who still has a battle to fight in the round under way. */
function owing({ season }: SeasonRecord): string[] {
  const left = openRound(season)?.battles.filter(({ outcome, paused }) => !outcome && !paused) ?? []
  return left.flatMap(battle => usersOf(season, battle))
}

const usersOf = ({ entrants }: Season, { players }: SeasonBattle): string[] =>
  players.map(number => entrants[number ?? -1]?.user ?? '').filter(Boolean)

/** The later end of a battle whose players were on holiday. */
function awayFor({ season }: SeasonRecord, round: number, battle: SeasonBattle, holidayOf: HolidayOf) {
  const users = usersOf(season, battle)
  return afterHolidays(season.rounds[round - 1]!, battle, users, holidayOf)
}

/** Those whose holidays the clock asks for: players of battles whose time is over, where the season waits for them. */
export const usersAway = (record: SeasonRecord, now: number): string[] =>
  record.season.settings.holidays === 'battle-waits'
    ? seasonTasks(record).flatMap(task =>
        task.task === 'due' && task.at <= now
          ? usersOf(record.season, record.season.rounds[task.round - 1]!.battles[task.table]!)
          : [],
      )
    : []

/**
 * What the time does to a season: one reminder a round, last turns when a battle's time is over (7.05), what the season
 * says of battles that are not over then either, and battles whose boards nobody strikes off. Follows from the record and
 * the time alone.
 * @param now seconds since 1970
 * @param holidayOf the holidays of `usersAway`: of nobody where the season does not wait for them
 * @returns undefined where there is nothing to be done yet
 */
export function tickSeason(
  record: SeasonRecord,
  now: number,
  holidayOf: HolidayOf = () => undefined,
): { season: SeasonRecord; outbox: SeasonEntry[] } | undefined {
  const due = seasonTasks(record).filter(({ at }) => at <= now)
  if (due.length === 0) return undefined
  const outbox: SeasonEntry[] = []
  const decisions: Doing[] = []
  const longer = new Set<SeasonBattle>()
  for (const task of due) {
    if (task.task === 'remind') {
      const users = owing(record)
      const { due: ends } = record.season.rounds[task.round - 1]!
      // A clock that stood still reminds of nothing that is over.
      if (users.length && ends !== null && ends > now)
        outbox.push(seasonPost(record, 'round-ends', { round: task.round }, users))
      continue
    }
    const { round, table } = task
    const battle = record.season.rounds[round - 1]!.battles[table]!
    if (task.task === 'due') {
      const later = awayFor(record, round, battle, holidayOf)
      if (later) {
        longer.add(battle)
        decisions.push({ do: 'holiday', round, table, ...later })
        continue
      }
    }
    if (task.task === 'begin') outbox.push(beginning(record, round, table))
    if (task.task === 'due' && battle.game !== null)
      outbox.push(gameChange(record, battle.game, { change: 'last-turns' }))
    if (task.task === 'late' && !longer.has(battle)) {
      const { unplayed } = record.season.settings
      if (unplayed === 'director') outbox.push(standing(record))
      else decisions.push({ do: unplayed, round, table, why: '' })
    }
  }
  const decided = decideAll(
    record,
    decisions.map(doing => ({ ...doing, by: '', at: now, as: 'program' as const })),
  )
  const known = new Set(outbox.map(({ key }) => key))
  outbox.push(...decided.outbox.filter(({ key }) => !known.has(key)))
  const ticked = [...record.ticked, ...due.map(({ key }) => key)]
  const season = { ...decided.season, ticked, changed: now }
  delete season.postponed
  // What can come no more need not be remembered.
  const possible = new Set(seasonTasks({ ...season, ticked: [] }).map(({ key }) => key))
  return { season: { ...season, ticked: ticked.filter(key => possible.has(key)) }, outbox }
}
