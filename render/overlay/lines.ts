import type { Board } from '../../rules/board/board.ts'
import { centre, corner, legible, type Point, sideEnds, type View } from '../board/layout.ts'
import type { Brush } from '../paint/brush.ts'
import type { Context } from '../paint/canvas.ts'
import { drawText, widthOf } from '../paint/drawText.ts'
import { arrowHead, beside, between, drawCross, line, roundedBox } from '../paint/shapes.ts'
import { type Liveries, type Livery } from '../paint/theme.ts'
import { drawGhost } from '../tokens/drawToken.ts'
import type { PathOverlay, SightOverlay } from '../types.ts'

/** A line with a rim of white, so that it stands out on whatever it crosses. */
export function stroke(
  { ctx, colours }: Brush,
  points: readonly Point[],
  colour: string,
  width: number,
  dash: number[] = [],
): void {
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  const trace = () => {
    ctx.beginPath()
    points.forEach(({ x, y }, i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)))
    ctx.stroke()
  }
  ctx.setLineDash([])
  ctx.strokeStyle = colours.white
  ctx.lineWidth = width * 1.9
  trace()
  ctx.setLineDash(dash)
  ctx.strokeStyle = colour
  ctx.lineWidth = width
  trace()
  ctx.setLineDash([])
}

/** A number on a small plate. */
export function plate(ctx: Context, text: string, at: Point, size: number, paper: string, ink: string): void {
  const style = { size: Math.round(size), colour: ink }
  const width = Math.max(size * 1.25, widthOf(text, style) + size * 0.6)
  ctx.beginPath()
  roundedBox(ctx, at.x - width / 2, at.y - size * 0.63, width, size * 1.26, size * 0.4)
  ctx.fillStyle = paper
  ctx.strokeStyle = ink
  ctx.lineWidth = Math.max(1.2, size * 0.1)
  ctx.fill()
  ctx.stroke()
  drawText(ctx, text, at.x, at.y, style)
}

/** The way of a move, the price of every side on the side itself, the whole price at the end. */
export function drawPath(
  brush: Brush,
  view: View,
  board: Board,
  path: PathOverlay,
  liveries: Liveries,
): void {
  const { ctx, colours } = brush
  const { unit } = view
  const points = path.cells.map(cell => centre(view, board, cell))
  const colour = path.ghost ? liveries(path.ghost.owner).strong : colours.ink
  // The line leaves the figure's own token readable.
  if (points.length > 1)
    stroke(brush, [between(points[0]!, points[1]!, 0.42), ...points.slice(1)], colour, 6 * unit)
  const end = points.at(-1)
  if (path.run !== undefined && end) {
    const to = centre(view, board, path.run)
    stroke(brush, [end, to], colours.actionPoints, 6 * unit, [2 * unit, 11 * unit])
  }
  if (path.ghost) drawGhost(brush, view, board, path.ghost, liveries)
  else if (points.length > 1) {
    const tip = path.run === undefined ? end! : centre(view, board, path.run)
    const from = path.run === undefined ? points.at(-2)! : end!
    ctx.beginPath()
    arrowHead(ctx, from, tip, 18 * unit, 24 * unit)
    ctx.fillStyle = path.run === undefined ? colour : colours.actionPoints
    ctx.fill()
  }
  points.slice(1).forEach((to, i) => {
    const cost = path.costs[i]
    if (cost !== undefined)
      plate(ctx, String(cost), between(points[i]!, to, 0.5), legible(view, 14), colours.white, colour)
  })
  if (end && points.length > 1) {
    const last = path.run === undefined ? end : centre(view, board, path.run)
    const above = last.y - 36 * unit > view.window.top + 14 * unit
    const y = last.y + (above ? -36 : 36) * unit
    plate(ctx, `= ${path.total}`, { x: last.x, y }, legible(view, 21), colours.halo, colours.ink)
  }
}

/** Two lines of sight, under the tokens: solid and green when free, dashed and orange at a penalty, dotted and red when blocked. */
export function drawSight(brush: Brush, view: View, board: Board, sight: SightOverlay): void {
  const { ctx, colours } = brush
  const { unit } = view
  const from = corner(view, centre(view, board, sight.from), sight.corner)
  const ends = sight.corners.map(i => corner(view, centre(view, board, sight.to), i))
  const colour = !sight.ok ? colours.bad : sight.penalty ? colours.warn : colours.good
  const dash = sight.penalty ? [12 * unit, 7 * unit] : []
  // Lines that end nowhere are thin, or many of them would hide the board.
  if (sight.ok) for (const end of ends) stroke(brush, [from, end], colour, 3.2 * unit, dash)
  else {
    ctx.beginPath()
    for (const end of ends) line(ctx, from, end)
    ctx.setLineDash([5 * unit, 5 * unit])
    // Light below, so that red is seen on grass as well as on rock.
    for (const [style, width] of [[colours.white, 4.4] as const, [colour, 2.6] as const]) {
      ctx.strokeStyle = style
      ctx.lineWidth = width * unit
      ctx.stroke()
    }
    ctx.setLineDash([])
  }
  ctx.fillStyle = colour
  ctx.strokeStyle = colours.white
  ctx.lineWidth = 1.6 * unit
  for (const point of sight.ok ? [from, ...ends] : [from]) {
    ctx.beginPath()
    ctx.arc(point.x, point.y, 5 * unit, 0, Math.PI * 2)
    ctx.fill()
    ctx.stroke()
  }
}

/** What is to be read of a line of sight, over the tokens: what stops it, the die it takes, how far it is. */
export function drawSightNotes(brush: Brush, view: View, board: Board, sight: SightOverlay): void {
  const { ctx, colours } = brush
  const { unit } = view
  const from = corner(view, centre(view, board, sight.from), sight.corner)
  const ends = sight.corners.map(i => corner(view, centre(view, board, sight.to), i))
  const middle = between(from, between(ends[0]!, ends[1]!, 0.5), 0.5)
  if (!sight.ok) {
    const stops = (sight.blockedBy ?? []).map(({ cell, facing }) => {
      const at = centre(view, board, cell)
      return facing === undefined ? at : between(...sideEnds(view, at, facing), 0.5)
    })
    for (const at of stops.length ? stops : [middle]) drawStop(brush, at, 8.5 * unit)
    return
  }
  if (sight.penalty) plate(ctx, '6+', middle, legible(view, 17), colours.halo, colours.ink)
  if (!sight.note) return
  const to = centre(view, board, sight.to)
  plate(ctx, sight.note, { x: to.x, y: to.y - 33 * unit }, legible(view, 14), colours.white, colours.ink)
}

/** Where a line of sight ends: a ring with a cross in it. */
export function drawStop({ ctx, colours }: Brush, at: Point, r: number): void {
  ctx.beginPath()
  ctx.arc(at.x, at.y, r, 0, Math.PI * 2)
  ctx.fillStyle = colours.white
  ctx.strokeStyle = colours.bad
  ctx.lineWidth = r * 0.3
  ctx.fill()
  ctx.stroke()
  drawCross(ctx, at, r * 0.42, colours.bad, r * 0.35)
}

/** Two enemies in each other's reach: crossed swords between them. */
export function drawLink({ ctx, colours }: Brush, view: Pick<View, 'unit'>, a: Point, b: Point): void {
  const { unit } = view
  const at = between(a, b, 0.5)
  ctx.beginPath()
  ctx.arc(at.x, at.y, 9.5 * unit, 0, Math.PI * 2)
  ctx.fillStyle = colours.bad
  ctx.strokeStyle = colours.white
  ctx.lineWidth = 2 * unit
  ctx.fill()
  ctx.stroke()
  for (const side of [-1, 1]) {
    const spot = (x: number, y: number): Point => ({ x: at.x + side * x * unit, y: at.y + y * unit })
    ctx.strokeStyle = colours.white
    ctx.lineCap = 'round'
    ctx.lineWidth = 1.8 * unit
    ctx.beginPath()
    line(ctx, spot(-4.6, 4.6), spot(5, -5))
    line(ctx, spot(-4.8, 1), spot(-1, 4.8))
    ctx.stroke()
  }
}

/** From where to where a way is in a window, up to its end; undefined where it is not. */
function seenOf(
  on: (share: number) => Point,
  end: number,
  { window }: Pick<View, 'window'>,
): [first: number, last: number] | undefined {
  const { left, top, right, bottom } = window
  const steps = 60
  const isSeen = (i: number): boolean => {
    const { x, y } = on((i / steps) * end)
    return x >= left && x <= right && y >= top && y <= bottom
  }
  const seen = Array.from({ length: steps + 1 }, (_, i) => i).filter(isSeen)
  const [first, last] = [seen[0], seen.at(-1)]
  return first === undefined || last === undefined ? undefined : [(first / steps) * end, (last / steps) * end]
}

/**
 * What is seen of a bent arrow: it stops short of the token it leads to, or at the edge of the window where it leads out of
 * that; undefined where it is outside. Numbers are shares of its way.
 * @internal for tests
 */
export function arrowSeen(
  view: Pick<View, 'window' | 'unit'>,
  from: Point,
  to: Point,
): { on: (share: number) => Point; first: number; neck: number; last: number; comesIn: number } | undefined {
  const { unit } = view
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length < 1) return undefined
  const bend = beside(from, to, 0.5, -length * 0.12)
  const on = (t: number): Point => between(between(from, bend, t), between(bend, to, t), t)
  const seen = seenOf(on, Math.max(0.5, 1 - (27 * unit) / length), view)
  if (!seen) return undefined
  const [first, last] = seen
  const neck = last - (10 * unit) / length
  // A head alone at the edge would lead nowhere.
  if (neck <= first) return undefined
  return { on, first, neck, last, comesIn: first === 0 ? 0 : Math.min(neck - first, (55 * unit) / length) }
}

/**
 * A bent arrow from one hex to another, for a move that was made: thin, for it lies under the tokens and there may be
 * many. Where it leads out of the window it has its head at the edge, and where it comes in from outside it begins with dashes.
 */
export function drawArrow({ ctx, colours }: Brush, view: View, from: Point, to: Point, livery: Livery): void {
  const { unit } = view
  const seen = arrowSeen(view, from, to)
  if (!seen) return
  const { on, first, neck, last, comesIn } = seen
  const points = (start: number, end: number): Point[] =>
    Array.from({ length: 13 }, (_, i) => on(start + (i / 12) * (end - start)))
  const way = (all: readonly Point[]): void => {
    ctx.beginPath()
    all.forEach(({ x, y }, i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)))
    ctx.stroke()
  }
  ctx.save()
  ctx.lineCap = ctx.lineJoin = 'round'
  ctx.strokeStyle = colours.white
  for (const [colour, width] of [
    [colours.white, 5],
    [livery.strong, 2.6],
  ] as const) {
    ctx.strokeStyle = ctx.fillStyle = colour
    ctx.lineWidth = width * unit
    if (comesIn > 0) {
      ctx.setLineDash([3 * unit, 8 * unit])
      way(points(first, first + comesIn))
      ctx.setLineDash([])
    }
    way(points(first + comesIn, neck))
    ctx.lineWidth = Math.max(0, width - 2.6) * unit
    ctx.beginPath()
    arrowHead(ctx, on(neck), on(last), 12 * unit, 12 * unit)
    if (colour === colours.white) ctx.stroke()
    ctx.fill()
  }
  ctx.restore()
}

/** The flight of an arrow: a thin straight dashed line with a head and feathers, unlike the way of a figure. */
export function drawShot(brush: Brush, view: View, from: Point, to: Point, livery: Livery): void {
  const { ctx, colours } = brush
  const { unit } = view
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length < 1) return
  const start = between(from, to, Math.min(0.4, (20 * unit) / length))
  const tip = between(from, to, Math.max(0.6, 1 - (20 * unit) / length))
  stroke(brush, [start, tip], livery.strong, 2.6 * unit, [9 * unit, 5 * unit])
  ctx.fillStyle = livery.strong
  ctx.strokeStyle = colours.white
  ctx.lineWidth = 2 * unit
  ctx.beginPath()
  arrowHead(ctx, from, tip, 13 * unit, 11 * unit)
  ctx.stroke()
  ctx.fill()
  const far = Math.hypot(tip.x - start.x, tip.y - start.y) || 1
  ctx.strokeStyle = livery.strong
  ctx.lineWidth = 2.2 * unit
  ctx.beginPath()
  for (const back of [0, 5 * unit, 10 * unit])
    for (const side of [-1, 1])
      line(
        ctx,
        beside(start, tip, back / far, 0),
        beside(start, tip, (back - 4 * unit) / far, side * 5 * unit),
      )
  ctx.stroke()
}
