import { z } from 'zod'
import { checkChoices, type OfferedChoice } from './commandLimits.ts'
import { faultsOf, invalidForm, nothing, ok, type RestAnswer, refuse } from './errors.ts'
import { flag } from './messageLimits.ts'
import type { Form } from './readForm.ts'
import { type SimulatedDiscord, tokenLife } from './simulatedDiscord.ts'
import { snowflake } from './snowflake.ts'
import type { ChannelMessage, SimulatedInteraction } from './types.ts'
import { compose, edit, messageJson } from './writeMessage.ts'

/** Flag of a message whose text is still to come. */
export const loading = 1 << 7

/** What Discord makes of the first answer to an interaction. */
export type Acknowledged = { ok: true; choices?: OfferedChoice[] } | { ok: false; answer: RestAnswer }

const response = z.object({
  type: z.union([z.literal(1), z.literal(4), z.literal(5), z.literal(6), z.literal(7), z.literal(8)]),
  data: z.looseObject({ flags: z.int().optional(), choices: z.unknown().optional() }).nullish(),
})

const no = (answer: RestAnswer): Acknowledged => ({ ok: false, answer })
const wrongType = (message: string) =>
  no(invalidForm([{ path: ['type'], code: 'INTERACTION_RESPONSE_TYPE_INVALID', message }]))

/** Takes the first answer to an interaction, whether it came over HTTP or through the callback. */
export function acknowledge(
  discord: SimulatedDiscord,
  interaction: SimulatedInteraction,
  form: Form,
): Acknowledged {
  if (interaction.state !== 'sent') return no(refuse('acknowledged'))
  if (discord.now() - interaction.made > discord.patience) return no(refuse('unknownInteraction'))
  const parsed = response.safeParse(form.payload)
  if (!parsed.success) return no(invalidForm(faultsOf(parsed.error)))
  const { type, data } = parsed.data
  const done = (changes: Partial<SimulatedInteraction>): Acknowledged => {
    discord.keepInteraction({ ...interaction, ...changes })
    return { ok: true }
  }

  if ((type === 8) !== (interaction.kind === 'autocomplete'))
    return wrongType(`${type} does not answer ${interaction.kind}`)
  if (type === 8) {
    const checked = checkChoices(data?.choices)
    if (!checked.ok) return no(invalidForm(checked.faults))
    done({ state: 'answered' })
    return { ok: true, choices: checked.choices }
  }
  if (type === 1) return wrongType('1 answers a ping')

  const source = interaction.source === null ? undefined : discord.message(interaction.source)
  if (type === 6 || type === 7) {
    if (!source) return wrongType(`${type} answers components`)
    if (type === 6) return done({ state: 'deferred', original: source.id })
    const written = edit(discord, source, { ...form, payload: data ?? {} })
    if (!written.ok) return written
    discord.keepMessage(written.message)
    return done({ state: 'answered', original: source.id })
  }

  const flags = data?.flags ?? 0
  const ephemeral = (flags & flag.ephemeral) !== 0
  const caused = { id: interaction.id, user: interaction.user, name: interaction.name }
  const visibleTo = ephemeral ? { visibleTo: interaction.user } : {}
  if (type === 4) {
    const written = compose(
      discord,
      interaction.channel,
      { ...form, payload: data ?? {} },
      { ...visibleTo, type: 20, caused },
    )
    if (!written.ok) return written
    discord.keepMessage(written.message)
    return done({ state: 'answered', ephemeral, original: written.message.id })
  }
  if ((flags & ~flag.ephemeral) !== 0)
    return no(
      invalidForm([
        {
          path: ['data', 'flags'],
          code: 'BASE_TYPE_CHOICES',
          message: 'Only EPHEMERAL may be set when deferring',
        },
      ]),
    )
  const thinking: ChannelMessage = {
    id: snowflake(discord.now()),
    channel_id: interaction.channel,
    type: 20,
    author: discord.user(discord.application)!,
    content: '',
    flags: loading | (ephemeral ? flag.ephemeral : 0),
    components: [],
    attachments: [],
    timestamp: new Date(discord.now()).toISOString(),
    edited_timestamp: null,
    mentions: [],
    visibleTo: ephemeral ? interaction.user : null,
    caused,
    thread: null,
    nonce: null,
  }
  discord.keepMessage(thinking)
  return done({ state: 'deferred', ephemeral, original: thinking.id })
}

/** The interaction behind a webhook's token, if it may be used now. */
export function usable(
  discord: SimulatedDiscord,
  application: string,
  token: string,
): { ok: true; interaction: SimulatedInteraction } | { ok: false; answer: RestAnswer } {
  const interaction = discord.interaction(token)
  if (application !== discord.application || !interaction)
    return { ok: false, answer: refuse('unknownWebhook') }
  if (discord.now() - interaction.made > tokenLife) return { ok: false, answer: refuse('invalidToken') }
  // a worker may be faster than the acknowledgement: until that is in, Discord knows no webhook
  if (interaction.state === 'sent' || interaction.state === 'failed')
    return { ok: false, answer: refuse('unknownWebhook') }
  return { ok: true, interaction }
}

/** `/webhooks/{application}/{token}/messages/{id or @original}` */
export function webhookMessage(
  discord: SimulatedDiscord,
  interaction: SimulatedInteraction,
  method: string,
  which: string,
  form: Form,
): RestAnswer {
  const id = which === '@original' ? interaction.original : which
  const message = id === null ? undefined : discord.message(id)
  const mine = message?.caused?.id === interaction.id || message?.id === interaction.original
  if (!message || !mine) return refuse('unknownMessage')
  if (method === 'GET') return ok(messageJson(message, discord))
  if (method === 'DELETE') {
    discord.dropMessage(message)
    return nothing
  }
  if (method !== 'PATCH') return refuse('methodNotAllowed')
  return editReply(discord, interaction, message, form)
}

function editReply(
  discord: SimulatedDiscord,
  interaction: SimulatedInteraction,
  message: ChannelMessage,
  form: Form,
): RestAnswer {
  const first = (message.flags & loading) !== 0
  const written = edit(discord, { ...message, flags: message.flags & ~loading }, form, first)
  if (!written.ok) return written.answer
  discord.keepMessage(written.message)
  if (interaction.state !== 'answered') discord.keepInteraction({ ...interaction, state: 'answered' })
  return ok(messageJson(written.message, discord))
}

/** `POST /webhooks/{application}/{token}`: a further answer. */
export function followUp(
  discord: SimulatedDiscord,
  interaction: SimulatedInteraction,
  form: Form,
): RestAnswer {
  const original = interaction.original === null ? undefined : discord.message(interaction.original)
  // directly after a deferred answer this fills that one, whatever flags it carries
  if (original && (original.flags & loading) !== 0) return editReply(discord, interaction, original, form)
  const flags =
    typeof form.payload === 'object' && form.payload !== null && 'flags' in form.payload
      ? Number(form.payload.flags)
      : 0
  const written = compose(discord, interaction.channel, form, {
    ...((flags & flag.ephemeral) !== 0 ? { visibleTo: interaction.user } : {}),
    caused: { id: interaction.id, user: interaction.user, name: null },
  })
  if (!written.ok) return written.answer
  discord.keepMessage(written.message)
  return ok(messageJson(written.message, discord))
}
