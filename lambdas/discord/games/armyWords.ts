import type { GameRecord, Locale } from '../../store/types.ts'
import type { ArmiesInWords, PiecesInWords } from './face.ts'
import { faceOf, shownOf } from './index.ts'

/** How armies of a game are told of. @throws for a game without armies */
export function armyWords(game: Pick<GameRecord, 'game'> = {}): ArmiesInWords {
  const { armies } = faceOf(game)
  if (!armies) throw new Error(`no armies in ${game.game}`)
  return armies
}

/** How pieces of a game are told of, whether battles of it can be fought or not. @throws for a game without pieces */
export function pieceWords(game: Pick<GameRecord, 'game'> = {}): PiecesInWords {
  const { armies, pieces = armies } = shownOf(game)
  if (!pieces) throw new Error(`no pieces in ${game.game}`)
  return pieces
}

/** What a rule book of a game is called. */
export const bookName = (game: Pick<GameRecord, 'game'>, id: string, locale: Locale): string =>
  faceOf(game).book?.(id, locale).name ?? id
