import { createCache } from './cache.ts'
import { type Canvas, createCanvas, pixelsOf } from './canvas.ts'
import { free } from './free.ts'
import { makeView, type View } from './layout.ts'
import { paintScene } from './paintScene.ts'
import { writePng } from './png.ts'
import { paletteOf } from './pngPalette.ts'
import { quantise } from './quantise.ts'
import type { Scene } from './types.ts'

export type * from './types.ts'

/**
 * Sheets to draw on, one a size, used again and again: canvas memory is outside JavaScript's heap, and new
 * sheets would pile up until the collector happens to come by. Painting and reading are one synchronous
 * stretch, so two pictures under way never meet on a sheet.
 */
const newSheets = () => createCache<Canvas>(6_000_000, canvas => canvas.width * canvas.height)
let sheets = newSheets()

/** A painted scene as pixels (0xAARRGGBB), to be freed by whoever asked for them. */
export function pixelsOfScene(scene: Scene, view: View): Uint32Array {
  const canvas = sheets.get(`${view.width}x${view.height}`, () => createCanvas(view.width, view.height))
  try {
    paintScene(canvas.getContext('2d'), view, scene)
    return pixelsOf(canvas)
  } catch (error) {
    // Whatever the failure left set on the sheet must not show in the next picture.
    sheets = newSheets()
    throw error
  }
}

/** Draws a scene as a PNG of at most 256 colours. Compression runs beside the event loop. */
export async function drawScene(scene: Scene): Promise<Buffer> {
  const view = makeView(scene.board, scene)
  const pixels = pixelsOfScene(scene, view)
  const indexed = quantise(pixels, view.width, paletteOf(scene.board.theme, scene.palette))
  free(pixels)
  const png = await writePng(indexed)
  free(indexed.rows)
  return png
}
