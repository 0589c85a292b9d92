import type { GameRecord } from './types.ts'

/** Is it a seat of the program, and nobody on Discord? */
export const isComputer = (user: string): boolean => user.startsWith('computer-')

type Invitation = Pick<GameRecord, 'invited' | 'others' | 'seats'>

/** Users who are challenged; none where anybody may take it up. */
export const guestsOf = ({ invited, others = [] }: Omit<Invitation, 'seats'>): string[] =>
  invited === null ? [] : [invited, ...others]

/** Who of them has not accepted yet. */
export const awaited = (game: Invitation): string[] =>
  guestsOf(game).filter(guest => !game.seats.some(({ user }) => user === guest))

/** How many will play. */
export const partySize = (game: Omit<Invitation, 'seats'>): number => Math.max(2, guestsOf(game).length + 1)
