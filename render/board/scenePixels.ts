import { createCache } from '../paint/cache.ts'
import { type Canvas, createCanvas, pixelsOf } from '../paint/canvas.ts'
import type { Scene } from '../types.ts'
import type { Layout } from './framing.ts'
import { paintScene } from './paintScene.ts'

/**
 * Sheets to draw on, one a size, used again and again: canvas memory is outside JavaScript's heap, and new
 * sheets would pile up until the collector happens to come by. Painting and reading are one synchronous
 * stretch, so two pictures under way never meet on a sheet.
 */
const newSheets = () => createCache<Canvas>(6_000_000, canvas => canvas.width * canvas.height)
let sheets = newSheets()

/** A painted scene as pixels (0xAARRGGBB), to be freed by whoever asked for them. */
export function pixelsOfScene(scene: Scene, layout: Layout): Uint32Array {
  const canvas = sheets.get(`${layout.width}x${layout.height}`, () =>
    createCanvas(layout.width, layout.height),
  )
  try {
    paintScene(canvas.getContext('2d'), layout, scene)
    return pixelsOf(canvas)
  } catch (error) {
    // Whatever the failure left set on the sheet must not show in the next picture.
    sheets = newSheets()
    throw error
  }
}
