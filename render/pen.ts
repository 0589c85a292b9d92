import type { Context } from './canvas.ts'
import type { Point } from './layout.ts'

/** Draws in a box of 100 x 100 around the origin; `cut` is the colour of what shows through. */
export type Painter = (pen: Pen, cut: Pen) => void

export interface Pen {
  /** a closed outline, x and y in turns; `round` bends it through the middles of its lines */
  area(points: readonly number[], round?: boolean): void
  disc(x: number, y: number, rx: number, ry?: number): void
  stroke(width: number, points: readonly number[], round?: boolean): void
}

/** Through the middles of the lines, bent by their ends: an outline without corners. */
function trace(ctx: Context, points: readonly number[], round: boolean, closed: boolean): void {
  const count = points.length / 2
  const at = (i: number): Point => ({ x: points[(i % count) * 2]!, y: points[(i % count) * 2 + 1]! })
  const middle = (i: number): Point => ({ x: (at(i).x + at(i + 1).x) / 2, y: (at(i).y + at(i + 1).y) / 2 })
  ctx.beginPath()
  if (!round) for (let i = 0; i < count; i++) ctx.lineTo(at(i).x, at(i).y)
  else if (closed) {
    ctx.moveTo(middle(count - 1).x, middle(count - 1).y)
    for (let i = 0; i < count; i++) ctx.quadraticCurveTo(at(i).x, at(i).y, middle(i).x, middle(i).y)
  } else {
    ctx.moveTo(at(0).x, at(0).y)
    for (let i = 1; i < count - 1; i++) {
      const end = i === count - 2 ? at(count - 1) : middle(i)
      ctx.quadraticCurveTo(at(i).x, at(i).y, end.x, end.y)
    }
  }
  if (closed) ctx.closePath()
}

export const penOf = (ctx: Context, colour: string): Pen => ({
  area(points, round = false) {
    ctx.fillStyle = colour
    trace(ctx, points, round, true)
    ctx.fill()
  },
  disc(x, y, rx, ry = rx) {
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2)
    ctx.fill()
  },
  stroke(width, points, round = false) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    ctx.lineCap = 'round'
    ctx.lineJoin = 'round'
    trace(ctx, points, round, false)
    ctx.stroke()
  },
})

/** Head and shoulders, from the chest up. */
export const shoulders = (pen: Pen, wide: number, top = 12): void =>
  pen.area(
    [-wide, 62, -wide, 34, -wide * 0.72, top + 6, 0, top, wide * 0.72, top + 6, wide, 34, wide, 62],
    true,
  )
