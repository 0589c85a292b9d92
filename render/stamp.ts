import type { Brush } from './brush.ts'
import { createCache } from './cache.ts'
import { type Canvas, createCanvas, weightOf } from './canvas.ts'
import type { Point } from './layout.ts'

/** As many parts as the tokens of the largest battle have, 24 MB. */
const stamps = createCache<Canvas>(6_000_000, weightOf)

/** How far a drawing goes from its middle, in pixels. */
export interface Extent {
  across: number
  down: number
}

/**
 * Draws what looks the same wherever it stands once, and puts it around a point, to the nearest pixel.
 * @param key tells it from all that looks otherwise with this palette
 */
export function stamp(
  brush: Brush,
  key: string,
  at: Point,
  { across, down }: Extent,
  draw: (brush: Brush, middle: Point) => void,
): void {
  const half = { x: Math.ceil(across), y: Math.ceil(down) }
  const [width, height] = [half.x * 2, half.y * 2]
  const make = (spare?: Canvas): Canvas => {
    // A sheet weighs far more than its pixels, and the collector does not know: it is used again.
    const fits = spare?.width === width && spare.height === height
    const canvas = fits ? spare : createCanvas(width, height)
    const ctx = canvas.getContext('2d')
    ctx.clearRect(0, 0, width, height)
    draw({ ...brush, ctx }, half)
    return canvas
  }
  const drawn = stamps.get(`${brush.palette}/${width}x${height}/${key}`, make, weightOf({ width, height }))
  brush.ctx.drawImage(drawn, Math.round(at.x) - half.x, Math.round(at.y) - half.y)
}
