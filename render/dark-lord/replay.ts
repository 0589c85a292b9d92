import { replayGif } from '../replay/replayGif.ts'
import { paintEnd } from '../sheets/endSheet.ts'
import { type ReplayedGame, replayOf } from './frames.ts'
import { resultSheet } from './resultSheet.ts'

/**
 * Draws a game, or a turn of it, as an animated GIF.
 * @throws RangeError where nothing happened
 */
export function drawGameReplay(replay: ReplayedGame): Promise<Buffer> {
  const { skirmish, log, turn, language, palette = 'standard', width, reason } = replay
  const ending = resultSheet(skirmish, log, language, reason)
  const lastTurn = turn === undefined || turn === skirmish.turn
  return replayGif({
    ...replayOf(replay),
    width,
    ...(ending && lastTurn && { ending: () => paintEnd(ending, palette) }),
  })
}
