import type { GameRecord, OutboxEntry, Post, PostFacts, PostOf, PostView } from '../store/types.ts'

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

const isHere = (entry: OutboxEntry): entry is Post => entry.do === 'post' && entry.to === undefined

/**
 * The same with one message for the game's own channel, of the end of the battle or else of what happened, with the
 * pings of all: after a long silence nobody wants to read several.
 */
export function inOneMessage(outbox: readonly OutboxEntry[]): OutboxEntry[] {
  const posts = outbox.filter(isHere)
  const first =
    posts.find(({ view }) => view === 'over') ?? posts.find(({ view }) => view === 'happened') ?? posts.at(-1)
  if (!first || posts.length === 1) return [...outbox]
  const told = posts.flatMap(post => post.told ?? [])
  const pings = [...new Set(posts.flatMap(post => post.pings))]
  return outbox.flatMap((entry): OutboxEntry[] => {
    if (!isHere(entry)) return [entry]
    return entry === first ? [{ ...first, pings, ...(told.length > 0 && { told }) }] : []
  })
}
