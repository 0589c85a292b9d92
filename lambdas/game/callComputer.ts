import { engineOf } from '../../rules/games.ts'
import type { Level, Refusal } from '../../rules/index.ts'
import { isComputer } from '../store/guests.ts'
import type { GameRecord } from '../store/types.ts'
import { type Applied, applyOutcome } from './applyOutcome.ts'
import type { Actor } from './change.ts'
import { computerSeat } from './computerSeats.ts'
import { post } from './outbox.ts'
import { isOut, seatOf } from './seats.ts'

/** Why the computer may not play on for this player, if so. */
function callBan(actor: Actor, game: GameRecord, player: number): Refusal | undefined {
  const own = seatOf(game, actor.user.id)
  if (own < 0) return { code: 'stranger' }
  if (game.lesson) return { code: 'in-tutorial' }
  if (game.season) return { code: 'season-substitute' }
  if (!game.save) return { code: 'no-battle' }
  if (game.stage !== 'battle') return { code: 'battle-over' }
  const seat = game.seats[player]
  if (!seat || isComputer(seat.user)) return { code: 'stranger' }
  if (isOut(game, player)) return { code: 'is-out' }
  const left = (game.missed?.[player] ?? 0) > 0
  return player === own || left ? undefined : { code: 'not-absent', about: { name: seat.name } }
}

/**
 * The computer plays on for a player: for whoever asks, or for an opponent who has missed a turn. Armies, orders and
 * dice stay as they are; it is told in the log, and the seat says for whom it plays.
 * @param user for whom
 * @param name what the computer is called in the language of the game
 */
export function callComputer(
  actor: Actor,
  game: GameRecord,
  { user, level, name }: { user: string; level: Level; name: string },
): Applied | Refusal {
  const player = seatOf(game, user)
  const ban = callBan(actor, game, player)
  if (ban) return ban
  const before = game.seats[player]!
  const made = computerSeat(level, player + 1, name, game.language)
  const { rest: _rest, ...kept } = before
  const { user: id, computer } = made
  const seat = {
    ...kept,
    user: id,
    name: `${name} – ${before.name}`,
    computer,
    standsFor: before.name,
    leftBy: before.user,
  }
  const other = (each: string | null) => (each === user ? id : each)
  const next: GameRecord = {
    ...game,
    seats: game.seats.map((each, i) => (i === player ? seat : each)),
    invited: other(game.invited),
    ...(game.others && { others: game.others.map(each => other(each)!) }),
    pinged: other(game.pinged),
    drawOffer: null,
    drawYes: [],
  }
  const outcome = engineOf(game).handOver(game.save!, player, seat.name)
  if (!outcome.ok) return outcome.refusal
  const change = applyOutcome({ user: { id, name: seat.name }, now: actor.now }, next, outcome)
  const people = game.seats.map(each => each.user).filter(each => each !== actor.user.id)
  return { ...change, outbox: [post(game, 'handed-over', { player: id }, people), ...change.outbox] }
}
