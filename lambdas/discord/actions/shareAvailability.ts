import { seatsWith } from '../../game/availability.ts'
import { withHolidays } from '../../game/holidays.ts'
import { owing } from '../../game/waitingFor.ts'
import type { GameRecord, OutboxEntry, Store, UserSettings } from '../../store/types.ts'
import { gamesOf, isOpen } from './findGame.ts'

const races = 3

const holidayPost = (game: GameRecord, user: string): OutboxEntry => ({
  key: `${game.until}-holiday-${user}`,
  do: 'post',
  view: 'holiday',
  facts: { user },
  pings: [],
})

async function adjust(id: string, settings: UserSettings, store: Store, now: number): Promise<void> {
  const { user } = settings
  for (let race = 0; race < races; race++) {
    const game = await store.loadGame(id)
    if (!game) return
    const mine = owing(game).includes(user)
    const rested = mine ? withHolidays(game, other => (other === user ? settings : undefined), now) : game
    const outbox = rested === game ? game.outbox : [...game.outbox, holidayPost(rested, user)]
    const next = { ...rested, seats: seatsWith(game, settings), outbox, changed: now }
    if (await store.tickGame(next, game)) return
  }
}

/**
 * Carries quiet hours and a holiday into the open games of a player, and shows the holiday in those that wait
 * for them. What is missed here, the clock finds when it looks: the settings decide, not this.
 */
export async function tellGames(settings: UserSettings, store: Store, now: number): Promise<void> {
  for (const game of (await gamesOf(store, settings.user, 100)).filter(isOpen))
    await adjust(game.id, settings, store, now)
}
