import type { Board } from '../../rules/board/board.ts'
import { centre, outward, type Point, root3, type View } from '../board/layout.ts'
import type { Brush } from '../paint/brush.ts'
import { drawText, widthOf } from '../paint/drawText.ts'
import { hexPath, polygon, roundedBox } from '../paint/shapes.ts'
import type { Liveries, Livery } from '../paint/theme.ts'
import type { Scene, Token } from '../types.ts'
import { drawFlag, drawLife, drawPoints } from './emblems.ts'
import { type BaseLayout, drawBase, drawFallenBase, drawShadow, footprint, standOf } from './tokenBase.ts'
import { drawBlock, labelOfBlock } from './tokenBlock.ts'
import { stamp } from './tokenCache.ts'
import { drawConditions, drawUnseen, isIn } from './tokenConditions.ts'
import { drawEmblem, drawFallenEmblem, lyingTilt, turnAbout } from './tokenEmblem.ts'
import { tokenLayout } from './tokenLayout.ts'

/**
 * The wedge on the rim in the direction that the token looks, its outer edge `reach` pixels from a point: bright within a
 * dark line on every token, so that which way one looks is read the same on both sides.
 */
function drawWedge(brush: Brush, view: View, from: Point, reach: number, facing: number, unit: number): void {
  const out = outward(facing, view)
  const { wide, inside, from: near, to: far } = tokenLayout.wedge
  const deep = far - near
  const middle = {
    x: from.x + out.x * (reach - (deep / 2) * unit),
    y: from.y + out.y * (reach - (deep / 2) * unit),
  }
  const extent = { across: (wide / 2 + 3) * unit, down: (wide / 2 + 3) * unit }
  stamp(
    brush,
    ['wedge', unit, facing, view.turned].join('/'),
    middle,
    extent,
    ({ ctx, colours }, { x, y }) => {
      const at = (along: number, across: number): Point => ({
        x: x + (out.x * along - out.y * across) * unit,
        y: y + (out.y * along + out.x * across) * unit,
      })
      ctx.beginPath()
      polygon(ctx, [
        at(deep / 2, -wide / 2),
        at(deep / 2, wide / 2),
        at(-deep / 2, inside / 2),
        at(-deep / 2, -inside / 2),
      ])
      ctx.fillStyle = colours.halo
      ctx.strokeStyle = colours.black
      ctx.lineWidth = 2.6 * unit
      ctx.lineJoin = 'round'
      ctx.stroke()
      ctx.fill()
    },
  )
}

/** Everything of a token but its words and numbers. */
function drawBody(brush: Brush, view: View, token: Token, stand: BaseLayout, livery: Livery): void {
  const { hexes, middle, scale, lettering } = stand
  if (isIn(token, 'unseen')) drawUnseen(brush, view, stand, livery)
  else drawBase(brush, view, token, hexes, livery)
  // Where the whole board is seen, a label is all that a phone shows large enough.
  const seen = view.whole && token.label !== '' ? { ...token, icon: undefined } : token
  const before = brush.ctx.globalAlpha
  if (isIn(token, 'unseen')) brush.ctx.globalAlpha *= 0.65
  if (token.block) drawBlock(brush, view, token, token.block, stand, livery)
  else drawEmblem(brush, seen, middle, view.unit * scale, livery, lettering)
  brush.ctx.globalAlpha = before
  drawFacing(brush, view, token, stand)
}

/** Within the base: it covers nothing of a neighbour. */
function drawFacing(brush: Brush, view: View, { facing }: Token, { hexes, middle }: BaseLayout): void {
  if (facing === undefined) return
  const { unit } = view
  if (hexes.length < 3) return drawWedge(brush, view, hexes[0]!, tokenLayout.wedge.to * unit, facing, unit)
  const out = outward(facing, view)
  const far = Math.max(...hexes.map(hex => (hex.x - middle.x) * out.x + (hex.y - middle.y) * out.y))
  drawWedge(brush, view, middle, far + tokenLayout.wedge.to * unit, facing, unit * 1.3)
}

/** The label, on a plate that lets it stand apart from the picture. */
function drawLabel(brush: Brush, view: View, token: Token, stand: BaseLayout, livery: Livery): void {
  const { whole, unit } = view
  const { label } = token
  if (label === '') return
  const { ctx } = brush
  const { middle, scale, lettering } = stand
  const big = unit * scale
  const size = Math.round(tokenLayout.label.size * lettering * big)
  // Seen on a whole board too, where nothing but a label is large enough.
  const isShaken = token.block?.shaken
  const style = { size, colour: isShaken ? brush.colours.white : livery.letters }
  const high = size * 0.8
  // Larger letters begin higher: their lower edge stays where it is.
  const y = whole ? middle.y : middle.y + (tokenLayout.label.y - (lettering - 1) * 4) * big
  const half = widthOf(label, style) / 2 + big
  const at = token.block ? labelOfBlock(view, token, middle, half) : { x: middle.x, y }
  ctx.save()
  if (isIn(token, 'lying')) turnAbout(ctx, at, lyingTilt.label)
  ctx.beginPath()
  roundedBox(ctx, at.x - half, at.y - high / 2, half * 2, high, 3 * big)
  ctx.fillStyle = isShaken ? brush.colours.hurt : livery.face
  ctx.fill()
  drawText(ctx, label, at.x, at.y, style)
  ctx.restore()
}

/** A turned hex is as wide as others are high: what stands at its left and right moves closer. */
const acrossOf = (turned: boolean): number => (turned ? root3 / 2 : 1)

/** The bar of what is left, and the points at the left corner. */
function drawNumbers(
  brush: Brush,
  { turned, unit }: View,
  { pips, counter }: Token,
  { middle, scale }: BaseLayout,
  marks: Scene['marks'],
): void {
  const big = unit * scale
  const { life, points } = tokenLayout
  if (pips && (marks === 'all' || pips.left < pips.of))
    drawLife(brush, { x: middle.x, y: middle.y + life.y * big }, big, pips.left, pips.of)
  if (counter !== undefined && (marks === 'all' || counter > 0))
    drawPoints(
      brush,
      { x: middle.x + points.left * acrossOf(turned) * big, y: middle.y + points.y * big },
      big,
      counter,
    )
}

/** A few letters in a small plate at the right corner. */
function drawNote(
  { ctx, colours }: Brush,
  { turned, unit }: View,
  text: string,
  { middle, scale }: BaseLayout,
): void {
  const big = unit * scale
  const { note } = tokenLayout
  const style = { size: Math.round(note.size * big), colour: colours.ink }
  const width = widthOf(text, style) + 5 * big
  const y = middle.y + note.y * big
  // Its right end stays where it is: a longer one reaches into the picture, and never over a neighbour.
  const right = middle.x + note.right * acrossOf(turned) * big
  ctx.beginPath()
  roundedBox(ctx, right - width, y - 8 * big, width, 16 * big, 5 * big)
  ctx.fillStyle = colours.halo
  ctx.strokeStyle = colours.ink
  ctx.lineWidth = 1.4 * big
  ctx.fill()
  ctx.stroke()
  drawText(ctx, text, right - width / 2, y, style)
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

/** What is written on a token. Whoever has fallen keeps only a label. */
function drawSigns(
  brush: Brush,
  view: View,
  token: Token,
  stand: BaseLayout,
  livery: Livery,
  marks: Scene['marks'],
): void {
  if (!token.fallen && !view.whole) drawNumbers(brush, view, token, stand, marks)
  drawLabel(brush, view, token, stand, livery)
  if (!token.fallen) drawConditions(brush, view, token, stand)
  if (marks === 'few' || token.fallen || view.whole) return
  const { middle, scale } = stand
  const big = view.unit * scale
  const { flag } = tokenLayout
  if (token.flag) drawFlag(brush, { x: middle.x + flag.x * big, y: middle.y + flag.y * big }, big, token.flag)
  if (token.note) drawNote(brush, view, token.note, stand)
}

/** Tokens with everything on them; what is written on one is never hidden by its neighbour. */
export function drawTokens(
  brush: Brush,
  view: View,
  board: Board,
  tokens: readonly Token[],
  liveries: Liveries,
  { alpha = 1, marks = 'few' }: { alpha?: number; marks?: Scene['marks'] } = {},
): void {
  const standing = tokens.flatMap(token => {
    const hexes = token.cells.map(cell => centre(view, board, cell))
    return hexes.length ? [{ token, stand: standOf(hexes, view), livery: liveries(token.owner) }] : []
  })
  for (const { token, stand } of standing)
    if (!token.fallen && !isIn(token, 'unseen')) drawShadow(brush, view, stand.hexes)
  for (const { token, stand, livery } of standing) drawFigure(brush, view, token, stand, livery, alpha)
  for (const { token, stand, livery } of standing) drawSigns(brush, view, token, stand, livery, marks)
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
  drawTokens(brush, view, board, [token], liveries, { alpha: 0.72 })
  ctx.setLineDash([5 * view.unit, 4 * view.unit])
  ctx.strokeStyle = colours.ink
  ctx.lineWidth = 2 * view.unit
  ctx.beginPath()
  for (const cell of token.cells) hexPath(ctx, view, centre(view, board, cell), 0.96)
  ctx.stroke()
  ctx.restore()
}
