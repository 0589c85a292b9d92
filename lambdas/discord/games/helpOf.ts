import type { GameRecord } from '../../store/types.ts'
import type { GameHelp } from './face.ts'
import { faceOf } from './index.ts'

/** What help says of a game, loaded with the first page that a player wants; undefined where it has no pages of its own. */
export const helpOf = async (game: Pick<GameRecord, 'game'>): Promise<GameHelp | undefined> =>
  faceOf(game).help?.()
