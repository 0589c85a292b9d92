import { parseCell } from '../board/board.ts'
import { type Numbered, type Policy, takeBack } from '../core/script.ts'
import type { Space } from '../core/space.ts'
import type { OrderScope } from './battle/answers/orders/parse.ts'
import { ordersPolicy, soundAnswer } from './battle/answers/orders/policy.ts'
import { fixedTopics, type Topic, topicsOf } from './battle/answers/orders/topics.ts'
import type { BattleEvent } from './battle/events.ts'
import { boardOf } from './battle/machine.ts'
import type { Battle, RuleBookId } from './battle/state.ts'
import { bookById } from './books/index.ts'
import { type BattleSave, go, type Outcome, open, type ResumeOptions, shelf } from './session.ts'

/** Answers the pending question and runs on to the next. The save given stays as it was. */
export const resume = (save: BattleSave, answer: string, options?: ResumeOptions): Outcome =>
  go(save, answer, options)

/** Lets orders that have changed answer the open question, and what comes after it. */
export const proceed = (save: BattleSave, orders: ResumeOptions['orders']): Outcome =>
  go(save, undefined, { orders })

/** Where an order of a player of this battle shall hold, for `parseOrder`. */
export function orderScope({ battle }: BattleSave, by: number): OrderScope {
  const board = boardOf(shelf, battle)
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

/** Everything that may be answered now; undefined when the battle is over. */
export const legal = (save: BattleSave): Space | undefined => open(save).question?.space

/**
 * Takes back the player's last answer, as far as nothing was revealed by it (3.09).
 * @returns with the answer, and `since`: from the event of that number on, nothing has happened any more
 */
export function undo(save: BattleSave, player: number): Outcome & { answer?: string; since?: number } {
  const back = takeBack(save, player)
  if (!back.ok) return back
  const { state } = open(back.save)
  const outcome = go(back.save, undefined, { policy: () => undefined })
  if (!outcome.ok) return outcome
  // The numbers of what was taken back are left out, up to the one of the taking back itself.
  const left = outcome.save.journal.at(-1)
  const since = left && 'skip' in left ? back.n + 1 - left.skip : back.n
  const told: Numbered<BattleEvent> = {
    event: 'undone',
    by: player,
    answer: back.answer,
    since,
    turn: state.turn,
    phase: state.phase,
    n: back.n,
  }
  return { ...outcome, events: [told, ...outcome.events], answer: back.answer, since }
}

/**
 * The program answers everything of this player until the present phase is over: by the player's orders where
 * they have an answer, by defaults otherwise, `ask me` included.
 */
export function finishPhase(save: BattleSave, player: number, orders: ResumeOptions['orders'] = []): Outcome {
  const { state, question } = open(save)
  if (!question) return { ok: false, refusal: { code: 'battle-over' } }
  if (question.by !== player)
    return { ok: false, refusal: { code: 'not-your-turn', about: { by: question.by } } }
  const { turn, phase } = state
  const ordered = ordersPolicy(orders)
  const policy: Policy<Battle> = (q, now) => {
    const given = ordered(q, now)
    const here = q.by === player && now.turn === turn && now.phase === phase
    return given ?? (here ? { answer: soundAnswer(q, now, orders[player]), from: 'default' } : undefined)
  }
  return go(save, undefined, { policy })
}
