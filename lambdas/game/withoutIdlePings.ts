import type { GameRecord, Post, PostView, Store } from '../store/types.ts'
import { waitingFor } from './waitingFor.ts'

/** Messages that call somebody to their turn; `true`: they say nothing else. */
const callsToTurn: Readonly<Partial<Record<PostView, boolean>>> = {
  turn: true,
  remind: true,
  happened: false,
}

/** Where a battle stands: another answer, or one taken back, makes another of it. */
const standing = ({ save }: GameRecord): string =>
  save ? [save.events, save.told, save.journal.length, save.pending?.by].join() : ''

/**
 * A message without the pings of those who were called to a turn that they have begun meanwhile: to draw the picture and
 * to hand it to Discord takes long enough for somebody who looks at the battle to act.
 * @param game as it was saved with the message
 * @returns undefined where nothing is left to be said
 */
export async function withoutIdlePings(
  game: GameRecord,
  post: Post,
  store: Pick<Store, 'loadGame'>,
): Promise<Post | undefined> {
  const onlyCalls = callsToTurn[post.view]
  const called = waitingFor(game).filter(user => post.pings.includes(user))
  if (onlyCalls === undefined || called.length === 0) return post
  const now = await store.loadGame(game.id)
  if (!now || now.version === game.version) return post
  const acted = standing(now) !== standing(game)
  const idle = called.filter(user => acted || !waitingFor(now).includes(user))
  const pings = post.pings.filter(user => !idle.includes(user))
  return pings.length === 0 && onlyCalls ? undefined : { ...post, pings }
}
