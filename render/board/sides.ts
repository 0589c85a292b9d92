import type { SideKind } from '../../rules/board/board.ts'
import type { Brush } from '../paint/brush.ts'
import type { Context } from '../paint/canvas.ts'
import { beside, line } from '../paint/shapes.ts'
import type { Point } from './layout.ts'

/**
 * Lines of the five kinds of side, each of a form of its own: hair-thin for open, dots for difficult, a wave for water,
 * a solid bar of stone for impassable, a light one with openings for obstacles. They are quiet, since figures come first,
 * and told apart by form rather than by force. Neighbouring sides of a kind join without a seam.
 * @param inner the same ground lies on both sides: less of the line is drawn, so that the rim of a region stands out
 */
export type SidePainter = (brush: Brush, a: Point, b: Point, unit: number, inner?: boolean) => void

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

/** How much of the grid's colour is in a line between open hexes: the ground shows through the rest. */
export const gridShare = 0.22

const open: SidePainter = ({ ctx, colours }, a, b, unit) => {
  ctx.globalAlpha = gridShare
  begin(ctx, colours.grid, Math.max(1, 1.1 * unit))
  line(ctx, a, b)
  ctx.stroke()
  ctx.globalAlpha = 1
}

const difficult: SidePainter = ({ ctx, colours }, a, b, unit, inner = false) => {
  const r = (inner ? 1.7 : 2.5) * unit
  ctx.fillStyle = colours.difficult
  ctx.beginPath()
  for (const part of inner ? [0.3, 0.5, 0.7] : [0.1, 0.3, 0.5, 0.7, 0.9]) {
    const { x, y } = beside(a, b, part, 0)
    ctx.moveTo(x + r, y)
    ctx.arc(x, y, r, 0, Math.PI * 2)
  }
  ctx.fill()
}

const water: SidePainter = ({ ctx, colours }, a, b, unit, inner = false) => {
  begin(ctx, colours.water, (inner ? 1.5 : 2.7) * unit, 'round')
  const [from, to] = inner ? [4, 12] : [0, 16]
  for (let i = from; i <= to; i++) {
    const { x, y } = beside(a, b, i / 16, 3.2 * unit * Math.sin((i / 16) * Math.PI * 4))
    if (i > from) ctx.lineTo(x, y)
    else ctx.moveTo(x, y)
  }
  ctx.stroke()
}

/** What a wall throws on the ground to its lower right. */
export const wallShade: SidePainter = ({ ctx }, a, b, unit) => {
  const far = 3.5 * unit
  straight(ctx, { x: a.x + far, y: a.y + far }, { x: b.x + far, y: b.y + far }, '#1b160c', 7 * unit)
}

const impassable: SidePainter = ({ ctx, colours }, a, b, unit) => {
  straight(ctx, a, b, colours.wallRim, 8.6 * unit)
  straight(ctx, a, b, colours.wall, 6.4 * unit)
  const lit = (t: Point): Point => ({ x: t.x - 0.9 * unit, y: t.y - 1.2 * unit })
  straight(ctx, lit(a), lit(b), colours.wallTop, 1.8 * unit)
}

const obstacle: SidePainter = ({ ctx, colours }, a, b, unit) => {
  straight(ctx, a, b, colours.wall, 7.4 * unit)
  straight(ctx, a, b, colours.lime, 5 * unit)
  begin(ctx, colours.wall, 5 * unit)
  for (const part of [1 / 6, 3 / 6, 5 / 6])
    line(ctx, beside(a, b, part - 0.042, 0), beside(a, b, part + 0.042, 0))
  ctx.stroke()
}

export const sidePainters: Record<SideKind, SidePainter> = { open, difficult, water, impassable, obstacle }

/** From what is drawn first to what lies on top where sides of different kinds meet. */
export const paintOrder: readonly SideKind[] = ['open', 'water', 'difficult', 'obstacle', 'impassable']
