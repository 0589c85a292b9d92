import { type Board, type Cell } from '../../rules/board/board.ts'
import { centre, outward, type Point, sideEnds, type View } from '../board/layout.ts'
import type { Context } from '../paint/canvas.ts'
import { hexPath, line } from '../paint/shapes.ts'
import { isRail } from './decks.ts'
import type { Land } from './lands.ts'
import type { Terrain } from './nature.ts'
import { hash } from './noise.ts'

/** From this width on a bridge is paved; narrower ones are of wood. */
const paved = 4

/** The bridge's shade on the water, and the piers that carry it: drawn before its deck. */
function drawPiers(ctx: Context, view: View, rails: readonly [Point, Point, Point][], land: Land): void {
  const { unit } = view
  const { pier } = land.bridge
  ctx.lineCap = 'round'
  // deepest right below, thinner farther out, and longer to the lower right, away from the light
  for (const [far, alpha, wide] of [
    [9, 0.09, 22],
    [5, 0.12, 14],
  ] as const) {
    ctx.globalAlpha = alpha
    ctx.strokeStyle = '#0e2736'
    ctx.lineWidth = wide * unit
    ctx.beginPath()
    for (const [a, b, out] of rails) {
      const shift = (p: Point): Point => ({
        x: p.x + (out.x * 5 + far * 0.5) * unit,
        y: p.y + (out.y * 5 + far * 0.6) * unit,
      })
      line(ctx, shift(a), shift(b))
    }
    ctx.stroke()
  }
  ctx.globalAlpha = 1
  for (const [a, b, out] of rails) {
    // a pier's nose, which parts the stream, in the middle of each stretch of parapet
    const along = { x: (b.x - a.x) / view.size, y: (b.y - a.y) / view.size }
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
    const at = (o: number, s: number): Point => ({
      x: middle.x + (out.x * o + along.x * s) * unit,
      y: middle.y + (out.y * o + along.y * s) * unit,
    })
    for (const [colour, grow] of [
      [land.water.gleam, 3.5],
      [pier.dark, 1.2],
      [pier.main, 0],
    ] as const) {
      const [l, m, r] = [at(2, -9 - grow), at(17 + grow * 1.4, 0), at(2, 9 + grow)]
      ctx.fillStyle = colour
      ctx.beginPath()
      ctx.moveTo(l.x, l.y)
      ctx.quadraticCurveTo(at(11 + grow, -8).x, at(11 + grow, -8).y, m.x, m.y)
      ctx.quadraticCurveTo(at(11 + grow, 8).x, at(11 + grow, 8).y, r.x, r.y)
      ctx.closePath()
      ctx.fill()
    }
  }
}

/** Courses of planks or stones at right angles to the way over the bridge, laid where these hexes are. */
function drawCourses(
  ctx: Context,
  view: View,
  across: number,
  stone: boolean,
  land: Land,
  hexes: readonly Point[],
): void {
  const { size, unit, origin } = view
  const { board: face, joint, shade, light } = stone ? land.bridge.stone : land.bridge.wood
  const pitch = size * (stone ? 0.36 : 0.25)
  const length = size * (stone ? 0.62 : 3.1)
  const angle = (across * Math.PI) / 3 - (view.turned ? Math.PI / 2 : 0)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const along = hexes.map(({ x, y }) => (x - origin.x) * cos + (y - origin.y) * sin)
  const down = hexes.map(({ x, y }) => (y - origin.y) * cos - (x - origin.x) * sin)
  const span = (values: number[], step: number): [number, number] => [
    Math.floor((Math.min(...values) - size) / step) - 1,
    Math.ceil((Math.max(...values) + size) / step),
  ]
  const [firstCourse, lastCourse] = span(along, pitch)
  const [first, last] = span(down, length)
  ctx.translate(origin.x, origin.y)
  ctx.rotate(angle)
  const left = firstCourse * pitch
  const top = first * length
  ctx.fillStyle = face
  ctx.fillRect(left, top, (lastCourse + 1) * pitch - left, (last + 2) * length - top)
  const start = (i: number, n: number) => (n + (hash(i, 9, 52) % 100) / 100) * length
  for (const [colour, part] of [
    [shade, 0],
    [light, 1],
  ] as const) {
    ctx.fillStyle = colour
    for (let i = firstCourse; i <= lastCourse; i++)
      for (let n = first; n <= last; n++)
        if (hash(i, n, 51) % 4 === part) ctx.fillRect(i * pitch, start(i, n), pitch, length)
  }
  ctx.strokeStyle = joint
  ctx.lineWidth = Math.max(0.7, 1.2 * unit)
  ctx.beginPath()
  for (let i = firstCourse; i <= lastCourse; i++) {
    line(ctx, { x: i * pitch, y: top }, { x: i * pitch, y: (last + 2) * length })
    for (let n = first; n <= last; n++)
      line(ctx, { x: i * pitch, y: start(i, n) }, { x: (i + 1) * pitch, y: start(i, n) })
  }
  ctx.stroke()
}

/** Bridges: piers in the water, a deck of planks or stones, a kerb where it meets the bank. */
export function drawBridges(
  ctx: Context,
  view: View,
  board: Board,
  { decks, natures }: Terrain,
  cells: readonly Cell[],
  land: Land,
): void {
  const shown = cells.filter(cell => decks.has(cell))
  if (!shown.length) return
  const { unit } = view
  const rails: [Point, Point, Point][] = []
  const kerbs: [Point, Point][] = []
  const inner: [Point, Point][] = []
  for (const cell of shown)
    for (let f = 0; f < 6; f++) {
      const next = board.neighbour[cell * 6 + f]!
      const ends = sideEnds(view, centre(view, board, cell), f)
      if (natures[next] === 'water') rails.push([...ends, outward(f, view)])
      else if (!decks.has(next) && !isRail(board, cell, f)) kerbs.push(ends)
      if (isRail(board, cell, f)) inner.push(ends)
    }
  drawPiers(ctx, view, rails, land)
  for (const across of [0, 1, 2])
    for (const stone of [false, true]) {
      const part = shown.filter(cell => {
        const deck = decks.get(cell)!
        return deck.across === across && deck.wide >= paved === stone
      })
      if (!part.length) continue
      ctx.save()
      ctx.beginPath()
      const hexes = part.map(cell => centre(view, board, cell))
      for (const hex of hexes) hexPath(ctx, view, hex, 1.01)
      ctx.clip()
      drawCourses(ctx, view, across, stone, land, hexes)
      ctx.restore()
    }
  ctx.lineCap = 'round'
  for (const [lines, colour, width] of [
    [kerbs, land.bridge.pier.dark, 7],
    [kerbs, land.bridge.pier.main, 4.4],
    [inner, 'rgba(30, 20, 5, 0.13)', 16],
  ] as const) {
    ctx.save()
    ctx.strokeStyle = colour
    ctx.lineWidth = width * unit
    if (lines === inner) {
      ctx.beginPath()
      for (const cell of shown) hexPath(ctx, view, centre(view, board, cell))
      ctx.clip()
    }
    ctx.beginPath()
    for (const [a, b] of lines) line(ctx, a, b)
    ctx.stroke()
    ctx.restore()
  }
}
