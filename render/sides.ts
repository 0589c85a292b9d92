import type { SideKind } from '../rules/board/board.ts'
import type { Context } from './canvas.ts'
import { beside, line } from './shapes.ts'
import { theme } from './theme.ts'
import type { Point } from './view.ts'

/**
 * Lines of the five kinds of side (4.03, 4.04, 4.041), each of a form of its own: thin for open, a rail with
 * ties for difficult, two waves for water, a solid bar for impassable, dashes on a white bar for obstacles.
 * Neighbouring sides of a kind join without a seam.
 */
export type SidePainter = (ctx: Context, a: Point, b: Point, unit: number) => void

const begin = (ctx: Context, colour: string, width: number, cap: 'butt' | 'round' = 'butt') => {
  ctx.strokeStyle = colour
  ctx.lineWidth = width
  ctx.lineCap = cap
  ctx.beginPath()
}

const open: SidePainter = (ctx, a, b, unit) => {
  begin(ctx, theme.hexLine, Math.max(1, 1.2 * unit))
  line(ctx, a, b)
  ctx.stroke()
}

const difficult: SidePainter = (ctx, a, b, unit) => {
  begin(ctx, theme.difficult, 3 * unit, 'round')
  line(ctx, a, b)
  ctx.stroke()
  begin(ctx, theme.difficult, 2.8 * unit)
  for (const part of [0.125, 0.375, 0.625, 0.875])
    line(ctx, beside(a, b, part, -6 * unit), beside(a, b, part, 6 * unit))
  ctx.stroke()
}

const water: SidePainter = (ctx, a, b, unit) => {
  begin(ctx, theme.waterBed, 11 * unit, 'round')
  line(ctx, a, b)
  ctx.stroke()
  begin(ctx, theme.water, 2.3 * unit, 'round')
  for (const shift of [-2.9, 2.9])
    for (let i = 0; i <= 16; i++) {
      const { x, y } = beside(a, b, i / 16, (shift + 1.9 * Math.sin((i / 16) * Math.PI * 4)) * unit)
      if (i) ctx.lineTo(x, y)
      else ctx.moveTo(x, y)
    }
  ctx.stroke()
}

const impassable: SidePainter = (ctx, a, b, unit) => {
  begin(ctx, theme.black, 7.5 * unit, 'round')
  line(ctx, a, b)
  ctx.stroke()
}

const obstacle: SidePainter = (ctx, a, b, unit) => {
  begin(ctx, theme.faint, 9.5 * unit, 'round')
  line(ctx, a, b)
  ctx.stroke()
  begin(ctx, theme.white, 7.5 * unit, 'round')
  line(ctx, a, b)
  ctx.stroke()
  begin(ctx, theme.black, 5.5 * unit)
  for (const part of [1 / 6, 3 / 6, 5 / 6])
    line(ctx, beside(a, b, part - 0.1, 0), beside(a, b, part + 0.1, 0))
  ctx.stroke()
}

export const sidePainters: Record<SideKind, SidePainter> = { open, difficult, water, impassable, obstacle }

/** From what is drawn first to what lies on top where sides of different kinds meet. */
export const paintOrder: readonly SideKind[] = ['open', 'water', 'difficult', 'obstacle', 'impassable']
