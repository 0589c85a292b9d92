import { parseCell } from '../board/board.ts'
import type { OrderScope } from './battle/answers/orders/parse.ts'
import { ordersPolicy } from './battle/answers/orders/policy.ts'
import { fixedTopics, type Topic, topicsOf } from './battle/answers/orders/topics.ts'
import { boardOf } from './battle/machine.ts'
import type { RuleBookId } from './battle/state.ts'
import { bookById } from './books/index.ts'
import { library } from './library.ts'
import type { BattleSave } from './module.ts'

/** Answers whatever nobody waits for, soundly: standing orders of players who gave none. */
export const defaults = ordersPolicy([])

/** Where an order of a player of this battle shall hold, for `parseOrder`. */
export function orderScope({ battle }: BattleSave, by: number): OrderScope {
  const board = boardOf(library, battle)
  return {
    topics: orderTopics(battle.rules),
    battle: {
      by,
      ownerOf: label => battle.figures.find(figure => figure.id === label)?.owner,
      hasHex: hex => board !== undefined && parseCell(board, hex) !== undefined,
    },
  }
}

/** Everything that a standing order may be about in a rule book. */
export const orderTopics = (rules: RuleBookId): Topic[] => topicsOf(bookById(rules).abilities)

/** Topics that may come up for a player of this battle: those of the general rules, and of the figures' abilities. */
export function topicsAsked({ battle }: BattleSave, player: number): Topic[] {
  const own = battle.figures.filter(({ owner, condition }) => owner === player && condition !== 'removed')
  const printed = new Set<string>(
    own.flatMap(({ type }) => battle.types[type]!.abilities.map(({ id }) => id)),
  )
  return orderTopics(battle.rules).filter(
    topic => fixedTopics.some(fixed => fixed === topic) || printed.has(topic),
  )
}
