import { parseCell } from '../../board/board.ts'
import type { OrderScope } from '../../play/gameParts.ts'
import type { OrderFor } from '../battle/answers/orders/parse.ts'
import { ordersPolicy } from '../battle/answers/orders/policy.ts'
import { fixedTopics, type Topic, topicsOf } from '../battle/answers/orders/topics.ts'
import { boardOf } from '../battle/sequence/machine.ts'
import { type RuleBookId, ruleBooks } from '../battle/state.ts'
import { bookById } from '../books/index.ts'
import { library } from '../library.ts'
import type { CombatHex, CombatHexSave } from '../types.ts'

/** Answers whatever nobody waits for, soundly: standing orders of players who gave none. */
export const defaults = ordersPolicy([])

/** Where an order shall hold, for `parseOrder`: in a battle, by a rule book, or by any. */
export function orderScope({ book, begun }: OrderScope<CombatHex>): OrderFor {
  if (!begun) return { topics: topicsOfBooks(ruleBooks.filter(id => !book || id === book)), battle: null }
  const { save, player } = begun
  const { battle } = save
  const board = boardOf(library, battle)
  return {
    topics: orderTopics(battle.rules),
    battle: {
      by: player,
      ownerOf: label => battle.figures.find(figure => figure.id === label)?.owner,
      hasHex: hex => board !== undefined && parseCell(board, hex) !== undefined,
    },
  }
}

const topicsOfBooks = (books: readonly RuleBookId[]): Topic[] => [...new Set(books.flatMap(orderTopics))]

/** Everything that a standing order may be about in a rule book. */
export const orderTopics = (rules: RuleBookId): Topic[] => topicsOf(bookById(rules).abilities)

/** Topics that may come up for a player of this battle: those of the general rules, and of the figures' abilities. */
export function topicsAsked({ battle }: CombatHexSave, player: number): Topic[] {
  const own = battle.figures.filter(({ owner, condition }) => owner === player && condition !== 'removed')
  const printed = new Set<string>(
    own.flatMap(({ type }) => battle.types[type]!.abilities.map(({ id }) => id)),
  )
  return orderTopics(battle.rules).filter(
    topic => fixedTopics.some(fixed => fixed === topic) || printed.has(topic),
  )
}
