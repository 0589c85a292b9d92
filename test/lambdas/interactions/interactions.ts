/** Interactions as Discord sends them, for user Ann in a server's channel. */

let last = 1000

const common = (changes: object) => ({
  id: String(++last),
  application_id: '900',
  token: `token-${last}`,
  version: 1,
  guild_id: '500',
  channel_id: '600',
  channel: { id: '600', type: 0, name: 'games' },
  locale: 'en-GB',
  guild_locale: 'en-US',
  app_permissions: String((1n << 10n) | (1n << 11n) | (1n << 15n) | (1n << 35n) | (1n << 38n)),
  member: {
    user: { id: '101', username: 'ann', global_name: 'Ann', discriminator: '0', avatar: null },
    nick: null,
    permissions: '0',
    roles: [],
  },
  ...changes,
})

export type Raw = Record<string, unknown> & { id: string; token: string }

export const command = (name: string, options: object[] = [], changes: object = {}): Raw => ({
  ...common({ type: 2, data: { id: '1', name, type: 1, options }, ...changes }),
})

export const typing = (name: string, options: object[], changes: object = {}): Raw => ({
  ...common({ type: 4, data: { id: '1', name, type: 1, options }, ...changes }),
})

export const press = (
  customId: string,
  { ephemeral = false, ...changes }: { ephemeral?: boolean; [key: string]: unknown } = {},
): Raw => ({
  ...common({
    type: 3,
    data: { custom_id: customId, component_type: 2 },
    message: { id: '7000', channel_id: '600', flags: ephemeral ? 64 | (1 << 15) : 1 << 15 },
    ...changes,
  }),
})

export const ping = { id: '1', application_id: '900', type: 1, token: 't', version: 1 }
