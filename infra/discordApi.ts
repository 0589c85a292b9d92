import type { commands } from '../lambdas/discord/index.ts'

/** What Discord tells a bot about itself. */
export interface Application {
  id: string
  name: string
  /** hexadecimal; what interactions are signed with (a stand-in may not say) */
  verify_key?: string
  interactions_endpoint_url?: string | null
}

export type Definition = (typeof commands)[number]['definition']

/** Discord said no. */
export class DiscordRefused extends Error {
  override name = 'DiscordRefused'
  readonly status: number
  constructor(status: number, reason: string) {
    super(reason)
    this.status = status
  }
}

/** Discord, as far as somebody needs it who sets the bot up. */
export type DiscordApi = ReturnType<typeof discordApi>

/** @param apiBase without version and without a slash at the end */
export function discordApi(apiBase: string, token: string) {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${apiBase}/v10${path}`, {
      method,
      headers: {
        authorization: `Bot ${token}`,
        'user-agent': 'DiscordBot (combat-hex, 1)',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(15_000),
    })
    const text = await response.text()
    if (!response.ok) throw new DiscordRefused(response.status, `${response.status} ${text.slice(0, 500)}`)
    return text ? JSON.parse(text) : undefined
  }
  return {
    application: () => call('GET', '/applications/@me') as Promise<Application>,
    commands: (application: string) =>
      call('GET', `/applications/${application}/commands?with_localizations=true`) as Promise<unknown[]>,
    register: (application: string, definitions: readonly Definition[]) =>
      call('PUT', `/applications/${application}/commands`, definitions) as Promise<unknown[]>,
    /** Discord tries the address at once, with a good and with a bad signature. @throws DiscordRefused where either is answered wrongly */
    sendInteractionsTo: (url: string) =>
      call('PATCH', '/applications/@me', { interactions_endpoint_url: url }) as Promise<Application>,
  }
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** What Discord adds of its own to what it was sent. */
const added = new Set([
  'id',
  'application_id',
  'version',
  'guild_id',
  'default_member_permissions',
  'dm_permission',
  'contexts',
  'integration_types',
  'nsfw',
  'handler',
  'name_localized',
  'description_localized',
])

/** Does what Discord keeps say the same as what it would be sent? What is left out, null, false or empty is the same. */
export function same(sent: unknown, kept: unknown): boolean {
  if (isEmpty(sent) && isEmpty(kept)) return true
  if (Array.isArray(sent) && Array.isArray(kept))
    return sent.length === kept.length && sent.every((value, i) => same(value, kept[i]))
  if (typeof sent === 'object' && sent !== null && typeof kept === 'object' && kept !== null) {
    const [one, other] = [sent, kept] as [Record<string, unknown>, Record<string, unknown>]
    const keys = new Set([...Object.keys(one), ...Object.keys(other)])
    return [...keys].every(key => (!(key in one) && added.has(key)) || same(one[key], other[key]))
  }
  return sent === kept
}

/** Names of commands that Discord lacks, has in another form, or has though they are gone. */
export function differing(definitions: readonly Definition[], kept: readonly unknown[]): string[] {
  const byName = new Map((kept as { name: string; type?: number }[]).map(one => [one.name, one]))
  const changed = definitions.filter(one => {
    const found = byName.get(one.name)
    // A command without a type is one of the slash.
    return !found || !same({ type: 1, ...one }, { type: 1, ...found })
  })
  const gone = [...byName.keys()].filter(name => !definitions.some(one => one.name === name))
  return [...changed.map(({ name }) => name), ...gone]
}
