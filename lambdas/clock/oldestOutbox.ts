import { lobbyIn } from '../store/lobbyKeys.ts'
import { seasonIn } from '../store/seasonKeys.ts'
import type { Store } from '../store/types.ts'
import { isUnsaid } from '../store/waiting.ts'

/**
 * How long the longest waiting outbox has been full, in seconds; 0 where none is. What a channel refuses waits for a
 * time of its own, and is nothing that an alarm should ring for.
 * @param now milliseconds since 1970
 */
export async function oldestOutbox(
  store: Pick<Store, 'unsaid' | 'loadGame' | 'loadSeason' | 'loadLobby'>,
  now: number,
): Promise<number> {
  const [id] = await store.unsaid(1)
  if (id === undefined) return 0
  const season = seasonIn(id)
  const lobby = lobbyIn(id)
  const record = lobby
    ? await store.loadLobby(lobby.guild, lobby.channel)
    : season === undefined
      ? await store.loadGame(id)
      : await store.loadSeason(season)
  // The index may be behind.
  if (!record || !isUnsaid(record)) return 0
  return Math.max(0, Math.floor(now / 1000) - record.changed)
}
