import type { Point, View } from '../board/layout.ts'
import type { Context } from './canvas.ts'
import { hexPath, line } from './shapes.ts'

/**
 * What tells the bases of players apart who play the same camp, besides the colour: the first has none, as
 * every player has in a battle of two.
 */
export const patterns = ['plain', 'stripes', 'dots', 'rings'] as const
export type Pattern = (typeof patterns)[number]

const paint: Record<Pattern, (ctx: Context, at: Point, unit: number) => void> = {
  plain: () => undefined,
  stripes(ctx, { x, y }, unit) {
    for (let i = -60; i <= 60; i += 8)
      line(ctx, { x: x + (i - 34) * unit, y: y + 34 * unit }, { x: x + (i + 34) * unit, y: y - 34 * unit })
  },
  dots(ctx, { x, y }, unit) {
    for (let i = 0; i < 12; i++) {
      const angle = ((i + 0.5) * Math.PI) / 6
      const [cx, cy] = [x + Math.cos(angle) * 27 * unit, y + Math.sin(angle) * 27 * unit]
      ctx.moveTo(cx + 2 * unit, cy)
      ctx.arc(cx, cy, 2 * unit, 0, Math.PI * 2)
    }
  },
  rings(ctx, at, unit) {
    for (const r of [25, 28.5]) {
      ctx.moveTo(at.x + r * unit, at.y)
      ctx.arc(at.x, at.y, r * unit, 0, Math.PI * 2)
    }
  },
}

/** Draws a pattern on the hexes of a base, whose emblem comes on top. */
export function drawPattern(
  ctx: Context,
  view: View,
  hexes: readonly Point[],
  pattern: Pattern,
  colour: string,
): void {
  if (pattern === 'plain') return
  for (const hex of hexes) {
    ctx.save()
    ctx.beginPath()
    hexPath(ctx, view, hex, 0.86)
    ctx.clip()
    ctx.beginPath()
    paint[pattern](ctx, hex, view.unit)
    ctx.strokeStyle = colour
    ctx.lineWidth = 2.6 * view.unit
    ctx.stroke()
    ctx.restore()
  }
}
