import type { AnySave } from '../../rules/games.ts'
import { engineOf } from '../../rules/games.ts'
import type { GameRecord, OutboxEntry, Seat } from '../store/types.ts'
import type { Actor } from './change.ts'
import { takesPart } from './seats.ts'

/** Stands for the user and the name of somebody who wanted to be forgotten. Nobody has either. */
const nobody = ''

/**
 * A game that a player does not play any more, without a player's id and name. All that it takes to replay and verify it
 * stays: the armies, and the player's number, which is part of the seed of the dice.
 * @returns the same record where nothing of that player is in it
 */
export function forgetInGame(game: GameRecord, { id: user, name }: Actor['user']): GameRecord {
  const keep = (other: string) => other !== user
  const other = <Value extends string | null>(value: Value) => (value === user ? nobody : value)
  const left = takesPart(game, user) ? [] : leftByNobodyKnown(game, name)
  const seats = game.seats.map(seat => {
    if (seat.leftBy === user || left.includes(seat)) return computerAlone(seat)
    if (seat.user !== user) return seat
    const { rest: _rest, called: _called, handle: _handle, ...kept } = seat
    return { ...kept, user: nobody, name: nobody }
  })
  const withNames = (save: AnySave): AnySave =>
    seats.reduce(
      (named, { name }, i) => (name === game.seats[i]!.name ? named : renamed(game, named, i, name)),
      save,
    )
  const { news } = game
  const next: GameRecord = {
    ...game,
    seats,
    save: game.save && withNames(game.save),
    ...(news?.seen && { news: { ...news, seen: withNames(news.seen) } }),
    invited: other(game.invited),
    pinged: other(game.pinged),
    drawOffer: other(game.drawOffer),
    ...(game.others && { others: game.others.map(other) }),
    ...(game.drawYes && { drawYes: game.drawYes.map(other) }),
    ...(game.unreachable && { unreachable: game.unreachable.filter(keep) }),
    ...(game.held && { held: game.held.filter(ping => keep(ping.user)) }),
    ...(game.clock && { clock: { ...game.clock, reminded: game.clock.reminded.filter(keep) } }),
  }
  const outbox = game.outbox.map(entry => forgetInEntry({ ...next, outbox: [] }, entry, user))
  const forgotten = { ...next, outbox }
  return JSON.stringify(forgotten) === JSON.stringify(game) ? game : forgotten
}

/**
 * Seats that were left to the computer before a seat kept by whom. Whoever has no part in a game of theirs has left one
 * of those: of several the one that bears the name; where none does any more, it may be any, and all lose theirs.
 */
function leftByNobodyKnown({ seats }: GameRecord, name: string): Seat[] {
  const left = seats.filter(({ standsFor, leftBy }) => standsFor !== undefined && leftBy === undefined)
  const called = left.filter(({ standsFor }) => standsFor === name)
  return called.length > 0 ? called : left
}

/** The state of the rules has the players' names, too: where the game cannot rename a player, whatever is called so. */
export function renamed(game: GameRecord, save: AnySave, player: number, after: string): AnySave {
  const rename = engineOf(game).module.judge?.rename
  if (rename) return { ...save, battle: rename(save.battle, player, after) }
  const { name: before } = game.seats[player]!
  return JSON.parse(
    JSON.stringify(save, (key, value: unknown) => (key === 'name' && value === before ? after : value)),
  ) as AnySave
}

/** A computer's seat that does not say any more for whom it plays. */
function computerAlone({ standsFor, leftBy: _user, rest: _rest, ...seat }: Seat): Seat {
  const suffix = ` – ${standsFor}`
  return { ...seat, name: seat.name.endsWith(suffix) ? seat.name.slice(0, -suffix.length) : nobody }
}

/** What is still to be told of the game, without the player. */
function forgetInEntry(game: GameRecord, entry: OutboxEntry, user: string): OutboxEntry {
  const key = entry.key.replaceAll(user, nobody)
  if (entry.do !== 'post') return { ...entry, key }
  const pings = entry.pings.filter(ping => ping !== user)
  const without = (value: unknown) => (value === user ? nobody : value)
  const facts = Object.fromEntries(
    Object.entries(entry.facts).map(([name, fact]) => [
      name,
      Array.isArray(fact) ? fact.map(without) : without(fact),
    ]),
  )
  return { ...entry, key, pings, facts } as OutboxEntry
}
