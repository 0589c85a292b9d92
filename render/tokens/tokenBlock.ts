import { outward, type Point, type View } from '../board/layout.ts'
import { drawIcon } from '../icons/drawIcon.ts'
import type { Brush } from '../paint/brush.ts'
import { polygon } from '../paint/shapes.ts'
import { faint, type Livery, mixed } from '../paint/theme.ts'
import type { Token, TokenBlock } from '../types.ts'
import type { BaseLayout } from './tokenBase.ts'
import { type Extent, stamp } from './tokenCache.ts'
import { tokenLayout } from './tokenLayout.ts'

/** A place in a block, in units from the middle of its hex: ahead of it, and to its right. */
interface BlockPlace {
  along: number
  across: number
}

/** Where each model of a block stands, those of the first rank first, and how large its base is. */
export interface DrawnUp {
  wide: number
  deep: number
  places: readonly (BlockPlace & { kind: 'stands' | 'lost' | 'joined' })[]
}

/** The widest base of so many: one alone fills the block, a crowd does not look like giants. */
const widest = (places: number): number => (places === 1 ? 27 : places <= 3 ? 17 : places <= 6 ? 13 : 10.5)

/**
 * The models of a block in their files and ranks. Who has joined stands in the middle of the first rank, or at
 * the end of the last one (M47); losses are taken from the last one (RB-22.1), and an incomplete rank stands in the middle.
 */
export function drawnUp({ files, left, of, joined = 0, behind = 0, deep = 1 }: TokenBlock): DrawnUp {
  const { front, rear, wide: room } = tokenLayout.block
  const total = Math.max(1, Math.max(of, left) + joined)
  const inRank = Math.max(1, Math.min(files, total))
  const ranks = Math.ceil(total / inRank)
  const wide = Math.min(widest(total), room / inRank, (front - rear) / (ranks * deep))
  const heroes = Math.floor((inRank - joined + behind) / 2)
  const standing = left + joined
  const places = Array.from({ length: total }, (_, i) => {
    const [rank, file] = [Math.floor(i / inRank), i % inRank]
    const there = Math.min(inRank, total - rank * inRank)
    const isInFront = rank === 0 && file >= heroes && file < heroes + joined - behind
    const isJoined = isInFront || (i >= standing - behind && i < standing)
    return {
      along: front - (rank + 0.5) * wide * deep,
      across: (file - (there - 1) / 2) * wide,
      kind: isJoined ? ('joined' as const) : i < standing ? ('stands' as const) : ('lost' as const),
    }
  })
  return { wide, deep: wide * deep, places }
}

/** Bases so large have a picture; on smaller ones a head is all that is seen. */
const pictured = 12

function paintModels(
  brush: Brush,
  view: View,
  token: Token,
  block: TokenBlock,
  middle: Point,
  livery: Livery,
) {
  const { ctx, colours } = brush
  const { unit } = view
  const ahead = outward(token.facing ?? 0, view)
  const at = ({ along, across }: BlockPlace): Point => ({
    x: middle.x + (ahead.x * along - ahead.y * across) * unit,
    y: middle.y + (ahead.y * along + ahead.x * across) * unit,
  })
  const { wide, deep, places } = drawnUp(block)
  const worn = Math.max(token.faded ?? 0, block.shaken ? 0.35 : 0)
  const dark = livery.tone === 'warm'
  const body = faint(dark ? livery.face : livery.strong, worn)
  const head = faint(dark ? livery.pale : livery.face, worn)
  const square = (place: BlockPlace, inset: number) => {
    const [a, b] = [deep / 2 - inset, wide / 2 - inset]
    polygon(
      ctx,
      [
        [a, -b],
        [a, b],
        [-a, b],
        [-a, -b],
      ].map(([along, across]) => at({ along: place.along + along!, across: place.across + across! })),
    )
  }
  const of = (kind: DrawnUp['places'][number]['kind']) => places.filter(place => place.kind === kind)
  const gap = block.open ? wide * 0.2 : Math.min(0.7, wide * 0.09)
  // Who is lost leaves an outline.
  const line = Math.max(1, Math.min(1.3, wide * 0.16) * unit)
  ctx.beginPath()
  for (const place of of('lost')) square(place, gap + line / unit / 2)
  ctx.strokeStyle = body
  ctx.lineWidth = line
  ctx.lineJoin = 'miter'
  ctx.stroke()
  ctx.beginPath()
  for (const place of of('stands')) square(place, gap)
  ctx.fillStyle = body
  ctx.fill()
  const { icon } = token
  if (wide >= pictured && icon) {
    const size = Math.min(wide, deep) * 0.9 * unit
    for (const place of of('stands')) drawIcon(ctx, icon, at(place), size, head)
  } else {
    ctx.fillStyle = head
    ctx.beginPath()
    for (const place of of('stands')) {
      const { x, y } = at({ ...place, along: place.along + deep * 0.08 })
      const r = wide * 0.24 * unit
      ctx.moveTo(x + r, y)
      ctx.arc(x, y, r, 0, Math.PI * 2)
    }
    ctx.fill()
  }
  for (const place of of('joined')) {
    const { x, y } = at(place)
    const r = Math.max(wide * 0.5, 4.6) * unit
    ctx.beginPath()
    ctx.arc(x, y, r, 0, Math.PI * 2)
    ctx.fillStyle = colours.gold
    ctx.fill()
    ctx.lineWidth = Math.max(1, 1.5 * unit)
    ctx.strokeStyle = colours.ink
    ctx.stroke()
  }
}

/** What a block has with it, told by a sign at an end of it. */
export type Carried = 'banner' | 'drum'

/** A flag on a pole, or a drum with its cords, in a white disc. */
export function drawCarried(
  { ctx, colours }: Brush,
  at: Point,
  radius: number,
  what: Carried,
  ink = colours.ink,
): void {
  const spot = (x: number, y: number): Point => ({ x: at.x + x * radius, y: at.y + y * radius })
  ctx.beginPath()
  ctx.arc(at.x, at.y, radius, 0, Math.PI * 2)
  ctx.fillStyle = colours.white
  ctx.fill()
  ctx.lineWidth = Math.max(1, radius * 0.16)
  ctx.strokeStyle = ink
  ctx.stroke()
  ctx.fillStyle = ink
  if (what === 'banner') {
    ctx.beginPath()
    polygon(ctx, [
      spot(-0.4, -0.62),
      spot(0.66, -0.62),
      spot(0.36, -0.24),
      spot(0.66, 0.14),
      spot(-0.4, 0.14),
    ])
    ctx.rect(at.x - 0.5 * radius, at.y - 0.66 * radius, 0.19 * radius, 1.36 * radius)
    ctx.fill()
    return
  }
  ctx.beginPath()
  polygon(ctx, [spot(-0.58, -0.2), spot(0.58, -0.2), spot(0.5, 0.56), spot(-0.5, 0.56)])
  ctx.fill()
  ctx.beginPath()
  ctx.ellipse(at.x, at.y - 0.24 * radius, 0.58 * radius, 0.26 * radius, 0, 0, Math.PI * 2)
  ctx.fillStyle = colours.white
  ctx.fill()
  ctx.stroke()
}

/** A white flag on red: it runs. */
export function drawShaken({ ctx, colours }: Brush, at: Point, radius: number): void {
  ctx.beginPath()
  ctx.arc(at.x, at.y, radius, 0, Math.PI * 2)
  ctx.fillStyle = colours.hurt
  ctx.fill()
  ctx.lineWidth = Math.max(1, radius * 0.17)
  ctx.strokeStyle = colours.white
  ctx.stroke()
  const spot = (x: number, y: number): Point => ({ x: at.x + x * radius, y: at.y + y * radius })
  ctx.beginPath()
  polygon(ctx, [spot(-0.38, -0.62), spot(0.62, -0.5), spot(0.4, -0.18), spot(0.62, 0.16), spot(-0.38, 0.06)])
  ctx.fillStyle = colours.white
  ctx.fill()
  ctx.beginPath()
  ctx.rect(at.x - 0.5 * radius, at.y - 0.66 * radius, 0.19 * radius, 1.32 * radius)
  ctx.fill()
}

/** The models of a token on its base, with banner and drum at the ends of the block. */
export function drawBlock(
  brush: Brush,
  view: View,
  token: Token,
  block: TokenBlock,
  { middle }: BaseLayout,
  livery: Livery,
): void {
  const { unit } = view
  const { files, left, of, deep, open, joined, behind, shaken } = block
  const key = ['block', unit, view.turned, token.facing, livery.strong, livery.face, token.faded, token.icon]
  const extent = { across: 31 * unit, down: 31 * unit }
  stamp(
    brush,
    [...key, files, left, of, deep, open, joined, behind, shaken].join('/'),
    middle,
    extent,
    (on, { x, y }) => paintModels(on, view, token, block, { x, y }, livery),
  )
  // Where the whole board is seen, these would be specks.
  if (!view.whole) drawBothEnds(brush, view, token, block, middle, livery)
  if (!shaken) return
  const ahead = outward(token.facing ?? 0, view)
  const { shaken: flag } = tokenLayout.block
  const at = { x: middle.x + ahead.x * flag.along * unit, y: middle.y + ahead.y * flag.along * unit }
  const radius = flag.radius * unit
  stamp(brush, `shaken/${unit}`, at, discExtent(radius), (on, to) => drawShaken(on, to, radius))
}

const discExtent = (radius: number): Extent => ({ across: radius * 1.2, down: radius * 1.2 })

/** Banner and drum at the ends of a block. */
function drawBothEnds(
  brush: Brush,
  view: View,
  { facing = 0 }: Token,
  { banner, drum }: TokenBlock,
  middle: Point,
  livery: Livery,
): void {
  const { unit } = view
  const ahead = outward(facing, view)
  const { along, across, radius } = tokenLayout.block.carried
  const ink = mixed(livery.strong, brush.colours.black, 0.3)
  const draw = (what: Carried, side: number) => {
    const at = {
      x: middle.x + (ahead.x * along - ahead.y * across * side) * unit,
      y: middle.y + (ahead.y * along + ahead.x * across * side) * unit,
    }
    const key = ['carried', what, unit, ink].join('/')
    stamp(brush, key, at, discExtent(radius * unit), (on, to) =>
      drawCarried(on, to, radius * unit, what, ink),
    )
  }
  if (banner) draw('banner', -1)
  if (drum) draw('drum', 1)
}

/** Where the label of a block stands: behind it, and within its hex. */
export function labelOfBlock(view: View, { facing = 0 }: Token, middle: Point, half: number): Point {
  const { unit } = view
  const ahead = outward(facing, view)
  const { behind } = tokenLayout.block
  const x = -ahead.x * behind
  const y = -ahead.y * behind
  // The further from the middle of the hex, the less room beside it.
  const high = tokenLayout.label.size / 2
  const room = view.turned ? 28.5 : 35 - Math.max(0, Math.abs(y) + high - 4) / Math.sqrt(3)
  const most = Math.max(0, room - half / unit)
  return { x: middle.x + Math.max(-most, Math.min(most, x)) * unit, y: middle.y + y * unit }
}
