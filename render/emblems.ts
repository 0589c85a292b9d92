import type { Camp } from '../rules/combat-hex/army/figure.ts'
import type { Context } from './canvas.ts'
import { drawText, widthOf } from './drawText.ts'
import type { Point } from './layout.ts'
import { line, polygon, roundedBox, starPath } from './shapes.ts'
import { theme } from './theme.ts'

/** A bow with its arrow, for figures that can shoot. */
export function drawBow(ctx: Context, at: Point, unit: number): void {
  const spot = (x: number, y: number): Point => ({ x: at.x + x * unit, y: at.y + y * unit })
  ctx.fillStyle = theme.white
  ctx.strokeStyle = theme.ink
  ctx.lineWidth = 1.2 * unit
  ctx.beginPath()
  ctx.arc(at.x, at.y, 8.5 * unit, 0, Math.PI * 2)
  ctx.fill()
  ctx.stroke()
  ctx.beginPath()
  ctx.arc(at.x - 3.5 * unit, at.y, 6.6 * unit, -1.2, 1.2)
  ctx.lineWidth = 1.8 * unit
  ctx.stroke()
  ctx.beginPath()
  line(ctx, spot(-1.1, -6.1), spot(-1.1, 6.1))
  ctx.lineWidth = 0.9 * unit
  ctx.stroke()
  ctx.beginPath()
  line(ctx, spot(-6, 0), spot(4, 0))
  ctx.lineWidth = 1.6 * unit
  ctx.stroke()
  ctx.fillStyle = theme.ink
  ctx.beginPath()
  polygon(ctx, [spot(7.6, 0), spot(3.2, -2.8), spot(3.2, 2.8)])
  ctx.fill()
}

/** The star of a hero. */
export function drawStar(ctx: Context, at: Point, unit: number): void {
  ctx.beginPath()
  starPath(ctx, at, 8 * unit)
  ctx.fillStyle = theme.gold
  ctx.strokeStyle = theme.ink
  ctx.lineWidth = 2 * unit
  ctx.lineJoin = 'round'
  ctx.stroke()
  ctx.fill()
}

interface Plate {
  paper: string
  ink: string
  rim: string
  radius: number
}

function drawNumber(ctx: Context, at: Point, unit: number, value: number, plate: Plate): void {
  const width = (value > 9 ? 20 : 15) * unit
  ctx.beginPath()
  roundedBox(ctx, at.x - width / 2, at.y - 7.5 * unit, width, 15 * unit, plate.radius * unit)
  ctx.fillStyle = plate.paper
  ctx.fill()
  ctx.lineWidth = 1.4 * unit
  ctx.strokeStyle = plate.rim
  ctx.stroke()
  drawText(ctx, String(value), at.x, at.y + 0.2 * unit, { size: Math.round(14 * unit), colour: plate.ink })
}

/** Life left: a square white counter as on the bases (1.03), green while whole and red once hurt. */
export function drawLife(ctx: Context, at: Point, unit: number, life: number, maxLife: number): void {
  const ink = life < maxLife ? theme.hurt : theme.life
  drawNumber(ctx, at, unit, life, { paper: theme.white, ink, rim: ink, radius: 2 })
}

/** Life as a row of pips on a dark bar: full and light while there, hollow once lost. */
export function drawPips(ctx: Context, at: Point, unit: number, life: number, maxLife: number): void {
  const count = Math.max(1, maxLife)
  const pitch = Math.min(6.6, 28 / count) * unit
  const left = at.x - (pitch * count) / 2
  const high = 6.6 * unit
  ctx.beginPath()
  roundedBox(
    ctx,
    left - 1.8 * unit,
    at.y - high / 2 - 1.8 * unit,
    pitch * count + 3.6 * unit,
    high + 3.6 * unit,
    3 * unit,
  )
  ctx.fillStyle = theme.ink
  ctx.fill()
  const pip = (i: number, inset: number) =>
    ctx.rect(left + i * pitch + inset, at.y - high / 2 + inset, pitch - 2 * inset, high - 2 * inset)
  const gap = Math.min(0.7 * unit, pitch * 0.14)
  ctx.fillStyle = life < maxLife ? theme.pipHurt : theme.pip
  ctx.beginPath()
  for (let i = 0; i < Math.min(life, count); i++) pip(i, gap)
  ctx.fill()
  ctx.strokeStyle = theme.spent
  ctx.lineWidth = 0.8 * unit
  ctx.beginPath()
  for (let i = Math.max(0, life); i < count; i++) pip(i, gap + 0.5 * unit)
  ctx.stroke()
}

/** The Ring, worn. */
export function drawRing(ctx: Context, at: Point, unit: number): void {
  for (const [colour, width] of [
    [theme.ink, 5.4],
    [theme.gold, 3.2],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width * unit
    ctx.beginPath()
    ctx.arc(at.x, at.y, 6 * unit, 0, Math.PI * 2)
    ctx.stroke()
  }
}

/** Whom the figure carries, on a small flag. */
export function drawCarried(ctx: Context, at: Point, unit: number, label: string): void {
  const text = `+${label}`
  const style = { size: Math.round(12 * unit), colour: theme.white }
  const width = widthOf(text, style) + 8 * unit
  ctx.beginPath()
  roundedBox(ctx, at.x - width / 2, at.y - 7.5 * unit, width, 15 * unit, 4 * unit)
  ctx.fillStyle = theme.ink
  ctx.strokeStyle = theme.white
  ctx.lineWidth = 1.4 * unit
  ctx.fill()
  ctx.stroke()
  drawText(ctx, text, at.x, at.y, style)
}

/** Action points left: a round coloured counter with white digits (1.03), grey when there are none. */
export function drawActionPoints(ctx: Context, at: Point, unit: number, ap: number): void {
  const paper = ap ? theme.actionPoints : theme.spent
  drawNumber(ctx, at, unit, ap, { paper, ink: theme.white, rim: theme.white, radius: 7.5 })
}

/** The leaf of the good camp and the raven of the evil one (1.02), about 24 units wide. */
export function drawCampSign(
  ctx: Context,
  at: Point,
  unit: number,
  camp: Camp,
  colour: string,
  vein = theme.white,
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
    ctx.strokeStyle = vein
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
