import { replayGif } from '../replay/replayGif.ts'
import { type EndSheet, paintEnd } from '../sheets/endSheet.ts'
import { type ReplayedGame, replayOf } from './frames.ts'

/**
 * Draws a battle, or a turn of it, as an animated GIF.
 * @param ending how it ended, where it has
 * @throws RangeError where nothing happened
 */
export function drawGameReplay(replay: ReplayedGame, ending?: EndSheet): Promise<Buffer> {
  const { palette = 'standard', width } = replay
  return replayGif({
    ...replayOf(replay),
    ...(width !== undefined && { width }),
    ...(ending && { ending: () => paintEnd(ending, palette) }),
  })
}
