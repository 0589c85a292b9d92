import { type Doing, openRound } from '../../rules/league/running.ts'
import { seasonTasks } from '../store/seasonDue.ts'
import type { SeasonEntry, SeasonRecord } from '../store/seasonTypes.ts'
import { beginning, decideAll } from './decide.ts'
import { gameChange, seasonPost, standing } from './outbox.ts'

/** Who still has a battle to fight in the round under way. */
function owing({ season }: SeasonRecord): string[] {
  const left = openRound(season)?.battles.filter(({ outcome, paused }) => !outcome && !paused) ?? []
  const users = left.flatMap(({ players }) =>
    players.map(number => season.entrants[number ?? -1]?.user ?? ''),
  )
  return users.filter(Boolean)
}

/**
 * What the time does to a season: one reminder a round, last turns when a battle's time is over (7.05), what the season
 * says of battles that are not over then either, and battles whose boards nobody strikes off. Follows from the record and
 * the time alone.
 * @param now seconds since 1970
 * @returns undefined where there is nothing to be done yet
 */
export function tickSeason(
  record: SeasonRecord,
  now: number,
): { season: SeasonRecord; outbox: SeasonEntry[] } | undefined {
  const due = seasonTasks(record).filter(({ at }) => at <= now)
  if (due.length === 0) return undefined
  const outbox: SeasonEntry[] = []
  const decisions: Doing[] = []
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
    if (task.task === 'begin') outbox.push(beginning(record, round, table))
    if (task.task === 'due' && battle.game !== null)
      outbox.push(gameChange(record, battle.game, { change: 'last-turns' }))
    if (task.task === 'late') {
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
