import { type KeyObject, randomBytes, sign } from 'node:crypto'
import type { OfferedChoice } from './commandLimits.ts'
import type { AnyComponent } from './componentLimits.ts'
import { acknowledge } from './interactionAnswers.ts'
import { everyComponent } from './messageLimits.ts'
import { type Complaint, commandData, envelope, type TypedCommand } from './payloads.ts'
import { readForm } from './readForm.ts'
import type { SimulatedDiscord } from './simulatedDiscord.ts'
import { snowflake } from './snowflake.ts'
import { type InteractionKind, interactionKinds, type SimulatedInteraction } from './types.ts'
import { messageJson } from './writeMessage.ts'

/** What became of an interaction that a player sent: taken, or why not. */
export type SentInteraction =
  | { ok: true; interaction: SimulatedInteraction; choices: OfferedChoice[] }
  | ({ ok: false; interaction?: SimulatedInteraction } & Complaint)

export interface Endpoint {
  /** POST /interactions, as Discord calls it */
  post(
    body: string,
    headers: Record<string, string>,
  ): Promise<{ status: number; contentType: string; body: Uint8Array }>
  privateKey: KeyObject
}

/** Who sends, from where, and in which language. */
export interface Sender {
  user: string
  channel: string
  locale: string
}

/** Sends interactions like Discord: signed, over HTTP, with so much time for the first answer as Discord gives. */
export interface Sending {
  command(sender: Sender, typed: TypedCommand): Promise<SentInteraction>
  autocomplete(sender: Sender, typed: TypedCommand & { focused: string }): Promise<SentInteraction>
  /** presses a button, or chooses in a select, of a message that the sender sees */
  component(sender: Sender, message: string, customId: string, values?: string[]): Promise<SentInteraction>
  /** sends data as it stands, unchecked: what Discord's own client would never send */
  unchecked(
    sender: Sender,
    kind: InteractionKind,
    data: Record<string, unknown>,
    more?: { message?: string; id?: string },
  ): Promise<SentInteraction>
  /** signs and posts any body */
  raw(body: string, headers?: Record<string, string>): ReturnType<Endpoint['post']>
}

const failed = 'The application did not respond.'

/** The headers with which Discord signs a body. */
export function signature(body: string, privateKey: KeyObject, now: number): Record<string, string> {
  const timestamp = Math.floor(now / 1000).toString()
  return {
    'content-type': 'application/json',
    'x-signature-ed25519': sign(null, Buffer.from(timestamp + body), privateKey).toString('hex'),
    'x-signature-timestamp': timestamp,
  }
}

const refusal = (complaint: string): SentInteraction => ({ ok: false, option: null, complaint })

export function makeSending(discord: SimulatedDiscord, endpoint: Endpoint): Sending {
  const raw: Sending['raw'] = (body, headers = {}) =>
    endpoint.post(body, { ...signature(body, endpoint.privateKey, discord.now()), ...headers })

  const send = async (
    sender: Sender,
    kind: InteractionKind,
    name: string,
    payload: Record<string, unknown>,
    source: string | null,
    givenId?: string,
  ): Promise<SentInteraction> => {
    const user = discord.user(sender.user)
    const channel = discord.channel(sender.channel)
    if (!user || user.bot) return refusal('Nobody here has that name.')
    if (!channel) return refusal('There is no such channel.')
    if (channel.type === 11 && !channel.archived && !channel.members.includes(user.id))
      discord.keepChannel({ ...channel, members: [...channel.members, user.id] })

    const interaction: SimulatedInteraction = {
      id: givenId ?? snowflake(discord.now()),
      token: randomBytes(48).toString('base64url'),
      kind,
      user: user.id,
      channel: channel.id,
      name,
      made: discord.now(),
      state: 'sent',
      ephemeral: false,
      source,
      original: null,
    }
    if (kind !== 'autocomplete') discord.keepInteraction(interaction)
    const { id, token } = interaction
    const facts = { id, token, type: interactionKinds[kind], user, channel, locale: sender.locale }
    const body = JSON.stringify({ ...envelope(discord, facts), ...payload })
    return answered(interaction, await inTime(raw(body), discord.patience))
  }

  const answered = async (
    interaction: SimulatedInteraction,
    response: Awaited<ReturnType<Endpoint['post']>> | undefined,
  ): Promise<SentInteraction> => {
    // a bot may have used the callback meanwhile, and answers 202 then
    const now = discord.interaction(interaction.token) ?? interaction
    if (now.state === 'deferred' || now.state === 'answered')
      return { ok: true, interaction: now, choices: [] }
    if (response?.status === 200) {
      const form = await readForm(response.contentType, response.body)
      const taken = form.ok ? acknowledge(discord, now, form.form) : undefined
      const after = discord.interaction(interaction.token) ?? now
      if (taken?.ok) return { ok: true, interaction: after, choices: taken.choices ?? [] }
      if (taken) discord.complaints.push({ interaction: interaction.name, answer: taken.answer.body })
    }
    const over: SimulatedInteraction = { ...now, state: 'failed' }
    if (interaction.kind !== 'autocomplete') discord.keepInteraction(over)
    return { ok: false, interaction: over, option: null, complaint: failed }
  }

  return {
    async command(sender, typed) {
      const data = commandData(discord, { name: typed.name, options: typed.options })
      if (!data.ok) return data
      return send(sender, 'command', typed.name, { data: data.data }, null)
    },
    async autocomplete(sender, typed) {
      const data = commandData(discord, typed)
      if (!data.ok) return data
      return send(sender, 'autocomplete', typed.name, { data: data.data }, null)
    },
    async component(sender, messageId, customId, values) {
      const message = discord.message(messageId)
      if (!message || (message.visibleTo !== null && message.visibleTo !== sender.user))
        return refusal('This message is gone.')
      const component = everyComponent(message.components)
        .map(each => each.part)
        .find(part => 'custom_id' in part && part.custom_id === customId)
      if (!component) return refusal('This message has no such button.')
      if ('disabled' in component && component.disabled) return refusal('This button is switched off.')
      const wrong = wrongValues(component, values)
      if (wrong) return refusal(wrong)
      const data = {
        custom_id: customId,
        component_type: component.type,
        id: component.id,
        ...(component.type === 2 ? {} : { values: values ?? [] }),
      }
      const payload = { data, message: messageJson(message, discord) }
      return send(
        { ...sender, channel: message.channel_id },
        'component',
        labelOf(component),
        payload,
        message.id,
      )
    },
    async unchecked(sender, kind, data, more = {}) {
      const message = discord.message(more.message ?? '')
      const payload = { data, ...(message ? { message: messageJson(message, discord) } : {}) }
      const name = typeof data['name'] === 'string' ? data['name'] : ''
      return send(sender, kind, name, payload, message?.id ?? null, more.id)
    },
    raw,
  }
}

const labelOf = (component: AnyComponent) =>
  component.type === 2
    ? (component.label ?? '')
    : 'placeholder' in component
      ? (component.placeholder ?? '')
      : ''

function wrongValues(component: AnyComponent, values: string[] | undefined): string | null {
  if (component.type === 2) return values ? 'A button takes no values.' : null
  if (!('custom_id' in component) || !values) return 'Choose something.'
  if (values.length < (component.min_values ?? 1)) return `Choose at least ${component.min_values ?? 1}.`
  if (values.length > (component.max_values ?? 1)) return `Choose at most ${component.max_values ?? 1}.`
  if (component.type === 3 && values.some(value => !component.options.some(each => each.value === value)))
    return 'This is none of the choices.'
  return null
}

/** What came within so many milliseconds, and nothing otherwise. */
async function inTime<Value>(promise: Promise<Value>, patience: number): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>(resolve => {
    timer = setTimeout(() => resolve(undefined), patience)
  })
  try {
    return await Promise.race([promise, late])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
