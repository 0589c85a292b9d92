import { withAvailability } from '../../game/availability.ts'
import { withHolidays } from '../../game/holidays.ts'
import { isOpen } from '../../game/seats.ts'
import { waitingFor } from '../../game/waitingFor.ts'
import { lostRace, retrying } from '../../store/retrying.ts'
import type { GameRecord, Locale, OutboxEntry, Store, UserSettings } from '../../store/types.ts'
import { gamesOf } from './findGame.ts'

const maxAttempts = 3

const holidayPost = (game: GameRecord, user: string): OutboxEntry => ({
  key: `${game.until}-holiday-${user}`,
  do: 'post',
  view: 'holiday',
  facts: { user },
  pings: [],
})

/**
 * The language in which a player's battles are told, carried into those that nobody else reads: against the computer, and
 * not in a server that has chosen one.
 */
export async function shareLanguage(user: string, language: Locale, store: Store): Promise<void> {
  for (const { id } of (await gamesOf(store, user, 100)).filter(isOpen))
    await retrying(
      maxAttempts,
      async () => {
        const game = await store.loadGame(id)
        if (!game) return undefined
        const alone = game.seats.every(seat => seat.user === user || seat.computer)
        const server = game.guild === null ? null : (await store.serverSettings(game.guild)).language
        const seats = game.seats.map(seat => (seat.user === user ? { ...seat, locale: language } : seat))
        const told = alone && server === null && game.seats.length > 1 ? language : game.language
        // Nothing has been played: when it was changed last stays.
        return (await store.tickGame({ ...game, seats, language: told }, game)) ? undefined : lostRace
      },
      undefined,
    )
}

async function adjust(id: string, settings: UserSettings, store: Store, now: number): Promise<void> {
  const { user } = settings
  const attempt = async () => {
    const game = await store.loadGame(id)
    if (!game) return undefined
    const mine = waitingFor(game).includes(user)
    const rested = mine ? withHolidays(game, other => (other === user ? settings : undefined), now) : game
    const outbox = rested === game ? game.outbox : [...game.outbox, holidayPost(rested, user)]
    const next = { ...rested, seats: withAvailability(game, settings), outbox, changed: now }
    return (await store.tickGame(next, game)) ? undefined : lostRace
  }
  return retrying(maxAttempts, attempt, undefined)
}

/**
 * Carries quiet hours and a holiday into the open games of a player, and shows the holiday in those that wait
 * for them. What is missed here, the clock finds when it looks: the settings decide, not this.
 */
export async function shareAvailability(settings: UserSettings, store: Store, now: number): Promise<void> {
  for (const game of (await gamesOf(store, settings.user, 100)).filter(isOpen))
    await adjust(game.id, settings, store, now)
}
