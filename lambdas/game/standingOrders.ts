import {
  type OrderScope,
  type Orders,
  orderScope,
  orderTopics,
  ruleBooks,
  skills,
  weighingOrders,
} from '../../rules/combat-hex/index.ts'
import { engineOf } from '../../rules/games.ts'
import { type Refusal } from '../../rules/index.ts'
import type { GameRecord, Store } from '../store/types.ts'
import { type Applied, applyOutcome } from './applyOutcome.ts'
import type { Actor, Changed } from './change.ts'
import { isOpen, seatOf } from './seats.ts'

/**
 * The orders of each player in this game: those given for it over the default that it began with. An order
 * for everything in this game leaves nothing of the default but the points in reserve. A computer that weighs its
 * answers is asked in combats.
 */
export const ordersOf = ({ seats }: GameRecord): Orders[] =>
  seats.map(({ orders, computer }) => {
    if (computer && skills[computer].weighs) return weighingOrders
    const { mine = {}, here = {} } = orders ?? {}
    if (!Object.hasOwn(here, 'everything')) return { ...mine, ...here }
    return { ...(mine['reserve'] !== undefined && { reserve: mine['reserve'] }), ...here }
  })

/** What players have ordered for all their games, they bring to one that is about to begin. */
export async function bringOrders(store: Pick<Store, 'userOrders'>, game: GameRecord): Promise<GameRecord> {
  if (game.stage !== 'armies') return game
  const brought = await Promise.all(game.seats.map(({ user }) => store.userOrders(user)))
  const seats = game.seats.map((seat, i) => ({
    ...seat,
    orders: { mine: brought[i]!.orders, here: seat.orders?.here ?? {} },
  }))
  return { ...game, seats }
}

/** What an order may be about and whom it may name: in a player's seat at a game, or as a personal default. */
export function scopeOf(game: GameRecord | undefined, player: number): OrderScope {
  if (game?.save) return orderScope(game.save, player)
  const books = game ? [game.terms.rules] : ruleBooks
  return { topics: [...new Set(books.flatMap(orderTopics))], battle: null }
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
