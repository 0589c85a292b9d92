import { wholeLog } from '../../game/wholeLog.ts'
import type { LogEntry, Store } from '../../store/types.ts'
import type { GameView } from './gameView.ts'

/** All that has happened in a game as far as its reader may know of it: what log, export, replay and page tell. */
export const knownLog = async (view: GameView, store: Pick<Store, 'readLog'>): Promise<LogEntry[]> =>
  (await wholeLog(store, view.game)).filter(view.knows)

/** The same numbered without a gap, which would tell how much there is that its reader may not know of. */
export const withoutGaps = (log: readonly LogEntry[]): LogEntry[] =>
  log.map(({ told: _told, ...entry }, n) => ({
    ...entry,
    n,
    ...('since' in entry && { since: log.findIndex(each => each.n >= Number(entry.since)) }),
  }))
