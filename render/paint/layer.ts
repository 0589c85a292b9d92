import type { View } from '../board/layout.ts'
import type { Brush } from './brush.ts'
import { createCache } from './cache.ts'
import { type Canvas, createCanvas } from './canvas.ts'

/** Sheets of the size of whole pictures, used again and again. */
const sheets = createCache<Canvas>(3_000_000, canvas => canvas.width * canvas.height)

/**
 * Draws many half transparent things as one: each is drawn as if nothing shone through, and all are laid over the picture
 * together. A half transparent line alone takes canvas thirty times as long as another one.
 */
export function drawLayer(brush: Brush, view: View, alpha: number, draw: (brush: Brush) => void): void {
  const { width, height } = view
  const sheet = sheets.get(`${width}x${height}`, () => createCanvas(width, height))
  const ctx = sheet.getContext('2d')
  ctx.clearRect(0, 0, width, height)
  draw({ ...brush, ctx })
  brush.ctx.globalAlpha = alpha
  brush.ctx.drawImage(sheet, 0, 0)
  brush.ctx.globalAlpha = 1
}
