import type { AnyOutcome, AnySave } from '../../rules/games.ts'
import { engineOf } from '../../rules/games.ts'
import type { Refusal } from '../../rules/index.ts'
import type { GameRecord, LogEntry } from '../store/types.ts'
import { ordersOf } from './standingOrders.ts'

/** The first of several answers that was not taken, by its number, and why. */
export interface Missed {
  at: number
  refusal: Refusal
}

/**
 * One player's answers in a row, each to the question that the one before it led to. When a later one is no
 * longer legal (a free attack struck the figure down, say) or somebody else is asked, the earlier ones stand. One that
 * begins with `?` is given only where something is asked that it answers: what to pay for if a die falls so.
 * @returns with them the first that was not taken, as `missed`
 */
export function answerInRow(
  game: GameRecord,
  save: AnySave,
  player: number,
  answers: readonly string[],
): AnyOutcome & { missed?: Missed } {
  let outcome: AnyOutcome = { ok: false, refusal: { code: 'not-this-question' } }
  let now = save
  const events: LogEntry[] = []
  for (const [at, written] of answers.entries()) {
    const answer = written.replace(/^\?/, '')
    if (answer !== written) {
      const { question } = engineOf(game).open(now)
      if (question?.by !== player || !question.space.check(answer).ok) continue
    }
    const stop = (refusal: Refusal) => ({ ok: true as const, save: now, events, missed: { at, refusal } })
    if (at > 0 && now.pending?.by !== player) return stop(notAsked(game, now))
    outcome = engineOf(game).resume(now, answer, { orders: ordersOf(game) })
    if (!outcome.ok) {
      if (at === 0) return { ...outcome, missed: { at, refusal: outcome.refusal } }
      return stop(outcome.refusal)
    }
    events.push(...outcome.events)
    now = outcome.save
  }
  return outcome.ok ? { ...outcome, events } : outcome
}

/** Why a player's answer cannot be taken now that somebody else is asked, or nobody. */
function notAsked({ seats }: GameRecord, { pending }: AnySave): Refusal {
  if (!pending) return { code: 'battle-over' }
  return { code: 'not-your-turn', about: { name: seats[pending.by]?.name ?? '' } }
}
