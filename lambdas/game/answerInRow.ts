import { engineOf } from '../../rules/games.ts'
import type { BattleOutcome, BattleSave, Refusal } from '../../rules/index.ts'
import type { GameRecord } from '../store/types.ts'
import { ordersOf } from './standingOrders.ts'

/**
 * One player's answers in a row, each to the question that the one before it led to. When a later one is no
 * longer legal (a free attack struck the figure down, say) or somebody else is asked, the earlier ones stand. One that
 * begins with `?` is given only where something is asked that it answers: what to pay for if a die falls so.
 * @returns with them the refusal of the first that was not taken, as `missed`
 */
export function answerInRow(
  game: GameRecord,
  save: BattleSave,
  player: number,
  answers: readonly string[],
): BattleOutcome & { missed?: Refusal } {
  let outcome: BattleOutcome = { ok: false, refusal: { code: 'not-this-question' } }
  let now = save
  const events = []
  for (const [i, written] of answers.entries()) {
    const answer = written.replace(/^\?/, '')
    if (answer !== written) {
      const { question } = engineOf(game).open(now)
      if (question?.by !== player || !question.space.check(answer).ok) continue
    }
    if (i > 0 && now.pending?.by !== player)
      return { ok: true, save: now, events, missed: { code: 'not-this-question' } }
    outcome = engineOf(game).resume(now, answer, { orders: ordersOf(game) })
    if (!outcome.ok) {
      if (i === 0) return outcome
      return { ok: true, save: now, events, missed: outcome.refusal }
    }
    events.push(...outcome.events)
    now = outcome.save
  }
  return outcome.ok ? { ...outcome, events } : outcome
}
