import { nonceOf } from '../discord/api/nonce.ts'
import { failureKind } from '../failures.ts'
import type { GameRecord, Post } from '../store/types.ts'
import type { WorkerDeps } from './types.ts'

/**
 * Tells those whom a message pings, each in private, that the game's channel does not take it. A message for another
 * channel than the game's pings nobody who waits for it. May be done twice within minutes: the nonce is the same.
 * @param unreachable users who take no private messages; whoever turns out to be one is added
 * @throws what may pass, with nothing lost by doing it all again
 */
export async function tellInPrivate(
  game: GameRecord,
  entry: Post,
  unreachable: Set<string>,
  { rest, bot, log }: Pick<WorkerDeps, 'rest' | 'bot' | 'log'>,
): Promise<void> {
  if (entry.to !== undefined) return
  for (const user of entry.pings) {
    if (unreachable.has(user)) continue
    const opened = await rest.directChannel(user)
    const nonce = nonceOf(`${game.id}/${entry.key}/${user}`)
    const sent = opened.ok ? await rest.post(opened.value, bot.directMessage(game, user), nonce) : opened
    if (sent.ok) continue
    log.warn({ game: game.id, key: entry.key, ...sent }, 'a player could not be reached in private')
    if (failureKind(sent) === 'channel') unreachable.add(user)
  }
}
