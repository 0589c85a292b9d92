import { engineOf } from '../../rules/games.ts'
import type { Level, Refusal } from '../../rules/index.ts'
import { isComputer } from '../store/guests.ts'
import type { GameRecord, Seat } from '../store/types.ts'
import { type Applied, applyOutcome } from './applyOutcome.ts'
import { type Actor, type Changed, isRefusal } from './change.ts'
import { computerSeat, computerUser } from './computerSeats.ts'
import { dueAt, maxMissedTurns } from './deadline.ts'
import { post } from './outbox.ts'
import { isOut, keptSeatOf, seatOf } from './seats.ts'

/** How well the computer plays on where nobody has chosen: whoever is away is served best. */
export const usualLevel: Level = 'captain'

/** Why a seat of this game can be left to the computer by nobody, or not by this user. */
function seatBan(user: string, game: GameRecord): Refusal | undefined {
  if (seatOf(game, user) < 0) return { code: 'stranger' }
  if (game.lesson) return { code: 'in-tutorial' }
  if (game.season) return { code: 'season-substitute' }
  if (!game.save) return { code: 'no-battle' }
  return game.stage === 'battle' ? undefined : { code: 'battle-over' }
}

/**
 * Why the computer may not play on for this player, if so. Everybody may leave their own seat; an opponent's only once
 * they have missed as many turns in a row as lose a battle, have left the server, or have allowed it.
 * @param hasLeft the player is no longer in the server
 */
export function callBan(
  user: string,
  game: GameRecord,
  player: number,
  hasLeft: boolean,
): Refusal | undefined {
  const ban = seatBan(user, game)
  if (ban) return ban
  const seat = game.seats[player]
  if (!seat) return { code: 'not-in-game' }
  if (isComputer(seat.user)) return { code: 'computer-plays' }
  if (isOut(game, player)) return { code: 'is-out' }
  const count = game.missed?.[player] ?? 0
  if (seat.user === user || hasLeft || seat.mayBeCalledFor || count >= maxMissedTurns) return undefined
  return { code: 'not-absent', about: { name: seat.name, count, most: maxMissedTurns } }
}

/** A seat changes hands: whoever acts next, and what the game knows of who sat there, goes with it. */
function reseat(game: GameRecord, player: number, seat: Seat): GameRecord {
  const { user: before } = game.seats[player]!
  const other = <User extends string | null>(each: User) => (each === before ? seat.user : each)
  return {
    ...game,
    seats: game.seats.with(player, seat),
    invited: other(game.invited),
    ...(game.others && { others: game.others.map(other) }),
    pinged: other(game.pinged),
    drawOffer: null,
    drawYes: [],
  }
}

/** Plays on with another in a seat, and tells everybody but whoever did it. */
function handOver(
  actor: Actor,
  game: GameRecord,
  next: GameRecord,
  player: number,
  acting: Actor['user'],
): Applied | Refusal {
  const seat = next.seats[player]!
  const outcome = engineOf(game).handOver(game.save!, player, seat.name)
  if (!outcome.ok) return outcome.refusal
  const change = applyOutcome({ user: acting, now: actor.now }, next, outcome)
  const people = game.seats.map(({ user }) => user).filter(user => user !== actor.user.id)
  return { ...change, outbox: [post(game, 'handed-over', { player: seat.user }, people), ...change.outbox] }
}

/**
 * The computer plays on for a player. Armies, orders and dice stay as they are; it is told in the log, and the seat says
 * for whom it plays, who may take it back.
 * @param player for whom, by number
 * @param name what the computer is called in the language of the game
 * @param hasLeft the player is no longer in the server
 */
export function callComputer(
  actor: Actor,
  game: GameRecord,
  { player, level, name, hasLeft }: { player: number; level: Level; name: string; hasLeft: boolean },
): Applied | Refusal {
  const ban = callBan(actor.user.id, game, player, hasLeft)
  if (ban) return ban
  const before = game.seats[player]!
  // Others of its seats have such ids, too.
  const place = game.seats.findIndex((_, i) => seatOf(game, computerUser(i + 1)) < 0) + 1
  const { user, computer } = computerSeat(level, place, name, game.language)
  const seat: Seat = {
    ...before,
    user,
    name: `${name} – ${before.name}`,
    computer: computer!,
    standsFor: before.name,
    leftBy: before.user,
  }
  return handOver(actor, game, reseat(game, player, seat), player, { id: user, name: seat.name })
}

/** Whoever left a seat to the computer, or was away from it, sits there again; what it has played stays. */
export function takeSeatBack(actor: Actor, game: GameRecord): Applied | Refusal {
  const player = keptSeatOf(game, actor.user.id)
  if (player < 0) return seatOf(game, actor.user.id) < 0 ? { code: 'stranger' } : { code: 'own-seat' }
  if (isOut(game, player)) return { code: 'is-out' }
  const { computer: _computer, standsFor, leftBy, ...kept } = game.seats[player]!
  const seat: Seat = { ...kept, user: leftBy!, name: standsFor ?? actor.user.name }
  // What the computer had in mind is no business of theirs.
  const { thought: _thought, ...known } = reseat(game, player, seat)
  const next: GameRecord = { ...known, ...(game.missed && { missed: game.missed.with(player, 0) }) }
  const change = handOver(actor, game, next, player, actor.user)
  if (isRefusal(change) || change.game.save?.pending?.by !== player) return change
  // Nobody waited with a clock for the computer.
  const until = dueAt(game.terms.pace, actor.now)
  return { ...change, game: { ...change.game, until, left: null, askedAt: actor.now } }
}

/** A player allows the others to call the computer for them, or does so no more. */
export function allowCalling({ user }: Actor, game: GameRecord, allow: boolean): Changed | Refusal {
  const ban = seatBan(user.id, game)
  if (isRefusal(ban)) return ban
  const seats = game.seats.map(seat => {
    if (seat.user !== user.id) return seat
    const { mayBeCalledFor: _before, ...rest } = seat
    return allow ? { ...rest, mayBeCalledFor: true as const } : rest
  })
  return { game: { ...game, seats }, outbox: [] }
}
