import { nonceOf } from '../discord/api/nonce.ts'
import type { RestRefusal, Sent } from '../discord/api/restTypes.ts'
import type { Message } from '../discord/types.ts'
import { mayPass } from '../failures.ts'
import { logProblem } from '../log.ts'
import type { GameRecord, OutboxEntry, Post } from '../store/types.ts'
import type { WorkerDeps } from './types.ts'

type Deps = Pick<WorkerDeps, 'store' | 'rest' | 'bot' | 'log' | 'now'>

const channelUnknown = 10003
const threadArchived = 50083

/** After so long a message is no news any more, in seconds. Log and pointers are never too late. */
const stale = 24 * 3600

/** What Discord refused for good, so that the player can be told. */
export type Unsaid = RestRefusal[]

/**
 * Says and does what a save left in its outbox, and empties it. All of it may be done twice. What Discord
 * refuses is given back and not tried again; a fault is thrown, and leaves the outbox full for a later sweep.
 */
export async function emptyOutbox(saved: GameRecord, deps: Deps): Promise<Unsaid> {
  const refused: Unsaid = []
  const done = new Set<string>()
  let game = saved
  // Whoever saves meanwhile takes the outbox along, with more in it: then there is the rest to do.
  for (let round = 0; game.outbox.length > 0 && round < 5; round++) {
    const entries = game.outbox.filter(entry => !done.has(entry.key))
    game = await arrange(game, entries, deps)
    for (const entry of entries) {
      if (entry.do === 'log') await deps.store.appendLog(game.id, entry.entries)
      if (entry.do === 'post') {
        const sent = await say(game, entry, deps)
        if (sent && !sent.ok) refused.push(sent)
      }
      done.add(entry.key)
    }
    if (await deps.store.clearOutbox(game)) return refused
    const now = await deps.store.loadGame(game.id)
    if (!now) return refused
    game = { ...now, thread: now.thread ?? game.thread }
  }
  return refused
}

/** The thread and the pointers, which the rest may need. */
async function arrange(game: GameRecord, entries: readonly OutboxEntry[], deps: Deps): Promise<GameRecord> {
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
  { name, message }: Extract<OutboxEntry, { do: 'thread' }>,
  { rest, log }: Deps,
): Promise<string | undefined> {
  let sent = await rest.createThread(game.channel, name, message)
  // The message may be gone, or seen by one player only.
  if (!sent.ok && message && sent.status !== 403) sent = await rest.createThread(game.channel, name)
  if (!sent.ok) {
    log.warn({ game: game.id, ...sent }, 'no thread could be made')
    return undefined
  }
  // Not to know a thread that was made would be worse than a player who has to look for it.
  for (const seat of game.seats)
    await rest.addToThread(sent.value, seat.user).catch(err => log.warn({ game: game.id, err }, 'not added'))
  return sent.value
}

/** @returns undefined where the message was not put into words or is no news any more */
async function say(game: GameRecord, entry: Post, deps: Deps): Promise<Sent<string> | undefined> {
  if (deps.now() / 1000 - game.changed > stale) {
    deps.log.warn({ game: game.id, key: entry.key }, 'too old to be posted')
    return undefined
  }
  try {
    const log = entry.view === 'over' ? await deps.store.readLog(game.id) : undefined
    const message = deps.bot.renderPost(entry, game, log)
    const sent = await post(game, entry, { pings: entry.pings, ...message }, deps)
    if (!sent.ok) deps.log.warn({ game: game.id, key: entry.key, ...sent }, 'not posted')
    return sent
  } catch (error) {
    if (mayPass(error)) throw error
    // A bug in words or picture stays one however often it is tried; the game must go on.
    logProblem(deps.log, error, { game: game.id, key: entry.key, view: entry.view })
    return undefined
  }
}

async function post(game: GameRecord, entry: Post, message: Message, { rest }: Deps): Promise<Sent<string>> {
  const nonce = nonceOf(`${game.id}/${entry.key}`)
  if (entry.to !== undefined) return rest.post(entry.to, message, nonce)
  const sent = await rest.post(game.thread ?? game.channel, message, nonce)
  if (sent.ok || !game.thread) return sent
  if (sent.code === channelUnknown) return rest.post(game.channel, message, nonce)
  if (sent.code !== threadArchived) return sent
  const opened = await rest.unarchive(game.thread)
  return opened.ok ? rest.post(game.thread, message, nonce) : opened
}

/**
 * Says what was left unsaid: empties the outboxes of games that have a full one, oldest first.
 * @param options.olderThan seconds since the last change; a younger game's worker may still be at it
 * @returns how many games were done
 */
export async function sweep(
  deps: Deps,
  options: { limit?: number; olderThan?: number } = {},
): Promise<number> {
  const { limit = 100, olderThan = 0 } = options
  let swept = 0
  for (const id of await deps.store.unsaid(limit)) {
    const game = await deps.store.loadGame(id)
    if (!game || deps.now() / 1000 - game.changed < olderThan) continue
    try {
      await emptyOutbox(game, deps)
      swept++
    } catch (error) {
      logProblem(deps.log, error, { game: id, sweep: true })
    }
  }
  return swept
}
