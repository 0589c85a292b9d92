import { type Canvas, pixelsOf } from '../paint/canvas.ts'
import { writePng } from '../paint/png.ts'
import { makePalette, quantise } from '../paint/quantise.ts'
import { free } from '../paint/releaseMemory.ts'

/** A sheet as a PNG with colours of its own. @param most so many colours: fewer make a smaller file */
export async function pngOf(canvas: Canvas, most?: number): Promise<Buffer> {
  const pixels = pixelsOf(canvas)
  const indexed = quantise(pixels, canvas.width, makePalette([pixels], [], most))
  free(pixels)
  const png = await writePng(indexed)
  free(indexed.rows)
  return png
}
