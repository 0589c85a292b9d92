import type { Refusal } from '../../../rules/index.ts'
import type { GameRecord, Store } from '../../store/types.ts'
import type { Call } from '../types.ts'
import { seatOf } from './table.ts'

/** How many of a channel's or a player's games are looked at; the newest come first. */
const looked = 10

export const isOpen = (game: GameRecord): boolean => game.stage !== 'over' && game.stage !== 'declined'

export async function loadGames(store: Store, ids: readonly string[], most = looked): Promise<GameRecord[]> {
  const games = await Promise.all(ids.slice(0, most).map(id => store.loadGame(id)))
  return games.filter(game => game !== undefined)
}

export type Found = { ok: true; id: string } | { ok: false; refusal: Refusal }

const found = (id: string): Found => ({ ok: true, id })

/**
 * Which game a call is about: the one named by the option `game`, else the one of this channel or thread,
 * else the only open one of the caller. In a thread that is known without reading the game.
 */
export async function findGame(call: Call, store: Store): Promise<Found> {
  const named = call.options.game
  if (named !== undefined) return found(String(named).trim().toLowerCase())
  const here = await store.gamesOfChannel(call.channel)
  if (here.length === 1) return found(here[0]!)
  if (here.length > 1) {
    const games = await loadGames(store, here)
    const open = games.filter(isOpen)
    const mine = open.filter(game => seatOf(game, call.user.id) >= 0 || game.invited === call.user.id)
    const one = mine[0] ?? (open.length === 1 ? open[0] : undefined) ?? (open.length ? undefined : games[0])
    if (mine.length <= 1 && one) return found(one.id)
    return { ok: false, refusal: { code: 'which-game' } }
  }
  const mine = (await loadGames(store, await store.gamesOfUser(call.user.id))).filter(isOpen)
  if (mine.length === 1) return found(mine[0]!.id)
  return { ok: false, refusal: { code: mine.length ? 'which-game' : 'no-game' } }
}

/** The game itself, for commands that only read. */
export async function readGame(
  call: Call,
  store: Store,
): Promise<{ ok: true; game: GameRecord } | { ok: false; refusal: Refusal }> {
  const which = await findGame(call, store)
  if (!which.ok) return which
  const game = await store.loadGame(which.id)
  return game ? { ok: true, game } : { ok: false, refusal: { code: 'no-game', about: { game: which.id } } }
}

/** A player's games, newest first. */
export const gamesOf = async (store: Store, user: string, most?: number): Promise<GameRecord[]> =>
  loadGames(store, await store.gamesOfUser(user), most)
