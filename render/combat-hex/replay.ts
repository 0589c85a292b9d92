import { captionRows } from '../board/drawCaption.ts'
import { drawLaidOut } from '../board/drawScene.ts'
import { layoutsOf } from '../replay/camera.ts'
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

/** Of one picture of a replay, in pixels: as large as any other of a part of a board. */
const momentWidth = 800

/**
 * Draws one picture of a replay as a PNG, as it is seen in the moving one.
 * @throws RangeError where there is none of this number
 */
export function drawMoment({ replay, number }: { replay: ReplayedGame; number: number }): Promise<Buffer> {
  const { frames, board, players, ...scene } = replayOf(replay)
  const frame = frames[number]
  if (!frame) throw new RangeError(`a replay of ${frames.length} pictures has none of number ${number}`)
  const layouts = layoutsOf(board, frames, { width: momentWidth, rows: captionRows, players })
  const { tokens, overlay, caption } = frame
  return drawLaidOut({ ...scene, board, players, tokens, overlay, labels: false, caption }, layouts[number]!)
}
