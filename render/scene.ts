import { type Canvas, createCanvas, pixelsOf } from './canvas.ts'
import { paletteOf } from './colours.ts'
import { paintScene } from './paint.ts'
import { writePng } from './png.ts'
import { quantise } from './quantise.ts'
import type { Scene } from './types.ts'
import { makeView } from './view.ts'

export type * from './types.ts'

/**
 * One sheet for all pictures of a size: canvas memory is outside JavaScript's heap, and a new sheet for each
 * picture would pile up until the collector happens to come by. Painting and reading are one synchronous
 * stretch, so two pictures under way never meet on it.
 */
let sheet: Canvas | undefined
export function sheetOf(width: number, height: number): Canvas {
  if (sheet?.width !== width || sheet.height !== height) sheet = createCanvas(width, height)
  return sheet
}

/** Draws a scene as a PNG. Compression runs beside the event loop. */
export async function drawScene(scene: Scene): Promise<Buffer> {
  const view = makeView(scene.board, scene)
  const canvas = sheetOf(view.width, view.height)
  paintScene(canvas.getContext('2d'), view, scene)
  return writePng(quantise(pixelsOf(canvas), view.width, paletteOf()))
}
