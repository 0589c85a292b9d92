import { guestsOf } from '../store/guests.ts'
import type { GameRecord, Store } from '../store/types.ts'

/** Who asks, and where. */
interface WhoAsks {
  user: { id: string }
  /** null in a private chat */
  guild: string | null
  channel: string
}

/**
 * May somebody know of a game? Everybody in its server may, and wherever they are those who play or are challenged.
 * A game that belongs to no server is known in its own channel.
 */
export function mayRead(game: GameRecord, { user, guild, channel }: WhoAsks): boolean {
  const isHere = game.guild === null ? game.channel === channel : game.guild === guild
  const players = [...game.seats.flatMap(seat => [seat.user, seat.leftBy]), ...guestsOf(game)]
  return isHere || players.includes(user.id)
}

/** The store as somebody sees it: a game that they may not know of is not there. */
export const readableBy = (reader: WhoAsks, store: Store): Store => ({
  ...store,
  async loadGame(id) {
    const game = await store.loadGame(id)
    return game && mayRead(game, reader) ? game : undefined
  },
  // A season is known in its own server alone.
  async loadSeason(id) {
    const season = await store.loadSeason(id)
    return season?.guild === reader.guild ? season : undefined
  },
})
