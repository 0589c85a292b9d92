import type { GameRecord, Locale } from '../../store/types.ts'
import type { ArmiesInWords } from './face.ts'
import { faceOf } from './index.ts'

/** How armies of a game are told of. @throws for a game without armies */
export function armyWords(game: Pick<GameRecord, 'game'> = {}): ArmiesInWords {
  const { armies } = faceOf(game)
  if (!armies) throw new Error(`no armies in ${game.game}`)
  return armies
}

/** What a rule book of a game is called. */
export const bookName = (game: Pick<GameRecord, 'game'>, id: string, locale: Locale): string =>
  faceOf(game).book?.(id, locale).name ?? id
