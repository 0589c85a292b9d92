import { corner, type Point, type View, wholeScale } from '../board/layout.ts'
import { drawIcon } from '../icons/drawIcon.ts'
import type { Brush } from '../paint/brush.ts'
import type { Context } from '../paint/canvas.ts'
import { drawPattern } from '../paint/patterns.ts'
import { hexPath, line, polygon } from '../paint/shapes.ts'
import { faint, type Livery, mixed, withAlpha } from '../paint/theme.ts'
import type { Token } from '../types.ts'
import { type Extent, stamp } from './tokenCache.ts'

const plateScale = 0.96

/** How a base is drawn: its middle, and how much larger the emblem is on a base of several hexes. */
export interface BaseLayout {
  hexes: Point[]
  middle: Point
  scale: number
  /** how much larger still what is written on it is */
  lettering: number
}

/**
 * A rider's emblem stands on the front hex, that of a large figure in the middle of its base. Where the whole board is seen,
 * emblems fill their hexes.
 */
export function standOf(hexes: Point[], { whole, lettering }: View): BaseLayout {
  const single = whole ? wholeScale : 1
  if (hexes.length < 3) return { hexes, middle: hexes[0]!, scale: single, lettering }
  const sum = hexes.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }))
  const middle = { x: sum.x / hexes.length, y: sum.y / hexes.length }
  const scale = hexes.length < 5 ? 1.5 : 2.7
  return { hexes, middle, scale, lettering: Math.max(1, (lettering * single) / scale) }
}

/** The outline of all hexes of a base together, `inset` pixels smaller all round. */
export function footprint(
  ctx: Context,
  view: View,
  hexes: readonly Point[],
  inset: number,
  colour: string,
): void {
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
  ctx.fillStyle = colours.black
  ctx.beginPath()
  polygon(ctx, [...rim(plateScale), ...rim(plateScale - 0.13).reverse()])
  ctx.fill()
}

/** A shadow on the ground below a base, softer the further out. */
function paintShadow({ ctx, colours }: Brush, view: View, hexes: readonly Point[]): void {
  const { unit } = view
  for (const [across, down, inset] of [
    [2, 3, -2.5],
    [2.5, 4, -0.5],
    [2, 3.5, 1.5],
  ] as const) {
    ctx.globalAlpha = 0.32
    const below = hexes.map(({ x, y }) => ({ x: x + across * unit, y: y + down * unit }))
    footprint(ctx, view, below, inset * unit, colours.black)
  }
  ctx.globalAlpha = 1
}

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

const range = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)]

/** The middle of all hexes of a base, and how far the base goes from it. */
function extentOf(hexes: readonly Point[], { size }: View): { box: Point; extent: Extent } {
  const [left, right] = range(hexes.map(({ x }) => x))
  const [top, bottom] = range(hexes.map(({ y }) => y))
  const border = size * 1.25
  return {
    box: { x: (left + right) / 2, y: (top + bottom) / 2 },
    extent: { across: (right - left) / 2 + border, down: (bottom - top) / 2 + border },
  }
}

function paintBase(brush: Brush, view: View, token: Token, hexes: readonly Point[], livery: Livery): void {
  const { ctx, colours } = brush
  const { unit } = view
  const { facing, starred, faded = 0 } = token
  // The darkest line of the picture is around its figures.
  const rim = mixed(livery.strong, colours.black, 0.96)
  footprint(ctx, view, hexes, 0, faint(rim, faded))
  footprint(ctx, view, hexes, 3 * unit, faint(starred ? livery.strong : livery.pale, faded))
  const woven = starred ? mixed(livery.strong, colours.white, 0.55) : livery.strong
  drawPattern(ctx, view, hexes, livery.pattern, faint(woven, faded))
  const mountInk = starred
    ? mixed(livery.pale, livery.strong, 0.1)
    : mixed(livery.strong, colours.black, 0.35)
  drawMount(ctx, token, hexes, unit, faint(mountInk, faded))
  if (hexes.length < 3 && facing !== undefined) drawFront(brush, view, hexes[0]!, facing)
}

/** Draws what covers the hexes of a base once for all bases of its shape. */
function stampBase(
  brush: Brush,
  view: View,
  hexes: readonly Point[],
  key: readonly unknown[],
  draw: (brush: Brush, hexes: Point[]) => void,
): void {
  const { box, extent } = extentOf(hexes, view)
  const shape =
    hexes.length > 1 ? hexes.map(({ x, y }) => [Math.round(x - box.x), Math.round(y - box.y)]) : 'single'
  stamp(brush, [...key, view.size, view.turned, shape].join('/'), box, extent, (on, middle) =>
    draw(
      on,
      hexes.map(({ x, y }) => ({ x: x - box.x + middle.x, y: y - box.y + middle.y })),
    ),
  )
}

/** The shadow of a base on the ground: drawn before all bases, so that none darkens its neighbour. */
export function drawShadow(brush: Brush, view: View, hexes: readonly Point[]): void {
  stampBase(brush, view, hexes, ['shadow'], (on, moved) => paintShadow(on, view, moved))
}

/** The base of a token with its front and what it sits on. */
export function drawBase(
  brush: Brush,
  view: View,
  token: Token,
  hexes: readonly Point[],
  livery: Livery,
): void {
  const { facing, starred, faded, mount } = token
  const key = ['base', starred, facing, faded, mount, livery.strong]
  stampBase(brush, view, hexes, key, (on, moved) => paintBase(on, view, token, moved, livery))
}

/** The base of one that has fallen: no more than a shade in its colour. */
export function drawFallenBase(brush: Brush, view: View, hexes: readonly Point[], { strong }: Livery): void {
  stampBase(brush, view, hexes, ['fallen base', strong], ({ ctx }, moved) =>
    footprint(ctx, view, moved, 3 * view.unit, withAlpha(strong, 0.28)),
  )
}
