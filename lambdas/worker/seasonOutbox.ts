import { nonceOf } from '../discord/api/nonce.ts'
import type { RestRefusal } from '../discord/api/restTypes.ts'
import { failureKind, mayPass, RateLimited, TokenRefused } from '../failures.ts'
import { isRefusal } from '../game/change.ts'
import { bringOrders } from '../game/standingOrders.ts'
import { beginSeasonBattle, gameIdOf, gameOfBattle } from '../league/battle.ts'
import { changeBattle } from '../league/changeGame.ts'
import { decide } from '../league/decide.ts'
import { keepClosedSeason } from '../league/records.ts'
import { logProblem } from '../log.ts'
import { lostRace, retrying } from '../store/retrying.ts'
import type { SeasonEntry, SeasonPost, SeasonRecord, SeasonRefused } from '../store/seasonTypes.ts'
import type { GameRecord } from '../store/types.ts'
import { isRipe, putOff, refusedAt } from '../store/waiting.ts'
import type { TellDeps } from './types.ts'

/** What Discord calls a message that is not there any more. */
const unknownMessage = 10_008
/** Rounds of changes by others that one emptying runs after. */
const maxRounds = 5
const maxAttempts = 8

/** What came of emptying the outbox of a season. */
export interface SeasonTold {
  /** what Discord refused, so that whoever acted can be told */
  refused: RestRefusal[]
  /** the message of the season could not be pinned, for the first time */
  notPinned: boolean
  /** games that were made or changed: there is something to be told of them */
  games: GameRecord[]
}

/** What one emptying has done by now, so that it can be carried over into whatever others have saved meanwhile. */
interface SeasonProgress extends SeasonTold {
  done: Set<string>
  /** what has to wait, as it is kept */
  later: Map<string, SeasonEntry>
  changes: ((record: SeasonRecord) => SeasonRecord)[]
}

type StandingPost = Extract<SeasonEntry, { do: 'standing' }>
type SeasonSaid = SeasonPost | SeasonRefused | StandingPost

const secondsOf = ({ now }: Pick<TellDeps, 'now'>) => Math.floor(now() / 1000)

/** The battles of a round come after its announcement, what stands in the pinned message after all of it, and what one alone is told last. */
const order: readonly SeasonEntry['do'][] = [
  'index',
  'post',
  'battle',
  'game',
  'records',
  'standing',
  'refused',
]

/**
 * Does what a save of a season left to be done, and says it. All of it may be done twice. What the channel refuses, and
 * what Discord wants to hear later, stays with the time at which it is tried again. A fault is thrown, and leaves the
 * rest for a later sweep.
 */
export async function emptySeasonOutbox(saved: SeasonRecord, deps: TellDeps): Promise<SeasonTold> {
  const done = new Set<string>()
  const later = new Map<string, SeasonEntry>()
  const progress: SeasonProgress = { refused: [], notPinned: false, games: [], done, later, changes: [] }
  let record = saved
  for (let round = 0; round < maxRounds; round++) {
    const entries = record.outbox.filter(
      entry => !done.has(entry.key) && !later.has(entry.key) && isRipe(entry, secondsOf(deps)),
    )
    if (record.outbox.length === 0 || entries.length + done.size + later.size === 0) break
    const fault = await carryOut(record, entries, progress, deps)
    if (await keep(record, progress, deps)) {
      if (fault) throw fault.error
      break
    }
    if (fault) throw fault.error
    const now = await deps.store.loadSeason(record.id)
    if (!now) break
    record = now
  }
  return progress
}

/** Saves what was done; false where somebody has changed the season meanwhile. */
function keep(
  record: SeasonRecord,
  { done, later, changes }: SeasonProgress,
  { store }: TellDeps,
): Promise<boolean> {
  const changed = changes.reduce((next, change) => change(next), record)
  const left = record.outbox.flatMap(entry => (done.has(entry.key) ? [] : [later.get(entry.key) ?? entry]))
  return store.saveSeason({ ...changed, outbox: left })
}

async function carryOut(
  saved: SeasonRecord,
  entries: readonly SeasonEntry[],
  progress: SeasonProgress,
  deps: TellDeps,
): Promise<{ error: unknown } | undefined> {
  const sorted = order.flatMap(what => entries.filter(entry => entry.do === what))
  const { done, later } = progress
  try {
    for (const entry of sorted) {
      if (done.has(entry.key) || later.has(entry.key)) continue
      const record = progress.changes.reduce((next, change) => change(next), saved)
      await carryOutOne(record, entry, progress, deps)
      if (!later.has(entry.key)) done.add(entry.key)
    }
    return undefined
  } catch (error) {
    return { error }
  }
}

async function carryOutOne(
  record: SeasonRecord,
  entry: SeasonEntry,
  progress: SeasonProgress,
  deps: TellDeps,
): Promise<void> {
  switch (entry.do) {
    case 'index':
      return deps.store.indexSeason(record, entry.user)
    case 'post':
      return tell(record, entry, progress, deps, () => say(record, entry, deps))
    case 'refused':
      return tell(record, entry, progress, deps, () => tellRefused(record, entry, deps))
    case 'battle':
      return begin(record, entry, progress, deps)
    case 'game':
      return changeGame(record, entry, progress, deps)
    case 'standing':
      return showOnce(record, progress, deps)
    case 'records':
      // Thrown, it stays to be done by a later sweep.
      if (!(await keepClosedSeason(record, deps.store))) throw new Error('the records of a server are busy')
      return undefined
  }
}

/** Makes the game of a battle, and lets the season know of it. */
async function begin(
  record: SeasonRecord,
  { round, table }: Extract<SeasonEntry, { do: 'battle' }>,
  progress: SeasonProgress,
  { store, log, ...deps }: TellDeps,
): Promise<void> {
  const now = secondsOf(deps)
  const battle = record.season.rounds[round - 1]?.battles[table]
  // It was settled or begun meanwhile.
  if (!battle || battle.outcome || battle.game !== null) return
  const game = gameIdOf(record, round, table)
  const open = (before: SeasonRecord): SeasonRecord => {
    const opened = decide(before, { do: 'open', by: '', as: 'program', at: now, round, table, game })
    return isRefusal(opened) ? before : opened.season
  }
  const begun = beginSeasonBattle(
    await bringOrders(store, gameOfBattle(open(record), round, table, now)),
    now,
  )
  if (isRefusal(begun)) {
    log.error({ season: record.id, round, table, ...begun }, 'a battle could not begin')
    return
  }
  progress.changes.push(open)
  if (await store.createGame(begun)) progress.games.push(begun)
}

async function changeGame(
  record: SeasonRecord,
  entry: Extract<SeasonEntry, { do: 'game' }>,
  progress: SeasonProgress,
  { store, now }: TellDeps,
): Promise<void> {
  const saved = await retrying<GameRecord | undefined>(
    maxAttempts,
    async () => {
      const game = await store.loadGame(entry.game)
      const changed = game && changeBattle(record, game, entry, secondsOf({ now }))
      if (!game || !changed) return undefined
      const next = { ...changed.game, version: game.version, outbox: [...game.outbox, ...changed.outbox] }
      return (await store.saveGame(next)) ? { ...next, version: game.version + 1 } : lostRace
    },
    undefined,
  )
  if (saved) progress.games.push(saved)
}

/** Says or shows something in the channel of the season; what is not taken is kept to be tried again. */
async function tell(
  record: SeasonRecord,
  entry: SeasonSaid,
  { later, refused }: SeasonProgress,
  deps: TellDeps,
  send: () => Promise<RestRefusal | undefined>,
): Promise<void> {
  const { log, rest } = deps
  const now = secondsOf(deps)
  const wait = (waiting: SeasonSaid | undefined) => waiting && later.set(entry.key, waiting)
  try {
    const refusal = await send()
    if (!refusal) return
    const kind = failureKind(refusal)
    if (kind === 'ours' && rest.canPost) throw new TokenRefused()
    const facts = { season: record.id, key: entry.key, ...refusal }
    if (entry.since === undefined) refused.push(refusal)
    if (kind !== 'channel') {
      log.error(facts, 'not posted')
      return
    }
    log.warn(facts, 'not posted')
    wait(refusedAt(entry, now))
  } catch (error) {
    if (error instanceof RateLimited) wait(putOff(entry, now, error.retryAfter))
    else if (mayPass(error)) throw error
    // A bug in words or picture stays one however often it is tried; the season must go on.
    else logProblem(log, error, { season: record.id, key: entry.key })
  }
}

async function say(
  record: SeasonRecord,
  entry: SeasonPost,
  deps: TellDeps,
): Promise<RestRefusal | undefined> {
  const due = record.season.rounds[entry.facts.round - 1]?.due ?? null
  // It has waited until there is nothing left to be reminded of.
  if (entry.view === 'round-ends' && due !== null && due <= secondsOf(deps)) return undefined
  const message = deps.bot.renderSeasonPost(entry, record)
  const sent = await deps.rest.post(record.channel, message, nonceOf(`${record.id}/${entry.key}`))
  return sent.ok ? undefined : sent
}

/** Tells somebody in private; whoever takes no private messages reads it in the message of the season. */
async function tellRefused(
  record: SeasonRecord,
  entry: SeasonRefused,
  { store, rest, bot, log }: TellDeps,
): Promise<RestRefusal | undefined> {
  const { language } = await store.userSettings(entry.user)
  const opened = await rest.directChannel(entry.user)
  const nonce = nonceOf(`${record.id}/${entry.key}`)
  const message = bot.armiesRefused(entry, record, language ?? record.language)
  const sent = opened.ok ? await rest.post(opened.value, message, nonce) : opened
  if (sent.ok || failureKind(sent) !== 'channel') return sent.ok ? undefined : sent
  log.warn({ season: record.id, key: entry.key, ...sent }, 'a player could not be reached in private')
  return undefined
}

/** Of several entries only one has something to show; where that is refused, the one that has waited longest waits on. */
async function showOnce(record: SeasonRecord, progress: SeasonProgress, deps: TellDeps): Promise<void> {
  const { done } = progress
  const [first, ...others] = record.outbox.filter(
    (entry): entry is StandingPost => entry.do === 'standing' && !done.has(entry.key),
  )
  if (!first) return
  await tell(record, first, progress, deps, () => show(record, progress, deps))
  for (const { key } of others) done.add(key)
  if (!progress.later.has(first.key)) done.add(first.key)
}

/** Keeps the pinned message up to date; where it is gone, it is made anew. */
async function show(
  record: SeasonRecord,
  progress: SeasonProgress,
  { rest, bot }: TellDeps,
): Promise<RestRefusal | undefined> {
  const message = bot.seasonMessage(record)
  if (record.message !== null) {
    const edited = await rest.editPost(record.channel, record.message, message)
    if (edited.ok) return undefined
    if (edited.code !== unknownMessage) return edited
  }
  const sent = await rest.post(record.channel, message, nonceOf(`${record.id}/standing/${record.version}`))
  if (!sent.ok) return sent
  const pinned = await rest.pin(record.channel, sent.value)
  if (!pinned.ok) progress.notPinned = !record.pinRefused
  progress.changes.push(before => ({
    ...before,
    message: sent.value,
    ...(!pinned.ok && { pinRefused: true as const }),
  }))
  return undefined
}
