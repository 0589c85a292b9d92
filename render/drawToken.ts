import type { Board } from '../rules/board/board.ts'
import type { Brush } from './brush.ts'
import { createCache } from './cache.ts'
import { type Canvas, type Context, createCanvas } from './canvas.ts'
import { drawText, widthOf } from './drawText.ts'
import { drawBow, drawCounter, drawFlag, drawPips, drawRing, drawSkull, drawStar } from './emblems.ts'
import { drawIcon } from './icons/drawIcon.ts'
import { centre, corner, inradius, outward, type Point, type View } from './layout.ts'
import { drawPattern } from './patterns.ts'
import { hexPath, line, polygon, roundedBox } from './shapes.ts'
import { type Emblem, type Livery, mixed, type Tone, withAlpha } from './theme.ts'
import type { Token } from './types.ts'

const plateScale = 0.96

const polar = (part: number, r: number): [number, number] => [
  r * Math.cos(part * 2 * Math.PI),
  r * Math.sin(part * 2 * Math.PI),
]
/** Corners of a regular polygon, one of them at the top. */
const regular = (corners: number, r: number): [number, number][] =>
  Array.from({ length: corners }, (_, i) => polar(i / corners - 0.25, r))
/** A point after so many quarter turns. */
const quarter = (x: number, y: number, turns: number): [number, number] =>
  turns === 0 ? [x, y] : quarter(-y, x, turns - 1)

/** How a base is drawn: its middle, and how much larger the emblem is on a base of several hexes. */
interface Stand {
  hexes: Point[]
  middle: Point
  scale: number
}

/**
 * A rider's emblem stands on the front hex, that of a large figure in the middle of its base. Where the whole board is
 * shown emblems fill their hexes, so that they are seen on a phone.
 */
export function standOf(hexes: Point[], { whole }: View): Stand {
  if (hexes.length < 3) return { hexes, middle: hexes[0]!, scale: whole ? 1.14 : 1 }
  const sum = hexes.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }))
  const middle = { x: sum.x / hexes.length, y: sum.y / hexes.length }
  return { hexes, middle, scale: hexes.length < 5 ? 1.5 : 2.7 }
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
function drawPointer(
  { ctx, colours }: Brush,
  from: Point,
  reach: number,
  facing: number,
  unit: number,
  tone: Tone,
): void {
  const out = outward(facing)
  const at = (along: number, across: number): Point => ({
    x: from.x + out.x * (reach - along * unit) - out.y * across * unit,
    y: from.y + out.y * (reach - along * unit) + out.x * across * unit,
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
}

/** Faded colours are drawn towards this grey. */
const tired = '#a9a596'

/** Corners of the emblems that have any, `r` from the middle; cool ones are blunt all round, warm ones have four sides. */
const emblemCorners: Record<Exclude<Emblem, 'disc' | 'square'>, readonly (readonly [number, number])[]> = {
  hexagon: regular(6, 1.04),
  gear: Array.from({ length: 32 }, (_, i) => polar((i + 0.5) / 32, i % 4 < 2 ? 1.06 : 0.86)),
  nonagon: regular(9, 1.03),
  diamond: regular(4, 1.22),
  cross: [0, 1, 2, 3].flatMap(turn =>
    (
      [
        [0.55, -1],
        [0.55, -0.55],
        [1, -0.55],
      ] as const
    ).map(([x, y]) => quarter(x, y, turn)),
  ),
  shield: [
    [-0.9, -0.9],
    [0.9, -0.9],
    [0.9, 0.4],
    [0, 1.12],
    [-0.9, 0.4],
  ],
}

/** The outline of an emblem around the middle of a token, `r` units from it. */
function emblemPath(ctx: Context, at: Point, unit: number, { emblem }: Livery, r = 26): void {
  ctx.beginPath()
  const whole = r * unit
  if (emblem === 'disc') ctx.arc(at.x, at.y, whole, 0, Math.PI * 2)
  else if (emblem === 'square')
    roundedBox(ctx, at.x - whole * 0.88, at.y - whole * 0.88, whole * 1.76, whole * 1.76, 4 * unit)
  else
    polygon(
      ctx,
      emblemCorners[emblem].map(([x, y]) => ({ x: at.x + x * whole, y: at.y + y * whole })),
    )
}

/** Light with a dark picture in cool colours, dark with a light one in warm ones. */
function drawEmblem({ ctx, colours }: Brush, token: Token, at: Point, unit: number, livery: Livery): void {
  const { icon, starred, faded = 0 } = token
  emblemPath(ctx, at, unit, livery)
  ctx.fillStyle = mixed(livery.face, tired, faded)
  ctx.fill()
  ctx.lineWidth = (starred ? 3 : 2) * unit
  ctx.strokeStyle = starred ? colours.gold : mixed(livery.strong, tired, faded)
  ctx.stroke()
  if (!icon) return
  // Without a label, as on a card, the picture has the emblem to itself.
  const place = token.label === '' ? { lift: 2, size: 42 } : pictureFor(token.facing)
  const spot = { x: at.x, y: at.y - place.lift * unit }
  drawIcon(ctx, icon, spot, place.size * unit, mixed(livery.letters, tired, faded * 0.6))
}

/** How far above the middle of a token its picture is, and how high: out of the way of the plate at its foot. */
const pictureFor = (facing?: number): { lift: number; size: number } =>
  facing === 3 ? { lift: 9.3, size: 25 } : { lift: 6.8, size: 30 }

/** What a rider sits on, on the rest of its base. */
function drawMount(
  ctx: Context,
  { mount }: Token,
  hexes: readonly Point[],
  unit: number,
  colour: string,
): void {
  if (mount) for (const hex of hexes.slice(1)) drawIcon(ctx, mount, hex, 46 * unit, colour)
}

/** Star and bow keep out of the way of the arrowhead. */
function signPlaces(facing?: number): { star: Point; bow: Point } {
  const left = facing === 5 ? { x: -26, y: 0 } : { x: -22, y: -16 }
  const right = facing === 1 ? { x: 26, y: 0 } : { x: 22, y: -16 }
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
  const mountInk = starred
    ? mixed(livery.pale, livery.strong, 0.1)
    : mixed(livery.strong, colours.black, 0.35)
  drawMount(ctx, token, hexes, unit, grey(mountInk))
  if (!large && facing !== undefined) drawFront(brush, view, front, facing)
  const big = unit * scale
  drawEmblem(brush, token, middle, big, livery)
  const { star, bow } = signPlaces(facing)
  if (starred) drawStar(brush, { x: middle.x + star.x * big, y: middle.y + star.y * big }, big * 0.95)
  if (badges.includes('bow'))
    drawBow(brush, { x: middle.x + bow.x * big, y: middle.y + bow.y * big }, big * 0.9)
  if (badges.includes('ring')) drawRing(brush, { x: middle.x, y: middle.y - 23 * big }, big)
  if (facing === undefined || !large) return
  ctx.fillStyle = starred ? colours.white : colours.ink
  ctx.beginPath()
  ctx.arc(front.x, front.y, 4 * unit, 0, Math.PI * 2)
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

/** Bodies of single bases look the same wherever they stand, so each kind is drawn once. */
const bodies = createCache<Canvas>(3_000_000, canvas => canvas.width * canvas.height)

function stampBody(brush: Brush, view: View, token: Token, at: Point, livery: Livery): void {
  const half = Math.ceil(view.size * 1.25)
  const { starred, facing, faded, icon, badges } = token
  const key = [
    brush.palette,
    view.size,
    view.whole,
    token.label === '',
    starred,
    facing,
    faded,
    icon,
    badges,
    livery.strong,
  ].join('/')
  const body = bodies.get(key, spare => {
    // A sheet weighs far more than its pixels, and the collector does not know: it is used again.
    const canvas = spare?.width === half * 2 ? spare : createCanvas(half * 2, half * 2)
    canvas.getContext('2d').clearRect(0, 0, canvas.width, canvas.height)
    const stand = standOf([{ x: half, y: half }], view)
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

/** One that has fallen and is still there: pale and tipped over, a skull on it, its label upright. */
function drawFallen(brush: Brush, view: View, token: Token, stand: Stand, livery: Livery): void {
  const { ctx, colours } = brush
  const { middle, scale } = stand
  const big = view.unit * scale
  const pale = mixed(livery.pale, colours.white, 0.35)
  footprint(ctx, view, stand.hexes, 3 * view.unit, withAlpha(livery.strong, 0.28))
  ctx.save()
  ctx.translate(middle.x, middle.y)
  ctx.rotate(0.5)
  const here = { x: 0, y: 0 }
  emblemPath(ctx, here, big, livery, 24)
  ctx.fillStyle = pale
  ctx.strokeStyle = livery.strong
  ctx.lineWidth = 2 * big
  ctx.fill()
  ctx.stroke()
  if (token.icon)
    drawIcon(ctx, token.icon, { x: 0, y: -5 * big }, 30 * big, mixed(livery.strong, colours.white, 0.3))
  ctx.restore()
  drawSkull(brush, { x: middle.x + 16 * big, y: middle.y - 15 * big }, 9.5 * big)
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
    if (hexes.length === 1) stampBody(brush, view, token, hexes[0]!, livery)
    else drawBody(brush, view, token, stand, livery)
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
