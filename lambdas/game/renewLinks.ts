import type { Refusal } from '../../rules/index.ts'
import type { GameRecord } from '../store/types.ts'
import type { Actor, Changed } from './change.ts'
import { seatOf } from './seats.ts'

/** Makes the links to a game's page anew: those of before lead nowhere. Nothing else of it changes, and nobody is told. */
export function renewLinks({ user }: Actor, game: GameRecord): Changed | Refusal {
  if (seatOf(game, user.id) < 0) return { code: 'stranger' }
  return { game: { ...game, links: (game.links ?? 0) + 1 }, outbox: [] }
}
