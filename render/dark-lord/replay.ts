import { captionRows } from '../board/drawCaption.ts'
import { drawLaidOut } from '../board/drawScene.ts'
import { layoutsOf } from '../replay/camera.ts'
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

/** Of one picture of a replay, in pixels: as large as any other of a part of a board. */
const stillWidth = 800

/**
 * Draws one picture of a replay as a PNG, as it is seen in the moving one.
 * @throws RangeError where there is none of this number
 */
export function drawReplayed(replay: ReplayedGame, number: number): Promise<Buffer> {
  const { frames, board, players, ...scene } = replayOf(replay)
  const frame = frames[number]
  if (!frame) throw new RangeError(`a replay of ${frames.length} pictures has none of number ${number}`)
  const layouts = layoutsOf(board, frames, { width: stillWidth, rows: captionRows, players })
  const { tokens, overlay, caption } = frame
  return drawLaidOut({ ...scene, board, players, tokens, overlay, labels: false, caption }, layouts[number]!)
}
