import { cleanName } from '../../../rules/index.ts'
import type { Locale } from '../../store/types.ts'
import type { Call, OptionValue } from '../types.ts'
import { parseCustomId } from './customId.ts'
import { type CommandInteraction, type ComponentInteraction, flatten, type Made } from './interaction.ts'
import { granted } from './rights.ts'

/** Flag of a message that one user alone sees. */
const ephemeral = 1 << 6

/** Types of threads among Discord's channels. */
const threadTypes = [10, 11, 12]

/** The user who made an interaction: in a server it is inside `member`. */
export const callerOf = (interaction: Made) => interaction.member?.user ?? interaction.user

/** The language that Discord shows the caller. */
export const discordLocale = (interaction: Made): Locale =>
  interaction.locale?.startsWith('fr') ? 'fr' : 'en'

/**
 * An interaction in plain form.
 * @param language what the caller chose with `/settings me`, which goes before Discord's
 * @param now seconds since 1970
 * @returns undefined where nobody made it
 */
export function toCall(interaction: Made, language: Locale | null, now: number): Call | undefined {
  const caller = callerOf(interaction)
  if (!caller) return undefined
  const spoken =
    interaction.type === 3 ? componentPart(interaction) : commandPart(interaction, interaction.type === 4)
  return {
    id: interaction.id,
    user: {
      id: caller.id,
      name: nameOf(caller, interaction.member?.nick),
      ...(caller.username && { handle: caller.username }),
    },
    locale: language ?? discordLocale(interaction),
    ...(interaction.application_id && { application: interaction.application_id }),
    guild: interaction.guild_id ?? null,
    channel: interaction.channel_id ?? '',
    inThread: threadTypes.includes(interaction.channel?.type ?? 0),
    message: interaction.type === 3 ? interaction.message.id : null,
    permissions: interaction.app_permissions ?? '',
    manager: granted(interaction.member?.permissions ?? '0', 'MANAGE_GUILD'),
    roles: interaction.member?.roles ?? [],
    options: {},
    users: {},
    uploads: {},
    focused: null,
    component: null,
    now,
    ...spoken,
  }
}

function nameOf(user: { id: string; username?: string; global_name?: string | null }, nick?: string | null) {
  return [nick, user.global_name, user.username].map(name => cleanName(name ?? '')).find(Boolean) ?? user.id
}

type Spoken = Pick<Call, 'kind' | 'name'> & Partial<Call>

function commandPart({ data }: CommandInteraction, autocomplete: boolean): Spoken {
  const { name, options } = flatten(data)
  const values: Record<string, OptionValue> = {}
  for (const option of options) if (option.value !== undefined) values[option.name] = option.value
  const typed = options.find(option => option.focused)
  const { users = {}, members = {}, attachments = {} } = data.resolved ?? {}
  return {
    kind: autocomplete ? 'autocomplete' : 'command',
    name,
    options: values,
    users: Object.fromEntries(
      Object.entries(users).map(([id, user]) => [
        id,
        { id, name: nameOf(user, members[id]?.nick), bot: user.bot ?? false },
      ]),
    ),
    uploads: Object.fromEntries(
      Object.entries(attachments).map(([id, { filename, size, url }]) => [id, { id, filename, size, url }]),
    ),
    focused: typed ? { name: typed.name, value: String(typed.value ?? '') } : null,
  }
}

/** All that a message says, a text after the other. */
const textsOf = ({ components }: ComponentInteraction['message']): string =>
  (components ?? [])
    .flatMap(part => [part, ...(part.components ?? [])])
    .flatMap(({ content }) => content ?? [])
    .join('\n')

function componentPart({ data, message }: ComponentInteraction): Spoken {
  const parsed = parseCustomId(data.custom_id)
  return {
    kind: 'component',
    isPrivate: ((message.flags ?? 0) & ephemeral) !== 0,
    shown: textsOf(message),
    name: parsed?.action ?? '',
    component: parsed ? { ...parsed, values: data.values ?? [] } : null,
  }
}
