import { isComputer } from '../store/guests.ts'
import type {
  ChangingView,
  GameRecord,
  OutboxEntry,
  Post,
  PostFacts,
  PostOf,
  PostView,
} from '../store/types.ts'

/** Keys of what a save leaves to be told carry its version, so that doing it twice does no harm. */
export const outboxKey = (game: GameRecord, what: string): string => `${game.version + 1}-${what}`

/**
 * What the making of a record leaves to be told, under keys of its own: its first change begins at the same version, and
 * would make the same ones. Discord posts nothing twice under one nonce.
 */
export const ofMaking = <Entry extends { key: string }>(outbox: readonly Entry[]): Entry[] =>
  outbox.map(entry => ({ ...entry, key: `made ${entry.key}` }))

export const post = <View extends PostView>(
  game: GameRecord,
  view: View,
  facts: PostFacts[View],
  pings: string[] = [],
): PostOf<View> => ({
  key: outboxKey(game, view),
  do: 'post',
  view,
  facts,
  // Nobody pings the computer.
  pings: pings.filter(user => !isComputer(user)),
})

/** The pointers from users and channels to the game are written anew. */
export const index = (game: GameRecord): OutboxEntry => ({ key: outboxKey(game, 'index'), do: 'index' })

/** The same in the place of the message that shows this view already, under a key of its own: a save may do both. */
export const edit = (
  game: GameRecord,
  view: ChangingView,
  edits: NonNullable<Post['edits']>,
): PostOf<ChangingView> => ({ ...post(game, view, {}), key: outboxKey(game, `${view}-edit`), edits })

/** A draw that was on offer is so no more: its message, which may stand far above by now, loses its buttons. */
export const closeOffer = (game: GameRecord): PostOf<ChangingView>[] =>
  game.drawOffer === null ? [] : [edit(game, 'draw', 'only')]

/** Is it a message more in the game's own channel? */
const isHere = (entry: OutboxEntry): entry is Post =>
  entry.do === 'post' && entry.to === undefined && entry.edits === undefined

/** Will everybody get a message with the board, in the game's own channel? */
export const showsBoard = (outbox: readonly OutboxEntry[]): boolean =>
  outbox.some(entry => isHere(entry) && entry.view === 'happened')

/** So many events are told in one message at most, the newest; all of them are in the log. */
export const maxTold = 60
/** More messages than these do not wait for a channel: they become one. */
export const maxWaiting = 5

/**
 * What waits, and what a change adds to it. A channel may refuse for a day, and Discord the token for a week, while
 * the game goes on: the record must not grow with it.
 */
export const addToOutbox = (
  waiting: readonly OutboxEntry[],
  added: readonly OutboxEntry[],
): OutboxEntry[] => [
  ...(waiting.filter(isHere).length > maxWaiting ? inOneMessage(waiting) : waiting),
  ...added,
]

/**
 * The same with one message for the game's own channel, of the end of the battle or else of what happened, with the
 * pings of all: after a long silence nobody wants to read several.
 */
export function inOneMessage(outbox: readonly OutboxEntry[]): OutboxEntry[] {
  const posts = outbox.filter(isHere)
  const first =
    posts.find(({ view }) => view === 'over') ?? posts.find(({ view }) => view === 'happened') ?? posts.at(-1)
  if (!first || posts.length === 1) return [...outbox]
  const told = posts.flatMap(post => post.told ?? []).slice(-maxTold)
  const pings = [...new Set(posts.flatMap(post => post.pings))]
  const begun = posts.find(post => post.told)?.begun
  const { begun: _, ...rest } = first
  return outbox.flatMap((entry): OutboxEntry[] => {
    if (!isHere(entry)) return [entry]
    return entry === first
      ? [{ ...rest, pings, ...(told.length > 0 && { told }), ...(begun && { begun }) }]
      : []
  })
}
