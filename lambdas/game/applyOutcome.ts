import { type BattleSave, type Outcome, playersLeft, type Refusal } from '../../rules/index.ts'
import type { Post } from '../discord/bot.ts'
import type { Call, Change } from '../discord/types.ts'
import { battleMessage } from '../discord/views/battleMessage.ts'
import { gameView, seatOf } from '../discord/views/gameView.ts'
import type { GameRecord, LogEntry, OutboxEntry } from '../store/types.ts'
import { dueAt } from './deadline.ts'
import { splitPosts } from './splitPosts.ts'

/** Who makes a change, and when: a caller, or the time itself. */
export type Actor = Pick<Call, 'user' | 'locale' | 'now'>

/** Keys of what a save leaves to be told carry its version, so that doing it twice does no harm. */
export const keyOf = (game: GameRecord, what: string): string => `${game.version + 1}-${what}`

export const post = (
  game: GameRecord,
  view: string,
  facts: Record<string, unknown> = {},
  pings: string[] = [],
): Post => ({ key: keyOf(game, view), do: 'post', view, facts, pings })

/** What happened in the rules, to be carried over into the game's record and told. */
export interface Turned {
  /** the record before */
  game: GameRecord
  outcome: Extract<Outcome, { ok: true }> & { since?: number }
  /** a line said first to the caller */
  note?: string
}

/** Where the battle stands in its sequence: whoever goes on in a new phase has the time for it anew. */
const phaseOf = (game: GameRecord): string =>
  game.save ? `${game.save.battle.turn} ${game.save.battle.phase}` : ''

/** A turn that a player has handed on in time ends their row of missed ones. */
function missedAfter(game: GameRecord, user: string, handed: boolean): number[] | undefined {
  const player = seatOf(game, user)
  if (!game.missed || !handed || game.save?.pending?.by !== player) return game.missed
  return game.missed.with(player, 0)
}

/** Of two players, whoever plays on declines a draw; of several each says so, and it is off where one leaves. */
const offerStands = (
  call: Actor,
  { drawOffer, seats, save: before }: GameRecord,
  save: BattleSave,
): boolean =>
  (drawOffer === call.user.id || seats.length > 2) &&
  before !== null &&
  playersLeft(before).length === playersLeft(save).length

/**
 * Carries what the rules did over into the record: the save, the log, the deadline of the one who is asked
 * now, what everybody is told, and one ping where the turn has passed to somebody else.
 */
export function applyOutcome(call: Actor, { game, outcome, note }: Turned): Change {
  const { save, events } = outcome
  const over = save.step === null && save.pending === null
  const asked = save.pending && !over ? (game.seats[save.pending.by]?.user ?? null) : null
  const before = game.save?.pending ? (game.seats[game.save.pending.by]?.user ?? null) : null
  const handed = asked !== before
  const isUndo = events.some(({ event }) => event === 'undone')
  const fresh = handed || (phaseOf(game) !== phaseOf({ ...game, save }) && !isUndo)
  const missed = missedAfter(game, call.user.id, handed)
  const next: GameRecord = {
    ...game,
    stage: over ? 'over' : 'battle',
    save,
    until: over ? null : fresh ? dueAt(game.terms.pace, call.now) : game.until,
    ...(fresh && { left: null }),
    ...(missed && { missed }),
    changed: call.now,
    pinged: asked,
    ...(over || !offerStands(call, game, save) ? { drawOffer: null, drawYes: [] } : {}),
  }
  const others = game.seats.map(seat => seat.user).filter(user => user !== call.user.id)
  const entries: LogEntry[] = events
  const outbox: OutboxEntry[] = entries.length ? [{ key: keyOf(game, 'log'), do: 'log', entries }] : []
  const view = gameView(next, game.language, null)
  const { news, posts } = splitPosts({
    game,
    view,
    now: entries,
    since: outcome.since,
    handed: handed || over,
  })
  next.news = news
  for (const { view, told } of posts) outbox.push({ ...post(game, view), told })
  if (over) {
    outbox.push(post(game, 'over', {}, others), { key: keyOf(game, 'index'), do: 'index' })
    const { results, thread, channel } = game
    if (results && results !== (thread ?? channel)) outbox.push({ ...post(game, 'result'), to: results })
  }
  if (!over && asked && handed && asked !== call.user.id) outbox.push(post(game, 'turn', {}, [asked]))
  return {
    game: next,
    outbox,
    reply: saved => {
      const mine = gameView(saved, call.locale, call.user.id)!
      // Who takes something back is told so by the note.
      return battleMessage(mine, { told: entries.filter(({ event }) => event !== 'undone'), note })
    },
  }
}

export const refused = (refusal: Refusal): { refusal: Refusal } => ({ refusal })
