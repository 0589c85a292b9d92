import { gameOf } from '../../../../rules/games.ts'
import { ordersOf } from '../../../game/standingOrders.ts'
import type { GameRecord, LogEntry } from '../../../store/types.ts'
import { button, buttons, idOf, type Rows } from '../../api/components.ts'
import type { GameView } from '../../games/gameView.ts'
import { wordsOf } from '../../words/index.ts'

/** Has the player said who decides what is paid for in fights? */
function hasSaid(game: GameRecord, player: number): boolean {
  const { self = {} } = gameOf(game).orders?.deciding ?? {}
  const own = ordersOf(game)[player] ?? {}
  return Object.keys(self).every(topic => own[topic] !== undefined)
}

/**
 * Where the program has spent a player's points for the first time, whether they want to decide such things: said once,
 * with what happened.
 * @param everybody all who play read it, each answers for themselves
 * @param asks what else the message asks: a button that stands there is not offered again
 */
export function whoDecides(
  { game, viewer, locale }: GameView,
  told: readonly LogEntry[],
  everybody: boolean,
  asks: Rows,
): { text?: string; rows: Rows } {
  const isAsked = game.seats.some(
    ({ decided }, player) =>
      (everybody || player === viewer) &&
      decided !== undefined &&
      told.some(({ n }) => n === decided) &&
      !hasSaid(game, player),
  )
  if (!isAsked) return { rows: [] }
  const { orders } = wordsOf(locale)
  const standing = new Set(asks.flatMap(({ components }) => components.map(({ custom_id }) => custom_id)))
  return {
    text: orders.whoDecides,
    rows: buttons(
      [
        button(orders.selfShall, idOf(game, 'decide', 'self')),
        button(orders.programShall, idOf(game, 'decide', 'program')),
      ].filter(({ custom_id }) => !standing.has(custom_id)),
    ),
  }
}
