import type { GameRecord, OutboxEntry } from '../store/types.ts'

/** An outbox entry that is a message for everybody. */
export type Post = Extract<OutboxEntry, { do: 'post' }>

/** Keys of what a save leaves to be told carry its version, so that doing it twice does no harm. */
export const outboxKey = (game: GameRecord, what: string): string => `${game.version + 1}-${what}`

export const post = (
  game: GameRecord,
  view: string,
  facts: Record<string, unknown> = {},
  pings: string[] = [],
): Post => ({ key: outboxKey(game, view), do: 'post', view, facts, pings })

/** The pointers from users and channels to the game are written anew. */
export const index = (game: GameRecord): OutboxEntry => ({ key: outboxKey(game, 'index'), do: 'index' })
