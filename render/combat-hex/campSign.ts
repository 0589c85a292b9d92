import type { Camp } from '../../rules/combat-hex/army/figure.ts'
import type { Point } from '../board/layout.ts'
import type { Brush } from '../paint/brush.ts'
import { line } from '../paint/shapes.ts'

/** The leaf of the good camp and the raven of the evil one (1.02), about 24 units wide. */
export function drawCampSign(
  { ctx, colours }: Brush,
  at: Point,
  unit: number,
  camp: Camp,
  colour: string,
): void {
  ctx.save()
  ctx.translate(at.x, at.y)
  ctx.scale(unit, unit)
  ctx.fillStyle = colour
  ctx.strokeStyle = colour
  ctx.lineCap = 'round'
  ctx.beginPath()
  if (camp === 'good') {
    ctx.moveTo(9, -11)
    ctx.bezierCurveTo(-8, -11, -12, 0, -6, 8)
    ctx.bezierCurveTo(4, 10, 12, 4, 9, -11)
    ctx.fill()
    ctx.lineWidth = 1.8
    ctx.beginPath()
    line(ctx, { x: -6, y: 8 }, { x: -10, y: 12 })
    ctx.stroke()
    ctx.strokeStyle = colours.paper
    ctx.lineWidth = 1.2
    ctx.beginPath()
    line(ctx, { x: -6, y: 8 }, { x: 5, y: -6 })
    ctx.stroke()
  } else {
    ctx.moveTo(13, -6)
    ctx.lineTo(8, -8)
    ctx.bezierCurveTo(6, -12, 0, -11, -1, -6)
    ctx.bezierCurveTo(-3, 0, -8, 4, -14, 9)
    ctx.lineTo(-6, 7)
    ctx.lineTo(-9, 11)
    ctx.lineTo(-1, 6)
    ctx.bezierCurveTo(6, 5, 9, 0, 8, -4)
    ctx.closePath()
    ctx.fill()
    ctx.lineWidth = 1.4
    ctx.beginPath()
    line(ctx, { x: 0, y: 5 }, { x: 0, y: 11 })
    line(ctx, { x: 4, y: 4 }, { x: 4, y: 11 })
    ctx.stroke()
  }
  ctx.restore()
}
