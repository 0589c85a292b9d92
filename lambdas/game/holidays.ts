import { timeGiven } from '../store/dueTime.ts'
import type { ClockState, GameRecord, UserSettings } from '../store/types.ts'
import { waitingFor } from './waitingFor.ts'

export type SettingsOf = (user: string) => UserSettings | undefined

/** What the clock knows of the deadline as it is. */
export const clockOf = (game: GameRecord): ClockState | undefined =>
  game.clock && game.clock.of === game.until ? game.clock : undefined

/** The game with another deadline, and what the clock knows carried over to it. */
function moved(game: GameRecord, until: number, heldUntil: number): GameRecord {
  const { reminded = [] } = clockOf(game) ?? {}
  return {
    ...game,
    until,
    clock: { of: until, wake: Math.min(until, game.until ?? until), reminded, heldUntil },
  }
}

/**
 * Lets a deadline stand still for the holidays of those whom the game waits for: what was left of the time when
 * the holiday began is left when it ends, be it later or earlier than was thought. An invitation does not wait.
 * @returns the very same game where nothing changes
 * @param now seconds since 1970
 */
export function withHolidays(game: GameRecord, settingsOf: SettingsOf, now: number): GameRecord {
  const { until, stage } = game
  if (until === null || (stage !== 'battle' && stage !== 'armies')) return game
  const heldUntil = clockOf(game)?.heldUntil
  const holidays = waitingFor(game).flatMap(user => settingsOf(user)?.holiday ?? [])
  const end = Math.max(0, ...holidays.map(holiday => holiday.until))
  // One that was cut short: the time runs again from then.
  if (heldUntil !== undefined && heldUntil > now && end < heldUntil) {
    const since = Math.max(end, Math.min(now, heldUntil))
    return moved(game, until - (heldUntil - since), since)
  }
  const begins = Math.min(Number.POSITIVE_INFINITY, ...holidays.map(holiday => holiday.from))
  const from = Math.max(begins, heldUntil ?? until - timeGiven(game))
  return from < until && end > from ? moved(game, until + end - from, end) : game
}
