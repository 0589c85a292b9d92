import { corner, type Point, type View } from '../board/layout.ts'
import { drawIcon } from '../icons/drawIcon.ts'
import type { Brush } from '../paint/brush.ts'
import type { Context } from '../paint/canvas.ts'
import { hexPath, polygon } from '../paint/shapes.ts'
import type { Livery } from '../paint/theme.ts'
import type { Token, TokenCondition } from '../types.ts'
import type { BaseLayout } from './tokenBase.ts'
import { tokenLayout } from './tokenLayout.ts'

export const isIn = ({ conditions }: Token, condition: TokenCondition): boolean =>
  conditions?.includes(condition) ?? false

/** A hoop of gold between two dark lines. */
export function drawHoop({ ctx, colours }: Brush, at: Point, radius: number, thick: number): void {
  for (const [colour, width] of [
    [colours.ink, thick * 1.6],
    [colours.gold, thick],
  ] as const) {
    ctx.beginPath()
    ctx.arc(at.x, at.y, radius, 0, Math.PI * 2)
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    ctx.stroke()
  }
}

/**
 * What stands in the place of the base of one that few see: its outline, dashed, with the ground showing through, and a
 * hoop around it.
 */
export function drawUnseen(brush: Brush, view: View, { middle, scale }: BaseLayout, livery: Livery): void {
  const { ctx, colours } = brush
  ctx.save()
  for (const [colour, width] of [
    [colours.white, 4.6],
    [livery.strong, 2.6],
  ] as const) {
    ctx.beginPath()
    hexPath(ctx, view, middle, 0.93)
    ctx.strokeStyle = colour
    ctx.lineWidth = width * view.unit
    ctx.setLineDash(colour === colours.white ? [] : [7 * view.unit, 4 * view.unit])
    ctx.stroke()
  }
  ctx.restore()
  const { radius, thick } = tokenLayout.conditions.hoop
  const big = view.unit * scale
  drawHoop(brush, middle, radius * big, thick * big)
}

/** Links in a row, their middle at a point: wide ones seen from the front, thin ones from the edge. */
export function drawChain({ ctx, colours }: Brush, at: Point, unit: number, links = 7): void {
  const step = 7.6 * unit
  ctx.save()
  ctx.lineCap = 'round'
  for (const [colour, more] of [
    [colours.white, 3.2],
    [colours.ink, 0],
  ] as const) {
    ctx.strokeStyle = colour
    for (let i = 0; i < links; i++) {
      const x = at.x + (i - (links - 1) / 2) * step
      ctx.beginPath()
      if (i % 2) {
        ctx.lineWidth = (3 + more) * unit
        ctx.moveTo(x - 4.2 * unit, at.y)
        ctx.lineTo(x + 4.2 * unit, at.y)
      } else {
        ctx.lineWidth = (2.4 + more) * unit
        ctx.ellipse(x, at.y, 5.4 * unit, 4 * unit, 0, 0, Math.PI * 2)
      }
      ctx.stroke()
    }
  }
  ctx.restore()
}

function disc(ctx: Context, at: Point, radius: number, paper: string, rim: string): void {
  ctx.beginPath()
  ctx.arc(at.x, at.y, radius, 0, Math.PI * 2)
  ctx.fillStyle = paper
  ctx.fill()
  ctx.lineWidth = radius * 0.17
  ctx.strokeStyle = rim
  ctx.stroke()
}

export function drawFlame({ ctx, colours }: Brush, at: Point, radius: number): void {
  disc(ctx, at, radius, colours.black, colours.white)
  drawIcon(ctx, 'flame', at, radius * 1.75, colours.warn)
}

export function drawTreasure({ ctx, colours }: Brush, at: Point, radius: number): void {
  disc(ctx, at, radius, colours.gold, colours.ink)
  drawIcon(ctx, 'locked-chest', at, radius * 1.5, colours.ink)
}

/** A corner painted red: there was no way out. @param ends the corner, and a point on each of its two sides */
export function drawRedCorner({ ctx, colours }: Brush, ends: readonly Point[], unit: number): void {
  ctx.beginPath()
  polygon(ctx, ends)
  ctx.fillStyle = colours.hurt
  ctx.strokeStyle = colours.white
  ctx.lineWidth = 2 * unit
  ctx.lineJoin = 'round'
  ctx.fill()
  ctx.stroke()
}

/** What all of its conditions have drawn over a token. */
export function drawConditions(brush: Brush, view: View, token: Token, stand: BaseLayout): void {
  if (!token.conditions?.length) return
  const { middle, scale } = stand
  const big = view.unit * scale
  // Where hexes are small, signs take more of them.
  const more = view.whole ? 1.35 : 1
  const { bound, burning, laden, ringed } = tokenLayout.conditions
  const place = ({ x, y }: { x: number; y: number }): Point => ({
    x: middle.x + x * big,
    y: middle.y + y * big,
  })
  if (isIn(token, 'trapped')) {
    const n = view.turned ? 3 : 2
    const [before, tip, after] = [n + 5, n, n + 1].map(i => corner(view, middle, i % 6, 1))
    const part = 0.55 * Math.min(1.3, more)
    const on = (a: Point, b: Point): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part })
    drawRedCorner(brush, [on(tip!, before!), tip!, on(tip!, after!)], view.unit)
  }
  if (isIn(token, 'bound'))
    drawChain(brush, place(view.whole ? { x: 0, y: 20 } : bound), big * (view.whole ? 1.2 : 1))
  if (isIn(token, 'burning')) drawFlame(brush, place(burning), burning.radius * more * big)
  if (isIn(token, 'laden')) drawTreasure(brush, place(laden), laden.radius * more * big)
  if (isIn(token, 'ringed'))
    drawHoop(brush, place(ringed), ringed.radius * more * big, ringed.thick * more * big)
}
