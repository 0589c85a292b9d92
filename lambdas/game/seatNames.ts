import type { AnySave } from '../../rules/games.ts'
import { isComputer } from '../store/guests.ts'
import type { GameRecord, Seat } from '../store/types.ts'
import type { Actor } from './change.ts'
import { renamed } from './forgetInGame.ts'

const alike = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** What a player is called on Discord, without what tells them from others here. */
const calledIn = ({ name, called }: Seat): string => called ?? name

/** The seats with the names of today: of those who are called alike, each with what Discord tells them apart by. */
function namedSeats(seats: readonly Seat[], { user }: Pick<Actor, 'user'>): Seat[] {
  const fresh = seats.map(seat =>
    seat.user === user.id
      ? { ...seat, called: user.name, ...(user.handle !== undefined && { handle: user.handle }) }
      : seat,
  )
  return fresh.map((seat, i) => {
    if (!seat.user || isComputer(seat.user)) return seat
    const { called: _, ...bare } = seat
    const called = calledIn(seat)
    const shared = fresh.some((other, n) => n !== i && other.user !== '' && alike(calledIn(other), called))
    return shared && seat.handle !== undefined
      ? { ...seat, called, name: `${called} (@${seat.handle})` }
      : { ...bare, name: called }
  })
}

/**
 * A game in which whoever acts is called as they are on Discord now, and no two players alike where it can be helped.
 * @param actor the one who acts, with the name of today
 */
export function withTodaysNames(game: GameRecord, actor: Pick<Actor, 'user'>): GameRecord {
  const seats = namedSeats(game.seats, actor)
  const changed = seats.flatMap(({ name }, i) => (name === game.seats[i]!.name ? [] : [i]))
  const renaming = (save: AnySave): AnySave =>
    changed.reduce((named, i) => renamed(game, named, i, seats[i]!.name), save)
  const { news } = game
  return {
    ...game,
    seats,
    save: game.save && renaming(game.save),
    ...(news?.seen && { news: { ...news, seen: renaming(news.seen) } }),
  }
}
