import { mayPass } from '../failures.ts'
import { tickSeason, usersAway } from '../league/tick.ts'
import { logProblem } from '../log.ts'
import { lostRace, retrying } from '../store/retrying.ts'
import type { SeasonRecord } from '../store/seasonTypes.ts'
import { hasRipe } from '../store/waiting.ts'
import type { WorkerDeps } from '../worker/types.ts'

type AttendDeps = Pick<WorkerDeps, 'store' | 'log' | 'now'>

const maxAttempts = 3
/** After a bug a season is left alone for so long, in seconds, so that the others get their turn. */
const postponedBy = 3600

/** Does what is due in one season. @returns the season, where there is something to be told */
export async function attendSeason(id: string, deps: AttendDeps): Promise<SeasonRecord | undefined> {
  const { store, log } = deps
  const now = Math.floor(deps.now() / 1000)
  const attempt = async () => {
    const record = await store.loadSeason(id)
    if (!record) return undefined
    const users = [...new Set(usersAway(record, now))]
    const settings = await Promise.all(users.map(user => store.userSettings(user)))
    const holidays = new Map(settings.map(({ user, holiday }) => [user, holiday]))
    const ticked = tickSeason(record, now, user => holidays.get(user))
    if (!ticked) return hasRipe(record, now) ? record : undefined
    const next = { ...ticked.season, outbox: [...record.outbox, ...ticked.outbox] }
    return (await store.saveSeason(next)) ? { ...next, version: next.version + 1 } : lostRace
  }
  try {
    return await retrying<SeasonRecord | undefined>(maxAttempts, attempt, undefined)
  } catch (error) {
    logProblem(log, error, { season: id, doing: 'clock' })
    if (mayPass(error)) return undefined
    const record = await store.loadSeason(id)
    if (record) await store.saveSeason({ ...record, postponed: now + postponedBy })
    return undefined
  }
}
