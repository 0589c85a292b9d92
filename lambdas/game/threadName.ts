import { short } from '../short.ts'
import type { GameRecord } from '../store/types.ts'
import { unlinked } from '../unlinked.ts'

/** What the thread of a game is called; Discord takes 100 characters. */
export const threadName = (game: GameRecord): string =>
  short(
    `${game.seats.map(seat => unlinked(seat.name.replace(/\s+/g, ' ')) || '–').join(' – ')} · ${game.terms.points} · ${game.id}`,
    100,
  )
