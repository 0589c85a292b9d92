import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Viewer } from '../../rules/play/module.ts'
import type { PageLink } from '../discord/types.ts'

type Linked = Omit<PageLink['game'], 'guild'>

/** 132 bits: nobody guesses them. */
const keyLength = 22

/**
 * What makes the address of a battle one that is given and not guessed: for spectators one, and for each player their own.
 * They are others once a player has asked for new ones, and a player's own once somebody else plays on for them.
 * @param secret known to the program alone
 */
export const keyOf = (secret: string, { id, links = 0, seats }: Linked, viewer: Viewer): string =>
  createHmac('sha256', secret)
    .update(`battle ${id} ${links} ${viewer} ${viewer === 'spectator' ? '' : seats[viewer]?.user}`)
    .digest('base64url')
    .slice(0, keyLength)

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Whose key it is; undefined for one that is wrong, or was good once. */
export function viewerOf(secret: string, game: Linked, key: string): Viewer | undefined {
  if (!/^[\w-]{22}$/.test(key)) return undefined
  const viewers: Viewer[] = ['spectator', ...game.seats.keys()]
  return viewers.find(viewer => isSame(keyOf(secret, game, viewer), key))
}
