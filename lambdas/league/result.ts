import { engineOf } from '../../rules/games.ts'
import type { ToldResult } from '../../rules/league/running.ts'
import type { GameRecord } from '../store/types.ts'

/** How the game of a battle ended, as a season counts it; undefined while it goes on. */
export function resultOf(game: GameRecord): ToldResult | undefined {
  const result = game.save ? engineOf(game).result(game.save) : undefined
  if (!result) return undefined
  const answerTime = game.took?.map(([seconds, answers]) =>
    answers === 0 ? null : Math.round(seconds / answers),
  )
  return { ...result, ...(answerTime && { answerTime }) }
}
