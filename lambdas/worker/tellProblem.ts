import { nonceOf } from '../discord/api/nonce.ts'
import type { GameRecord } from '../store/types.ts'
import type { WorkerDeps } from './types.ts'

/**
 * Tells the players of a game that its deadline could not be carried out.
 * @param id of the problem in the log
 */
export async function tellProblem(
  game: GameRecord,
  id: string,
  { rest, bot, log }: Pick<WorkerDeps, 'rest' | 'bot' | 'log'>,
): Promise<void> {
  const words = bot.refusalMessage({ code: 'went-wrong', about: { id } }, game.language)
  const sent = await rest.post(game.thread ?? game.channel, words, nonceOf(`${game.id}/${id}`))
  if (!sent.ok) log.warn({ game: game.id, ...sent }, 'the players could not be told')
}
