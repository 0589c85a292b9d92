import { type Board, type Cell, makeCell } from '../../rules/board/board.ts'
import { centre, legible, type Point, type View } from '../board/layout.ts'
import type { Brush } from '../paint/brush.ts'
import type { Context } from '../paint/canvas.ts'
import { drawText, widthOf } from '../paint/drawText.ts'
import { drawLayer } from '../paint/layer.ts'
import { polygon, roundedBox } from '../paint/shapes.ts'
import { type Liveries, type Livery, withAlpha } from '../paint/theme.ts'
import { drawTokens, drawTrace } from '../tokens/drawToken.ts'
import { drawTreasure } from '../tokens/tokenConditions.ts'
import type { Overlay, ReachOverlay } from '../types.ts'
import { drawBlockLines, drawBlockRegions, drawRangeSigns } from './blockOverlay.ts'
import { drawArrow, drawLink, drawPath, drawShot, drawSight, drawSightNotes } from './lines.ts'
import { drawMark, markPlaces } from './outcomeMarks.ts'
import { drawRim, fillCells, hatch } from './regions.ts'

function drawZone(
  ctx: Context,
  view: View,
  board: Board,
  cells: readonly Cell[],
  owner: number,
  livery: Livery,
): void {
  fillCells(ctx, view, board, cells, withAlpha(livery.strong, 0.16))
  ctx.strokeStyle = withAlpha(livery.strong, 0.5)
  ctx.lineWidth = 2 * view.unit
  hatch(ctx, view, board, cells, [-1, 1, 2, 0][owner % 4]!)
  ctx.strokeStyle = livery.strong
  ctx.lineWidth = 2.4 * view.unit
  ctx.setLineDash([])
  drawRim(ctx, view, board, cells)
}

/** A disc to go on from, an octagon like a stop sign where the move ends. */
export function drawStopSign({ ctx, colours }: Brush, at: Point, r: number, stops: boolean): void {
  ctx.beginPath()
  if (stops)
    polygon(
      ctx,
      Array.from({ length: 8 }, (_, i) => ({
        x: at.x + r * 1.1 * Math.cos(((i + 0.5) * Math.PI) / 4),
        y: at.y + r * 1.1 * Math.sin(((i + 0.5) * Math.PI) / 4),
      })),
    )
  else ctx.arc(at.x, at.y, r, 0, Math.PI * 2)
  ctx.fillStyle = stops ? colours.hurt : colours.white
  ctx.strokeStyle = stops ? colours.white : colours.good
  ctx.lineWidth = r * 0.17
  ctx.fill()
  ctx.stroke()
}

/** A hex within reach: its name large, since that is what one types, and small what it costs to go there. */
function drawPrice(brush: Brush, view: View, at: Point, name: string, price: ReachOverlay): void {
  const { ctx, colours } = brush
  const { cost, stops, threatened } = price
  const { unit } = view
  const style = { size: legible(view, 18), colour: stops ? colours.hurt : colours.good }
  const half = widthOf(name, style) / 2 + 3 * unit
  const high = style.size * 1.02
  ctx.beginPath()
  roundedBox(ctx, at.x - half, at.y - high - unit, half * 2, high, 4 * unit)
  ctx.fillStyle = colours.white
  ctx.fill()
  drawText(ctx, name, at.x, at.y - high / 2 - unit, style)
  const figure = legible(view, 15)
  const below = { x: at.x, y: at.y + figure * 0.68 }
  drawStopSign(brush, below, figure * 0.62, stops)
  const ink = stops ? colours.white : colours.good
  drawText(ctx, String(cost), below.x, below.y, { size: figure, colour: ink })
  if (threatened) drawWarning(brush, { x: at.x + 21 * unit, y: at.y + 9 * unit }, 10 * unit)
}

/** A triangle with an exclamation mark: in an enemy's danger zone. */
export function drawWarning({ ctx, colours }: Brush, at: Point, r: number): void {
  ctx.beginPath()
  polygon(ctx, [
    { x: at.x, y: at.y - r },
    { x: at.x + r, y: at.y + r * 0.75 },
    { x: at.x - r, y: at.y + r * 0.75 },
  ])
  ctx.fillStyle = colours.halo
  ctx.strokeStyle = colours.ink
  ctx.lineWidth = r * 0.18
  ctx.lineJoin = 'round'
  ctx.fill()
  ctx.stroke()
  drawText(ctx, '!', at.x, at.y + r * 0.17, { size: Math.round(r * 1.33), colour: colours.ink })
}

function drawField({ ctx, colours }: Brush, view: View, board: Board, cells: readonly Cell[]): void {
  fillCells(ctx, view, board, cells, withAlpha(colours.halo, 0.28))
  ctx.strokeStyle = colours.warn
  ctx.lineWidth = 2.5 * view.unit
  ctx.setLineDash([9 * view.unit, 5 * view.unit])
  drawRim(ctx, view, board, cells)
  ctx.setLineDash([])
}

/** The zone of an army before battle: its side's colour in a broad dashed rim; white while it is nobody's. */
function drawStart(
  { ctx, colours }: Brush,
  view: View,
  board: Board,
  cells: readonly Cell[],
  livery?: Livery,
): void {
  fillCells(ctx, view, board, cells, withAlpha(livery?.strong ?? colours.white, livery ? 0.16 : 0.34))
  for (const [colour, width] of [
    [colours.white, 6],
    [livery?.strong ?? colours.ink, 3.6],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width * view.unit
    ctx.lineCap = 'butt'
    ctx.setLineDash([14 * view.unit, 7 * view.unit])
    drawRim(ctx, view, board, cells)
  }
  ctx.setLineDash([])
}

/** What lies under the tokens: regions, prices, lines of sight, moves that were made and whoever is gone. */
export function drawBelow(
  brush: Brush,
  view: View,
  board: Board,
  overlay: Overlay,
  liveries: Liveries,
): void {
  const { ctx, colours } = brush
  for (const { owner, cells } of overlay.starts ?? [])
    drawStart(brush, view, board, cells, owner === null ? undefined : liveries(owner))
  const { deploymentOwner: placing } = overlay
  if (overlay.deployment)
    drawStart(brush, view, board, overlay.deployment, placing === undefined ? undefined : liveries(placing))
  if (overlay.field) drawField(brush, view, board, overlay.field)
  for (const { owner, cells } of overlay.zones ?? [])
    drawZone(ctx, view, board, cells, owner, liveries(owner))
  drawBlockRegions(brush, view, board, overlay, liveries)
  for (const cell of overlay.treasures ?? []) drawTreasure(brush, centre(view, board, cell), 19 * view.unit)
  const { arrows = [] } = overlay
  for (const { owner, token } of arrows) if (token) drawTrace(brush, view, board, token, liveries(owner))
  if (arrows.length)
    drawLayer(brush, view, 0.62, on => {
      for (const { from, to, owner } of arrows)
        drawArrow(on, view, centre(view, board, from), centre(view, board, to), liveries(owner))
    })
  for (const sight of overlay.sight ?? []) drawSight(brush, view, board, sight)
  const gone = overlay.marks?.flatMap(({ token }) => token ?? []) ?? []
  drawTokens(brush, view, board, gone, liveries)
  if (!overlay.reach?.length) return
  const cells = overlay.reach.map(({ cell }) => cell)
  fillCells(ctx, view, board, cells, withAlpha(colours.white, 0.34))
  ctx.strokeStyle = colours.good
  ctx.lineWidth = 3 * view.unit
  drawRim(ctx, view, board, cells)
  for (const price of overlay.reach)
    drawPrice(brush, view, centre(view, board, price.cell), makeCell(board, price.cell), price)
}

/** A band round those who fight together. */
function drawChainRim({ ctx, colours }: Brush, view: View, board: Board, cells: readonly Cell[]): void {
  for (const [colour, width, dash] of [
    [colours.halo, 6, []],
    [colours.bad, 3, [9, 5]],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width * view.unit
    ctx.lineCap = 'round'
    ctx.setLineDash(dash.map(length => length * view.unit))
    drawRim(ctx, view, board, cells, 0)
  }
  ctx.setLineDash([])
}

/** What lies over the tokens: shots, ways to go, and marks. */
export function drawAbove(
  brush: Brush,
  view: View,
  board: Board,
  overlay: Overlay,
  liveries: Liveries,
): void {
  for (const { from, to, owner } of overlay.shots ?? [])
    drawShot(brush, view, centre(view, board, from), centre(view, board, to), liveries(owner))
  for (const { cells } of overlay.chains ?? []) drawChainRim(brush, view, board, cells)
  for (const { links } of overlay.chains ?? [])
    for (const [a, b] of links) drawLink(brush, view, centre(view, board, a), centre(view, board, b))
  drawBlockLines(brush, view, board, overlay, liveries)
  drawRangeSigns(brush, view, board, overlay, liveries)
  if (overlay.path) drawPath(brush, view, board, overlay.path, liveries)
  for (const sight of overlay.sight ?? []) drawSightNotes(brush, view, board, sight)
  const marks = (overlay.marks ?? []).map(mark => ({ ...mark, at: centre(view, board, mark.cell) }))
  const places = markPlaces(view, marks)
  marks.forEach((mark, i) => drawMark(brush, view, mark.at, mark, places[i]!))
}
