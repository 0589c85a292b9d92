import type { Point } from '../board/layout.ts'
import type { Brush } from '../paint/brush.ts'
import type { Context } from '../paint/canvas.ts'
import { polygon, roundedBox } from '../paint/shapes.ts'
import { type Emblem, faint, type Livery, mixed } from '../paint/theme.ts'
import type { Token } from '../types.ts'
import { drawSkull } from './emblems.ts'
import { stamp } from './tokenCache.ts'
import { isIn } from './tokenConditions.ts'
import { tokenLayout } from './tokenLayout.ts'
import { drawPicture, type Inks, type TokenPicture } from './tokenPicture.ts'

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
function emblemPath(ctx: Context, at: Point, unit: number, { emblem }: Livery, r: number): void {
  ctx.beginPath()
  const whole = r * unit
  if (emblem === 'disc') ctx.arc(at.x, at.y, whole, 0, Math.PI * 2)
  else if (emblem === 'square')
    roundedBox(ctx, at.x - whole * 0.9, at.y - whole * 0.9, whole * 1.8, whole * 1.8, 5 * unit)
  else
    polygon(
      ctx,
      emblemCorners[emblem].map(([x, y]) => ({ x: at.x + x * whole, y: at.y + y * whole })),
    )
}

/** Colours of a picture on the emblem of a livery, faded so far. */
const inksOf = ({ face, letters, accent }: Livery, faded: number): Inks => ({
  ink: faint(letters, faded * 0.6),
  soft: mixed(faint(face, faded), faint(letters, faded), 0.5),
  accent: faint(accent, faded * 0.6),
  ground: faint(face, faded),
})

/** The frame tells the great, within a broad band of gold, from the others, within a line. */
function drawFrame({ ctx, colours }: Brush, starred: boolean, unit: number, line: string): void {
  const rings: readonly (readonly [string, number])[] = starred
    ? [
        [colours.ink, 6.6],
        [colours.gold, 4.2],
      ]
    : [[line, 2.4]]
  for (const [colour, width] of rings) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width * unit
    ctx.lineJoin = 'round'
    ctx.stroke()
  }
}

const pictureOf = ({ icon, behind, sign }: Token): TokenPicture | undefined => icon && { icon, behind, sign }

/** How far one that lies is turned on its side, and how flat its emblem is seen. */
export const lyingTilt = { emblem: -0.42, flat: 0.74, picture: -1.25, label: -0.34 } as const

/** Turns what follows about a point, and flattens it. */
export function turnAbout(ctx: Context, { x, y }: Point, angle: number, flat = 1): void {
  ctx.translate(x, y)
  ctx.rotate(angle)
  ctx.scale(1, flat)
  ctx.translate(-x, -y)
}

/** Light with a dark picture in cool colours, dark with a light one in warm ones. */
function paintEmblem(
  brush: Brush,
  token: Token,
  at: Point,
  unit: number,
  livery: Livery,
  lettering: number,
): void {
  const { ctx } = brush
  const { starred = false, faded = 0 } = token
  const lies = isIn(token, 'lying')
  ctx.save()
  if (lies) turnAbout(ctx, at, lyingTilt.emblem, lyingTilt.flat)
  emblemPath(ctx, at, unit, livery, tokenLayout.emblem)
  ctx.fillStyle = faint(livery.face, faded)
  ctx.fill()
  // The frame of one that is hardly seen would hide in its hoop.
  drawFrame(brush, starred && !isIn(token, 'unseen'), unit, faint(livery.strong, faded))
  ctx.restore()
  const picture = pictureOf(token)
  if (!picture) return
  // Without a label, as on a card, the picture has the emblem to itself; larger letters leave it less.
  const { x, y, size } = token.label === '' ? { x: 0, y: 0, size: 40 } : tokenLayout.picture
  const more = token.label === '' ? 0 : lettering - 1
  const spot = { x: at.x + x * unit, y: at.y + (y - 5 * more) * unit }
  const high = (size - 10 * more) * unit
  if (!lies) return drawPicture(ctx, picture, spot, high, inksOf(livery, faded))
  ctx.save()
  turnAbout(ctx, spot, lyingTilt.picture)
  drawPicture(ctx, picture, spot, high * 0.86, inksOf(livery, faded))
  ctx.restore()
}

/**
 * The emblem of a token around a point, with its picture.
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
  const { icon, behind, sign, label, faded } = token
  const starred = token.starred && !isIn(token, 'unseen')
  const lies = isIn(token, 'lying')
  const parts = [unit, lettering, label === '', icon, behind, sign, starred, faded, livery.strong, lies]
  const extent = { across: 34 * unit, down: 34 * unit }
  stamp(brush, ['emblem', ...parts].join('/'), at, extent, (on, middle) =>
    paintEmblem(on, token, middle, unit, livery, lettering),
  )
}

/** The emblem of one that has fallen: pale and tipped over, a skull on it. */
export function drawFallenEmblem(brush: Brush, token: Token, at: Point, unit: number, livery: Livery): void {
  const { icon, behind, sign } = token
  const key = ['fallen', unit, icon, behind, sign, livery.strong].join('/')
  stamp(brush, key, at, { across: 36 * unit, down: 36 * unit }, (on, middle) => {
    const { ctx, colours } = on
    ctx.save()
    ctx.translate(middle.x, middle.y)
    ctx.rotate(0.5)
    emblemPath(ctx, { x: 0, y: 0 }, unit, livery, 23)
    const ground = mixed(livery.pale, colours.white, 0.35)
    ctx.fillStyle = ground
    ctx.strokeStyle = livery.strong
    ctx.lineWidth = 2 * unit
    ctx.fill()
    ctx.stroke()
    const ink = mixed(livery.strong, colours.white, 0.3)
    const picture = pictureOf(token)
    const inks = { ink, soft: mixed(ground, ink, 0.4), accent: ink, ground }
    if (picture) drawPicture(ctx, picture, { x: 0, y: -5 * unit }, 30 * unit, inks)
    ctx.restore()
    drawSkull(on, { x: middle.x + 16 * unit, y: middle.y - 15 * unit }, 9.5 * unit)
  })
}
