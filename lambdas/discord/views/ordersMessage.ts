import type { Orders } from '../../../rules/combat-hex/index.ts'
import type { GameRecord, Locale } from '../../store/types.ts'
import { panel } from '../api/panel.ts'
import { namesOf } from '../games/names.ts'
import type { Message } from '../types.ts'
import { wordsOf } from '../words/index.ts'
import { sayTopic, sayValue } from '../words/orderWords.ts'

/** One order in words: `superficial hits: heroes only`. */
export function orderLine(topic: string, value: string, locale: Locale, game?: GameRecord): string {
  const { orders } = wordsOf(locale)
  const names = namesOf(game ?? { seats: [] }, locale, game?.save?.battle)
  return orders.line(sayTopic(topic, orders, names), sayValue(topic, value, orders, names))
}

const list = (orders: Orders, locale: Locale, game?: GameRecord): string =>
  Object.entries(orders)
    .map(([topic, value]) => orderLine(topic, value, locale, game))
    .join('\n') || wordsOf(locale).orders.none

/** A player's orders: those of this game with the default it began with, or the default for new games. */
export function ordersMessage(
  game: GameRecord | undefined,
  player: number,
  mine: Orders,
  locale: Locale,
): Message {
  const { orders } = wordsOf(locale)
  const own = game?.seats[player]?.orders
  const begun = game !== undefined && game.save !== null
  return panel({
    texts: [
      orders.title,
      game && orders.here(list(own?.here ?? {}, locale, game)),
      begun && orders.began(list(own?.mine ?? {}, locale, game)),
      orders.mine(list(mine, locale)),
      orders.hint,
    ],
  })
}
