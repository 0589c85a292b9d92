import type { Board, Cell } from '../../rules/board/board.ts'
import { centre, inradius, legible, outward, type Point, sideEnds, type View } from '../board/layout.ts'
import { drawIcon } from '../icons/drawIcon.ts'
import type { Brush } from '../paint/brush.ts'
import { widthOf } from '../paint/drawText.ts'
import { arrowHead, between, line } from '../paint/shapes.ts'
import { type Colours, type Liveries, type Livery, withAlpha } from '../paint/theme.ts'
import type { ArcKind, ChargeArrow, Overlay, RangeKind } from '../types.ts'
import { drawLink, plate, stroke } from './lines.ts'
import { drawRim, fillCells, hatch } from './regions.ts'

/** How arcs look: what is before one is plain, flanks are striped, the rear is crossed. */
export const arcLooks: Readonly<
  Record<ArcKind, { fill: keyof Colours; alpha: number; ink: keyof Colours; stripes: readonly number[] }>
> = {
  front: { fill: 'life', alpha: 0.2, ink: 'life', stripes: [] },
  flank: { fill: 'white', alpha: 0.34, ink: 'warn', stripes: [1] },
  rear: { fill: 'white', alpha: 0, ink: 'hurt', stripes: [1, -1] },
}

/** What is before a token, at its flanks and behind it. */
function drawArc(
  { ctx, colours }: Brush,
  view: View,
  board: Board,
  kind: ArcKind,
  cells: readonly Cell[],
): void {
  const { fill, alpha, ink, stripes } = arcLooks[kind]
  if (alpha) fillCells(ctx, view, board, cells, withAlpha(colours[fill], alpha))
  ctx.setLineDash([])
  ctx.strokeStyle = withAlpha(colours[ink], 0.7)
  ctx.lineWidth = 1.8 * view.unit
  for (const turn of stripes) hatch(ctx, view, board, cells, turn, 13)
  ctx.strokeStyle = colours[ink]
  ctx.lineWidth = 3 * view.unit
  ctx.lineCap = 'round'
  drawRim(ctx, view, board, cells, 3)
}

const rangeDashes: Readonly<Record<RangeKind, readonly number[]>> = { presence: [], banner: [3, 6] }

/** The rim of a range, light below its colour: whole for a presence, dotted for a banner. */
export function strokeRange(
  { ctx, colours }: Brush,
  kind: RangeKind,
  { strong }: Livery,
  unit: number,
  trace: () => void,
): void {
  ctx.lineCap = 'round'
  for (const [colour, width, dash] of [
    [colours.white, 6.4, []],
    [strong, 3.4, rangeDashes[kind]],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width * unit
    ctx.setLineDash(dash.map(length => length * unit))
    trace()
  }
  ctx.setLineDash([])
}

/** Regions for blocks, under the tokens: arcs, and how far presence and banners reach. */
export function drawBlockRegions(
  brush: Brush,
  view: View,
  board: Board,
  { arcs = [], ranges = [] }: Overlay,
  liveries: Liveries,
): void {
  for (const { kind, cells } of arcs) drawArc(brush, view, board, kind, cells)
  for (const { kind, cells, owner } of ranges)
    strokeRange(brush, kind, liveries(owner), view.unit, () =>
      // One within the other where both reach as far.
      drawRim(brush.ctx, view, board, cells, kind === 'presence' ? 2 : 8),
    )
}

/**
 * The side that two tokens touch over: a bar along it with crossed swords, at its upper end unless told, so that both fronts
 * stay to be seen.
 */
export function drawTouch(
  brush: Brush,
  view: View,
  a: Point,
  b: Point,
  place: 'end' | 'middle' = 'end',
): void {
  const { ctx, colours } = brush
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const [x, y] = [(b.x - a.x) / far, (b.y - a.y) / far]
  const middle = between(a, b, 0.5)
  const half = view.size * 0.5
  ctx.lineCap = 'butt'
  for (const [colour, width] of [
    [colours.white, place === 'end' ? 5 : 7],
    [colours.bad, place === 'end' ? 3 : 4.4],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width * view.unit
    ctx.beginPath()
    line(
      ctx,
      { x: middle.x - y * half, y: middle.y + x * half },
      { x: middle.x + y * half, y: middle.y - x * half },
    )
    ctx.stroke()
  }
  if (place === 'middle') return drawLink(brush, view, a, b)
  const up = x > 0 || (x === 0 && y > 0) ? -1 : 1
  const end = { x: middle.x - up * y * half, y: middle.y + up * x * half }
  drawLink(brush, { unit: view.unit * 0.8 }, end, end)
}

/** The way of a charge as a broad arrow into the side that it hits, which is barred in red. */
function drawCharge(brush: Brush, view: View, board: Board, charge: ChargeArrow, liveries: Liveries): void {
  const { ctx, colours } = brush
  const { unit } = view
  const livery = liveries(charge.owner)
  const points = charge.way.map(cell => centre(view, board, cell))
  const target = centre(view, board, charge.target)
  const [a, b] = sideEnds(view, target, charge.side)
  const hit = between(a, b, 0.5)
  const last = points.at(-1)!
  // From the rim of whoever charges, so that it stays to be read.
  const next = points[1] ?? hit
  const start = between(points[0]!, next, points.length > 1 ? 0.45 : 0.35)
  const out = outward(charge.side, view)
  const neck = { x: hit.x + out.x * 12 * unit, y: hit.y + out.y * 12 * unit }
  ctx.lineCap = 'butt'
  for (const [colour, width] of [
    [colours.white, 9.5],
    [colours.hurt, 6.5],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width * unit
    ctx.beginPath()
    line(ctx, between(a, b, 0.04), between(a, b, 0.96))
    ctx.stroke()
  }
  const way = points.length > 1 ? [start, ...points.slice(1), neck] : [start, neck]
  stroke(brush, way, livery.strong, 6 * unit)
  const tip = { x: hit.x - out.x * 4 * unit, y: hit.y - out.y * 4 * unit }
  const from = { x: neck.x + out.x, y: neck.y + out.y }
  for (const [colour, rim] of [
    [colours.white, 5],
    [livery.strong, 0],
  ] as const) {
    ctx.beginPath()
    arrowHead(ctx, from, tip, 17 * unit, 24 * unit)
    ctx.fillStyle = ctx.strokeStyle = colour
    ctx.lineJoin = 'round'
    ctx.lineWidth = rim * unit
    if (rim) ctx.stroke()
    ctx.fill()
  }
  if (!charge.note) return
  // Beside the arrow, on the hex from which it hits: away from whoever is hit.
  const size = legible(view, 14)
  const half = widthOf(charge.note, { size, colour: '' }) / 2 + size * 0.5
  const { left, right } = view.window
  const x = last === points[0] ? hit.x + out.x * 20 * unit : last.x
  const y = (last === points[0] ? hit.y : last.y) + (out.y > 0.2 ? 1 : -1) * 0.62 * inradius(view)
  const at = { x: Math.max(left + half, Math.min(right - half, x)), y }
  plate(ctx, charge.note, at, size, colours.halo, colours.ink)
}

/** Over the tokens: who touches whom, and charges. */
export function drawBlockLines(
  brush: Brush,
  view: View,
  board: Board,
  { touches = [], charges = [] }: Overlay,
  liveries: Liveries,
): void {
  for (const { from, to } of touches)
    drawTouch(brush, view, centre(view, board, from), centre(view, board, to))
  for (const charge of charges) drawCharge(brush, view, board, charge, liveries)
}

/** A crown, or a banner, where a range has its highest point. */
export function drawRangeSigns(
  { ctx, colours }: Brush,
  view: View,
  board: Board,
  { ranges = [] }: Overlay,
  liveries: Liveries,
): void {
  for (const { kind, cells, owner } of ranges) {
    if (!cells.length) continue
    const points = cells.map(cell => centre(view, board, cell))
    const { left, right, top } = view.window
    const radius = Math.max(9 * view.unit, 0.42 * view.letters)
    const inside = points.filter(({ x, y }) => x > left + radius && x < right - radius && y > top)
    const least = Math.min(...inside.map(({ y }) => y))
    const row = inside.filter(({ y }) => y < least + 1).toSorted((a, b) => a.x - b.x)
    const highest = row[kind === 'presence' ? 0 : row.length - 1]
    if (!highest) continue
    const at = {
      x: highest.x + (kind === 'presence' ? -10 : 10) * view.unit,
      y: Math.max(top + radius, highest.y - inradius(view) + 4 * view.unit),
    }
    const { strong } = liveries(owner)
    ctx.beginPath()
    ctx.arc(at.x, at.y, radius, 0, Math.PI * 2)
    ctx.fillStyle = strong
    ctx.strokeStyle = colours.white
    ctx.lineWidth = 1.6 * view.unit
    ctx.fill()
    ctx.stroke()
    drawIcon(ctx, kind === 'presence' ? 'crown' : 'knight-banner', at, radius * 1.45, colours.white)
  }
}
