import { DiscordAPIError, RateLimitError, REST, type RequestData } from '@discordjs/rest'
import { Routes } from 'discord-api-types/v10'
import { RateLimited, TokenRefused } from '../../failures.ts'
import type { Log } from '../../log.ts'
import { type TimeLimit, untilLimit } from '../../timeLimit.ts'
import type { Message } from '../types.ts'
import { bytesOf, type Draw, payloadOf } from './payload.ts'
import type { Rest, RestMeter, Sent } from './restTypes.ts'
import type { PageAddress } from './withPage.ts'

export type { Rest } from './restTypes.ts'

export interface RestOptions {
  applicationId: string
  /** the bot's token; without one, only interactions can be answered */
  token: string | undefined
  /** reads the token again where Discord no longer takes it */
  freshToken?: (() => Promise<string | undefined>) | undefined
  /** DISCORD_API_BASE, without version */
  apiBase: string
  draw: Draw
  /** where the pages of games are; left out: nowhere */
  pages?: PageAddress | undefined
  log: Pick<Log, 'warn'>
}

const publicThread = 11
/** A day without a message puts a thread to sleep; the next message wakes it. */
const sleepsAfter = 1440

/** A message has one thread, and its thread has the message's id. */
const alreadyHasThread = 160004

/** Nobody in the server, or nobody at all (any more). */
const nobody: ReadonlySet<number> = new Set([10007, 10013])

/** One request gets no more than this, and is made twice at most, in milliseconds. */
const requestMs = 5000
/** Nobody waits longer than this for a rate limit to pass, in milliseconds. */
const maxRateLimitMs = 3000
/** A token that was refused is not tried again before so long, in milliseconds: Discord bans whoever does. */
const refusedForMs = 20_000

/** A refusal of Discord's is a value; that it could not be reached, or wants to be left alone, is thrown. */
async function send<Value>(
  request: Promise<unknown>,
  read: (answer: unknown) => Value,
): Promise<Sent<Value>> {
  try {
    return { ok: true, value: read(await request) }
  } catch (error) {
    if (error instanceof RateLimitError) throw new RateLimited(error.retryAfter)
    if (!(error instanceof DiscordAPIError)) throw error
    return { ok: false, status: error.status, code: Number(error.code), reason: error.message }
  }
}

const nothing = () => undefined
const idOf = (answer: unknown) => (answer as { id: string }).id

/**
 * Discord's REST API. Short rate limits are waited for, and faults tried again, by discord.js's own client.
 * What it throws: RateLimited, TokenRefused, and what the network does.
 */
export function makeRest({ applicationId, token, freshToken, apiBase, draw, pages, log }: RestOptions): Rest {
  const options = {
    version: '10',
    api: apiBase,
    timeout: requestMs,
    retries: 1,
    // Every token of an interaction is a route of its own, which nobody takes a second time for long.
    handlerSweepInterval: 60_000,
    rejectOnRateLimit: ({ retryAfter }: { retryAfter: number }) => retryAfter > maxRateLimitMs,
  }
  const rest = new REST(options)
  // The bot's limit of requests a second does not hold for answers to interactions.
  const answers = new REST({ ...options, globalRequestsPerSecond: Number.POSITIVE_INFINITY })
  let current = token
  let refusedAt = Number.NEGATIVE_INFINITY
  let lastAt = Date.now()
  /**
   * Limits are kept as the time at which they end: where the clock of the machine is set back, they would last until it
   * has caught up with itself.
   */
  function noticeTime(): void {
    const now = Date.now()
    if (now < lastAt) {
      for (const each of [rest, answers]) {
        each.globalReset = -1
        each.handlers.clear()
      }
      refusedAt = Number.NEGATIVE_INFINITY
    }
    lastAt = now
  }
  for (const each of [rest, answers])
    each.on('rateLimited', ({ route, timeToReset }) => log.warn({ route, timeToReset }, 'rate limited'))

  /** Sends with the bot's token; one that is refused is read again, once. */
  async function withToken<Value>(request: () => Promise<Sent<Value>>): Promise<Sent<Value>> {
    if (Date.now() - refusedAt < refusedForMs) throw new TokenRefused()
    // discord.js forgets a token that was refused.
    rest.setToken(current!)
    const sent = await request()
    if (sent.ok || sent.status !== 401) return sent
    const fresh = await freshToken?.()
    if (fresh && fresh !== current) {
      rest.setToken((current = fresh))
      const again = await request()
      if (again.ok || again.status !== 401) return again
    }
    refusedAt = Date.now()
    throw new TokenRefused()
  }

  // Routes would write the @ as %40, which Discord takes, and not everybody who stands in for it.
  const replyOf = (interactionToken: string, id = '@original') =>
    `${Routes.webhook(applicationId, interactionToken)}/messages/${id}` as const

  function calls(limit?: TimeLimit, meter?: RestMeter): Rest {
    const measured: Draw = picture => (meter ? meter.time('draw', () => draw(picture)) : draw(picture))
    const payload = async (message: Message, ephemeral = false) => {
      const made = await payloadOf(message, measured, ephemeral, pages)
      meter?.sent(bytesOf(made))
      return made
    }
    const until = <Value>(work: () => Promise<Value>) => (limit ? untilLimit(limit, work) : work())
    const signal = limit && { signal: limit.signal }
    /** What goes to an interaction's webhook is authorized by its token alone. */
    const byToken: RequestData = { auth: false, ...signal }

    const asCaller = <Value>(
      request: () => Promise<unknown>,
      read: (answer: unknown) => Value,
    ): Promise<Sent<Value>> => {
      noticeTime()
      return until(() => send(request(), read))
    }
    /** What only the bot itself may do. Without its token Discord would refuse it; it is not even asked. */
    const asBot = async <Value>(
      request: () => Promise<unknown>,
      read: (answer: unknown) => Value,
    ): Promise<Sent<Value>> => {
      noticeTime()
      return current
        ? until(() => withToken(() => send(request(), read)))
        : { ok: false, status: 401, code: 0, reason: 'DISCORD_TOKEN is not set' }
    }

    return {
      canPost: token !== undefined,
      within: calls,

      async editReply(interactionToken, message) {
        const body = await payload(message)
        return asCaller(() => answers.patch(replyOf(interactionToken), { ...byToken, ...body }), idOf)
      },

      deleteReply: (interactionToken, id) =>
        asCaller(() => answers.delete(replyOf(interactionToken, id), byToken), nothing),

      async followUp(interactionToken, message) {
        const route = Routes.webhook(applicationId, interactionToken)
        const body = await payload(message, true)
        return asCaller(() => answers.post(route, { ...byToken, ...body }), idOf)
      },

      async post(channel, message, nonce) {
        const { body, files } = await payload(message)
        const request = { ...signal, files, body: { ...body, nonce, enforce_nonce: true } }
        return asBot(() => rest.post(Routes.channelMessages(channel), request), idOf)
      },

      async editPost(channel, id, message) {
        const payload = await payloadOf(message, draw, false, pages)
        return asBot(() => rest.patch(Routes.channelMessage(channel, id), { ...signal, ...payload }), nothing)
      },

      deletePost: (channel, id) =>
        asBot(() => rest.delete(Routes.channelMessage(channel, id), { ...signal }), nothing),

      // Routes has the older address, which Discord no longer documents.
      pin: (channel, id) =>
        asBot(() => rest.put(`/channels/${channel}/messages/pins/${id}`, { ...signal }), nothing),

      async createThread(channel, name, message) {
        const body = { name: name.slice(0, 100), auto_archive_duration: sleepsAfter }
        if (!message)
          return asBot(
            () => rest.post(Routes.threads(channel), { ...signal, body: { ...body, type: publicThread } }),
            idOf,
          )
        const sent = await asBot(() => rest.post(Routes.threads(channel, message), { ...signal, body }), idOf)
        return !sent.ok && sent.code === alreadyHasThread ? { ok: true, value: message } : sent
      },

      addToThread: (thread, user) =>
        asBot(() => rest.put(Routes.threadMembers(thread, user), { ...signal }), nothing),

      directChannel: user =>
        asBot(() => rest.post(Routes.userChannels(), { ...signal, body: { recipient_id: user } }), idOf),

      async isMember(guild, user) {
        const found = await asBot(
          () => rest.get(Routes.guildMember(guild, user), { ...signal }),
          () => true,
        )
        return !found.ok && nobody.has(found.code) ? { ok: true, value: false } : found
      },

      unarchive: thread =>
        asBot(() => rest.patch(Routes.channel(thread), { ...signal, body: { archived: false } }), nothing),

      registerCommands: commands =>
        asBot(
          () => rest.put(Routes.applicationCommands(applicationId), { ...signal, body: commands }),
          answer => (answer as unknown[]).length,
        ),
    }
  }
  return calls()
}
