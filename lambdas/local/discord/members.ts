import { type Right, rightBits } from '../../discord/api/rights.ts'
import { type Channel, channelTypes, type User } from './types.ts'

/** The set of these rights, in decimal. */
export const permissions = (...names: Right[]): string =>
  names.reduce((sum, name) => sum | rightBits[name], 0n).toString()

/** All that the bot asks for when it is invited. */
export const allPermissions = permissions(
  'VIEW_CHANNEL',
  'SEND_MESSAGES',
  'EMBED_LINKS',
  'ATTACH_FILES',
  'READ_MESSAGE_HISTORY',
  'MANAGE_THREADS',
  'CREATE_PUBLIC_THREADS',
  'SEND_MESSAGES_IN_THREADS',
  'PIN_MESSAGES',
)

export const may = (channel: Channel, name: Right): boolean =>
  (BigInt(channel.permissions) & rightBits[name]) !== 0n

const user = (id: string, name: string): User => ({
  id,
  username: name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, ''),
  global_name: name,
  discriminator: '0',
  avatar: null,
})

/** Who may sit down at the table. The first one owns the server. */
export const members: readonly User[] = [
  user('700000000000000001', 'Ada'),
  user('700000000000000002', 'Bruno'),
  user('700000000000000003', 'Chloé'),
  user('700000000000000004', 'Dario'),
]

export const guild = { id: '700000000000000100', name: 'The table', owner: members[0]!.id, locale: 'en-US' }

const channel = (id: string, name: string): Channel => ({
  id,
  type: channelTypes.text,
  name,
  guild_id: guild.id,
  parent_id: null,
  permissions: allPermissions,
  archived: false,
  locked: false,
  members: [],
})

/** The channels of a table that nobody has sat at yet. */
export const firstChannels: readonly Channel[] = [
  channel('700000000000000101', 'battles'),
  channel('700000000000000102', 'armoury'),
]

export const botUser = (application: string): User => ({
  id: application,
  username: 'combathex',
  global_name: 'Combat Hex',
  discriminator: '0',
  avatar: null,
  bot: true,
})

/**
 * Whoever sits at the table: known by id or by name.
 * @internal for tests, which call players by name
 */
export const memberNamed = (name: string): User | undefined =>
  members.find(each => each.id === name || each.global_name === name || each.username === name)
