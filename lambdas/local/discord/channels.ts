import { z } from 'zod'
import { faultsOf, invalidForm, nothing, ok, type RestAnswer, refuse } from './errors.ts'
import { guild, may } from './members.ts'
import type { Form } from './readForm.ts'
import type { SimulatedDiscord } from './simulatedDiscord.ts'
import { madeAt, snowflake } from './snowflake.ts'
import { type Channel, type ChannelMessage, channelTypes } from './types.ts'
import { channelJson, compose, edit, mayPost, messageJson } from './writeMessage.ts'

/** How long a nonce is remembered. */
const nonceLife = 5 * 60_000

/** `/channels/{channel}/messages`: the newest ones, or a new one. */
export function messages(
  discord: SimulatedDiscord,
  channel: Channel,
  method: string,
  form: Form,
): RestAnswer {
  if (method === 'GET') {
    const list = discord.messagesOf(channel.id).filter(message => message.visibleTo === null)
    return ok(
      list
        .slice(-50)
        .reverse()
        .map(message => messageJson(message, discord)),
    )
  }
  if (method !== 'POST') return refuse('methodNotAllowed')
  const forbidden = mayPost(channel, form.files.size > 0)
  if (forbidden) return forbidden
  if (channel.archived && channel.locked) return refuse('archived')

  const nonce = enforcedNonce(form.payload)
  const same =
    nonce === null
      ? undefined
      : discord
          .messagesOf(channel.id)
          .find(message => message.nonce === nonce && madeAt(message.id) > discord.now() - nonceLife)
  if (same) return ok(messageJson(same, discord))

  const written = compose(discord, channel.id, form)
  if (!written.ok) return written.answer
  if (channel.archived) discord.keepChannel({ ...channel, archived: false })
  discord.keepMessage(written.message)
  return ok(messageJson(written.message, discord))
}

function enforcedNonce(payload: unknown): string | null {
  const parsed = z
    .object({ nonce: z.union([z.string(), z.int()]), enforce_nonce: z.literal(true) })
    .safeParse(payload)
  return parsed.success ? String(parsed.data.nonce) : null
}

/** `/channels/{channel}/messages/{message}` */
export function message(
  discord: SimulatedDiscord,
  channel: Channel,
  method: string,
  id: string,
  form: Form,
): RestAnswer {
  const found = discord.message(id)
  if (!found || found.channel_id !== channel.id || found.visibleTo !== null) return refuse('unknownMessage')
  if (method === 'GET') return ok(messageJson(found, discord))
  if (channel.archived) return refuse('archived')
  if (found.author.id !== discord.application) return refuse('notYours')
  if (method === 'DELETE') {
    discord.dropMessage(found)
    return nothing
  }
  if (method !== 'PATCH') return refuse('methodNotAllowed')
  const forbidden = mayPost(channel, form.files.size > 0)
  if (forbidden) return forbidden
  const written = edit(discord, found, form)
  if (!written.ok) return written.answer
  discord.keepMessage(written.message)
  return ok(messageJson(written.message, discord))
}

/** `PUT` and `DELETE /channels/{channel}/messages/pins/{message}` */
export function pin(discord: SimulatedDiscord, channel: Channel, method: string, id: string): RestAnswer {
  const found = discord.message(id)
  if (!found || found.channel_id !== channel.id || found.visibleTo !== null) return refuse('unknownMessage')
  if (!may(channel, 'PIN_MESSAGES')) return refuse('missingPermissions')
  if (method !== 'PUT' && method !== 'DELETE') return refuse('methodNotAllowed')
  discord.keepMessage({ ...found, pinned: method === 'PUT' })
  return nothing
}

const threadForm = z.object({
  name: z.string().min(1).max(100),
  auto_archive_duration: z
    .union([z.literal(60), z.literal(1440), z.literal(4320), z.literal(10_080)])
    .optional(),
  type: z.literal(11).optional(),
})

/** `POST /channels/{channel}/threads`, or from a message of the channel. */
export function newThread(
  discord: SimulatedDiscord,
  channel: Channel,
  form: Form,
  from?: string,
): RestAnswer {
  if (channel.type !== channelTypes.text) return refuse('unknownChannel')
  if (!may(channel, 'VIEW_CHANNEL')) return refuse('missingAccess')
  if (!may(channel, 'CREATE_PUBLIC_THREADS')) return refuse('missingPermissions')
  const start = from === undefined ? undefined : discord.message(from)
  if (from !== undefined && (start?.channel_id !== channel.id || start.visibleTo !== null))
    return refuse('unknownMessage')
  if (start?.thread) return refuse('threadExists')
  const parsed = threadForm.safeParse(form.payload)
  if (!parsed.success) return invalidForm(faultsOf(parsed.error))

  const thread: Channel = {
    // a thread that starts at a message bears its id
    id: start?.id ?? snowflake(discord.now()),
    type: channelTypes.thread,
    name: parsed.data.name,
    guild_id: guild.id,
    parent_id: channel.id,
    permissions: channel.permissions,
    archived: false,
    locked: false,
    members: [discord.application],
  }
  discord.keepChannel(thread)
  if (start) discord.keepMessage({ ...start, thread: thread.id })
  else discord.keepMessage(announcement(discord, channel, thread))
  return ok(channelJson(thread), 201)
}

const announcement = (discord: SimulatedDiscord, channel: Channel, thread: Channel): ChannelMessage => ({
  id: snowflake(discord.now()),
  channel_id: channel.id,
  type: 18,
  author: discord.user(discord.application)!,
  content: thread.name,
  flags: 0,
  components: [],
  attachments: [],
  timestamp: new Date(discord.now()).toISOString(),
  edited_timestamp: null,
  mentions: [],
  visibleTo: null,
  caused: null,
  thread: thread.id,
  nonce: null,
})

const channelForm = z.object({
  name: z.string().min(1).max(100).optional(),
  archived: z.boolean().optional(),
  locked: z.boolean().optional(),
})

/** `/channels/{channel}` itself: its name, and whether a thread is archived. */
export function changeChannel(discord: SimulatedDiscord, channel: Channel, form: Form): RestAnswer {
  const parsed = channelForm.safeParse(form.payload)
  if (!parsed.success) return invalidForm(faultsOf(parsed.error))
  const reopens = parsed.data.archived === false && !channel.locked
  if (channel.archived && !reopens && parsed.data.archived !== false) return refuse('archived')
  if (!may(channel, reopens ? 'SEND_MESSAGES_IN_THREADS' : 'MANAGE_THREADS'))
    return refuse('missingPermissions')
  const changed = { ...channel, ...parsed.data }
  discord.keepChannel(changed)
  return ok(channelJson(changed))
}

/** `PUT` and `DELETE /channels/{thread}/thread-members/{user}` */
export function threadMember(
  discord: SimulatedDiscord,
  thread: Channel,
  method: string,
  who: string,
): RestAnswer {
  const user = who === '@me' ? discord.application : who
  if (thread.type !== channelTypes.thread) return refuse('unknownChannel')
  if (!discord.user(user)) return refuse('unknownUser')
  if (thread.archived) return refuse('archived')
  const others = thread.members.filter(each => each !== user)
  if (method !== 'PUT' && method !== 'DELETE') return refuse('methodNotAllowed')
  discord.keepChannel({ ...thread, members: method === 'PUT' ? [...others, user] : others })
  return nothing
}

/** `POST /users/@me/channels`: the direct channel with a user. */
export function directChannel(discord: SimulatedDiscord, form: Form): RestAnswer {
  const parsed = z.object({ recipient_id: z.string() }).safeParse(form.payload)
  if (!parsed.success) return invalidForm(faultsOf(parsed.error))
  const user = discord.user(parsed.data.recipient_id)
  if (!user || user.bot) return refuse('unknownUser')
  const there = discord
    .channels()
    .find(each => each.type === channelTypes.direct && each.members.includes(user.id))
  if (there) return ok(channelJson(there))
  const channel: Channel = {
    id: snowflake(discord.now()),
    type: channelTypes.direct,
    name: user.global_name,
    guild_id: null,
    parent_id: null,
    permissions: discord.channels()[0]?.permissions ?? '0',
    archived: false,
    locked: false,
    members: [user.id, discord.application],
  }
  discord.keepChannel(channel)
  return ok(channelJson(channel))
}
