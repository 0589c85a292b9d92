import { createCache } from './cache.ts'
import { type Canvas, createCanvas, pixelsOf } from './canvas.ts'
import { eventOverlay } from './combat-hex/eventOverlay.ts'
import { makeView, type View } from './layout.ts'
import { paintScene } from './paintScene.ts'
import { writePng } from './png.ts'
import { paletteOf } from './pngPalette.ts'
import { quantise } from './quantise.ts'
import type { Scene } from './types.ts'

export type * from './types.ts'
export { tokenStates } from './types.ts'

/**
 * Sheets to draw on, one a size, used again and again: canvas memory is outside JavaScript's heap, and new
 * sheets would pile up until the collector happens to come by. Painting and reading are one synchronous
 * stretch, so two pictures under way never meet on a sheet.
 */
const newSheets = () => createCache<Canvas>(6_000_000, canvas => canvas.width * canvas.height)
let sheets = newSheets()

/** A painted scene as pixels (0xAARRGGBB). */
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

/** A scene with what was told of laid over it, and the part chosen where it happened. */
function withTold(scene: Scene): Scene {
  if (!scene.told) return scene
  const spots = new Map(scene.tokens.map(({ label, owner, cells }) => [label, { owner, at: cells[0] }]))
  const { overlay, cells } = eventOverlay(scene.told, scene.board, label => spots.get(label))
  return { ...scene, overlay: { ...overlay, ...scene.overlay }, focus: scene.focus ?? cells }
}

/** Draws a scene as a PNG of at most 256 colours. Compression runs beside the event loop. */
export async function drawScene(given: Scene): Promise<Buffer> {
  const scene = withTold(given)
  const view = makeView(scene.board, scene)
  return writePng(
    quantise(pixelsOfScene(scene, view), view.width, paletteOf(scene.board.theme, scene.palette)),
  )
}
