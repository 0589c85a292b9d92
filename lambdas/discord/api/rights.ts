import type { ServerSettings } from '../../store/types.ts'
import type { Call } from '../types.ts'

/** Discord's rights that the program has to do with, as bits. */
export const rightBits = {
  PIN_MESSAGES: 1n << 51n,
  CREATE_PUBLIC_THREADS: 1n << 35n,
  SEND_MESSAGES_IN_THREADS: 1n << 38n,
  MANAGE_THREADS: 1n << 34n,
  READ_MESSAGE_HISTORY: 1n << 16n,
  ATTACH_FILES: 1n << 15n,
  EMBED_LINKS: 1n << 14n,
  SEND_MESSAGES: 1n << 11n,
  VIEW_CHANNEL: 1n << 10n,
  MANAGE_GUILD: 1n << 5n,
  ADMINISTRATOR: 1n << 3n,
} as const

export type Right = keyof typeof rightBits

/** True where the set, in decimal, holds the right. An administrator has all. */
export function granted(set: string, right: Right): boolean {
  if (!/^\d+$/.test(set)) return false
  const has = BigInt(set)
  return (has & (rightBits[right] | rightBits.ADMINISTRATOR)) !== 0n
}

/**
 * Rights the program lacks to post in the channel of a call. In private messages, and where Discord does not
 * say, none: then Discord's own refusal tells.
 */
export function missingToPost(call: Call): Right[] {
  if (call.guild === null || call.permissions === '') return []
  const needed: Right[] = [
    'VIEW_CHANNEL',
    call.inThread ? 'SEND_MESSAGES_IN_THREADS' : 'SEND_MESSAGES',
    'ATTACH_FILES',
  ]
  return needed.filter(right => !granted(call.permissions, right))
}

/** May a thread be made in the channel of a call, and written in? */
export const mayThread = (call: Call): boolean =>
  call.guild !== null &&
  !call.inThread &&
  (call.permissions === '' ||
    (['CREATE_PUBLIC_THREADS', 'SEND_MESSAGES_IN_THREADS'] as const).every(right =>
      granted(call.permissions, right),
    ))

/** Who may change the settings, boards and figures of a server: its managers, and the role that they chose. */
export const mayManage = (call: Call, { role }: Pick<ServerSettings, 'role'>): boolean =>
  call.manager || (role !== null && call.roles.includes(role))
