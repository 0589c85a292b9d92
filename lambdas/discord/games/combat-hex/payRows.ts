import {
  engine,
  type GameQuestion,
  type Payable,
  payableIn,
  settling,
} from '../../../../rules/combat-hex/index.ts'
import type { Orders } from '../../../../rules/index.ts'
import { ordersOf } from '../../../game/standingOrders.ts'
import { button, buttons, idOf, type Rows, select } from '../../api/components.ts'
import type { CombatHexView } from './view.ts'
import { sayTopic } from './words/orderWords.ts'

/** How a thing to pay for is named in a select. */
const idOfPayable = ({ topic, figure }: Payable): string => `${topic} ${figure}`

/** What is paid for, with who pays: `A1 Gimli · superficial hits`. */
const labelOf = ({ topic, figure }: Payable, { words, names }: CombatHexView): string =>
  `${names.figure(figure)} · ${sayTopic(topic, words.orders, names)}`

/**
 * Below what is asked about action points in a combat: the whole combat at once, as recommended, for nothing, or by what
 * is picked, and not to be asked any more.
 */
export function payRows(view: CombatHexView): Rows {
  const payable = payableIn(view.save)
  if (!payable.length) return []
  const { says, tells } = view.words
  const isLater = payable.some(({ isNow }) => !isNow)
  return [
    ...buttons([
      button(says.asRecommended, idOf(view.game, 'settle', 'all'), 'green'),
      ...(isLater ? [button(says.nothingHere, idOf(view.game, 'settle', 'none'))] : []),
      // A lesson teaches to decide, and has buttons of its own.
      ...(view.game.lesson ? [] : [button(says.decideForMe, idOf(view.game, 'decide', 'program'))]),
    ]),
    ...(payable.length > 1
      ? [
          select(
            says.settleAll,
            idOf(view.game, 'settle'),
            payable.map(each => ({
              label: labelOf(each, view),
              value: idOfPayable(each),
              description: each.isNow ? tells.payNow(each.cost) : tells.payLater(each.cost),
            })),
            payable.length,
          ),
        ]
      : []),
  ]
}

/** What may still come up in the combat, in a line: who pays for what. */
export function laterLine(view: CombatHexView): string[] {
  const later = payableIn(view.save).filter(({ isNow }) => !isNow)
  if (!later.length) return []
  const { orders, tells } = view.words
  const said = later.map(({ topic, figure, cost }) =>
    tells.paid(`${figure} ${sayTopic(topic, orders, view.names)}`, cost),
  )
  return [tells.mayComeUp(said)]
}

/** The answer that is recommended, where it is asked what to pay for in a combat. */
export const recommendedOf = (view: CombatHexView, question: GameQuestion): string | undefined =>
  payableIn(view.save).length
    ? engine.soundAnswer(question, view.state, ordersOf(view.game)[question.by])
    : undefined

/**
 * What settles all that may still be paid for in the combat under way; undefined where nothing may.
 * @param picked by `payRows`; left out: as recommended
 */
export function settle(
  view: CombatHexView,
  picked: readonly string[] | undefined,
): { orders?: Orders } | undefined {
  const payable = payableIn(view.save)
  if (!payable.length) return undefined
  if (!picked) return {}
  return {
    orders: settling(
      payable,
      payable.filter(each => picked.includes(idOfPayable(each))),
    ),
  }
}
