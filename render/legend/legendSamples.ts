import { drawStopSign, drawWarning } from '../overlay/drawOverlay.ts'
import { drawStop } from '../overlay/lines.ts'
import { drawOutcome } from '../overlay/outcomeMarks.ts'
import type { Brush } from '../paint/brush.ts'
import type { Context } from '../paint/canvas.ts'
import { drawText } from '../paint/drawText.ts'
import { arrowHead, line, roundedBox } from '../paint/shapes.ts'
import { type Liveries, type Livery, withAlpha } from '../paint/theme.ts'
import { drawGreatFrame, drawLife, drawPoints, drawSkull } from '../tokens/emblems.ts'
import { drawChain, drawFlame, drawHoop, drawRedCorner, drawTreasure } from '../tokens/tokenConditions.ts'
import type { LegendSign, OverlaySign } from '../types.ts'

/** Samples are drawn for letters so high; beside larger ones they are larger too. */
export const sampleLetters = 17

/** How the signs of tokens are shown, with the room that each takes. */
export const signSamples: Record<
  LegendSign,
  { width: number; draw: (brush: Brush, x: number, y: number) => void }
> = {
  frame: { width: 18, draw: (brush, x, y) => drawGreatFrame(brush, { x: x + 9, y }, 1.1) },
  pips: { width: 30, draw: (brush, x, y) => drawLife(brush, { x: x + 15, y }, 0.95, 2, 3) },
  counter: { width: 16, draw: (brush, x, y) => drawPoints(brush, { x, y }, 0.9, 3) },
  treasure: { width: 20, draw: (brush, x, y) => drawTreasure(brush, { x: x + 10, y }, 10) },
  unseen: { width: 22, draw: (brush, x, y) => drawHoop(brush, { x: x + 11, y }, 8.5, 3.4) },
  bound: { width: 26, draw: (brush, x, y) => drawChain(brush, { x: x + 13, y }, 1, 3) },
  burning: { width: 20, draw: (brush, x, y) => drawFlame(brush, { x: x + 10, y }, 9.5) },
  trapped: {
    width: 18,
    draw: (brush, x, y) => {
      const ends = [
        { x: x + 2, y: y + 7 },
        { x: x + 16, y: y + 7 },
        { x: x + 16, y: y - 7 },
      ]
      drawRedCorner(brush, ends, 1)
    },
  },
  lying: {
    width: 24,
    draw: ({ ctx, colours }, x, y) => {
      ctx.beginPath()
      ctx.ellipse(x + 12, y, 10, 6.5, -0.42, 0, Math.PI * 2)
      ctx.fillStyle = colours.white
      ctx.fill()
      ctx.strokeStyle = colours.ink
      ctx.lineWidth = 2.4
      ctx.stroke()
    },
  },
  laden: { width: 20, draw: (brush, x, y) => drawTreasure(brush, { x: x + 10, y }, 8) },
  ringed: { width: 14, draw: (brush, x, y) => drawHoop(brush, { x: x + 7, y }, 5, 2.8) },
}

/** Players whose danger zones a picture shows. */
export interface ShownZones {
  shown: readonly number[]
  liveries: Liveries
}

/** How what is laid over a board is shown, `w` wide, from its left end at (x, y). */
export const overlaySamples: Record<
  OverlaySign,
  (brush: Brush, zones: ShownZones, x: number, y: number, w: number) => void
> = {
  reach: (brush, _, x, y, w) => {
    drawStopSign(brush, { x: x + w / 2, y }, 10, false)
    drawText(brush.ctx, '2', x + w / 2, y, { size: sampleLetters, colour: brush.colours.good })
  },
  stops: (brush, _, x, y, w) => drawStopSign(brush, { x: x + w / 2, y }, 9, true),
  threatened: (brush, _, x, y, w) => drawWarning(brush, { x: x + w / 2, y: y + 1 }, 9),
  free: ({ ctx, colours }, _, x, y, w) => dashed(ctx, x, y, w, colours.good, 4, []),
  hard: ({ ctx, colours }, _, x, y, w) => dashed(ctx, x, y, w, colours.warn, 4, [8, 5]),
  blocked: (brush, _, x, y, w) => {
    dashed(brush.ctx, x, y, w, brush.colours.bad, 3, [4, 4])
    drawStop(brush, { x: x + w / 2, y }, 7)
  },
  field: ({ ctx, colours }, _, x, y, w) => swatch(ctx, x, y, w, colours.halo, colours.warn),
  // Of each player whose zones are shown, beside one another.
  zones: ({ ctx }, { shown, liveries }, x, y, w) =>
    shown.forEach((owner, i) =>
      striped(ctx, x + (i * w) / shown.length, y, w / shown.length, liveries(owner)),
    ),
  deployment: ({ ctx, colours }, _, x, y, w) => dashed(ctx, x, y, w, colours.ink, 4, [7, 4]),
  chains: ({ ctx, colours }, _, x, y, w) => {
    dashed(ctx, x, y, w, colours.halo, 7, [])
    dashed(ctx, x, y, w, colours.bad, 3, [7, 4])
  },
  moved: (brush, _, x, y, w) => arrow(brush, x, y, w, []),
  shot: (brush, _, x, y, w) => arrow(brush, x, y, w, [6, 3]),
  lost: (brush, _, x, y, w) => drawOutcome(brush, { x: x + w / 2, y }, 9, 'lost', 0),
  missed: (brush, _, x, y, w) => drawOutcome(brush, { x: x + w / 2, y }, 9, 'missed', 0),
  saved: (brush, _, x, y, w) => drawOutcome(brush, { x: x + w / 2, y }, 9, 'saved', 0),
  removed: (brush, _, x, y, w) => drawSkull(brush, { x: x + w / 2, y }, 9),
}

function dashed(
  ctx: Context,
  x: number,
  y: number,
  w: number,
  colour: string,
  width: number,
  dash: number[],
): void {
  ctx.strokeStyle = colour
  ctx.lineWidth = width
  ctx.lineCap = 'butt'
  ctx.setLineDash(dash)
  ctx.beginPath()
  line(ctx, { x, y }, { x: x + w, y })
  ctx.stroke()
  ctx.setLineDash([])
}

function arrow({ ctx, colours }: Brush, x: number, y: number, w: number, dash: number[]): void {
  dashed(ctx, x, y, w - 8, colours.ink, 2.6, dash)
  ctx.fillStyle = colours.ink
  ctx.beginPath()
  arrowHead(ctx, { x, y }, { x: x + w, y }, 10, 10)
  ctx.fill()
}

/** A danger zone in small: stripes of its player within a rim. */
function striped(ctx: Context, x: number, y: number, w: number, { strong }: Livery): void {
  swatch(ctx, x, y, w, withAlpha(strong, 0.16), strong)
  ctx.save()
  ctx.beginPath()
  ctx.rect(x, y - 7, w, 14)
  ctx.clip()
  ctx.beginPath()
  for (let from = x - 14; from < x + w; from += 6)
    line(ctx, { x: from, y: y + 7 }, { x: from + 14, y: y - 7 })
  ctx.strokeStyle = withAlpha(strong, 0.7)
  ctx.stroke()
  ctx.restore()
}

function swatch(ctx: Context, x: number, y: number, w: number, fill: string, rim: string): void {
  ctx.beginPath()
  roundedBox(ctx, x, y - 7, w, 14, 3)
  ctx.fillStyle = fill
  ctx.strokeStyle = rim
  ctx.lineWidth = 2
  ctx.fill()
  ctx.stroke()
}
