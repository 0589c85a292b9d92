import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Viewer } from '../../rules/play/module.ts'
import type { BattlePage, SeasonPage } from '../discord/types.ts'

type Linked = Omit<BattlePage['game'], 'guild'>
type LinkedSeason = Omit<SeasonPage['season'], 'guild'>

/** 132 bits: nobody guesses them. */
const keyLength = 22

const keyFor = (secret: string, what: string): string =>
  createHmac('sha256', secret).update(what).digest('base64url').slice(0, keyLength)

/**
 * What makes the address of a battle one that is given and not guessed: for spectators one, and for each player their own.
 * They are others once a player has asked for new ones, and a player's own once somebody else plays on for them.
 * @param secret known to the program alone
 */
export const keyOf = (secret: string, { id, links = 0, seats }: Linked, viewer: Viewer): string =>
  keyFor(secret, `battle ${id} ${links} ${viewer} ${viewer === 'spectator' ? '' : seats[viewer]?.user}`)

const isSame = (right: string, key: string): boolean =>
  /^[\w-]{22}$/.test(key) && timingSafeEqual(Buffer.from(right), Buffer.from(key))

/** Whose key it is; undefined for one that is wrong, or was good once. */
export function viewerOf(secret: string, game: Linked, key: string): Viewer | undefined {
  const viewers: Viewer[] = ['spectator', ...game.seats.keys()]
  return viewers.find(viewer => isSame(keyOf(secret, game, viewer), key))
}

/** The same for a season, whose page all see alike; another one once a director has asked for new ones. */
export const keyOfSeason = (secret: string, { id, links = 0 }: LinkedSeason): string =>
  keyFor(secret, `season ${id} ${links}`)

export const isKeyOfSeason = (secret: string, season: LinkedSeason, key: string): boolean =>
  isSame(keyOfSeason(secret, season), key)
