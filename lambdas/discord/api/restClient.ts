import { DiscordAPIError, REST, type RequestData } from '@discordjs/rest'
import { Routes } from 'discord-api-types/v10'
import type { Log } from '../../log.ts'
import { type Draw, payloadOf } from './payload.ts'
import type { Rest, Sent } from './restTypes.ts'

export type { Rest } from './restTypes.ts'

export interface RestOptions {
  applicationId: string
  /** the bot's token; without one, only interactions can be answered */
  token: string | undefined
  /** DISCORD_API_BASE, without version */
  apiBase: string
  draw: Draw
  log: Pick<Log, 'warn'>
}

const publicThread = 11
/** A day without a message puts a thread to sleep; the next message wakes it. */
const sleepsAfter = 1440

/** A message has one thread, and its thread has the message's id. */
const alreadyHasThread = 160004

/** A refusal of Discord's is a value; that it could not be reached is thrown. */
async function send<Value>(
  request: Promise<unknown>,
  read: (answer: unknown) => Value,
): Promise<Sent<Value>> {
  try {
    return { ok: true, value: read(await request) }
  } catch (error) {
    if (!(error instanceof DiscordAPIError)) throw error
    return { ok: false, status: error.status, code: Number(error.code), reason: error.message }
  }
}

const nothing = () => undefined
const idOf = (answer: unknown) => (answer as { id: string }).id

/** Discord's REST API. Rate limits are waited for, and faults tried again, by discord.js's own client. */
export function makeRest({ applicationId, token, apiBase, draw, log }: RestOptions): Rest {
  const rest = new REST({ version: '10', api: apiBase, timeout: 7000, retries: 2 })
  if (token) rest.setToken(token)
  /** What only the bot itself may do. Without its token Discord would refuse it; it is not even asked. */
  const asBot = async <Value>(
    request: () => Promise<unknown>,
    read: (answer: unknown) => Value,
  ): Promise<Sent<Value>> =>
    token ? send(request(), read) : { ok: false, status: 401, code: 0, reason: 'DISCORD_TOKEN is not set' }

  rest.on('rateLimited', ({ route, timeToReset }) => log.warn({ route, timeToReset }, 'rate limited'))

  /** What goes to an interaction's webhook is authorized by its token alone. */
  const byToken: RequestData = { auth: false }

  // Routes would write the @ as %40, which Discord takes, and not everybody who stands in for it.
  const replyOf = (interactionToken: string) =>
    `${Routes.webhook(applicationId, interactionToken)}/messages/@original` as const

  return {
    canPost: token !== undefined,

    async editReply(interactionToken, message) {
      return send(
        rest.patch(replyOf(interactionToken), { ...byToken, ...(await payloadOf(message, draw)) }),
        nothing,
      )
    },

    deleteReply: interactionToken => send(rest.delete(replyOf(interactionToken), byToken), nothing),

    async followUp(interactionToken, message, ephemeral) {
      const route = Routes.webhook(applicationId, interactionToken)
      return send(rest.post(route, { ...byToken, ...(await payloadOf(message, draw, ephemeral)) }), nothing)
    },

    async post(channel, message, nonce) {
      const { body, files } = await payloadOf(message, draw)
      const request = { files, body: { ...body, nonce, enforce_nonce: true } }
      return asBot(() => rest.post(Routes.channelMessages(channel), request), idOf)
    },

    async createThread(channel, name, message) {
      const body = { name: name.slice(0, 100), auto_archive_duration: sleepsAfter }
      if (!message)
        return asBot(
          () => rest.post(Routes.threads(channel), { body: { ...body, type: publicThread } }),
          idOf,
        )
      const sent = await asBot(() => rest.post(Routes.threads(channel, message), { body }), idOf)
      return !sent.ok && sent.code === alreadyHasThread ? { ok: true, value: message } : sent
    },

    addToThread: (thread, user) => asBot(() => rest.put(Routes.threadMembers(thread, user)), nothing),

    unarchive: thread =>
      asBot(() => rest.patch(Routes.channel(thread), { body: { archived: false } }), nothing),

    registerCommands: commands =>
      asBot(
        () => rest.put(Routes.applicationCommands(applicationId), { body: commands }),
        answer => (answer as unknown[]).length,
      ),
  }
}
