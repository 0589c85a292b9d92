import type { Board, Cell } from '../../rules/board/board.ts'
import { centre, type View } from '../board/layout.ts'
import { createCache } from '../paint/cache.ts'
import { type Canvas, type Context, createCanvas } from '../paint/canvas.ts'
import { hexPath, line } from '../paint/shapes.ts'
import { numberOf } from '../paint/theme.ts'
import type { Land } from './lands.ts'
import { addNoise, chance, hash, sway } from './noise.ts'

/**
 * Sheets are painted over and over: canvas memory is outside JavaScript's heap, and the collector would not see
 * how much of it waits.
 */
const sheets = createCache<Canvas>(4_000_000, canvas => canvas.width * canvas.height)
const sheetOf = (use: string, width: number, height: number): Canvas =>
  sheets.get(`${use}/${width}x${height}`, () => createCanvas(width, height))

/** Patches are drawn in dots of so many pixels: four times less to work out, and nobody sees it. */
const dot = 2

/**
 * A sheet of water or rock: a few tones in soft patches with quiet edges, since what is restless makes files large. To be
 * drawn from at once: the next call paints over it.
 * @param patch how wide the largest patches are, in pixels at the usual size
 */
export function paintTones(view: View, tones: readonly string[], seed: number, patch = 130): Canvas {
  const [width, height] = [Math.ceil(view.width / dot), Math.ceil(view.height / dot)]
  const unit = view.unit / dot
  const canvas = sheetOf('dots', width, height)
  const ctx = canvas.getContext('2d')
  const field = new Float32Array(width * height)
  addNoise(field, width, height, { scale: Math.max(8, patch * unit), weight: 0.6, seed })
  addNoise(field, width, height, { scale: Math.max(6, patch * 0.57 * unit), weight: 0.4, seed: seed + 1 })
  const image = ctx.createImageData(width, height)
  const pixels = new Uint32Array(image.data.buffer)
  const colours = tones.map(tone => {
    const n = numberOf(tone)
    return (0xff000000 | ((n & 255) << 16) | (n & 0xff00) | (n >> 16)) >>> 0
  })
  const last = colours.length - 1
  for (let i = 0; i < pixels.length; i++) {
    // noise keeps to the middle of its range: stretched, so that every tone gets its share
    const level = Math.floor(((field[i]! - 0.25) / 0.5) * colours.length)
    pixels[i] = colours[level < 0 ? 0 : level > last ? last : level]!
  }
  ctx.putImageData(image, 0, 0)
  const whole = sheetOf('whole', view.width, view.height)
  const large = whole.getContext('2d')
  large.imageSmoothingEnabled = false
  large.drawImage(canvas, 0, 0, width * dot, height * dot)
  return whole
}

/**
 * Ground under a board: each hex has one tone, close to those of its neighbours. Whole hexes of one colour are seen best
 * on a phone and packed smallest.
 */
export function paintGround(
  ctx: Context,
  view: View,
  board: Board,
  cells: readonly Cell[],
  tones: readonly string[],
): void {
  const field = new Float32Array(board.columns * board.rows)
  addNoise(field, board.columns, board.rows, { scale: 3.6, weight: 0.62, seed: 1 })
  addNoise(field, board.columns, board.rows, { scale: 1.7, weight: 0.38, seed: 2 })
  const last = tones.length - 1
  // noise keeps to the middle of its range: stretched, so that every tone gets its share
  const levelOf = (cell: Cell) =>
    Math.max(0, Math.min(last, Math.floor(((field[cell]! - 0.2) / 0.6) * tones.length)))
  tones.forEach((tone, level) => {
    ctx.fillStyle = tone
    ctx.beginPath()
    for (const cell of cells) if (levelOf(cell) === level) hexPath(ctx, view, centre(view, board, cell), 1.02)
    ctx.fill()
  })
}

/** Below this size of hexes tufts are not seen, and would be a twentieth of the file. */
const minTufted = 0.8

/** Blades of grass or pebbles, one tuft a hex: more of them cost bytes and are not seen on a phone. */
export function drawSpecks(
  ctx: Context,
  view: View,
  board: Board,
  cells: readonly Cell[],
  { speck }: Land,
): void {
  const { unit, size } = view
  if (unit < minTufted) return
  const spots = cells.map(cell => {
    const middle = centre(view, board, cell)
    return {
      key: hash(cell, 0, 11),
      x: middle.x + sway(cell, 0, 12) * size * 0.8,
      y: middle.y + sway(cell, 0, 13) * size * 0.75,
    }
  })
  for (const [part, colour] of [
    [0, speck.dark],
    [1, speck.light],
  ] as const) {
    ctx.strokeStyle = ctx.fillStyle = colour
    ctx.lineWidth = Math.max(0.8, 1.3 * unit)
    ctx.lineCap = 'round'
    ctx.beginPath()
    for (const { key, x, y } of spots) {
      if (key % 3 === 0 ? part === 0 : part === 1) continue
      if (speck.kind === 'blades')
        for (const lean of [-2.6, 0, 2.8])
          line(
            ctx,
            { x: x + lean * 0.4 * unit, y },
            { x: x + lean * unit, y: y - (3.4 + chance(key, 1) * 3) * unit },
          )
      else {
        const r = (1.1 + chance(key, 2) * 1.6) * unit
        ctx.moveTo(x + r, y)
        ctx.ellipse(x, y, r, r * 0.7, 0, 0, Math.PI * 2)
      }
    }
    if (speck.kind === 'blades') ctx.stroke()
    else ctx.fill()
  }
}
