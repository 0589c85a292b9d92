import { isUnsaid } from '../store/dueTime.ts'
import { seasonIn } from '../store/seasonKeys.ts'
import type { Store } from '../store/types.ts'

/**
 * How long the longest waiting outbox has been full, in seconds; 0 where none is. What a channel refuses waits for a
 * time of its own, and is nothing that an alarm should ring for.
 * @param now milliseconds since 1970
 */
export async function oldestOutbox(
  store: Pick<Store, 'unsaid' | 'loadGame' | 'loadSeason'>,
  now: number,
): Promise<number> {
  const [id] = await store.unsaid(1)
  const season = id === undefined ? undefined : seasonIn(id)
  if (season !== undefined) {
    const record = await store.loadSeason(season)
    return record?.outbox.length ? Math.max(0, Math.floor(now / 1000) - record.changed) : 0
  }
  const game = id === undefined ? undefined : await store.loadGame(id)
  // The index may be behind.
  if (!game || !isUnsaid(game)) return 0
  return Math.max(0, Math.floor(now / 1000) - game.changed)
}
