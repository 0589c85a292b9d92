import { type Entry, isDecided } from '../../../../rules/combat-hex/index.ts'
import { ordersOf } from '../../../game/standingOrders.ts'
import { sayAnswer } from './sayAnswer.ts'
import type { CombatHexView } from './view.ts'
import { sayTopic, sayValue } from './words/orderWords.ts'

/**
 * What the program decided for players who were not asked, with the reason, in one line a player: by which order, or
 * that there is none; told anew, by orders alone.
 */
export function decisionLines(entries: readonly Entry[], view: CombatHexView): string[] {
  const { words, names, state, game, retold } = view
  const { tells, orders } = words
  return state.players.flatMap((_, by) => {
    // The computer decides everything of its own.
    if (game.seats[by]?.computer) return []
    const reasons = new Map<string, string[]>()
    const add = (reason: string, what: string) => reasons.set(reason, [...(reasons.get(reason) ?? []), what])
    for (const entry of entries) {
      if (entry.event === 'ordered' && entry.by === by) {
        const value = sayValue(entry.topic, entry.value, orders, names)
        add(
          words.says.about(sayTopic(entry.topic, orders, names), value),
          sayAnswer(entry.answer, view, entry.question),
        )
        continue
      }
      if (retold || !isDecided(entry, by, state, ordersOf(game)[by] ?? {})) continue
      add(
        tells.noOrder,
        entry.event === 'activated'
          ? tells.paid(`${entry.figure} ${names.ability(entry.ability)}`, entry.ap)
          : tells.paid(
              `${entry.figure} ${orders.topics[entry.what === 'hit' ? 'hits' : 'wounds']}`,
              entry.ap,
            ),
      )
    }
    const said = [...reasons].map(([reason, what]) => `${what.join(', ')} (${reason})`)
    return said.length ? [tells.decided(names.player(by), said)] : []
  })
}
