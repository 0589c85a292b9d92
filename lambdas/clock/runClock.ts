import { mayPass } from '../failures.ts'
import { holdPings } from '../game/holdPings.ts'
import { clockOf } from '../game/holidays.ts'
import { addToOutbox, inOneMessage } from '../game/outbox.ts'
import { bringOrders } from '../game/standingOrders.ts'
import { waitingFor } from '../game/waitingFor.ts'
import { endHold } from '../league/holdGame.ts'
import { logProblem } from '../log.ts'
import { dueTime } from '../store/dueTime.ts'
import { lobbyIn } from '../store/lobbyKeys.ts'
import { lostRace, retrying } from '../store/retrying.ts'
import { seasonIn } from '../store/seasonKeys.ts'
import type { SeasonRecord } from '../store/seasonTypes.ts'
import type { GameRecord, OutboxEntry, Store, UserSettings } from '../store/types.ts'
import { hasRipe } from '../store/waiting.ts'
import { inParallel, limitIn, type TimeLimit, within } from '../timeLimit.ts'
import { keepSecrets } from '../worker/keepSecrets.ts'
import { sweep, tellOf, tellOfSeasons } from '../worker/sweep.ts'
import { tellProblem } from '../worker/tellProblem.ts'
import type { TellDeps } from '../worker/types.ts'
import { attendSeason } from './attendSeason.ts'
import { overdue } from './overdue.ts'
import { asleep, planTick } from './planTick.ts'

/** A game whose worker may still be telling of it is left alone, in seconds. */
const settledAfter = 60
/** Games that are looked at in one run; the rest waits for the next one. */
const maxGames = 1000
/** Games that are changed at once. */
const atOnce = 10
/** What one game takes of a run, in milliseconds. */
const gameMs = 10_000
/** A run that nobody limits ends before the next one begins, in milliseconds. */
const runMs = 55_000
/** Of more changed games than these the next run tells: until then they would fill the memory. */
const maxToTell = 200
/** How often a lost race is run again before the next run has to do. */
const maxAttempts = 3
/** After a bug a game is left alone for so long, in seconds, so that the others get their turn; then longer and longer. */
const postponedBy = 3600
const maxPostponed = 24 * 3600

async function settingsOf(store: Store, game: GameRecord) {
  const users = new Set([...waitingFor(game), ...(game.held ?? []).map(ping => ping.user)])
  const found = await Promise.all([...users].map(user => store.userSettings(user)))
  const byUser = new Map<string, UserSettings>(found.map(settings => [settings.user, settings]))
  return (user: string) => byUser.get(user)
}

/** Does what is due in one game. @returns the game of which there is something to be told or that was changed */
async function tick(id: string, deps: TellDeps): Promise<GameRecord | undefined> {
  return retrying(maxAttempts, () => tryTick(id, deps), undefined)
}

async function tryTick(
  id: string,
  { store, now }: TellDeps,
): Promise<GameRecord | undefined | typeof lostRace> {
  const seconds = Math.floor(now() / 1000)
  const game = await store.loadGame(id)
  // The index may be behind, or another clock faster.
  if (!game || (dueTime(game) ?? Number.POSITIVE_INFINITY) > seconds) return undefined
  if (game.takingBack && game.takingBack.look <= seconds) return endHold(id, store, seconds)
  const plan = planTick(game, await settingsOf(store, game), seconds)
  if (plan.do === 'nothing') return hasRipe(game, seconds) ? game : undefined
  // What a clock that stood still has to catch up with is one message a game.
  const toTell = (outbox: OutboxEntry[]) =>
    seconds - (dueTime(game) ?? seconds) > asleep ? inOneMessage(outbox) : outbox
  if (plan.do === 'tick') {
    const next = { ...plan.game, outbox: addToOutbox(game.outbox, toTell(plan.outbox)) }
    return (await store.tickGame(next, game)) ? { ...next, ticks: (game.ticks ?? 0) + 1 } : lostRace
  }
  const due = overdue(await bringOrders(store, game), seconds)
  const change = holdPings(due.game, due.outbox, { now: seconds, acting: null })
  const next = {
    ...change.game,
    version: game.version,
    outbox: addToOutbox(game.outbox, toTell(change.outbox)),
  }
  return (await store.saveGame(next)) ? { ...next, version: game.version + 1 } : lostRace
}

/** A bug must not make the same game the first of every run. Its players are told, once. */
async function postpone(id: string, problem: string, deps: TellDeps): Promise<void> {
  const { store, now } = deps
  const game = await store.loadGame(id)
  if (!game) return
  const { reminded = [], heldUntil, failed = 0 } = clockOf(game) ?? {}
  const wake = Math.floor(now() / 1000) + Math.min(maxPostponed, postponedBy * 2 ** failed)
  const held = (game.held ?? []).map(ping => ({ ...ping, at: Math.max(ping.at, wake) }))
  const clock =
    game.until === null
      ? null
      : { of: game.until, wake, reminded, failed: failed + 1, ...(heldUntil && { heldUntil }) }
  const kept = await store.tickGame({ ...game, held, clock }, game)
  if (kept && failed === 0 && clock) await tellProblem(game, problem, deps)
}

/** Does what is due in one game; what may pass is tried again in the next run. */
async function attendGame(id: string, deps: TellDeps, limit: TimeLimit): Promise<GameRecord | undefined> {
  const own = limitIn(Math.min(gameMs, limit.left()))
  const keeping = keepSecrets(deps)
  const { log } = keeping
  const bounded = { ...keeping, store: within(keeping.store, own), rest: deps.rest.within(own) }
  try {
    return await tick(id, bounded)
  } catch (error) {
    const problem = logProblem(log, error, { game: id, doing: 'clock' })
    if (!mayPass(error))
      await postpone(id, problem, bounded).catch(err => log.error({ game: id, err }, 'postponing'))
    return undefined
  }
}

/**
 * One run of the clock: does what deadlines bring, and reminds; then tells of it, and of what was left unsaid. Games
 * are attended several at once, each with a time of its own, so that a channel that hangs delays nobody else. It may
 * run twice at once and may die anywhere: every change is one conditional write with its outbox.
 * @param options.limit by when it stops; the rest waits for the next run
 * @returns how many games were spoken of or changed
 */
export async function runClock(
  deps: TellDeps,
  options: { games?: number; olderThan?: number; limit?: TimeLimit } = {},
): Promise<{ swept: number; attended: number }> {
  const { games = maxGames, olderThan = settledAfter, limit = limitIn(runMs) } = options
  const bounded = { ...deps, store: within(deps.store, limit) }
  let attended = 0
  const toTell: GameRecord[] = []
  const seasons: SeasonRecord[] = []
  const lobbies: string[] = []
  const due = await bounded.store.due(Math.floor(deps.now() / 1000), games)
  await inParallel(due, atOnce, limit, async id => {
    if (lobbyIn(id)) {
      lobbies.push(id)
      return
    }
    const season = seasonIn(id)
    if (season !== undefined) {
      const record = await attendSeason(season, bounded)
      if (record) attended++
      if (record?.outbox.length) seasons.push(record)
      return
    }
    const game = await attendGame(id, deps, limit)
    if (!game) return
    attended++
    if (game.outbox.length > 0 && toTell.length < maxToTell) toTell.push(game)
  })
  await tellOf([...toTell, ...lobbies], deps, limit)
  await tellOfSeasons(seasons, deps, limit)
  if (limit.left() === 0) return { swept: 0, attended }
  return { swept: await sweep(bounded, { games, olderThan, limit }), attended }
}
