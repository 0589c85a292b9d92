import type { Point } from '../board/layout.ts'
import type { Brush } from '../paint/brush.ts'
import { type Canvas, type Context, createCanvas, letGo } from '../paint/canvas.ts'

/** How far a drawing goes from its middle, in pixels. */
export interface Extent {
  across: number
  down: number
}

/** A sheet with parts side by side, all of one size. */
interface StampSheet {
  canvas: Canvas
  ctx: Context
  size: string
  /** where each part stands, by its key */
  places: Map<string, Point>
  /** when it was last used */
  used: number
}

/** Pixels of the side of a sheet. */
const side = 512
/** As many as the tokens of the largest battle need, 24 MB. A canvas that is dropped is let go late: these are kept. */
const maxSheets = 24

const sheets: StampSheet[] = []
let uses = 0

function newSheet(size: string): StampSheet {
  const canvas = createCanvas(side, side)
  return { canvas, ctx: canvas.getContext('2d'), size, places: new Map(), used: uses }
}

/** A sheet with room for one more part of this size, of which it holds so many. The one not used for longest is emptied. */
function sheetWithRoom(size: string, most: number): StampSheet {
  const open = sheets.find(sheet => sheet.size === size && sheet.places.size < most)
  if (open) return open
  if (sheets.length < maxSheets) {
    const made = newSheet(size)
    sheets.push(made)
    return made
  }
  const oldest = sheets.reduce((a, b) => (b.used < a.used ? b : a))
  oldest.ctx.clearRect(0, 0, side, side)
  oldest.places.clear()
  oldest.size = size
  return oldest
}

let scratch: Canvas | undefined

/**
 * Draws a part in the corner of a canvas, to be copied from there: further in, the same edges may have another shade. Nobody
 * else has the canvas meanwhile, and whatever a failure leaves set on it goes with it.
 */
function drawInCorner(width: number, height: number, draw: (ctx: Context) => void): Canvas {
  const canvas = scratch ?? createCanvas(side, side)
  scratch = undefined
  const ctx = canvas.getContext('2d')
  ctx.save()
  ctx.beginPath()
  ctx.rect(0, 0, width, height)
  ctx.clip()
  ctx.clearRect(0, 0, width, height)
  draw(ctx)
  ctx.restore()
  return canvas
}

/**
 * Draws what looks the same wherever it stands once, and puts it around a point, to the nearest pixel.
 * @param key tells it from all that looks otherwise with this palette
 * @param draw goes no further from the middle than `extent`; what does is cut off
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
  const [left, top] = [Math.round(at.x) - half.x, Math.round(at.y) - half.y]
  const perRow = Math.floor(side / width)
  const most = perRow * Math.floor(side / height)
  // A few hexes as large as a picture: nobody draws many of them.
  if (most === 0) {
    const large = createCanvas(width, height)
    draw({ ...brush, ctx: large.getContext('2d') }, half)
    brush.ctx.drawImage(large, left, top)
    letGo(large)
    return
  }
  const size = `${width}x${height}`
  const full = `${brush.palette}/${key}`
  let sheet = sheets.find(each => each.size === size && each.places.has(full))
  if (!sheet) {
    const drawn = drawInCorner(width, height, ctx => draw({ ...brush, ctx }, half))
    sheet = sheetWithRoom(size, most)
    const n = sheet.places.size
    const place = { x: (n % perRow) * width, y: Math.floor(n / perRow) * height }
    sheet.ctx.drawImage(drawn, 0, 0, width, height, place.x, place.y, width, height)
    sheet.places.set(full, place)
    scratch = drawn
  }
  sheet.used = ++uses
  const { x, y } = sheet.places.get(full)!
  brush.ctx.drawImage(sheet.canvas, x, y, width, height, left, top, width, height)
}
