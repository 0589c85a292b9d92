import type { SideKind } from '../rules/board/board.ts'
import type { Brush } from './brush.ts'
import type { Context } from './canvas.ts'
import type { Point } from './layout.ts'
import { beside, line } from './shapes.ts'

/**
 * Lines of the five kinds of side, each of a form of its own: thin for open, beads for
 * difficult, two waves for water, a dark wall of stone for impassable, a light one with dark openings for
 * obstacles. Neighbouring sides of a kind join without a seam.
 */
export type SidePainter = (brush: Brush, a: Point, b: Point, unit: number) => void

const begin = (ctx: Context, colour: string, width: number, cap: 'butt' | 'round' = 'butt') => {
  ctx.strokeStyle = colour
  ctx.lineWidth = width
  ctx.lineCap = cap
  ctx.beginPath()
}

const straight = (ctx: Context, a: Point, b: Point, colour: string, width: number) => {
  begin(ctx, colour, width, 'round')
  line(ctx, a, b)
  ctx.stroke()
}

const open: SidePainter = ({ ctx, colours }, a, b, unit) => {
  ctx.globalAlpha = 0.36
  begin(ctx, colours.grid, Math.max(1, 1.3 * unit))
  line(ctx, a, b)
  ctx.stroke()
  ctx.globalAlpha = 1
}

const difficult: SidePainter = ({ ctx, colours }, a, b, unit) => {
  straight(ctx, a, b, colours.difficult, 1.6 * unit)
  for (const [colour, r] of [
    [colours.difficultRim, 3.7],
    [colours.difficult, 2.7],
  ] as const) {
    ctx.fillStyle = colour
    ctx.beginPath()
    for (const part of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      const { x, y } = beside(a, b, part, 0)
      ctx.moveTo(x + r * unit, y)
      ctx.arc(x, y, r * unit, 0, Math.PI * 2)
    }
    ctx.fill()
  }
}

const water: SidePainter = ({ ctx, colours }, a, b, unit) => {
  ctx.globalAlpha = 0.8
  straight(ctx, a, b, colours.waterBed, 10 * unit)
  ctx.globalAlpha = 1
  begin(ctx, colours.water, 2.3 * unit, 'round')
  for (const shift of [-2.7, 2.7])
    for (let i = 0; i <= 16; i++) {
      const { x, y } = beside(a, b, i / 16, (shift + 1.9 * Math.sin((i / 16) * Math.PI * 4)) * unit)
      if (i) ctx.lineTo(x, y)
      else ctx.moveTo(x, y)
    }
  ctx.stroke()
}

/** What a wall throws on the ground to its lower right. */
export const wallShade: SidePainter = ({ ctx }, a, b, unit) => {
  const far = 5 * unit
  straight(ctx, { x: a.x + far, y: a.y + far }, { x: b.x + far, y: b.y + far }, '#1b160c', 9 * unit)
}

const impassable: SidePainter = ({ ctx, colours }, a, b, unit) => {
  straight(ctx, a, b, colours.black, 11 * unit)
  straight(ctx, a, b, colours.wall, 7 * unit)
  const lit = (t: Point): Point => ({ x: t.x - 0.9 * unit, y: t.y - 1.2 * unit })
  straight(ctx, lit(a), lit(b), colours.wallTop, 2.2 * unit)
  begin(ctx, colours.black, 1.3 * unit)
  for (const part of [0.02, 0.26, 0.5, 0.74, 0.98])
    line(ctx, beside(a, b, part, -3.6 * unit), beside(a, b, part, 3.6 * unit))
  ctx.stroke()
}

const obstacle: SidePainter = ({ ctx, colours }, a, b, unit) => {
  straight(ctx, a, b, colours.ink, 10.5 * unit)
  straight(ctx, a, b, colours.lime, 8 * unit)
  begin(ctx, colours.black, 4.6 * unit)
  for (const part of [1 / 6, 3 / 6, 5 / 6])
    line(ctx, beside(a, b, part - 0.09, 0), beside(a, b, part + 0.09, 0))
  ctx.stroke()
}

export const sidePainters: Record<SideKind, SidePainter> = { open, difficult, water, impassable, obstacle }

/** From what is drawn first to what lies on top where sides of different kinds meet. */
export const paintOrder: readonly SideKind[] = ['open', 'water', 'difficult', 'obstacle', 'impassable']
