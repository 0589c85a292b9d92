/** How long a thread is believed to be one game's alone, in milliseconds. */
const believed = 60_000
const maxEntries = 2000

/**
 * Remembers which game a thread belongs to, so that a command in it reads the game and nothing else. Another
 * process may put a second game there, so nothing is believed for long; channels that were not made for one
 * game are not remembered at all.
 */
export function pointerCache(now: () => number) {
  const entries = new Map<string, { games: string[]; until: number }>()
  return {
    read(channel: string): string[] | undefined {
      const entry = entries.get(channel)
      if (entry && entry.until > now()) return [...entry.games]
      entries.delete(channel)
      return undefined
    },
    write(channel: string, games: string[]): void {
      if (entries.size >= maxEntries)
        for (const oldest of [...entries.keys()].slice(0, maxEntries / 2)) entries.delete(oldest)
      entries.set(channel, { games, until: now() + believed })
    },
    drop(channel: string): void {
      entries.delete(channel)
    },
  }
}
