import type { Point } from '../board/layout.ts'
import { drawIcon } from '../icons/drawIcon.ts'
import type { Brush } from '../paint/brush.ts'
import { drawText, widthOf } from '../paint/drawText.ts'
import { roundedBox } from '../paint/shapes.ts'
import { stamp } from './tokenCache.ts'
import { tokenLayout } from './tokenLayout.ts'

/** The frame of the great, in small. */
export function drawGreatFrame({ ctx, colours }: Brush, at: Point, unit: number): void {
  ctx.beginPath()
  ctx.arc(at.x, at.y, 6 * unit, 0, Math.PI * 2)
  ctx.fillStyle = colours.white
  ctx.fill()
  for (const [colour, width] of [
    [colours.ink, 5],
    [colours.gold, 3],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width * unit
    ctx.stroke()
  }
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

/** More than so many are told by how long the bar is alone. */
const maxSegments = 6

/** What is left of a whole, as a bar in segments: red once something was lost. */
export function drawLife(brush: Brush, at: Point, unit: number, left: number, of: number): void {
  const { wide, thick } = tokenLayout.life
  const key = ['life', unit, left, of].join('/')
  const extent = { across: (wide / 2 + 2) * unit, down: (thick / 2 + 2) * unit }
  stamp(brush, key, at, extent, ({ ctx, colours }, { x, y }) => {
    const [w, h] = [wide * unit, thick * unit]
    const rim = 1.3 * unit
    ctx.beginPath()
    roundedBox(ctx, x - w / 2, y - h / 2, w, h, 2 * unit)
    ctx.fillStyle = colours.black
    ctx.fill()
    const inner = w - 2 * rim
    const part = Math.max(0, Math.min(1, left / Math.max(1, of)))
    ctx.fillStyle = colours.white
    ctx.fillRect(x - inner / 2, y - h / 2 + rim, inner, h - 2 * rim)
    ctx.fillStyle = left < of ? colours.hurt : colours.life
    ctx.fillRect(x - inner / 2, y - h / 2 + rim, inner * part, h - 2 * rim)
    if (of > maxSegments) return
    ctx.fillStyle = colours.black
    for (let i = 1; i < of; i++)
      ctx.fillRect(x - inner / 2 + (inner * i) / of - 0.5 * unit, y - h / 2, unit, h)
  })
}

/** A few letters on a small flag. */
export function drawFlag({ ctx, colours }: Brush, at: Point, unit: number, text: string): void {
  const style = { size: Math.round(tokenLayout.flag.size * unit), colour: colours.white }
  const width = widthOf(text, style) + 6 * unit
  ctx.beginPath()
  roundedBox(ctx, at.x - width / 2, at.y - 8 * unit, width, 16 * unit, 4 * unit)
  ctx.fillStyle = colours.ink
  ctx.strokeStyle = colours.white
  ctx.lineWidth = 1.4 * unit
  ctx.fill()
  ctx.stroke()
  drawText(ctx, text, at.x, at.y, style)
}

/** Places of pips on a die, from its middle, in thirds of half its side. */
const dieSpots: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, 1],
    [1, -1],
  ],
  [
    [-1, 1],
    [0, 0],
    [1, -1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
]

/** Points that can be spent: as on a die up to five, as a number above; grey at nothing. @param at the middle of its left end */
export function drawPoints(brush: Brush, at: Point, unit: number, value: number): void {
  const { side, digits } = tokenLayout.points
  const spots = dieSpots[value]
  const two = value > 9
  const width = (two ? 1.65 : 1) * side * unit
  const key = ['points', unit, value].join('/')
  const extent = { across: width / 2 + 2 * unit, down: (side / 2 + 2) * unit }
  const middle = { x: at.x + width / 2, y: at.y }
  stamp(brush, key, middle, extent, ({ ctx, colours }, { x, y }) => {
    ctx.beginPath()
    roundedBox(ctx, x - width / 2, y - (side * unit) / 2, width, side * unit, 5.5 * unit)
    ctx.fillStyle = value ? colours.actionPoints : colours.spent
    ctx.fill()
    ctx.lineWidth = 1.6 * unit
    ctx.strokeStyle = colours.white
    ctx.stroke()
    if (!spots) {
      const size = Math.round(digits * (two ? 0.9 : 1) * unit)
      drawText(ctx, String(value), x, y + 0.2 * unit, { size, colour: colours.white })
      return
    }
    ctx.fillStyle = colours.white
    ctx.beginPath()
    for (const [across, down] of spots) {
      const spot = { x: x + across * side * 0.27 * unit, y: y + down * side * 0.27 * unit }
      ctx.moveTo(spot.x, spot.y)
      ctx.arc(spot.x, spot.y, side * 0.14 * unit, 0, Math.PI * 2)
    }
    ctx.fill()
  })
}

/** A number in a round coloured counter with white digits, grey at nothing. */
export function drawCounter(brush: Brush, at: Point, unit: number, value: number): void {
  const { white, actionPoints, spent } = brush.colours
  const paper = value ? actionPoints : spent
  drawNumber(brush, at, unit, value, { paper, ink: white, rim: white, radius: 7.5 })
}
