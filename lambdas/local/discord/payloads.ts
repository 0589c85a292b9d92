import { limits } from '../../discord/api/limits.ts'
import { rightBits } from '../../discord/api/rights.ts'
import type { AnyOption, LeafOption } from './commandLimits.ts'
import { guild } from './members.ts'
import type { SimulatedDiscord } from './simulatedDiscord.ts'
import type { Channel, RegisteredCommand, User } from './types.ts'
import { channelJson } from './writeMessage.ts'

/** What a player typed: a command's name, with its subcommand after a space, and its options by name. */
export interface TypedCommand {
  name: string
  options: Record<string, string | number | boolean>
  /** autocomplete: the option that is being typed */
  focused?: string
}

/** Why Discord's own client would not have sent what was typed; `option` says where. */
export interface Complaint {
  option: string | null
  complaint: string
}

interface OptionData {
  name: string
  type: number
  value?: string | number | boolean
  focused?: true
  options?: OptionData[]
}

/** A command of the list, and its options, by what was typed. */
export function findCommand(
  discord: SimulatedDiscord,
  name: string,
): { command: RegisteredCommand; path: string[]; options: LeafOption[] } | undefined {
  const [first, ...path] = name.split(' ')
  const command = discord.commands().find(each => each.name === first)
  if (!command) return undefined
  let options: readonly AnyOption[] = command.options ?? []
  for (const step of path) {
    const found = options.find(each => each.name === step)
    if (found?.type !== 1 && found?.type !== 2) return undefined
    options = found.options ?? []
  }
  const leaves = options.filter((each): each is LeafOption => each.type !== 1 && each.type !== 2)
  return leaves.length === options.length ? { command, path, options: leaves } : undefined
}

/** The data of a command's interaction, checked as Discord's client checks what is typed. */
export function commandData(
  discord: SimulatedDiscord,
  typed: TypedCommand,
): { ok: true; data: Record<string, unknown> } | ({ ok: false } & Complaint) {
  const found = findCommand(discord, typed.name)
  if (!found) return { ok: false, option: null, complaint: `There is no command /${typed.name}.` }
  const { command, path, options } = found
  const unknown = Object.keys(typed.options).find(name => !options.some(each => each.name === name))
  if (unknown !== undefined)
    return { ok: false, option: unknown, complaint: `There is no option ${unknown}.` }

  const users: Record<string, User> = {}
  const attachments: Record<string, unknown> = {}
  const values: OptionData[] = []
  for (const option of options) {
    const value = typed.options[option.name]
    const focused = typed.focused === option.name
    if (value === undefined || value === '') {
      if (focused) values.push({ name: option.name, type: option.type, value: '', focused: true })
      else if (option.required && typed.focused === undefined)
        return { ok: false, option: option.name, complaint: 'This option is required.' }
      continue
    }
    const complaint = typed.focused === undefined ? wrongValue(discord, option, value) : null
    if (complaint) return { ok: false, option: option.name, complaint }
    if (option.type === 6) {
      const user = discord.user(String(value))
      if (user) users[user.id] = user
    }
    if (option.type === 11) {
      const bytes = discord.files.get(String(value))
      const filename = discord.uploadNames.get(String(value)) ?? 'file'
      attachments[String(value)] = {
        id: String(value),
        filename,
        size: bytes?.length ?? 0,
        url: `${discord.cdnBase}/ephemeral-attachments/${discord.application}/${String(value)}/${filename}`,
      }
    }
    values.push({ name: option.name, type: option.type, value, ...(focused ? { focused } : {}) })
  }

  const nested = path.reduceRight<OptionData[]>(
    (inner, name, n) => [{ name, type: path.length - n, options: inner }],
    values,
  )
  const memberList = Object.fromEntries(Object.keys(users).map(id => [id, memberJson(undefined)]))
  const resolved = {
    ...(Object.keys(users).length > 0 ? { users, members: memberList } : {}),
    ...(Object.keys(attachments).length > 0 ? { attachments } : {}),
  }
  return {
    ok: true,
    data: {
      id: command.id,
      name: command.name,
      type: 1,
      ...(nested.length > 0 ? { options: nested } : {}),
      ...(Object.keys(resolved).length > 0 ? { resolved } : {}),
    },
  }
}

function wrongValue(
  discord: SimulatedDiscord,
  option: LeafOption,
  value: string | number | boolean,
): string | null {
  const wanted: Record<number, string> = { 4: 'number', 5: 'boolean', 10: 'number' }
  if (typeof value !== (wanted[option.type] ?? 'string')) return 'This value is of the wrong kind.'
  if (option.type === 6 && !discord.user(String(value))) return 'Nobody here has that name.'
  if (option.type === 11 && !discord.files.get(String(value))) return 'There is no such file.'
  if (option.type !== 3 && option.type !== 4 && option.type !== 10) return null
  if (option.choices?.length && !option.choices.some(each => each.value === value))
    return 'Pick one of the choices.'
  if (typeof value === 'number') {
    if (option.type === 4 && !Number.isInteger(value)) return 'A whole number is wanted.'
    if (value < (option.min_value ?? -Infinity)) return `At least ${option.min_value}.`
    if (value > (option.max_value ?? Infinity)) return `At most ${option.max_value}.`
  }
  if (typeof value === 'string' && value.length > (option.max_length ?? limits.typed))
    return `At most ${option.max_length ?? limits.typed} characters.`
  if (typeof value === 'string' && value.length < (option.min_length ?? 0))
    return `At least ${option.min_length} characters.`
  return null
}

const memberJson = (user: User | undefined) => ({
  ...(user ? { user } : {}),
  nick: null,
  avatar: null,
  roles: [],
  joined_at: '2026-01-01T00:00:00.000000+00:00',
  premium_since: null,
  pending: false,
  communication_disabled_until: null,
  flags: 0,
  permissions: (
    rightBits.VIEW_CHANNEL |
    rightBits.SEND_MESSAGES |
    rightBits.SEND_MESSAGES_IN_THREADS |
    (user?.id === guild.owner ? rightBits.MANAGE_GUILD : 0n)
  ).toString(),
})

/** What every interaction says besides its data. */
export function envelope(
  discord: SimulatedDiscord,
  facts: { id: string; token: string; type: number; user: User; channel: Channel; locale: string },
): Record<string, unknown> {
  const { channel, user } = facts
  const inGuild = channel.guild_id !== null
  return {
    id: facts.id,
    application_id: discord.application,
    type: facts.type,
    token: facts.token,
    version: 1,
    channel_id: channel.id,
    channel: channelJson(channel),
    ...(inGuild
      ? {
          guild_id: guild.id,
          guild: { id: guild.id, locale: guild.locale, features: [] },
          guild_locale: guild.locale,
          member: memberJson(user),
        }
      : { user }),
    app_permissions: channel.permissions,
    locale: facts.locale,
    entitlements: [],
    authorizing_integration_owners: { '0': inGuild ? guild.id : '0' },
    context: inGuild ? 0 : 1,
    attachment_size_limit: limits.fileBytes,
  }
}
