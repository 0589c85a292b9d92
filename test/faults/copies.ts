import type { GameRecord } from '../../lambdas/store/types.ts'
import type { Deployed } from '../standIns/deployed.ts'

/** The same game once more, the nth time, in a thread of its own beside the thread of the first. */
export async function copyGame(
  deployed: Deployed,
  game: GameRecord,
  n: number,
  more: Partial<GameRecord> = {},
): Promise<GameRecord> {
  const simulated = deployed.discord.simulated()
  const { store } = deployed.table.server
  const thread = simulated.channel(game.thread!)!
  const id = String(BigInt(thread.id) + BigInt(n + 1))
  simulated.keepChannel({ ...thread, id })
  const copy = { ...game, id: `${game.id}c${n}`, thread: id, ...more }
  await store.createGame(copy)
  await store.indexGame(copy)
  return copy
}
