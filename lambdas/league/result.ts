import { engineOf } from '../../rules/games.ts'
import { luckOfThrows } from '../../rules/league/luck.ts'
import type { ToldResult } from '../../rules/league/running.ts'
import type { GameRecord, LogEntry } from '../store/types.ts'

/** Is there a result to be told? What it is takes the log of the game, too. */
export const isDecided = (game: GameRecord): boolean =>
  game.save !== null && engineOf(game).result(game.save) !== undefined

/**
 * How the game of a battle ended, as a season counts it; undefined while it goes on.
 * @param log all of it, for what came of the dice
 */
export function resultOf(game: GameRecord, log: readonly LogEntry[]): ToldResult | undefined {
  const engine = engineOf(game)
  const result = game.save ? engine.result(game.save) : undefined
  if (!result) return undefined
  const { diceOf } = engine.module
  const answerTime = game.took?.map(([seconds, answers]) =>
    answers === 0 ? null : Math.round(seconds / answers),
  )
  return {
    ...result,
    ...(diceOf && { luck: luckOfThrows(log.map(diceOf), game.seats.length) }),
    ...(answerTime && { answerTime }),
  }
}
