import { withAvailability } from '../../game/availability.ts'
import { withHolidays } from '../../game/holidays.ts'
import { isOpen } from '../../game/seats.ts'
import { waitingFor } from '../../game/waitingFor.ts'
import { lostRace, retrying } from '../../store/retrying.ts'
import type { GameRecord, OutboxEntry, Store, UserSettings } from '../../store/types.ts'
import { gamesOf } from './findGame.ts'

const maxAttempts = 3

const holidayPost = (game: GameRecord, user: string): OutboxEntry => ({
  key: `${game.until}-holiday-${user}`,
  do: 'post',
  view: 'holiday',
  facts: { user },
  pings: [],
})

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
