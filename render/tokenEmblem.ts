import type { Brush } from './brush.ts'
import type { Context } from './canvas.ts'
import { drawBow, drawRing, drawSkull, drawStar } from './emblems.ts'
import { drawIcon } from './icons/drawIcon.ts'
import type { Point } from './layout.ts'
import { polygon, roundedBox } from './shapes.ts'
import { stamp } from './stamp.ts'
import { type Emblem, faint, type Livery, mixed } from './theme.ts'
import type { Token } from './types.ts'

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

/**
 * How far above the middle of a token its picture is, and how high: out of the way of the plate at its foot, which is
 * higher where letters are larger.
 */
function pictureFor(facing: number | undefined, lettering: number): { lift: number; size: number } {
  const more = lettering - 1
  if (facing === 3) return { lift: 9.3 + 12 * more, size: 25 - 12 * more }
  return { lift: 6.8 + 10 * more, size: 30 - 11 * more }
}

/** Star and bow keep out of the way of the arrowhead. */
function signPlaces(facing?: number): { star: Point; bow: Point } {
  const left = facing === 5 ? { x: -26, y: 0 } : { x: -22, y: -16 }
  const right = facing === 1 ? { x: 26, y: 0 } : { x: 22, y: -16 }
  return { star: left, bow: right }
}

/** Light with a dark picture in cool colours, dark with a light one in warm ones; star, bow and ring on it. */
function paintEmblem(
  brush: Brush,
  token: Token,
  at: Point,
  unit: number,
  livery: Livery,
  lettering: number,
): void {
  const { ctx, colours } = brush
  const { icon, starred, facing, faded = 0, badges = [] } = token
  emblemPath(ctx, at, unit, livery)
  ctx.fillStyle = faint(livery.face, faded)
  ctx.fill()
  ctx.lineWidth = (starred ? 3 : 2) * unit
  ctx.strokeStyle = starred ? colours.gold : faint(livery.strong, faded)
  ctx.stroke()
  // Without a label, as on a card, the picture has the emblem to itself.
  const place = token.label === '' ? { lift: 2, size: 42 } : pictureFor(facing, lettering)
  const spot = { x: at.x, y: at.y - place.lift * unit }
  if (icon) drawIcon(ctx, icon, spot, place.size * unit, faint(livery.letters, faded * 0.6))
  const { star, bow } = signPlaces(facing)
  if (starred) drawStar(brush, { x: at.x + star.x * unit, y: at.y + star.y * unit }, unit * 0.95)
  if (badges.includes('bow')) drawBow(brush, { x: at.x + bow.x * unit, y: at.y + bow.y * unit }, unit * 0.9)
  if (badges.includes('ring')) drawRing(brush, { x: at.x, y: at.y - 23 * unit }, unit)
}

/**
 * The emblem of a token around a point, with its picture and signs.
 * @param lettering how much larger than usual what will be written on it is
 */
export function drawEmblem(
  brush: Brush,
  token: Token,
  at: Point,
  unit: number,
  livery: Livery,
  lettering = 1,
): void {
  const { icon, starred, faded, badges } = token
  // Where it looks decides only where picture, star and bow are.
  const facing = [3, starred && 5, badges?.includes('bow') && 1].find(side => side === token.facing)
  const key = [
    'emblem',
    unit,
    lettering,
    token.label === '',
    icon,
    starred,
    facing,
    faded,
    badges,
    livery.strong,
  ].join('/')
  const extent = { across: 36 * unit, down: 36 * unit }
  stamp(brush, key, at, extent, (on, middle) => paintEmblem(on, token, middle, unit, livery, lettering))
}

/** The emblem of one that has fallen: pale and tipped over, a skull on it. */
export function drawFallenEmblem(
  brush: Brush,
  { icon }: Token,
  at: Point,
  unit: number,
  livery: Livery,
): void {
  const key = ['fallen', unit, icon, livery.strong].join('/')
  stamp(brush, key, at, { across: 36 * unit, down: 36 * unit }, (on, middle) => {
    const { ctx, colours } = on
    ctx.save()
    ctx.translate(middle.x, middle.y)
    ctx.rotate(0.5)
    emblemPath(ctx, { x: 0, y: 0 }, unit, livery, 24)
    ctx.fillStyle = mixed(livery.pale, colours.white, 0.35)
    ctx.strokeStyle = livery.strong
    ctx.lineWidth = 2 * unit
    ctx.fill()
    ctx.stroke()
    const ink = mixed(livery.strong, colours.white, 0.3)
    if (icon) drawIcon(ctx, icon, { x: 0, y: -5 * unit }, 30 * unit, ink)
    ctx.restore()
    drawSkull(on, { x: middle.x + 16 * unit, y: middle.y - 15 * unit }, 9.5 * unit)
  })
}
