import { engineOf } from '../../rules/games.ts'
import type { GameRecord } from '../store/types.ts'

/** The number of a user in a game, or -1 for a stranger. */
export const seatOf = (game: GameRecord, user: string): number =>
  game.seats.findIndex(seat => seat.user === user)

/** The seat that the computer keeps for a user, who may take it back while the battle goes on; -1 where there is none. */
export const keptSeatOf = (game: GameRecord, user: string): number =>
  game.stage === 'battle' ? game.seats.findIndex(({ leftBy }) => leftBy !== undefined && leftBy === user) : -1

/** Does a user play it, or are they invited to? Whoever has left a game to the computer does not play it any more. */
export const takesPart = (game: GameRecord, user: string): boolean =>
  seatOf(game, user) >= 0 || game.invited === user || (game.others ?? []).includes(user)

/** Does it go on, or is it still to begin? One that is held may go on. */
export const isOpen = ({ stage, takingBack }: GameRecord): boolean =>
  stage !== 'over' && (stage !== 'declined' || takingBack !== undefined)

/** Has this player lost while others play on? */
export const isOut = (game: GameRecord, player: number): boolean =>
  game.save !== null &&
  game.save.step !== null &&
  player >= 0 &&
  !engineOf(game).playersLeft(game.save).includes(player)
