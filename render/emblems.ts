import type { Brush } from './brush.ts'
import { drawText, widthOf } from './drawText.ts'
import { drawIcon } from './icons/drawIcon.ts'
import type { Point } from './layout.ts'
import { line, polygon, roundedBox, starPath } from './shapes.ts'
import { stamp } from './stamp.ts'

/** A bow with its arrow, for whoever can shoot. */
export function drawBow({ ctx, colours }: Brush, at: Point, unit: number): void {
  const spot = (x: number, y: number): Point => ({ x: at.x + x * unit, y: at.y + y * unit })
  ctx.fillStyle = colours.white
  ctx.strokeStyle = colours.ink
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
  ctx.fillStyle = colours.ink
  ctx.beginPath()
  polygon(ctx, [spot(7.6, 0), spot(3.2, -2.8), spot(3.2, 2.8)])
  ctx.fill()
}

/** The star of the great. */
export function drawStar({ ctx, colours }: Brush, at: Point, unit: number): void {
  ctx.beginPath()
  starPath(ctx, at, 8 * unit)
  ctx.fillStyle = colours.gold
  ctx.strokeStyle = colours.ink
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

function drawNumber(brush: Brush, at: Point, unit: number, value: number, plate: Plate): void {
  const width = (value > 9 ? 20 : 15) * unit
  const high = 15 * unit
  const key = ['number', unit, value, plate.paper, plate.ink, plate.radius].join('/')
  stamp(brush, key, at, { across: width / 2 + 2, down: high / 2 + 2 }, ({ ctx }, { x, y }) => {
    ctx.beginPath()
    roundedBox(ctx, x - width / 2, y - high / 2, width, high, plate.radius * unit)
    ctx.fillStyle = plate.paper
    ctx.fill()
    ctx.lineWidth = 1.4 * unit
    ctx.strokeStyle = plate.rim
    ctx.stroke()
    drawText(ctx, String(value), x, y + 0.2 * unit, { size: Math.round(14 * unit), colour: plate.ink })
  })
}

/** What is left of a number in a square white counter: green while whole and red once hurt. */
export function drawSquareCounter(brush: Brush, at: Point, unit: number, left: number, of: number): void {
  const { colours } = brush
  const ink = left < of ? colours.hurt : colours.life
  drawNumber(brush, at, unit, left, { paper: colours.white, ink, rim: ink, radius: 2 })
}

/** A skull on a white disc: it has fallen. */
export function drawSkull({ ctx, colours }: Brush, at: Point, radius: number): void {
  ctx.beginPath()
  ctx.arc(at.x, at.y, radius, 0, Math.PI * 2)
  ctx.fillStyle = colours.white
  ctx.strokeStyle = colours.ink
  ctx.lineWidth = Math.max(1, radius * 0.17)
  ctx.fill()
  ctx.stroke()
  drawIcon(ctx, 'death-skull', at, radius * 1.48, colours.ink)
}

/** How far apart pips of a row stand: many stand closer together. */
const pipPitch = (unit: number, count: number): number => Math.min(6.6, 28 / count) * unit

/** How wide the bar of so many pips is. */
export const pipsWidth = (unit: number, of: number): number => {
  const count = Math.max(1, of)
  return pipPitch(unit, count) * count + 3.6 * unit
}

/** A row of pips on a dark bar: full and light while there, hollow once lost. */
export function drawPips({ ctx, colours }: Brush, at: Point, unit: number, left: number, of: number): void {
  const count = Math.max(1, of)
  const pitch = pipPitch(unit, count)
  const start = at.x - (pitch * count) / 2
  const high = 6.6 * unit
  ctx.beginPath()
  roundedBox(
    ctx,
    start - 1.8 * unit,
    at.y - high / 2 - 1.8 * unit,
    pipsWidth(unit, of),
    high + 3.6 * unit,
    3 * unit,
  )
  ctx.fillStyle = colours.ink
  ctx.fill()
  const pip = (i: number, inset: number) =>
    ctx.rect(start + i * pitch + inset, at.y - high / 2 + inset, pitch - 2 * inset, high - 2 * inset)
  const gap = Math.min(0.7 * unit, pitch * 0.14)
  ctx.fillStyle = left < of ? colours.pipHurt : colours.pip
  ctx.beginPath()
  for (let i = 0; i < Math.min(left, count); i++) pip(i, gap)
  ctx.fill()
  ctx.strokeStyle = colours.spent
  ctx.lineWidth = 0.8 * unit
  ctx.beginPath()
  for (let i = Math.max(0, left); i < count; i++) pip(i, gap + 0.5 * unit)
  ctx.stroke()
}

/** A golden ring. */
export function drawRing({ ctx, colours }: Brush, at: Point, unit: number): void {
  for (const [colour, width] of [
    [colours.ink, 5.4],
    [colours.gold, 3.2],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width * unit
    ctx.beginPath()
    ctx.arc(at.x, at.y, 6 * unit, 0, Math.PI * 2)
    ctx.stroke()
  }
}

/** A few letters on a small flag. */
export function drawFlag({ ctx, colours }: Brush, at: Point, unit: number, text: string): void {
  const style = { size: Math.round(12 * unit), colour: colours.white }
  const width = widthOf(text, style) + 8 * unit
  ctx.beginPath()
  roundedBox(ctx, at.x - width / 2, at.y - 7.5 * unit, width, 15 * unit, 4 * unit)
  ctx.fillStyle = colours.ink
  ctx.strokeStyle = colours.white
  ctx.lineWidth = 1.4 * unit
  ctx.fill()
  ctx.stroke()
  drawText(ctx, text, at.x, at.y, style)
}

/** A number in a round coloured counter with white digits, grey at nothing. */
export function drawCounter(brush: Brush, at: Point, unit: number, value: number): void {
  const { white, actionPoints, spent } = brush.colours
  const paper = value ? actionPoints : spent
  drawNumber(brush, at, unit, value, { paper, ink: white, rim: white, radius: 7.5 })
}
