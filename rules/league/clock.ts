import type { Decision } from './decisions.ts'
import { battlesOf, entrantOf, type Role, type Ruling, type Season } from './season.ts'

/** Something that a player owes the season. */
export type Owed =
  | { owes: 'army'; until: number | null }
  | { owes: 'battle'; round: number; table: number; game: string | null; until: number | null }

/** What a user owes, and until when; times in seconds since 1970. */
export function owedBy(season: Season, user: string): Owed[] {
  const entrant = entrantOf(season, user)
  const { state, approval } = season.entrants[entrant] ?? {}
  if (entrant < 0 || state !== 'in' || season.stage === 'over') return []
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

const openBattles = (season: Season) =>
  season.stage === 'running' ? battlesOf(season).filter(({ battle }) => !battle.outcome) : []

/** What the program decides at a time by the season's own rule; [] where a director has to. */
export function decisionsDue(season: Season, now: number): Decision[] {
  const { unplayed, grace } = season.settings
  if (unplayed === 'director') return []
  return openBattles(season).flatMap(({ round, table, battle }): Decision[] =>
    battle.due !== null && battle.due + grace <= now
      ? [{ by: '', as: 'program', at: now, do: unplayed, round: round.number, table, why: '' }]
      : [],
  )
}

/** Battles whose time has passed, for a director to look at. */
export const overdue = (season: Season, now: number): { round: number; table: number }[] =>
  openBattles(season).flatMap(({ round, table, battle }) =>
    battle.due !== null && battle.due <= now ? [{ round: round.number, table }] : [],
  )

/** When the clock has to look at the season next; undefined for never. */
export function nextDue(season: Season, now: number): number | undefined {
  const { registrationUntil, grace } = season.settings
  const times = openBattles(season).flatMap(({ battle: { due } }) => (due === null ? [] : [due, due + grace]))
  if (season.stage === 'registration' && registrationUntil !== null) times.push(registrationUntil)
  const ahead = times.filter(time => time > now)
  return ahead.length > 0 ? Math.min(...ahead) : undefined
}

/** The rulings that somebody may read: directors and referees all, others those that touch them or everybody (10.01). */
export function rulingsFor(season: Season, user: string, role: Role): Ruling[] {
  const entrant = entrantOf(season, user)
  return season.rulings.filter(
    ({ touches }) => role !== 'player' || touches.length === 0 || touches.includes(entrant),
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
