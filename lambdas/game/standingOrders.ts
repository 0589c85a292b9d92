import { engineOf, gameOf } from '../../rules/games.ts'
import type { Orders } from '../../rules/index.ts'
import { type Refusal } from '../../rules/index.ts'
import type { GameRecord, Store } from '../store/types.ts'
import { type Applied, applyOutcome } from './applyOutcome.ts'
import type { Actor, Changed } from './change.ts'
import { isOpen, seatOf } from './seats.ts'

/** The orders of each player in this game: those given for it over the default that it began with. */
export const ordersOf = (game: GameRecord): Orders[] =>
  game.seats.map(({ orders, computer }) => {
    const { opponent, orders: standing } = gameOf(game)
    const own = computer && opponent?.orders?.(computer)
    if (own) return own
    const { mine = {}, here = {} } = orders ?? {}
    return standing ? standing.over(mine, here) : here
  })

/** What players have ordered for all their games of the kind, they bring to one that is about to begin. */
export async function bringOrders(store: Pick<Store, 'userOrders'>, game: GameRecord): Promise<GameRecord> {
  if (game.stage !== 'armies') return game
  const brought = await Promise.all(game.seats.map(({ user }) => store.userOrders(user, game)))
  const seats = game.seats.map((seat, i) => ({
    ...seat,
    orders: { mine: brought[i]!.orders, here: seat.orders?.here ?? {} },
  }))
  return { ...game, seats }
}

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
