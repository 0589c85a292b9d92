import { mayPass } from '../failures.ts'
import { holdPings } from '../game/holdPings.ts'
import { clockOf } from '../game/holidays.ts'
import { bringOrders } from '../game/standingOrders.ts'
import { waitingFor } from '../game/waitingFor.ts'
import { logProblem } from '../log.ts'
import { dueTime } from '../store/dueTime.ts'
import { lostRace, retrying } from '../store/retrying.ts'
import type { GameRecord, Store, UserSettings } from '../store/types.ts'
import { emptyOutbox, sweep } from '../worker/outbox.ts'
import type { WorkerDeps } from '../worker/types.ts'
import { overdue } from './overdue.ts'
import { planTick } from './planTick.ts'

export type ClockDeps = Pick<WorkerDeps, 'store' | 'rest' | 'bot' | 'log' | 'now'>

/** A game whose worker may still be telling of it is left alone, in seconds. */
const settledAfter = 60
/** Games that are looked at in one run; the rest waits for the next one. */
const maxGames = 100
/** How often a lost race is run again before the next run has to do. */
const maxAttempts = 3
/** After a bug a game is left alone for so long, in seconds, so that the others get their turn. */
const postponedBy = 3600

async function settingsOf(store: Store, game: GameRecord) {
  const users = new Set([...waitingFor(game), ...(game.held ?? []).map(ping => ping.user)])
  const found = await Promise.all([...users].map(user => store.userSettings(user)))
  const byUser = new Map<string, UserSettings>(found.map(settings => [settings.user, settings]))
  return (user: string) => byUser.get(user)
}

/** Does what is due in one game. @returns the game as it was saved; undefined where nothing was to be done */
async function tick(id: string, deps: ClockDeps): Promise<GameRecord | undefined> {
  return retrying(maxAttempts, () => tryTick(id, deps), undefined)
}

async function tryTick(id: string, { store, now }: ClockDeps) {
  const seconds = Math.floor(now() / 1000)
  const game = await store.loadGame(id)
  // The index may be behind, or another clock faster.
  if (!game || (dueTime(game) ?? Number.POSITIVE_INFINITY) > seconds) return undefined
  const plan = planTick(game, await settingsOf(store, game), seconds)
  if (plan.do === 'nothing') return undefined
  if (plan.do === 'tick') {
    const next = { ...plan.game, outbox: [...game.outbox, ...plan.outbox] }
    return (await store.tickGame(next, game)) ? { ...next, ticks: (game.ticks ?? 0) + 1 } : lostRace
  }
  const due = overdue(await bringOrders(store, game), seconds)
  const change = holdPings(due.game, due.outbox, { now: seconds, acting: null })
  const next = { ...change.game, version: game.version, outbox: [...game.outbox, ...change.outbox] }
  return (await store.saveGame(next)) ? { ...next, version: game.version + 1 } : lostRace
}

/** A bug must not make the same game the first of every run. */
async function postpone(id: string, { store, now }: ClockDeps): Promise<void> {
  const game = await store.loadGame(id)
  if (!game) return
  const wake = Math.floor(now() / 1000) + postponedBy
  const { reminded = [], stood } = clockOf(game) ?? {}
  const held = (game.held ?? []).map(ping => ({ ...ping, at: Math.max(ping.at, wake) }))
  const clock = game.until === null ? null : { of: game.until, wake, reminded, ...(stood && { stood }) }
  await store.tickGame({ ...game, held, clock }, game)
}

/**
 * One run of the clock: says what was left unsaid, reminds, and does what deadlines bring. It may run twice at
 * once and may die anywhere: every change is one conditional write with its outbox.
 * @returns how many games were spoken of or changed
 */
export async function runClock(
  deps: ClockDeps,
  options: { limit?: number; olderThan?: number } = {},
): Promise<{ swept: number; attended: number }> {
  const { limit = maxGames, olderThan = settledAfter } = options
  const swept = await sweep(deps, { limit, olderThan })
  let attended = 0
  for (const id of await deps.store.due(Math.floor(deps.now() / 1000), limit)) {
    try {
      const saved = await tick(id, deps)
      if (!saved) continue
      attended++
      if (saved.outbox.length > 0) await emptyOutbox(saved, deps)
    } catch (error) {
      logProblem(deps.log, error, { game: id, doing: 'clock' })
      // What may pass is tried again in the next run.
      if (!mayPass(error))
        await postpone(id, deps).catch(err => deps.log.error({ game: id, err }, 'postponing'))
    }
  }
  return { swept, attended }
}
