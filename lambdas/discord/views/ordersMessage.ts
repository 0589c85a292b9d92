import type { Orders } from '../../../rules/index.ts'
import type { GameRecord, Locale } from '../../store/types.ts'
import { panel } from '../api/panel.ts'
import type { OrdersInWords } from '../games/face.ts'
import type { Message } from '../types.ts'
import { wordsOf } from '../words/index.ts'

/** A player's orders: those of this game with the default it began with, or the default for new games. */
export function ordersMessage(
  game: GameRecord | undefined,
  player: number,
  mine: Orders,
  { line }: OrdersInWords,
  locale: Locale,
): Message {
  const { orders } = wordsOf(locale)
  const own = game?.seats[player]?.orders
  const begun = game !== undefined && game.save !== null
  const list = (some: Orders, here?: GameRecord): string =>
    Object.entries(some)
      .map(([topic, value]) => line(topic, value, { game: here, locale }))
      .join('\n') || orders.none
  return panel({
    texts: [
      orders.title,
      game && orders.here(list(own?.here ?? {}, game)),
      begun && orders.began(list(own?.mine ?? {}, game)),
      orders.mine(list(mine)),
      orders.hint,
    ],
  })
}
