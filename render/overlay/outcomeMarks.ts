import { legible, outward, type Point, type View } from '../board/layout.ts'
import { drawIcon } from '../icons/drawIcon.ts'
import type { Brush } from '../paint/brush.ts'
import { drawText } from '../paint/drawText.ts'
import { drawCross, starPath } from '../paint/shapes.ts'
import { drawSkull } from '../tokens/emblems.ts'
import type { TokenMark } from '../types.ts'

/** Where a sign of what became of a token stands: at its upper right, of a block at one flank or the other one. */
function markPlace(
  view: Pick<View, 'unit' | 'turned'>,
  at: Point,
  facing: number | undefined,
  flank: number,
): Point {
  const ahead = facing === undefined ? undefined : outward(facing, view)
  const aside = ahead ? { x: -ahead.y * 26 * flank, y: ahead.x * 26 * flank } : { x: 17, y: -20 }
  return { x: at.x + aside.x * view.unit, y: at.y + aside.y * view.unit }
}

/**
 * Where the signs of marks stand whose hexes have these middles: those of neighbours would lie on one another, and each block
 * has two flanks.
 */
export function markPlaces(
  view: Pick<View, 'unit' | 'turned'>,
  marks: readonly (Pick<TokenMark, 'kind' | 'facing'> & { at: Point })[],
): Point[] {
  const places: Point[] = []
  for (const { at, kind, facing } of marks) {
    const both = (kind === 'removed' ? [-1, 1] : [1, -1]).map(flank => markPlace(view, at, facing, flank))
    const isFree = ({ x, y }: Point) =>
      places.every(other => Math.hypot(other.x - x, other.y - y) > 26 * view.unit)
    places.push(both.find(isFree) ?? both[0]!)
  }
  return places
}

/**
 * What became of a token: what it lost, a shield that held, an arrow that went past.
 * @param place where a sign of it stands, off the middle of its hex
 */
export function drawMark(
  brush: Brush,
  view: View,
  at: Point,
  { kind, loss = 1, token, name = '', facing }: TokenMark,
  place: Point,
): void {
  const { unit } = view
  // A number has to be read; a sign is known by its form.
  if (kind !== 'removed')
    drawOutcome(brush, place, kind === 'lost' ? legible(view, 14) / 1.15 : 12 * unit, kind, loss)
  // Whoever is gone lies there as a token of its own where it is known; where another block stands, beside that.
  else if (facing !== undefined) drawGone(brush, view, place, name)
  else if (!token) drawSkull(brush, at, 15 * unit)
}

/** Who is gone from where another stands: a skull, and the label below it. */
function drawGone(brush: Brush, view: View, at: Point, name: string): void {
  const r = 12 * view.unit
  drawSkull(brush, at, r)
  const size = Math.round(legible(view, 12))
  const { colours } = brush
  drawText(brush.ctx, name, at.x, at.y + r + size * 0.55, { size, colour: colours.ink, halo: colours.white })
}

/** A sign of an outcome, `r` from its middle to its rim. @param loss in lives; none is written where it is 0 */
export function drawOutcome(
  { ctx, colours }: Brush,
  at: Point,
  r: number,
  kind: Exclude<TokenMark['kind'], 'removed'>,
  loss: number,
): void {
  ctx.beginPath()
  if (kind === 'lost') starPath(ctx, at, r * 1.2, 9, 0.74)
  else ctx.arc(at.x, at.y, r, 0, Math.PI * 2)
  ctx.fillStyle = kind === 'lost' ? colours.hurt : colours.white
  ctx.strokeStyle = kind === 'lost' ? colours.white : colours.ink
  ctx.lineWidth = r * 0.16
  ctx.lineJoin = 'round'
  ctx.fill()
  ctx.stroke()
  if (kind === 'saved') drawIcon(ctx, 'attached-shield', at, r * 1.4, colours.ink)
  else if (kind === 'missed') drawCross(ctx, at, r * 0.42, colours.ink, r * 0.26)
  else if (loss > 0)
    drawText(ctx, `−${loss}`, at.x, at.y, { size: Math.round(r * 1.15), colour: colours.white })
}
