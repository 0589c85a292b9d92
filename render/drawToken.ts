import type { Board } from '../rules/board/board.ts'
import type { Brush } from './brush.ts'
import { drawText, widthOf } from './drawText.ts'
import { drawCounter, drawFlag, drawPips } from './emblems.ts'
import { centre, inradius, outward, type Point, type View } from './layout.ts'
import { hexPath, polygon, roundedBox } from './shapes.ts'
import { stamp } from './stamp.ts'
import type { Liveries, Livery, Tone } from './theme.ts'
import { type BaseLayout, drawBase, drawFallenBase, footprint, standOf } from './tokenBase.ts'
import { drawEmblem, drawFallenEmblem } from './tokenEmblem.ts'
import type { Token } from './types.ts'

/** A barbed arrowhead over the front side, its tip `reach` away: which way it points must not be a matter of taste. */
function drawPointer(
  brush: Brush,
  view: View,
  from: Point,
  reach: number,
  facing: number,
  unit: number,
  tone: Tone,
): void {
  const out = outward(facing, view)
  const tip = { x: from.x + out.x * reach, y: from.y + out.y * reach }
  const extent = { across: 17 * unit, down: 17 * unit }
  stamp(
    brush,
    ['pointer', unit, facing, view.turned, tone].join('/'),
    tip,
    extent,
    ({ ctx, colours }, { x, y }) => {
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
    },
  )
}

/** Everything of a token but its words and numbers. */
function drawBody(brush: Brush, view: View, token: Token, stand: BaseLayout, livery: Livery): void {
  const { ctx, colours } = brush
  const { hexes, middle, scale, lettering } = stand
  drawBase(brush, view, token, hexes, livery)
  drawEmblem(brush, token, middle, view.unit * scale, livery, lettering)
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
  { hexes, middle, scale }: BaseLayout,
  tone: Tone,
): void {
  if (facing === undefined) return
  const reach = inradius(view)
  if (hexes.length < 3)
    return drawPointer(brush, view, hexes[0]!, reach * 0.98, facing, view.unit * scale, tone)
  const out = outward(facing, view)
  const far = Math.max(...hexes.map(hex => (hex.x - middle.x) * out.x + (hex.y - middle.y) * out.y))
  drawPointer(brush, view, middle, far + reach * 0.95, facing, view.unit * 1.2, tone)
}

/** Where label and counter stand, in units from the middle: out of the way of the arrowhead. */
function footPlaces({ facing, label, counter }: Token, lettering: number): { label: Point; counter: Point } {
  // Larger letters need more room: they begin higher and push the counter aside.
  const more = lettering - 1
  const low = 14.5 - 6 * more
  const aside = label.length > 2 ? 3 + 15 * more : 3
  if (facing === 2) return { label: { x: -aside, y: low }, counter: { x: -20, y: 2 - 14 * more } }
  if (facing === 4) return { label: { x: aside, y: low }, counter: { x: 20, y: 2 - 14 * more } }
  const y = facing === 3 ? 4.5 - 4 * more : low
  return { label: { x: counter === undefined ? 0 : -7, y }, counter: { x: 17.5 + 10 * more, y: y + 2.5 } }
}

/** The plate at the foot: the label, its counter beside it, its pips below. */
function drawFoot(brush: Brush, token: Token, stand: BaseLayout, unit: number, livery: Livery): void {
  const { ctx } = brush
  const { middle, scale, lettering } = stand
  const { label, pips, counter } = token
  const big = unit * scale
  const places = footPlaces(token, lettering)
  const x = middle.x + places.label.x * big
  const y = middle.y + places.label.y * big
  const high = 15 * lettering * big
  if (label !== '') {
    const size = Math.round((label.length > 2 ? 15.5 : 18.5) * lettering * big)
    const style = { size, colour: livery.letters }
    const half = widthOf(label, style) / 2 + 3 * big
    ctx.beginPath()
    roundedBox(ctx, x - half, y - high / 2, half * 2, high, 3 * big)
    ctx.fillStyle = livery.face
    ctx.fill()
    drawText(ctx, label, x, y, style)
  }
  if (pips) drawPips(brush, { x, y: y + high / 2 + 2 * big }, big * 0.9, pips.left, pips.of)
  const beside = { x: middle.x + places.counter.x * big, y: middle.y + places.counter.y * big }
  if (counter !== undefined) drawCounter(brush, beside, big, counter)
}

/** A few letters in a small plate at the top. */
function drawNote({ ctx, colours }: Brush, text: string, { middle, scale }: BaseLayout, unit: number): void {
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

/**
 * The base of a token and its emblem.
 * @param alpha of both; what is written on it stays as it is
 */
function drawFigure(
  brush: Brush,
  view: View,
  token: Token,
  stand: BaseLayout,
  livery: Livery,
  alpha = 1,
): void {
  const { hexes, middle, scale } = stand
  if (token.highlighted) drawHighlight(brush, view, hexes)
  if (token.fallen) {
    drawFallenBase(brush, view, hexes, livery)
    drawFallenEmblem(brush, token, middle, view.unit * scale, livery)
    return
  }
  brush.ctx.globalAlpha = alpha
  drawBody(brush, view, token, stand, livery)
  brush.ctx.globalAlpha = 1
}

/** What is written on a token and where it looks. Whoever has fallen keeps only a label. */
function drawSigns(brush: Brush, view: View, token: Token, stand: BaseLayout, livery: Livery): void {
  const { unit } = view
  if (token.fallen) drawFoot(brush, { ...token, facing: undefined, pips: undefined }, stand, unit, livery)
  else {
    drawFoot(brush, token, stand, unit, livery)
    drawFacing(brush, view, token, stand, livery.tone)
  }
}

/** What a token carries and what is at work on it: wider than the token. */
function drawPlates(brush: Brush, { unit }: View, { flag, note }: Token, stand: BaseLayout): void {
  const { middle, scale } = stand
  const big = unit * scale
  if (flag) drawFlag(brush, { x: middle.x, y: middle.y - 24 * big }, big, flag)
  if (note) drawNote(brush, note, stand, unit)
}

/** Tokens with everything on them; what is written on one is never hidden by its neighbour. */
export function drawTokens(
  brush: Brush,
  view: View,
  board: Board,
  tokens: readonly Token[],
  liveries: Liveries,
  alpha = 1,
): void {
  const standing = tokens.flatMap(token => {
    const hexes = token.cells.map(cell => centre(view, board, cell))
    return hexes.length ? [{ token, stand: standOf(hexes, view), livery: liveries(token.owner) }] : []
  })
  for (const { token, stand, livery } of standing) drawFigure(brush, view, token, stand, livery, alpha)
  for (const { token, stand, livery } of standing) drawSigns(brush, view, token, stand, livery)
  for (const { token, stand } of standing) drawPlates(brush, view, token, stand)
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
export function drawGhost(brush: Brush, view: View, board: Board, token: Token, liveries: Liveries): void {
  const { ctx, colours } = brush
  ctx.save()
  drawTokens(brush, view, board, [token], liveries, 0.72)
  ctx.setLineDash([5 * view.unit, 4 * view.unit])
  ctx.strokeStyle = colours.ink
  ctx.lineWidth = 2 * view.unit
  ctx.beginPath()
  for (const cell of token.cells) hexPath(ctx, view, centre(view, board, cell), 0.96)
  ctx.stroke()
  ctx.restore()
}
