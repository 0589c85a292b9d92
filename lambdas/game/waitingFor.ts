import { awaited, isComputer } from '../store/guests.ts'
import type { GameRecord } from '../store/types.ts'
import { hasPicked } from './armiesToBring.ts'

/** Users whom a game waits for; the computer keeps nobody waiting. */
export function waitingFor(game: GameRecord): string[] {
  if (game.stage === 'challenge') return awaited(game)
  if (game.stage === 'armies') return game.seats.filter((_, i) => !hasPicked(game, i)).map(seat => seat.user)
  const asked = game.stage === 'battle' ? game.save?.pending?.by : undefined
  const seat = asked === undefined ? undefined : game.seats[asked]
  return seat && !isComputer(seat.user) ? [seat.user] : []
}
