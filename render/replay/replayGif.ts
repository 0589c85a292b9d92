import type { Replay } from '../types.ts'
import { drawReplay } from './drawReplay.ts'

/** The same as a file to be sent. @throws RangeError where nothing happened */
export async function replayGif(replay: Replay): Promise<Buffer> {
  const { buffer, byteOffset, length } = await drawReplay(replay)
  return Buffer.from(buffer, byteOffset, length)
}
