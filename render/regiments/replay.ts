import { captionRows } from '../board/drawCaption.ts'
import { drawLaidOut } from '../board/drawScene.ts'
import { layoutsOf } from '../replay/camera.ts'
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

/** Of one picture of a replay, in pixels: as large as any other of a part of a board. */
const stillWidth = 800

/**
 * Draws one picture of a replay as a PNG, as it is seen in the moving one.
 * @throws RangeError where there is none of this number
 */
export function drawReplayMoment(replay: ReplayedGame, number: number): Promise<Buffer> {
  const { frames, board, players = [], ...scene } = replayOf(replay)
  const frame = frames[number]
  if (!frame) throw new RangeError(`a replay of ${frames.length} pictures has none of number ${number}`)
  const layouts = layoutsOf(board, frames, { width: stillWidth, rows: captionRows, players })
  const { tokens, overlay, caption } = frame
  return drawLaidOut({ ...scene, board, players, tokens, overlay, labels: false, caption }, layouts[number]!)
}
