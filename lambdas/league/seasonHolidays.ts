import type { Round, SeasonBattle } from '../../rules/league/running.ts'
import type { UserSettings } from '../store/types.ts'

/** The last holiday that a user has named, where there is one. */
export type HolidayOf = (user: string) => UserSettings['holiday'] | undefined

/**
 * When a battle ends where its season gives time back for the holidays of its two players: later by as long as one of
 * them was away since the round was published, or since what was given back before. Days on which both are away count
 * once.
 * @param users who play it
 * @returns the later end, and up to when holidays are counted in it, in seconds since 1970; undefined where nobody was away
 */
export function afterHolidays(
  { published }: Pick<Round, 'published'>,
  { due, heldUntil = published }: Pick<SeasonBattle, 'due' | 'heldUntil'>,
  users: readonly string[],
  holidayOf: HolidayOf,
): { due: number; heldUntil: number } | undefined {
  if (due === null) return undefined
  const holidays = users.flatMap(user => holidayOf(user) ?? []).toSorted((a, b) => a.from - b.from)
  let [end, counted] = [due, heldUntil]
  for (const { from, until } of holidays) {
    if (from >= end || until <= counted) continue
    end += until - Math.max(from, counted)
    counted = until
  }
  return end > due ? { due: end, heldUntil: counted } : undefined
}
