import { replayGif } from '../replay/replayGif.ts'
import { type ReplayedGame, replayOf } from './frames.ts'
import { endingOf } from './replayEnding.ts'
import { paintResult } from './resultSheet.ts'

/**
 * Draws a battle, or a turn of it, as an animated GIF.
 * @throws RangeError where nothing happened
 */
export function drawGameReplay(replay: ReplayedGame): Promise<Buffer> {
  const { players, log, turn, language, palette, width } = replay
  const ending = endingOf(replay, players, log, language)
  const lastTurn = turn === undefined || log.some(event => event.event === 'ended' && event.turn === turn)
  return replayGif({
    ...replayOf(replay),
    width,
    ...(ending && lastTurn && { ending: () => paintResult(ending, language, palette ?? 'standard') }),
  })
}
