import { type GamePiece, gameOf } from '../../rules/games.ts'
import type { Pieces } from '../../rules/play/gameParts.ts'
import type { GameRecord } from '../store/types.ts'

/** The pieces of a game; undefined where it has none. */
export const piecesIn = (record: Pick<GameRecord, 'game'>): Pieces<GamePiece> | undefined =>
  gameOf(record).armies

/** The same. @throws for a game without pieces */
export function piecesOf(record: Pick<GameRecord, 'game'>): Pieces<GamePiece> {
  const pieces = piecesIn(record)
  if (!pieces) throw new Error(`no pieces in ${record.game}`)
  return pieces
}
