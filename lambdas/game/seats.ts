import { playersLeft } from '../../rules/index.ts'
import type { GameRecord } from '../store/types.ts'

/** The number of a user in a game, or -1 for a stranger. */
export const seatOf = (game: GameRecord, user: string): number =>
  game.seats.findIndex(seat => seat.user === user)

/** Does it go on, or is it still to begin? */
export const isOpen = (game: GameRecord): boolean => game.stage !== 'over' && game.stage !== 'declined'

/** Has this player lost while others play on? */
export const isOut = ({ save }: GameRecord, player: number): boolean =>
  save !== null && save.battle.phase !== 'over' && player >= 0 && !playersLeft(save).includes(player)
