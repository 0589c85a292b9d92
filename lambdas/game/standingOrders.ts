import { type AnySave, gameOf } from '../../rules/games.ts'
import type { Orders } from '../../rules/index.ts'
import type { GameRecord, LogEntry, Store } from '../store/types.ts'

/** The orders of each player in this game: those given for it over the default that it began with. */
export const ordersOf = (game: GameRecord): Orders[] =>
  game.seats.map(({ orders, computer }) => {
    const { opponent, orders: standing } = gameOf(game)
    const own = computer && opponent?.orders?.(computer)
    if (own) return own
    const { mine = {}, here = {} } = orders ?? {}
    return standing ? standing.over(mine, here) : here
  })

type OrdersStore = Pick<Store, 'userOrders' | 'gamesOfUser' | 'loadGame'>

/** The newest games of a player that are looked at for a battle before. */
const maxLookedAt = 20

/** Is no other battle known of this player? Games that never came to one do not count. */
async function isFirstBattle({ gamesOfUser, loadGame }: OrdersStore, user: string, id: string) {
  const others = (await gamesOfUser(user)).filter(other => other !== id)
  for (const other of others.slice(0, maxLookedAt)) {
    const found = await loadGame(other)
    if (found?.save && !found.lesson) return false
  }
  return true
}

/** Orders over that of whoever decides what is paid: who learns the game, or plays the program, waits for nobody. */
export function decidingSelf(of: Pick<GameRecord, 'game'>, orders: Orders): Orders {
  const { orders: standing } = gameOf(of)
  return standing?.deciding ? standing.over(standing.deciding.self, orders) : orders
}

/**
 * What players have ordered for all their games of the kind, they bring to one that is about to begin. Against the
 * computer, and in their first battle, they decide what is paid unless they have said otherwise.
 */
export async function bringOrders(store: OrdersStore, game: GameRecord): Promise<GameRecord> {
  if (game.stage !== 'armies') return game
  const alone = game.seats.some(({ computer }) => computer)
  const seats = await Promise.all(
    game.seats.map(async seat => {
      const { user, computer } = seat
      const { orders } = await store.userOrders(user, game)
      const decides = !computer && (alone || (await isFirstBattle(store, user, game.id)))
      return {
        ...seat,
        orders: { mine: decides ? decidingSelf(game, orders) : orders, here: seat.orders?.here ?? {} },
      }
    }),
  )
  return { ...game, seats }
}

/**
 * Players whose points the program spends for the first time in this game, without an order of theirs, are asked once
 * whether they want to decide such things.
 */
export function withFirstDecisions(
  game: GameRecord,
  save: AnySave,
  events: readonly LogEntry[],
): GameRecord['seats'] {
  const deciding = gameOf(game).orders?.deciding
  if (!deciding || game.seats.some(({ computer }) => computer)) return game.seats
  const orders = ordersOf(game)
  return game.seats.map((seat, player) => {
    if (seat.decided !== undefined) return seat
    const decided = deciding.first(events, save, player, orders[player] ?? {})
    return decided === undefined ? seat : { ...seat, decided }
  })
}
