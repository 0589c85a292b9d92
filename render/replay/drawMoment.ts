import { captionRows } from '../board/drawCaption.ts'
import { drawLaidOut } from '../board/drawScene.ts'
import type { Replay } from '../types.ts'
import { layoutsOf } from './camera.ts'

/** Of one picture of a replay, in pixels: as large as any other of a part of a board. */
const momentWidth = 800

/**
 * Draws one picture of a replay as a PNG, as it is seen in the moving one.
 * @throws RangeError where there is none of this number
 */
export function drawMoment(replay: Replay, number: number): Promise<Buffer> {
  const { frames, board, players = [], ...scene } = replay
  const frame = frames[number]
  if (!frame) throw new RangeError(`a replay of ${frames.length} pictures has none of number ${number}`)
  const layouts = layoutsOf(board, frames, { width: momentWidth, rows: captionRows, players })
  const { tokens, overlay, caption } = frame
  return drawLaidOut({ ...scene, board, players, tokens, overlay, labels: false, caption }, layouts[number]!)
}
