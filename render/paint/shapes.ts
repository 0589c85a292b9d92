import { corner, type Point, type View } from '../board/layout.ts'
import type { Context } from './canvas.ts'

/** Adds a hex to the path. */
export function hexPath(ctx: Context, view: View, middle: Point, scale = 1): void {
  for (let i = 0; i < 6; i++) {
    const { x, y } = corner(view, middle, i, scale)
    if (i) ctx.lineTo(x, y)
    else ctx.moveTo(x, y)
  }
  ctx.closePath()
}

export function polygon(ctx: Context, points: readonly Point[]): void {
  points.forEach(({ x, y }, i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)))
  ctx.closePath()
}

export function line(ctx: Context, from: Point, to: Point): void {
  ctx.moveTo(from.x, from.y)
  ctx.lineTo(to.x, to.y)
}

export function roundedBox(
  ctx: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  const r = Math.min(radius, width / 2, height / 2)
  ctx.moveTo(x + r, y)
  ctx.arcTo(x + width, y, x + width, y + height, r)
  ctx.arcTo(x + width, y + height, x, y + height, r)
  ctx.arcTo(x, y + height, x, y, r)
  ctx.arcTo(x, y, x + width, y, r)
  ctx.closePath()
}

/** A star, point upwards. */
export function starPath(ctx: Context, middle: Point, radius: number, points = 5, inner = 0.45): void {
  polygon(
    ctx,
    Array.from({ length: points * 2 }, (_, i) => {
      const angle = (i * Math.PI) / points - Math.PI / 2
      const r = i % 2 ? radius * inner : radius
      return { x: middle.x + Math.cos(angle) * r, y: middle.y + Math.sin(angle) * r }
    }),
  )
}

export const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
})

/** A point at `along` of the way from a to b, moved `across` pixels to the right of that way. */
export function beside(a: Point, b: Point, along: number, across: number): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const on = between(a, b, along)
  return { x: on.x - ((b.y - a.y) / length) * across, y: on.y + ((b.x - a.x) / length) * across }
}

/** A filled arrowhead whose tip is at `tip`, coming from `from`. */
export function arrowHead(ctx: Context, from: Point, tip: Point, length: number, width: number): void {
  const whole = Math.hypot(tip.x - from.x, tip.y - from.y) || 1
  const part = 1 - length / whole
  polygon(ctx, [tip, beside(from, tip, part, width / 2), beside(from, tip, part, -width / 2)])
}

/** The mark of raised ground. */
export function drawTriangle(ctx: Context, at: Point, r: number, colour: string): void {
  ctx.fillStyle = colour
  ctx.beginPath()
  polygon(ctx, [
    { x: at.x, y: at.y - r },
    { x: at.x + r * 1.1, y: at.y + r * 0.8 },
    { x: at.x - r * 1.1, y: at.y + r * 0.8 },
  ])
  ctx.fill()
}

/** A diagonal cross, `r` from its middle to the ends sideways. */
export function drawCross(ctx: Context, at: Point, r: number, colour: string, width: number): void {
  ctx.strokeStyle = colour
  ctx.lineWidth = width
  ctx.lineCap = 'round'
  ctx.beginPath()
  line(ctx, { x: at.x - r, y: at.y - r }, { x: at.x + r, y: at.y + r })
  line(ctx, { x: at.x - r, y: at.y + r }, { x: at.x + r, y: at.y - r })
  ctx.stroke()
}

/** Nothing is drawn outside the board's window, except half of the line around the board. */
export function clipToWindow(ctx: Context, view: View): void {
  const { left, top, right, bottom } = view.window
  const rim = 3
  ctx.beginPath()
  ctx.rect(left - rim, top - rim, right - left + 2 * rim, bottom - top + 2 * rim)
  ctx.clip()
}
