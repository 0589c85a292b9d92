import type { GameRecord, Seat, UserSettings } from '../store/types.ts'

/** What a game keeps of a player's settings, so that a command needs not read those of others. */
export const availabilityOf = ({ timeZone, quiet, holiday }: UserSettings): Seat['rest'] =>
  quiet || holiday ? { timeZone, quiet, holiday } : undefined

/** The seats with what is known of the one who acts now; a game that is over keeps nothing. */
export function withAvailability(game: GameRecord, settings: UserSettings | undefined): Seat[] {
  const closed = game.stage === 'over' || game.stage === 'declined'
  return game.seats.map(seat => {
    const { rest: before, ...bare } = seat
    const rest = settings?.user === seat.user ? availabilityOf(settings) : before
    return rest && !closed ? { ...bare, rest } : bare
  })
}
