import { hiding, logProblem } from '../log.ts'
import { lobbyIn } from '../store/lobbyKeys.ts'
import { seasonIn } from '../store/seasonKeys.ts'
import type { SeasonRecord } from '../store/seasonTypes.ts'
import type { GameRecord } from '../store/types.ts'
import { deliveryMs, inParallel, limitIn, type TimeLimit, within } from '../timeLimit.ts'
import { computerTurn } from './computerTurn.ts'
import { emptyOutbox } from './gameOutbox.ts'
import { keepSecrets, secretsOf } from './keepSecrets.ts'
import { emptyLobby } from './lobbyOutbox.ts'
import { emptySeasonOutbox, type SeasonTold } from './seasonOutbox.ts'
import type { TellDeps } from './types.ts'

const secondsOf = ({ now }: Pick<TellDeps, 'now'>) => Math.floor(now() / 1000)

/** What one game takes of a sweep, in milliseconds: a channel that hangs delays nobody else. */
const gameMs = 10_000
/** Games that are told of at once. */
const atOnce = 20

/** Empties the outbox of a season, and those of the games that it has made or changed. */
export async function tellOfSeason(record: SeasonRecord, deps: TellDeps): Promise<SeasonTold> {
  const told = await emptySeasonOutbox(record, deps)
  for (const game of told.games) {
    try {
      await emptyOutbox(game, deps)
    } catch (error) {
      // It stays in the outbox of that game, and a sweep says it.
      logProblem(deps.log, error, { season: record.id, game: game.id })
    }
  }
  return told
}

/** The same for several, one after the other; a fault is logged, and what is left then stays for a later sweep. */
export async function tellOfSeasons(
  records: readonly SeasonRecord[],
  deps: TellDeps,
  limit: TimeLimit,
): Promise<void> {
  const bounded = { ...deps, store: within(deps.store, limit), rest: deps.rest.within(limit) }
  for (const record of records) {
    if (limit.left() === 0) return
    await tellOfSeason(record, bounded).catch((error: unknown) =>
      logProblem(deps.log, error, { season: record.id, sweep: true }),
    )
  }
}

/**
 * Says what was left unsaid: empties outboxes, several at once, each with a time of its own. A fault is logged, and
 * what is left then stays for a later sweep.
 * @param games the records, or ids where they are to be read, of seasons and lobbies too
 * @param options.olderThan seconds since the last change; a younger game's worker may still be at it
 * @returns how many games were done
 */
export async function tellOf(
  games: readonly (GameRecord | string)[],
  deps: TellDeps,
  limit: TimeLimit,
  options: { olderThan?: number } = {},
): Promise<number> {
  let told = 0
  await inParallel(games, atOnce, limit, async each => {
    const own = limitIn(Math.min(gameMs, limit.left()))
    const isKnown = typeof each !== 'string'
    const keeping = isKnown ? { ...deps, log: hiding(deps.log, () => secretsOf(each)) } : keepSecrets(deps)
    const bounded = { ...keeping, store: within(keeping.store, own), rest: deps.rest.within(own) }
    const id = isKnown ? each.id : each
    const season = isKnown ? undefined : seasonIn(each)
    const place = isKnown ? undefined : lobbyIn(each)
    try {
      if (place) {
        const lobby = await bounded.store.loadLobby(place.guild, place.channel)
        if (!lobby || Math.abs(secondsOf(deps) - lobby.changed) < (options.olderThan ?? 0)) return
        await emptyLobby(lobby, bounded)
        told++
        return
      }
      if (season !== undefined) {
        const record = await bounded.store.loadSeason(season)
        if (!record || Math.abs(secondsOf(deps) - record.changed) < (options.olderThan ?? 0)) return
        await tellOfSeason(record, bounded)
        told++
        return
      }
      const game = isKnown ? each : await bounded.store.loadGame(each)
      // A change that is still to come was made before the time was set back.
      if (!game || Math.abs(secondsOf(deps) - game.changed) < (options.olderThan ?? 0)) return
      await emptyOutbox(game, bounded)
      await computerTurn(game, bounded, own)
      told++
    } catch (error) {
      logProblem(keeping.log, error, { game: id, sweep: true })
    }
  })
  return told
}

/** The same for all games with something to be told at once, oldest first. */
export const sweep = async (
  deps: TellDeps,
  options: { games?: number; olderThan?: number; limit?: TimeLimit } = {},
): Promise<number> =>
  tellOf(await deps.store.unsaid(options.games ?? 100), deps, options.limit ?? limitIn(deliveryMs), options)
