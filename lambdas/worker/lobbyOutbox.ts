import { nonceOf } from '../discord/api/nonce.ts'
import type { RestRefusal } from '../discord/api/restTypes.ts'
import { failureKind, mayPass, RateLimited, TokenRefused } from '../failures.ts'
import { offersOf } from '../game/openChallenges.ts'
import { logProblem } from '../log.ts'
import type { LobbyEntry, LobbyRecord } from '../store/lobbyTypes.ts'
import { lostRace, retrying } from '../store/retrying.ts'
import { putOff, refusedAt } from '../store/waiting.ts'
import type { TellDeps } from './types.ts'

/** What Discord calls a message, and a channel, that is not there any more. */
const unknownMessage = 10_008
const unknownChannel = 10_003
/** Rounds of changes by others that one showing runs after. */
const maxRounds = 8
const maxAttempts = 8

const secondsOf = ({ now }: Pick<TellDeps, 'now'>) => Math.floor(now() / 1000)

/**
 * Shows in all lobbies of a server what is offered there now. What cannot be shown stays in the outbox of its lobby.
 * @throws where a lobby could not even be told that it is out of date: to be done again
 */
export async function showLobbies(guild: string, deps: TellDeps): Promise<void> {
  for (const lobby of await deps.store.lobbiesOf(guild)) {
    const marked = await markLobby(lobby, deps)
    if (!marked) continue
    try {
      await emptyLobby(marked, deps)
    } catch (error) {
      logProblem(deps.log, error, { guild, channel: lobby.channel })
    }
  }
}

/** A lobby that has something new to show, as it was saved; undefined where it is gone. */
async function markLobby(found: LobbyRecord, deps: TellDeps): Promise<LobbyRecord | undefined> {
  const { store } = deps
  const attempt = async (before: number) => {
    const lobby = before === 0 ? found : await store.loadLobby(found.guild, found.channel)
    if (!lobby) return undefined
    const next = { ...lobby, outbox: toShow(lobby), changed: secondsOf(deps) }
    return (await store.saveLobby(next)) ? { ...next, version: next.version + 1 } : lostRace
  }
  const marked = await retrying<LobbyRecord | undefined | 'busy'>(maxAttempts, attempt, 'busy')
  if (marked === 'busy') throw new Error(`the lobby of ${found.channel} keeps changing`)
  return marked
}

/** What is to be shown now; a channel that has refused since some time is not asked for longer by that. */
export const toShow = ({ outbox: [waiting] }: Pick<LobbyRecord, 'outbox'>): LobbyEntry[] => [
  { do: 'show', ...(waiting?.since !== undefined && { since: waiting.since }) },
]

/** What came of one showing: the lobby as it is to be saved, or that there is none any more. */
interface ShownLobby {
  next: LobbyRecord | 'gone'
  refused?: RestRefusal
}

/**
 * Brings the message of a lobby up to date, or takes it away where the lobby closes. May be done twice. Whoever loses
 * the race to save it shows it again: else the older of two views could be the last that Discord was sent. What the
 * channel refuses, and what Discord wants to hear later, stays with the time at which it is tried again. A fault is
 * thrown, and leaves the rest for a later sweep.
 * @returns what Discord refused for the first time
 */
export async function emptyLobby(saved: LobbyRecord, deps: TellDeps): Promise<RestRefusal | undefined> {
  const { store, rest } = deps
  let lobby = saved
  for (let round = 0; round < maxRounds; round++) {
    const { next, refused } = await carryOut(lobby, deps)
    if (next === 'gone' ? await store.deleteLobby(lobby) : await store.saveLobby(next)) return refused
    const now = await store.loadLobby(lobby.guild, lobby.channel)
    const made = next === 'gone' || next.message === lobby.message ? null : next.message
    if (!now) {
      // Somebody has closed it meanwhile.
      if (made !== null) await rest.deletePost(lobby.channel, made)
      return refused
    }
    const isOurs = next !== 'gone' && made !== null && now.message === lobby.message
    lobby = isOurs ? { ...now, message: made, messages: next.messages } : now
  }
  throw new Error(`the lobby of ${saved.channel} keeps changing`)
}

async function carryOut(lobby: LobbyRecord, deps: TellDeps): Promise<ShownLobby> {
  const [entry = { do: 'show' as const }] = lobby.outbox
  const { log, rest } = deps
  const now = secondsOf(deps)
  const done: LobbyRecord = { ...lobby, outbox: [] }
  const facts = { guild: lobby.guild, channel: lobby.channel }
  try {
    if (lobby.closing) return await takeAway(lobby, deps)
    const shown = await show(lobby, deps)
    if ('message' in shown) return { next: { ...done, ...shown } }
    if (shown.code === unknownChannel) return { next: 'gone' }
    if (failureKind(shown) === 'ours' && rest.canPost) throw new TokenRefused()
    log.warn({ ...facts, ...shown }, 'a lobby could not be shown')
    const again = failureKind(shown) === 'channel' ? refusedAt(entry, now) : undefined
    return {
      next: { ...done, outbox: again ? [again] : [] },
      ...(entry.since === undefined && { refused: shown }),
    }
  } catch (error) {
    if (error instanceof RateLimited)
      return { next: { ...done, outbox: [putOff(entry, now, error.retryAfter)] } }
    if (mayPass(error)) throw error
    // A bug in its words stays one however often it is tried.
    logProblem(log, error, facts)
    return { next: done }
  }
}

/** @returns which message shows it now; or what Discord refused */
async function show(
  lobby: LobbyRecord,
  deps: TellDeps,
): Promise<Pick<LobbyRecord, 'message' | 'messages'> | RestRefusal> {
  const { rest, bot, store } = deps
  const { channel, messages } = lobby
  const [offers, server] = await Promise.all([
    offersOf(lobby.guild, store),
    store.serverSettings(lobby.guild),
  ])
  const message = bot.lobbyMessage(offers, server.language ?? lobby.language)
  if (lobby.message !== null) {
    const edited = await rest.editPost(channel, lobby.message, message)
    if (edited.ok) return { message: lobby.message, messages }
    if (edited.code !== unknownMessage) return edited
  }
  // Two who post at once, and one who dies before it is saved, post the same message.
  const sent = await rest.post(channel, message, nonceOf(`lobby/${channel}/${lobby.opened}/${messages}`))
  return sent.ok ? { message: sent.value, messages: messages + 1 } : sent
}

/** A message that Discord does not let go stays, and the lobby goes all the same. */
async function takeAway({ channel, message }: LobbyRecord, { rest }: TellDeps): Promise<ShownLobby> {
  if (message === null) return { next: 'gone' }
  const gone = await rest.deletePost(channel, message)
  if (gone.ok || gone.code === unknownMessage || gone.code === unknownChannel) return { next: 'gone' }
  if (failureKind(gone) === 'ours' && rest.canPost) throw new TokenRefused()
  return { next: 'gone', refused: gone }
}
