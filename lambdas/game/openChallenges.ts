import type { GameRecord, OutboxEntry, Store } from '../store/types.ts'
import { outboxKey } from './outbox.ts'

/** Challenges of a server that are counted at most. */
const maxOffers = 100
/** Of these so many are read: more do not fit into one message. */
const maxRead = 35

/** What a server offers: challenges that anybody there may take up. */
export interface Offers {
  /** the newest first */
  games: GameRecord[]
  /** how many there are besides */
  more: number
}

/** May anybody in its server take it up? */
const isOffered = (game: GameRecord | undefined): game is GameRecord =>
  game?.stage === 'challenge' && game.invited === null

export async function offersOf(guild: string, store: Store): Promise<Offers> {
  const ids = await store.openChallenges(guild, maxOffers)
  const games = await Promise.all(ids.slice(0, maxRead).map(id => store.loadGame(id)))
  return { games: games.filter(isOffered), more: Math.max(0, ids.length - maxRead) }
}

/**
 * Lists the open challenges of a channel among those of its server: those from before servers had such lists are found by
 * their channel alone. Doing it twice does no harm.
 */
export async function listEarlierOffers(guild: string, channel: string, store: Store): Promise<void> {
  const [listed, here] = await Promise.all([
    store.openChallenges(guild, maxOffers),
    store.gamesOfChannel(channel),
  ])
  const unlisted = here.filter(id => !listed.includes(id)).slice(0, maxRead)
  for (const game of await Promise.all(unlisted.map(id => store.loadGame(id))))
    if (isOffered(game) && game.guild === guild) await store.indexGame(game)
}

/** The lobbies of its server are to show that an open challenge was made, or is open no more. */
export const toLobbies = (game: GameRecord): OutboxEntry[] =>
  game.guild !== null && game.invited === null ? [{ key: outboxKey(game, 'lobby'), do: 'lobby' }] : []
