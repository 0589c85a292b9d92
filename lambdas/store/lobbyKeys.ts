const prefix = 'lobby/'

/** A lobby in a list of what is due or not told yet, where all else are games (`seasonEntry` for seasons). */
export const lobbyEntry = (guild: string, channel: string): string => `${prefix}${guild}/${channel}`

/** Server and channel of the lobby that stands in such a list; undefined for anything else. */
export function lobbyIn(entry: string): { guild: string; channel: string } | undefined {
  if (!entry.startsWith(prefix)) return undefined
  const [guild = '', channel = ''] = entry.slice(prefix.length).split('/')
  return { guild, channel }
}
