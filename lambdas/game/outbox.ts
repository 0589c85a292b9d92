import type { GameRecord, OutboxEntry, PostFacts, PostOf, PostView } from '../store/types.ts'

/** Keys of what a save leaves to be told carry its version, so that doing it twice does no harm. */
export const outboxKey = (game: GameRecord, what: string): string => `${game.version + 1}-${what}`

export const post = <View extends PostView>(
  game: GameRecord,
  view: View,
  facts: PostFacts[View],
  pings: string[] = [],
): PostOf<View> => ({ key: outboxKey(game, view), do: 'post', view, facts, pings })

/** The pointers from users and channels to the game are written anew. */
export const index = (game: GameRecord): OutboxEntry => ({ key: outboxKey(game, 'index'), do: 'index' })
