import { isRefusal } from '../game/change.ts'
import { wholeLog } from '../game/wholeLog.ts'
import { decide } from '../league/decide.ts'
import { isDecided, resultOf } from '../league/result.ts'
import { lostRace, retrying } from '../store/retrying.ts'
import type { SeasonRecord } from '../store/seasonTypes.ts'
import type { GameRecord } from '../store/types.ts'
import { emptySeasonOutbox } from './seasonOutbox.ts'
import type { WorkerDeps } from './types.ts'

const maxAttempts = 8

/**
 * Tells the season of a game how it ended. Told twice it counts once: a season knows its battles by their games.
 * @throws where others kept changing the season, or for what `emptySeasonOutbox` throws: it will be told again
 */
export async function tellSeason(
  game: GameRecord,
  deps: Pick<WorkerDeps, 'store' | 'rest' | 'bot' | 'log' | 'now'>,
): Promise<void> {
  const { store, log } = deps
  if (!game.season || !isDecided(game)) return
  const result = resultOf(game, await wholeLog(store, game))
  if (!result) return
  const at = Math.floor(deps.now() / 1000)
  const attempt = async (): Promise<SeasonRecord | 'nothing' | typeof lostRace> => {
    const record = await store.loadSeason(game.season!.id)
    if (!record) return 'nothing'
    const changed = decide(record, { do: 'result', by: '', as: 'program', at, game: game.id, result })
    if (isRefusal(changed)) {
      log.warn({ season: record.id, game: game.id, ...changed }, 'the season takes no result of this game')
      return 'nothing'
    }
    // It was told before.
    if (changed.events.length === 0) return record.outbox.length ? record : 'nothing'
    const next = { ...changed.season, outbox: [...record.outbox, ...changed.outbox] }
    return (await store.saveSeason(next)) ? { ...next, version: next.version + 1 } : lostRace
  }
  const told = await retrying<SeasonRecord | 'nothing' | 'busy'>(maxAttempts, attempt, 'busy')
  if (told === 'busy') throw new Error(`season ${game.season.id} keeps changing`)
  if (told !== 'nothing') await emptySeasonOutbox(told, deps)
}
