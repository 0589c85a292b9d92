import { writePng } from '../paint/png.ts'
import { paletteOf } from '../paint/pngPalette.ts'
import { quantise } from '../paint/quantise.ts'
import { free } from '../paint/releaseMemory.ts'
import type { Scene } from '../types.ts'
import { type Layout, makeLayout } from './framing.ts'
import { pixelsOfScene } from './scenePixels.ts'

export type * from '../types.ts'

/** Draws a scene as a PNG of at most 256 colours. Compression runs beside the event loop. */
export const drawScene = (scene: Scene): Promise<Buffer> => drawLaidOut(scene, makeLayout(scene.board, scene))

/** The same as it was laid out. */
export async function drawLaidOut(scene: Scene, layout: Layout): Promise<Buffer> {
  const pixels = pixelsOfScene(scene, layout)
  const indexed = quantise(pixels, layout.width, paletteOf(scene.board.theme, scene.palette))
  free(pixels)
  const png = await writePng(indexed)
  free(indexed.rows)
  return png
}
