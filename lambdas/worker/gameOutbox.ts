import { nonceOf } from '../discord/api/nonce.ts'
import type { RestRefusal, Sent } from '../discord/api/restTypes.ts'
import type { Message } from '../discord/types.ts'
import { failureKind, mayPass, RateLimited, TokenRefused } from '../failures.ts'
import { inOneMessage } from '../game/outbox.ts'
import { wholeLog } from '../game/wholeLog.ts'
import { withoutIdlePings } from '../game/withoutIdlePings.ts'
import { logProblem } from '../log.ts'
import { isComputer } from '../store/guests.ts'
import {
  type ChangingView,
  changingViews,
  type GameRecord,
  type OutboxEntry,
  type Post,
  type Posted,
  type PostView,
} from '../store/types.ts'
import { isRipe, putOff, refusedAt, tryTimes } from '../store/waiting.ts'
import { showLobbies } from './lobbyOutbox.ts'
import { tellInPrivate } from './tellInPrivate.ts'
import { tellSeason } from './tellSeason.ts'
import type { TellDeps } from './types.ts'

const threadArchived = 50083

/** Older news are told in one message, in seconds. */
const stale = 24 * 3600

/** What Discord refused, so that the player can be told. */
export type Unsaid = RestRefusal[]

const secondsOf = ({ now }: Pick<TellDeps, 'now'>) => Math.floor(now() / 1000)

/** So many entries of the log wait in the outbox at most: they are read and written with every move, too. */
const maxWaitingLog = 32

/**
 * Nothing but a little of the log: it waits until something is told. Whoever reads the log takes it from here. To write
 * it at once, and the game once more without it, would double what a move costs.
 */
const isLogAlone = ({ outbox }: GameRecord): boolean => {
  let waiting = 0
  for (const entry of outbox) {
    if (entry.do !== 'log') return false
    waiting += entry.entries.length
  }
  return waiting <= maxWaitingLog
}

/** What became of entries in one emptying, by their keys. */
interface Progress {
  done: Set<string>
  /** what has to wait, as it is kept */
  later: Map<string, Post>
  refused: Unsaid
  /** where messages stand now that are changed later on */
  shown: NonNullable<GameRecord['shown']>
  /** users who take no private messages */
  unreachable: Set<string>
}

/**
 * Says and does what a save left in its outbox, and empties it. All of it may be done twice. What a channel refuses,
 * and what Discord wants to hear later, stays with the time at which it is tried again. A fault is thrown, and leaves
 * the rest for a later sweep.
 * @returns what Discord refused for the first time
 */
export async function emptyOutbox(saved: GameRecord, deps: TellDeps): Promise<Unsaid> {
  const unreachable = new Set(saved.unreachable)
  const progress: Progress = { done: new Set(), later: new Map(), refused: [], shown: {}, unreachable }
  const { done, later, refused, shown } = progress
  let game = saved
  if (isLogAlone(saved)) return refused
  // Whoever saves meanwhile takes the outbox along, with more in it: then there is the rest to do.
  for (let round = 0; game.outbox.length > 0 && round < 5; round++) {
    const entries = game.outbox.filter(
      entry =>
        // What the computer has to play stays until it has played (computerTurn.ts).
        entry.do !== 'computer' &&
        !done.has(entry.key) &&
        !later.has(entry.key) &&
        isRipe(entry, secondsOf(deps)),
    )
    if (entries.length + done.size + later.size === 0) return refused
    game = await arrange(game, entries, deps)
    const fault = await carryOut(game, entries, progress, deps)
    if (unreachable.size > 0) game = { ...game, unreachable: [...unreachable] }
    if (Object.keys(shown).length > 0) game = { ...game, shown: { ...game.shown, ...shown } }
    const left = game.outbox.flatMap(entry => (done.has(entry.key) ? [] : [later.get(entry.key) ?? entry]))
    if (fault) {
      // What was said is not said again when that is so late that Discord no longer knows it; and what is in the log
      // by now need not wait with the rest.
      const handled = game.outbox.some(({ key }) => done.has(key) || later.has(key))
      if (handled) await keepRest(game, left, deps).catch(() => false)
      throw fault.error
    }
    if (await keepRest(game, left, deps, Object.keys(shown).length > 0)) return refused
    const now = await deps.store.loadGame(game.id)
    if (!now) return refused
    game = { ...now, thread: now.thread ?? game.thread }
  }
  return refused
}

/**
 * Where anything has a time of its own, the keys of the indexes change with it: then the record is written whole.
 * @param changed something besides the outbox is other than it was read
 */
const keepRest = (
  game: GameRecord,
  left: OutboxEntry[],
  { store }: TellDeps,
  changed = false,
): Promise<boolean> =>
  changed || left.length > 0 || tryTimes(game).length > 0
    ? store.tickGame({ ...game, outbox: left }, game)
    : store.clearOutbox(game)

/** @returns the fault that ended it, if one did */
async function carryOut(
  game: GameRecord,
  entries: readonly OutboxEntry[],
  progress: Progress,
  deps: TellDeps,
): Promise<{ error: unknown } | undefined> {
  const { done, later } = progress
  const isOld = secondsOf(deps) - game.changed > stale
  const told = isOld ? inOneMessage(entries) : entries
  const waiting = new Map<string, Post>()
  try {
    // Before everything else: the end of a battle is told with all of it.
    const log = entries.flatMap(entry => (entry.do === 'log' ? entry.entries : []))
    if (log.length > 0) await deps.store.appendLog(game.id, log)
    for (const entry of entries) if (entry.do === 'log') done.add(entry.key)
    for (const entry of told) {
      if (entry.do === 'result') await tellSeason(game, deps)
      if (entry.do === 'lobby' && game.guild !== null) await showLobbies(game.guild, deps)
      if (entry.do === 'post') {
        const channel = entry.to ?? ''
        const before = waiting.get(channel)
        // What comes later in the same channel must not be read before it.
        const after = before
          ? { ...entry, tryAt: before.tryAt, ...(before.since !== undefined && { since: before.since }) }
          : await say(game, entry, progress, deps)
        if (after) {
          waiting.set(channel, after)
          later.set(entry.key, after)
          continue
        }
      }
      done.add(entry.key)
    }
    // What was said in one message with others.
    for (const { key } of entries) if (!later.has(key)) done.add(key)
    return undefined
  } catch (error) {
    return { error }
  }
}

/** The thread and the pointers, which the rest may need. */
async function arrange(
  game: GameRecord,
  entries: readonly OutboxEntry[],
  deps: TellDeps,
): Promise<GameRecord> {
  const wanted = entries.find(entry => entry.do === 'thread')
  let arranged = game
  if (wanted && !game.thread) {
    const thread = await makeThread(game, wanted, deps)
    if (thread) arranged = { ...game, thread }
  }
  if (arranged !== game || entries.some(entry => entry.do === 'index')) await deps.store.indexGame(arranged)
  return arranged
}

/** Where no thread can be made, the game is played in the channel. */
async function makeThread(
  game: GameRecord,
  { key, message }: Extract<OutboxEntry, { do: 'thread' }>,
  { rest, bot, log }: TellDeps,
): Promise<string | undefined> {
  const name = bot.threadName(game)
  let sent = message ? await rest.createThread(game.channel, name, message) : undefined
  // No button was pressed, or its message is gone, or seen by one player only. Without a message a second attempt would
  // make a second thread; a message with a nonce is the same one then.
  if (!sent || (!sent.ok && sent.status !== 403)) {
    const nonce = nonceOf(`${game.id}/${key}`)
    const posted = await rest.post(game.channel, bot.threadMessage(game), nonce)
    sent = await rest.createThread(game.channel, name, posted.ok ? posted.value : undefined)
  }
  if (!sent.ok) {
    log.warn({ game: game.id, ...sent }, 'no thread could be made')
    return undefined
  }
  // Not to know a thread that was made would be worse than a player who has to look for it.
  for (const seat of game.seats.filter(({ user }) => !isComputer(user)))
    await rest.addToThread(sent.value, seat.user).catch(err => log.warn({ game: game.id, err }, 'not added'))
  return sent.value
}

/** @returns the entry as it waits to be tried again; undefined where there is no more to do about it */
async function say(
  game: GameRecord,
  left: Post,
  { refused, shown, unreachable }: Progress,
  deps: TellDeps,
): Promise<Post | undefined> {
  const now = secondsOf(deps)
  try {
    const entry = await withoutIdlePings(game, left, deps.store)
    if (!entry) return undefined
    const ends = entry.view === 'over' || entry.view === 'result'
    const log = ends ? await wholeLog(deps.store, game) : undefined
    const message = deps.bot.renderPost(entry, game, log)
    const sent = await post({ ...game, shown: { ...game.shown, ...shown } }, entry, message, deps)
    if (!sent) return undefined
    if (sent.ok) {
      if (isChanging(entry.view)) shown[entry.view] = sent.value
      return undefined
    }
    const facts = { game: game.id, key: entry.key, ...sent }
    const kind = failureKind(sent)
    if (kind === 'ours' && deps.rest.canPost) throw new TokenRefused()
    if (kind !== 'channel') {
      deps.log.error(facts, 'not posted')
      refused.push(sent)
      return undefined
    }
    deps.log.warn(facts, 'not posted')
    if (entry.since === undefined) {
      await tellInPrivate(game, entry, unreachable, deps)
      refused.push(sent)
    }
    return refusedAt(entry, now)
  } catch (error) {
    if (error instanceof RateLimited) return putOff(left, now, error.retryAfter)
    if (mayPass(error)) throw error
    // A bug in words or picture stays one however often it is tried; the game must go on.
    logProblem(deps.log, error, { game: game.id, key: left.key, view: left.view })
    return undefined
  }
}

const isChanging = (view: PostView): view is ChangingView => changingViews.some(each => each === view)

/** @returns where it stands; undefined where it was to take another's place, and there is none */
async function post(
  game: GameRecord,
  entry: Post,
  message: Message,
  { rest }: TellDeps,
): Promise<Sent<Posted> | undefined> {
  const nonce = nonceOf(`${game.id}/${entry.key}`)
  const said = { pings: entry.pings, ...message }
  const postIn = async (channel: string): Promise<Sent<Posted>> => {
    const sent = await rest.post(channel, said, nonce)
    return sent.ok ? { ok: true, value: { channel, message: sent.value } } : sent
  }
  if (entry.edits) {
    const before = isChanging(entry.view) ? game.shown?.[entry.view] : undefined
    if (before && (await rest.editPost(before.channel, before.message, said)).ok)
      return { ok: true, value: before }
    if (entry.edits === 'only') return undefined
  }
  if (entry.to !== undefined) return postIn(entry.to)
  const sent = await postIn(game.thread ?? game.channel)
  if (sent.ok || !game.thread) return sent
  if (sent.code === threadArchived) {
    const opened = await rest.unarchive(game.thread)
    if (opened.ok) {
      const again = await postIn(game.thread)
      if (again.ok) return again
    }
  }
  // Whoever is pinged can be reached where the thread was made, if not in it: it is locked, or deleted.
  return failureKind(sent) === 'channel' ? postIn(game.channel) : sent
}
