import { createHmac, timingSafeEqual } from 'node:crypto'
import type { GameRecord } from '../store/types.ts'

/** Who looks at a battle by a link: a player by number, or anybody to whom the link was given. */
export type Looker = number | 'spectator'

type Linked = Pick<GameRecord, 'id' | 'links'>

/** 132 bits: nobody guesses them. */
const keyLength = 22

/**
 * What makes the address of a battle one that is given and not guessed: for spectators one, and for each player their own.
 * They are others once a player has asked for new ones.
 * @param secret known to the program alone
 */
export const keyOf = (secret: string, { id, links = 0 }: Linked, looker: Looker): string =>
  createHmac('sha256', secret)
    .update(`battle ${id} ${links} ${looker}`)
    .digest('base64url')
    .slice(0, keyLength)

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Whose key it is; undefined for one that is wrong, or was good once. */
export function lookerOf(
  secret: string,
  game: Linked & Pick<GameRecord, 'seats'>,
  key: string,
): Looker | undefined {
  if (!/^[\w-]{22}$/.test(key)) return undefined
  const lookers: Looker[] = ['spectator', ...game.seats.keys()]
  return lookers.find(looker => isSame(keyOf(secret, game, looker), key))
}
