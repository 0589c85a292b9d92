import type { Board } from '../rules/board/board.ts'
import type { Brush } from './brush.ts'
import { createCache } from './cache.ts'
import { type Canvas, type Context, createCanvas } from './canvas.ts'
import { drawText, widthOf } from './drawText.ts'
import { drawBow, drawCounter, drawFlag, drawPips, drawRing, drawStar } from './emblems.ts'
import { centre, corner, inradius, outward, type Point, type View } from './layout.ts'
import { drawPattern } from './patterns.ts'
import { drawCross, hexPath, line, polygon, roundedBox } from './shapes.ts'
import { drawShape } from './silhouettes.ts'
import { type Livery, mixed } from './theme.ts'
import type { Token } from './types.ts'

const plateScale = 0.92

/** How a base is drawn: its middle, and how much larger the emblem is on a base of several hexes. */
interface Stand {
  hexes: Point[]
  middle: Point
  scale: number
}

/** A rider's emblem stands on the front hex, that of a large figure in the middle of its base. */
export function standOf(hexes: Point[]): Stand {
  if (hexes.length < 3) return { hexes, middle: hexes[0]!, scale: 1 }
  const sum = hexes.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }))
  const middle = { x: sum.x / hexes.length, y: sum.y / hexes.length }
  return { hexes, middle, scale: hexes.length < 5 ? 1.35 : 2 }
}

/** The outline of all hexes of a base together, `inset` pixels smaller all round. */
function footprint(ctx: Context, view: View, hexes: readonly Point[], inset: number, colour: string): void {
  const scale = plateScale - inset / view.size / 0.866
  ctx.fillStyle = colour
  ctx.beginPath()
  for (const hex of hexes) hexPath(ctx, view, hex, scale)
  ctx.fill()
  const near = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) < view.size * 1.9
  ctx.strokeStyle = colour
  ctx.lineWidth = view.size * scale
  ctx.lineCap = 'butt'
  hexes.forEach((a, i) =>
    hexes.slice(i + 1).forEach((b, j) => {
      if (!near(a, b)) return
      ctx.beginPath()
      line(ctx, a, b)
      ctx.stroke()
      for (const c of hexes.slice(i + j + 2)) {
        if (!near(a, c) || !near(b, c)) continue
        ctx.beginPath()
        polygon(ctx, [a, b, c])
        ctx.fill()
      }
    }),
  )
}

/** The three front sides of a base. */
function drawFront({ ctx, colours }: Brush, view: View, hex: Point, facing: number): void {
  const rim = (scale: number) => [0, 1, 2, 3].map(i => corner(view, hex, (facing + 10 + i) % 6, scale))
  ctx.fillStyle = colours.ink
  ctx.beginPath()
  polygon(ctx, [...rim(plateScale), ...rim(plateScale - 0.13).reverse()])
  ctx.fill()
}

/** A barbed arrowhead over the front side, its tip `reach` away: which way it points must not be a matter of taste. */
function drawPointer({ ctx, colours }: Brush, view: View, from: Point, reach: number, facing: number): void {
  const out = outward(facing)
  const at = (along: number, across: number): Point => ({
    x: from.x + out.x * (reach - along * view.unit) - out.y * across * view.unit,
    y: from.y + out.y * (reach - along * view.unit) + out.x * across * view.unit,
  })
  ctx.beginPath()
  polygon(ctx, [at(0, 0), at(12, 9), at(8, 0), at(12, -9)])
  ctx.fillStyle = colours.ink
  ctx.strokeStyle = colours.white
  ctx.lineWidth = 2.6 * view.unit
  ctx.lineJoin = 'round'
  ctx.stroke()
  ctx.fill()
}

/** Faded colours are drawn towards this grey. */
const tired = '#a9a596'

/** Round in cool colours, square in warm ones; light with dark silhouettes, and the other way round. */
function drawEmblem({ ctx, colours }: Brush, token: Token, at: Point, unit: number, livery: Livery): void {
  const { shape, starred, faded = 0 } = token
  const face = mixed(livery.face, tired, faded)
  ctx.beginPath()
  if (livery.tone === 'cool') ctx.arc(at.x, at.y, 23 * unit, 0, Math.PI * 2)
  else roundedBox(ctx, at.x - 20.5 * unit, at.y - 20.5 * unit, 41 * unit, 41 * unit, 3 * unit)
  ctx.fillStyle = face
  ctx.fill()
  ctx.lineWidth = (starred ? 3 : 2) * unit
  ctx.strokeStyle = starred ? colours.gold : mixed(livery.strong, tired, faded)
  ctx.stroke()
  if (!shape) return
  const shift = liftOf(token.facing)
  // A little fainter than the label that stands on it.
  const ink = mixed(livery.letters, livery.face, livery.tone === 'cool' ? 0.18 : 0.1)
  // Without a label, as on a card, the silhouette has the emblem to itself.
  const alone = token.label === ''
  const spot = { x: at.x, y: at.y - (alone ? 4 : 8 + shift * 0.4) * unit }
  drawShape(ctx, shape, spot, (alone ? 39 : 33) * unit, mixed(ink, tired, faded * 0.6), face)
}

/** Facing south, the arrowhead is below: what stands there moves up. */
const liftOf = (facing?: number): number => (facing === 3 ? 4.5 : 0)

/** Star and bow keep out of the way of the arrowhead. */
function signPlaces(facing?: number): { star: Point; bow: Point } {
  const left = facing === 5 ? { x: -24, y: 3 } : { x: -20, y: -15 }
  const right = facing === 1 ? { x: 24, y: 3 } : { x: 20, y: -15 }
  return { star: left, bow: right }
}

/** Everything of a token but its words and numbers. */
function drawBody(
  brush: Brush,
  view: View,
  token: Token,
  { hexes, middle, scale }: Stand,
  livery: Livery,
): void {
  const { ctx, colours } = brush
  const { unit } = view
  const { facing, starred, faded = 0, badges = [] } = token
  const grey = (colour: string) => mixed(colour, tired, faded)
  const large = hexes.length > 2
  const front = hexes[0]!
  const below = hexes.map(({ x, y }) => ({ x: x + 2.5 * unit, y: y + 3.5 * unit }))
  const before = ctx.globalAlpha
  ctx.globalAlpha = before * 0.32
  footprint(ctx, view, below, 0, colours.black)
  ctx.globalAlpha = before
  footprint(ctx, view, hexes, 0, grey(starred ? mixed(livery.strong, colours.black, 0.5) : livery.strong))
  footprint(ctx, view, hexes, 2.2 * unit, grey(starred ? livery.strong : livery.pale))
  const woven = starred ? mixed(livery.strong, colours.white, 0.55) : livery.strong
  drawPattern(ctx, view, hexes, livery.pattern, grey(woven))
  if (!large && facing !== undefined) drawFront(brush, view, front, facing)
  const big = unit * scale
  drawEmblem(brush, token, middle, big, livery)
  const { star, bow } = signPlaces(facing)
  if (starred) drawStar(brush, { x: middle.x + star.x * big, y: middle.y + star.y * big }, big * 0.95)
  if (badges.includes('bow'))
    drawBow(brush, { x: middle.x + bow.x * big, y: middle.y + bow.y * big }, big * 0.9)
  if (badges.includes('ring')) drawRing(brush, { x: middle.x, y: middle.y - 23 * big }, big)
  if (facing === undefined) return
  if (large) {
    const out = outward(facing)
    const far = Math.max(...hexes.map(hex => (hex.x - middle.x) * out.x + (hex.y - middle.y) * out.y))
    drawPointer(brush, view, middle, far + inradius(view) * 0.95, facing)
    ctx.fillStyle = starred ? colours.white : colours.ink
    ctx.beginPath()
    ctx.arc(front.x, front.y, 4 * unit, 0, Math.PI * 2)
    ctx.fill()
  } else drawPointer(brush, view, front, inradius(view) * 0.97, facing)
}

/** Pips and counter at the foot of the emblem. */
function drawNumbers(
  brush: Brush,
  { facing, pips, counter }: Token,
  { middle, scale }: Stand,
  unit: number,
): void {
  const big = unit * scale
  const y = middle.y + (18.7 - liftOf(facing) * 0.7) * big
  // Facing south-east, the arrowhead is where the number would be.
  const turn = facing === 2 ? -1 : 1
  const counts = counter !== undefined
  const x = middle.x - (counts ? turn * 7.2 : 0) * big
  if (pips) drawPips(brush, { x, y }, big, pips.left, pips.of)
  if (counts) drawCounter(brush, { x: middle.x + turn * 16.5 * big, y: y + 2.6 * big }, big * 0.95, counter)
}

/** A few letters in a small plate at the top. */
function drawNote({ ctx, colours }: Brush, text: string, { middle, scale }: Stand, unit: number): void {
  const big = unit * scale
  const style = { size: Math.round(11 * big), colour: colours.ink }
  const width = widthOf(text, style) + 7 * big
  const y = middle.y - 27 * big
  ctx.beginPath()
  roundedBox(ctx, middle.x - width / 2, y - 7 * big, width, 14 * big, 6 * big)
  ctx.fillStyle = colours.halo
  ctx.strokeStyle = colours.ink
  ctx.lineWidth = 1.4 * big
  ctx.fill()
  ctx.stroke()
  drawText(ctx, text, middle.x, y, style)
}

/** Crossed out, under its label. */
function drawCrossed({ ctx, colours }: Brush, at: Point, unit: number): void {
  drawCross(ctx, at, 21 * unit, colours.white, 8 * unit)
  drawCross(ctx, at, 21 * unit, colours.hurt, 5 * unit)
}

const labelSize = (label: string, big: number): number => Math.round((label.length > 2 ? 18 : 21) * big)

/** Bodies of single bases look the same wherever they stand, so each kind is drawn once. */
const bodies = createCache<Canvas>(3_000_000, canvas => canvas.width * canvas.height)

function stampBody(brush: Brush, view: View, token: Token, at: Point, livery: Livery): void {
  const half = Math.ceil(view.size * 1.25)
  const { starred, facing, faded, shape, badges } = token
  const key = [
    brush.palette,
    view.size,
    token.label === '',
    starred,
    facing,
    faded,
    shape,
    badges,
    livery.strong,
  ].join('/')
  const body = bodies.get(key, () => {
    const canvas = createCanvas(half * 2, half * 2)
    const stand = standOf([{ x: half, y: half }])
    drawBody({ ...brush, ctx: canvas.getContext('2d') }, view, token, stand, livery)
    return canvas
  })
  brush.ctx.drawImage(body, Math.round(at.x) - half, Math.round(at.y) - half)
}

/** A ring round the whole base, so that the eye finds the figure that is talked of. */
function drawHighlight({ ctx, colours }: Brush, view: View, hexes: readonly Point[]): void {
  footprint(ctx, view, hexes, -6 * view.unit, colours.ink)
  footprint(ctx, view, hexes, -4.5 * view.unit, colours.halo)
}

export function drawToken(brush: Brush, view: View, board: Board, token: Token, livery: Livery): void {
  const { ctx } = brush
  const hexes = token.cells.map(cell => centre(view, board, cell))
  if (!hexes.length) return
  const stand = standOf(hexes)
  if (token.highlighted) drawHighlight(brush, view, hexes)
  if (hexes.length === 1) stampBody(brush, view, token, hexes[0]!, livery)
  else drawBody(brush, view, token, stand, livery)
  const { middle, scale } = stand
  const big = view.unit * scale
  if (token.crossed) drawCrossed(brush, middle, big)
  drawText(ctx, token.label, middle.x, middle.y + (7.5 - liftOf(token.facing)) * big, {
    size: labelSize(token.label, big),
    colour: livery.letters,
    halo: livery.face,
  })
  drawNumbers(brush, token, stand, view.unit)
  if (token.flag) drawFlag(brush, { x: middle.x, y: middle.y - 24 * big }, big, token.flag)
  if (token.note) drawNote(brush, token.note, stand, view.unit)
}

/** A token as it would stand: the same one, see-through, with a dashed rim. */
export function drawGhost(brush: Brush, view: View, board: Board, token: Token, livery: Livery): void {
  const { ctx, colours } = brush
  ctx.save()
  ctx.globalAlpha = 0.72
  drawToken(brush, view, board, token, livery)
  ctx.globalAlpha = 1
  ctx.setLineDash([5 * view.unit, 4 * view.unit])
  ctx.strokeStyle = colours.ink
  ctx.lineWidth = 2 * view.unit
  ctx.beginPath()
  for (const cell of token.cells) hexPath(ctx, view, centre(view, board, cell), 0.96)
  ctx.stroke()
  ctx.restore()
}
