import type { AnyOutcome, AnySave } from '../../rules/games.ts'
import { engineOf } from '../../rules/games.ts'
import type { GameRecord, LogEntry, OutboxEntry } from '../store/types.ts'
import type { Actor, Changed } from './change.ts'
import { computerAsked, letComputerPlay } from './computerSeats.ts'
import { dueAt } from './deadline.ts'
import { playLesson } from './lessons.ts'
import { closeOffer, index, outboxKey, post } from './outbox.ts'
import { seatOf } from './seats.ts'
import { splitPosts } from './splitPosts.ts'
import { withFirstDecisions } from './standingOrders.ts'

/** What the rules did, carried over into a stored game. */
export interface Applied extends Changed {
  /** all that happened, for whoever acted */
  told: LogEntry[]
  /** the game as it was */
  before: GameRecord
}

/** Where the battle stands in its sequence: whoever goes on in a new phase has the time for it anew. */
const phaseOf = (game: GameRecord): string =>
  game.save ? engineOf(game).module.phaseOf(game.save.battle) : ''

/** A turn that a player has handed on in time ends their row of missed ones. */
function missedAfter(game: GameRecord, user: string, handed: boolean): number[] | undefined {
  const player = seatOf(game, user)
  if (!game.missed || !handed || game.save?.pending?.by !== player) return game.missed
  return game.missed.with(player, 0)
}

/** Of two players, whoever plays on declines a draw; of several each says so, and it is off where one leaves. */
const offerStands = (user: string, game: GameRecord, save: AnySave): boolean => {
  const { playersLeft } = engineOf(game)
  return (
    (game.drawOffer === user || game.seats.length > 2) &&
    game.save !== null &&
    playersLeft(game.save).length === playersLeft(save).length
  )
}

/** Since when whoever is asked now has been, and how long each has taken to answer, which a season counts. */
function timed(game: GameRecord, asked: string | null, now: number): Pick<GameRecord, 'took' | 'askedAt'> {
  const by = game.save?.pending?.by
  if (!game.season) {
    const same = by !== undefined && game.seats[by]?.user === asked
    return { askedAt: same ? (game.askedAt ?? game.changed) : now }
  }
  const took = game.took ?? game.seats.map((): [number, number] => [0, 0])
  const done = by === undefined || game.seats[by]?.user === asked ? undefined : took[by]
  if (by === undefined || !done) return { took, askedAt: game.askedAt ?? now }
  const [seconds, answers] = done
  return {
    took: took.with(by, [seconds + Math.max(0, now - (game.askedAt ?? now)), answers + 1]),
    askedAt: now,
  }
}

/** What is told and done once a battle is over. @param user the player who ended it, who sees so in the answer */
function atTheEnd(game: GameRecord, user: string): OutboxEntry[] {
  const { season, results, thread, channel } = game
  const others = game.seats.map(seat => seat.user).filter(other => other !== user)
  return [
    post(game, 'over', {}, others),
    index(game),
    ...(season ? [{ key: outboxKey(game, 'result'), do: 'result' as const }] : []),
    ...(results && results !== (thread ?? channel) ? [{ ...post(game, 'result', {}), to: results }] : []),
  ]
}

/** The user who is asked; null where nobody is. */
const askedIn = ({ seats }: GameRecord, save: AnySave | null): string | null =>
  save?.pending ? (seats[save.pending.by]?.user ?? null) : null

/**
 * Carries what the rules did over into the record: the save, the log, the deadline of the one who is asked
 * now, what everybody is told, and one ping where the turn has passed to somebody else.
 * @param game the record before
 * @param outcome with the number of the first event that was taken back, where something was (`since`)
 */
export function applyOutcome(
  actor: Pick<Actor, 'user' | 'now'>,
  game: GameRecord,
  outcome: Extract<AnyOutcome, { ok: true }> & { since?: number },
): Applied {
  const { lesson } = game
  if (lesson) return { ...playLesson(actor.now, { ...game, lesson }, outcome), before: game }
  const { save, events } = outcome
  const user = actor.user.id
  const over = save.step === null && save.pending === null
  const asked = askedIn(game, save)
  const handed = asked !== askedIn(game, game.save)
  const plays = computerAsked({ ...game, stage: 'battle', save }) !== undefined
  const isUndo = events.some(({ event }) => event === 'undone')
  const fresh = handed || (phaseOf(game) !== phaseOf({ ...game, save }) && !isUndo)
  const missed = missedAfter(game, user, handed)
  const told: LogEntry[] = events
  const { news, posts, logged } = splitPosts({
    game,
    save,
    now: told,
    since: outcome.since,
    handed: handed || over,
  })
  const next: GameRecord = {
    ...game,
    stage: over ? 'over' : 'battle',
    save,
    seats: withFirstDecisions(game, save, told),
    // Nobody waits with a clock for the computer: it plays as soon as it can.
    until: over || plays ? null : fresh ? dueAt(game.terms.pace, actor.now) : game.until,
    ...(fresh && { left: null }),
    ...(missed && { missed }),
    changed: actor.now,
    pinged: asked,
    ...timed(game, asked, actor.now),
    ...(over || !offerStands(user, game, save) ? { drawOffer: null, drawYes: [] } : {}),
    news,
  }
  const outbox: OutboxEntry[] = next.drawOffer === null ? closeOffer(game) : []
  if (told.length) outbox.push({ key: outboxKey(game, 'log'), do: 'log', entries: logged })
  for (const { view, ...happenings } of posts)
    outbox.push({ ...(view === 'happened' ? post(game, view, {}) : post(game, view, {})), ...happenings })
  if (over) outbox.push(...atTheEnd(game, user))
  else if (asked && handed && asked !== user && !plays) outbox.push(post(game, 'turn', {}, [asked]))
  outbox.push(...letComputerPlay(game, save))
  return { game: next, outbox, told, before: game }
}
