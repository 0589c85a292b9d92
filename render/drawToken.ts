import type { Board } from '../rules/board/board.ts'
import type { Brush } from './brush.ts'
import { drawText, widthOf } from './drawText.ts'
import { drawCounter, drawFlag, drawPips } from './emblems.ts'
import { centre, inradius, outward, type Point, type View } from './layout.ts'
import { hexPath, polygon, roundedBox } from './shapes.ts'
import { stamp } from './stamp.ts'
import type { Livery, Tone } from './theme.ts'
import { drawBase, drawFallenBase, footprint, type Stand, standOf } from './tokenBase.ts'
import { drawEmblem, drawFallenEmblem } from './tokenEmblem.ts'
import type { Token } from './types.ts'

/** A barbed arrowhead over the front side, its tip `reach` away: which way it points must not be a matter of taste. */
function drawPointer(
  brush: Brush,
  from: Point,
  reach: number,
  facing: number,
  unit: number,
  tone: Tone,
): void {
  const out = outward(facing)
  const tip = { x: from.x + out.x * reach, y: from.y + out.y * reach }
  const extent = { across: 17 * unit, down: 17 * unit }
  stamp(brush, ['pointer', unit, facing, tone].join('/'), tip, extent, ({ ctx, colours }, { x, y }) => {
    const at = (along: number, across: number): Point => ({
      x: x - (out.x * along + out.y * across) * unit,
      y: y - (out.y * along - out.x * across) * unit,
    })
    ctx.beginPath()
    polygon(ctx, [at(0, 0), at(12, 9), at(8, 0), at(12, -9)])
    // Dark on light emblems, bright on dark ones.
    ctx.fillStyle = tone === 'cool' ? colours.ink : colours.halo
    ctx.strokeStyle = tone === 'cool' ? colours.white : colours.ink
    ctx.lineWidth = 3 * unit
    ctx.lineJoin = 'round'
    ctx.stroke()
    ctx.fill()
  })
}

/** Everything of a token but its words and numbers. */
function drawBody(brush: Brush, view: View, token: Token, stand: Stand, livery: Livery): void {
  const { ctx, colours } = brush
  const { hexes, middle, scale } = stand
  drawBase(brush, view, token, hexes, livery)
  drawEmblem(brush, token, middle, view.unit * scale, livery)
  if (token.facing === undefined || hexes.length < 3) return
  const front = hexes[0]!
  ctx.fillStyle = token.starred ? colours.white : colours.ink
  ctx.beginPath()
  ctx.arc(front.x, front.y, 4 * view.unit, 0, Math.PI * 2)
  ctx.fill()
}

/** The arrowhead lies over everything else of a token but what it carries. */
function drawFacing(
  brush: Brush,
  view: View,
  { facing }: Token,
  { hexes, middle, scale }: Stand,
  tone: Tone,
): void {
  if (facing === undefined) return
  const reach = inradius(view)
  if (hexes.length < 3) return drawPointer(brush, hexes[0]!, reach * 0.98, facing, view.unit * scale, tone)
  const out = outward(facing)
  const far = Math.max(...hexes.map(hex => (hex.x - middle.x) * out.x + (hex.y - middle.y) * out.y))
  drawPointer(brush, middle, far + reach * 0.95, facing, view.unit * 1.2, tone)
}

/** Where label and counter stand, in units from the middle: out of the way of the arrowhead. */
function footPlaces(facing: number | undefined, counts: boolean): { label: Point; counter: Point } {
  if (facing === 2) return { label: { x: -3, y: 14.5 }, counter: { x: -20, y: 2 } }
  if (facing === 4) return { label: { x: 3, y: 14.5 }, counter: { x: 20, y: 2 } }
  const y = facing === 3 ? 4.5 : 14.5
  return { label: { x: counts ? -7 : 0, y }, counter: { x: 17.5, y: y + 2.5 } }
}

/** The plate at the foot: the label, its counter beside it, its pips below. */
function drawFoot(brush: Brush, token: Token, { middle, scale }: Stand, unit: number, livery: Livery): void {
  const { ctx } = brush
  const { label, facing, pips, counter } = token
  const big = unit * scale
  const counts = counter !== undefined
  const places = footPlaces(facing, counts)
  const x = middle.x + places.label.x * big
  const y = middle.y + places.label.y * big
  if (label !== '') {
    const style = { size: Math.round((label.length > 2 ? 15.5 : 18.5) * big), colour: livery.letters }
    const half = widthOf(label, style) / 2 + 3 * big
    ctx.beginPath()
    roundedBox(ctx, x - half, y - 7.5 * big, half * 2, 15 * big, 3 * big)
    ctx.fillStyle = livery.face
    ctx.fill()
    drawText(ctx, label, x, y, style)
  }
  if (pips) drawPips(brush, { x, y: y + 9.5 * big }, big * 0.9, pips.left, pips.of)
  const beside = { x: middle.x + places.counter.x * big, y: middle.y + places.counter.y * big }
  if (counts) drawCounter(brush, beside, big, counter)
}

/** A few letters in a small plate at the top. */
function drawNote({ ctx, colours }: Brush, text: string, { middle, scale }: Stand, unit: number): void {
  const big = unit * scale
  const style = { size: Math.round(11 * big), colour: colours.ink }
  const width = widthOf(text, style) + 7 * big
  const y = middle.y - 23 * big
  ctx.beginPath()
  roundedBox(ctx, middle.x - width / 2, y - 7 * big, width, 14 * big, 6 * big)
  ctx.fillStyle = colours.halo
  ctx.strokeStyle = colours.ink
  ctx.lineWidth = 1.4 * big
  ctx.fill()
  ctx.stroke()
  drawText(ctx, text, middle.x, y, style)
}

/** A ring round the whole base, so that the eye finds the figure that is talked of. */
function drawHighlight({ ctx, colours }: Brush, view: View, hexes: readonly Point[]): void {
  footprint(ctx, view, hexes, -6 * view.unit, colours.ink)
  footprint(ctx, view, hexes, -4.5 * view.unit, colours.halo)
}

/** One that has fallen and is still there: pale and tipped over, a skull on it, its label upright. */
function drawFallen(brush: Brush, view: View, token: Token, stand: Stand, livery: Livery): void {
  const { middle, scale } = stand
  const big = view.unit * scale
  drawFallenBase(brush, view, stand.hexes, livery)
  drawFallenEmblem(brush, token, middle, big, livery)
  drawFoot(brush, { ...token, facing: undefined, pips: undefined }, stand, view.unit, livery)
}

/** @param alpha of the base and its emblem; what is written on it stays as it is */
export function drawToken(
  brush: Brush,
  view: View,
  board: Board,
  token: Token,
  livery: Livery,
  alpha = 1,
): void {
  const { ctx } = brush
  const hexes = token.cells.map(cell => centre(view, board, cell))
  if (!hexes.length) return
  const stand = standOf(hexes, view)
  if (token.highlighted) drawHighlight(brush, view, hexes)
  if (token.fallen) drawFallen(brush, view, token, stand, livery)
  else {
    ctx.globalAlpha = alpha
    drawBody(brush, view, token, stand, livery)
    ctx.globalAlpha = 1
    drawFoot(brush, token, stand, view.unit, livery)
    drawFacing(brush, view, token, stand, livery.tone)
  }
  const { middle, scale } = stand
  const big = view.unit * scale
  if (token.flag) drawFlag(brush, { x: middle.x, y: middle.y - 24 * big }, big, token.flag)
  if (token.note) drawNote(brush, token.note, stand, view.unit)
}

/** Where a token stood before: its emblem alone, faint. */
export function drawTrace(brush: Brush, view: View, board: Board, token: Token, livery: Livery): void {
  const { ctx } = brush
  const at = centre(view, board, token.cells[0]!)
  ctx.save()
  ctx.globalAlpha = 0.45
  drawEmblem(brush, { ...token, label: '', starred: false }, at, view.unit * 0.8, livery)
  ctx.restore()
}

/** A token as it would stand: the same one, see-through, with a dashed rim. */
export function drawGhost(brush: Brush, view: View, board: Board, token: Token, livery: Livery): void {
  const { ctx, colours } = brush
  ctx.save()
  drawToken(brush, view, board, token, livery, 0.72)
  ctx.setLineDash([5 * view.unit, 4 * view.unit])
  ctx.strokeStyle = colours.ink
  ctx.lineWidth = 2 * view.unit
  ctx.beginPath()
  for (const cell of token.cells) hexPath(ctx, view, centre(view, board, cell), 0.96)
  ctx.stroke()
  ctx.restore()
}
