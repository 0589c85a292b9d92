import type { Decision } from './decisions.ts'
import { battlesOf, entrantOf, type Role, type Ruling, type Season } from './season.ts'

const day = 24 * 3600

/** Something that a player owes the season. */
export type Owed =
  | { owes: 'army'; until: number | null }
  | { owes: 'battle'; round: number; table: number; game: string | null; until: number | null }

/** What a user owes, and until when; times in seconds since 1970. */
export function owedBy(season: Season, user: string): Owed[] {
  const entrant = entrantOf(season, user)
  const { state, approval } = season.entrants[entrant] ?? {}
  if (state !== 'in' || season.stage === 'over') return []
  const owed: Owed[] = []
  if (approval === 'missing' || approval === 'refused')
    owed.push({
      owes: 'army',
      until: season.stage === 'registration' ? season.settings.registrationUntil : null,
    })
  for (const { round, table, battle } of battlesOf(season))
    if (!battle.outcome && battle.players.includes(entrant))
      owed.push({ owes: 'battle', round: round.number, table, game: battle.game, until: battle.due })
  return owed
}

/** Has a user still to hand in armies? */
export const owesArmies = (season: Season, user: string): boolean =>
  owedBy(season, user).some(({ owes }) => owes === 'army')

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
  roundLength === null ? day : Math.min(day, roundLength / 10)

/** All that is to be done some time about a season as it stands, in no order. */
export function tasksOf(season: Season): SeasonTask[] {
  const { settings } = season
  const tasks = battlesOf(season).flatMap(({ round, table, battle }): SeasonTask[] => {
    if (battle.outcome) return []
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
  return tasks
}

/**
 * The rulings that somebody may read: directors and referees all, others those that touch them, or somebody who plays in
 * the place where they played, or everybody (10.01).
 */
export function rulingsFor(season: Season, user: string, role: Role): Ruling[] {
  const isConcerned = (number: number) => {
    const { user: present, former = [] } = season.entrants[number]!
    return user !== '' && [present, ...former.map(each => each.user)].includes(user)
  }
  return season.rulings.filter(
    ({ touches }) => role !== 'player' || touches.length === 0 || touches.some(isConcerned),
  )
}

/**
 * The decisions of a season without a user's id and name, once it has forgotten them: the same season comes of them.
 * @param alias an id that is nobody's, with a space in it, to tell the decisions of one person from another's
 */
export function withoutUser(decisions: readonly Decision[], user: string, alias: string): Decision[] {
  const other = (id: string) => (id === user ? alias : id)
  return decisions.map(decision => {
    const changed: Decision = { ...decision, by: other(decision.by) }
    if ('user' in changed) changed.user = other(changed.user)
    if (changed.do === 'join' && changed.user === alias) changed.name = '-'
    if (changed.do === 'substitute') {
      changed.with = other(changed.with)
      if (changed.with === alias) changed.name = '-'
    }
    if (changed.do === 'create' || changed.do === 'roles') changed.directors = changed.directors.map(other)
    if (changed.do === 'roles') changed.referees = changed.referees.map(other)
    return changed
  })
}
