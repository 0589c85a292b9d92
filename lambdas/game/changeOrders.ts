import { engineOf } from '../../rules/games.ts'
import type { Orders, Refusal } from '../../rules/index.ts'
import type { GameRecord } from '../store/types.ts'
import { type Applied, applyOutcome } from './applyOutcome.ts'
import type { Actor, Changed } from './change.ts'
import { isOpen, seatOf } from './seats.ts'
import { ordersOf } from './standingOrders.ts'

/** Orders as they shall be, from those that are. */
export type ChangeOrders = (before: Orders) => Orders

/**
 * Changes the actor's orders in a game. The open question is answered at once where an order now can.
 */
export function changeOrders(
  actor: Actor,
  game: GameRecord,
  change: ChangeOrders,
): Changed | Applied | Refusal {
  const player = seatOf(game, actor.user.id)
  if (player < 0) return { code: 'stranger' }
  if (!isOpen(game)) return { code: 'battle-over' }
  const before = game.seats[player]?.orders ?? { mine: {}, here: {} }
  const seats = game.seats.map((seat, i) =>
    i === player ? { ...seat, orders: { ...before, here: change(before.here) } } : seat,
  )
  const next: GameRecord = { ...game, seats }
  const { save } = game
  if (save?.pending?.by === player) {
    const outcome = engineOf(game).proceed(save, ordersOf(next))
    if (outcome.ok && outcome.save.pending?.key !== save.pending.key)
      return applyOutcome(actor, next, outcome)
  }
  return { game: next, outbox: [] }
}
