import { type AnyComponent, type TopLevelComponent } from './componentLimits.ts'
import { invalidForm, type RestAnswer, refuse } from './errors.ts'
import { sizeOf, typeOf } from './files.ts'
import { may } from './members.ts'
import { checkMessage, everyComponent, flag, type MessageForm } from './messageLimits.ts'
import type { Form } from './readForm.ts'
import type { SimulatedDiscord } from './simulatedDiscord.ts'
import { snowflake } from './snowflake.ts'
import type { Attachment, Channel, ChannelMessage } from './types.ts'

/** A message that was written, or the error that Discord answers with. */
export type Written = { ok: true; message: ChannelMessage } | { ok: false; answer: RestAnswer }

const no = (answer: RestAnswer): Written => ({ ok: false, answer })

/** A new message of the application, within the limits and with its files kept. It is not shown yet. */
export function compose(
  discord: SimulatedDiscord,
  channel: string,
  form: Form,
  options: {
    visibleTo?: string
    type?: ChannelMessage['type']
    caused?: ChannelMessage['caused']
    id?: string
  } = {},
): Written {
  const checked = checkMessage(form.payload, namesOf(form))
  if (!checked.ok) return no(checked.why === 'form' ? invalidForm(checked.faults) : refuse(checked.why))
  const { visibleTo = null } = options
  const now = new Date(discord.now()).toISOString()
  const blank: ChannelMessage = {
    id: options.id ?? snowflake(discord.now()),
    channel_id: channel,
    type: options.type ?? 0,
    author: discord.user(discord.application)!,
    content: '',
    flags: visibleTo === null ? 0 : flag.ephemeral,
    components: [],
    attachments: [],
    timestamp: now,
    edited_timestamp: null,
    mentions: [],
    visibleTo,
    caused: options.caused ?? null,
    thread: null,
    nonce: checked.form.nonce ?? null,
  }
  const message = fill(discord, blank, checked.form, form)
  return { ok: true, message: { ...message, mentions: notified(message, checked.form) } }
}

/** The message as an edit leaves it; `first` is set when the edit brings the answer that was deferred. */
export function edit(discord: SimulatedDiscord, present: ChannelMessage, form: Form, first = false): Written {
  const checked = checkMessage(form.payload, namesOf(form), {
    flags: present.flags,
    files: keptAttachments(present, form.payload).map(each => each.filename),
    content: present.content,
    components: present.components,
  })
  if (!checked.ok) return no(checked.why === 'form' ? invalidForm(checked.faults) : refuse(checked.why))
  const message = fill(discord, present, checked.form, form)
  const edited = first ? present.edited_timestamp : new Date(discord.now()).toISOString()
  return { ok: true, message: { ...message, edited_timestamp: edited } }
}

const namesOf = (form: Form) => new Map([...form.files].map(([n, file]) => [n, file.name]))

/** The attachments that an edit names stay; where it names none at all, all do. */
function keptAttachments(present: ChannelMessage, payload: unknown): Attachment[] {
  if (typeof payload !== 'object' || payload === null || !('attachments' in payload))
    return present.attachments
  const named: unknown[] = Array.isArray(payload.attachments) ? payload.attachments : []
  const ids = new Set(
    named.map(each => (typeof each === 'object' && each !== null && 'id' in each ? String(each.id) : '')),
  )
  return present.attachments.filter(each => ids.has(each.id))
}

function fill(
  discord: SimulatedDiscord,
  present: ChannelMessage,
  checked: MessageForm,
  form: Form,
): ChannelMessage {
  const ephemeral = (present.flags & flag.ephemeral) !== 0
  const attachments = [
    ...keptAttachments(present, { attachments: checked.attachments ?? present.attachments }),
  ]
  for (const [n, file] of form.files) {
    const described = checked.attachments?.find(each => each.id === n)
    const id = snowflake(discord.now())
    const filename = described?.filename ?? file.name
    discord.files.put(id, file.bytes)
    const folder = ephemeral ? 'ephemeral-attachments' : 'attachments'
    const url = `${discord.cdnBase}/${folder}/${present.channel_id}/${id}/${filename}`
    attachments.push({
      id,
      filename,
      ...(described?.description ? { description: described.description } : {}),
      content_type: typeOf(filename),
      size: file.bytes.length,
      url,
      proxy_url: url,
      ...sizeOf(file.bytes),
      ...(ephemeral ? { ephemeral } : {}),
    })
  }
  const settable = flag.componentsV2 | flag.suppressNotifications
  return {
    ...present,
    content: checked.content ?? present.content,
    flags: present.flags | (checked.flags & settable),
    components: checked.components ? numbered(resolved(checked.components, attachments)) : present.components,
    attachments,
  }
}

/** Components with the addresses of the files that they show. */
function resolved(components: TopLevelComponent[], attachments: Attachment[]): TopLevelComponent[] {
  const copy = structuredClone(components)
  const resolve = (media: { url: string }) => {
    const name = media.url.startsWith('attachment://') ? media.url.slice('attachment://'.length) : null
    // with two files of one name the newer one is meant: the older one is about to be replaced
    const found = attachments.findLast(each => each.filename === name)
    if (!found) return
    const { url, proxy_url, width, height, content_type } = found
    Object.assign(media, { url, proxy_url, width, height, content_type, attachment_id: found.id })
  }
  for (const { part } of everyComponent(copy)) {
    if (part.type === 11) resolve(part.media)
    if (part.type === 12) for (const item of part.items) resolve(item.media)
    if (part.type === 13) {
      resolve(part.file)
      const found = attachments.find(each => each.url === part.file.url)
      if (found) Object.assign(part, { name: found.filename, size: found.size })
    }
  }
  return copy
}

/** Every component gets a number of its own, as Discord gives them out. */
function numbered(components: TopLevelComponent[]): TopLevelComponent[] {
  const all: AnyComponent[] = everyComponent(components).map(each => each.part)
  const taken = new Set(all.map(each => each.id))
  let next = 1
  for (const part of all) {
    if (part.id) continue
    while (taken.has(next)) next++
    part.id = next++
  }
  return components
}

/** Who hears of a message: those whom it mentions, as far as it allows. */
function notified(message: ChannelMessage, form: MessageForm): string[] {
  const texts = [
    message.content,
    ...everyComponent(message.components).map(({ part }) => (part.type === 10 ? part.content : '')),
  ]
  const mentioned = new Set(
    texts.flatMap(text => [...text.matchAll(/<@!?(\d+)>/g)].map(([, id]) => id ?? '')),
  )
  const allowed = form.mentions
  if (!allowed || allowed.parse.includes('users')) return [...mentioned]
  return [...mentioned].filter(id => allowed.users.includes(id))
}

/** What the application lacks for posting here; null where it may. */
export function mayPost(channel: Channel, withFiles: boolean): RestAnswer | null {
  if (!may(channel, 'VIEW_CHANNEL')) return refuse('missingAccess')
  if (!may(channel, channel.type === 11 ? 'SEND_MESSAGES_IN_THREADS' : 'SEND_MESSAGES'))
    return refuse('missingPermissions')
  if (withFiles && !may(channel, 'ATTACH_FILES')) return refuse('missingPermissions')
  return null
}

/** A message as Discord's interface gives it. */
export function messageJson(message: ChannelMessage, discord: SimulatedDiscord): Record<string, unknown> {
  const { visibleTo: _, caused, thread, mentions, nonce, ...rest } = message
  return {
    ...rest,
    ...(nonce === null ? {} : { nonce }),
    embeds: [],
    pinned: message.pinned === true,
    tts: false,
    mention_everyone: false,
    mention_roles: [],
    mentions: mentions.flatMap(id => discord.user(id) ?? []),
    ...(caused
      ? {
          interaction_metadata: {
            id: caused.id,
            type: 2,
            user: discord.user(caused.user),
            name: caused.name,
          },
        }
      : {}),
    ...(thread ? { thread: channelJson(discord.channel(thread)) } : {}),
  }
}

export function channelJson(channel: Channel | undefined): Record<string, unknown> | undefined {
  if (!channel) return undefined
  const { archived, locked, permissions: _, members, ...rest } = channel
  if (channel.type !== 11) return rest
  const thread_metadata = {
    archived,
    locked,
    auto_archive_duration: 4320,
    archive_timestamp: new Date(0).toISOString(),
  }
  return { ...rest, thread_metadata, member_count: members.length }
}
