const prefix = 'season/'

/**
 * A season in a list of what is due or not told yet, where all else are ids of games: those hold no slash.
 * @param id of the season
 */
export const seasonEntry = (id: string): string => prefix + id

/** The id of the season that stands in such a list; undefined for a game. */
export const seasonIn = (entry: string): string | undefined =>
  entry.startsWith(prefix) ? entry.slice(prefix.length) : undefined
