import { type Board, type Cell, sideKind } from '../../rules/board/board.ts'
import { centre, outward, type Point, sideEnds, type View } from '../board/layout.ts'
import type { Canvas, Context } from '../paint/canvas.ts'
import { line, polygon } from '../paint/shapes.ts'
import type { Land } from './lands.ts'
import { looseHex, smallUnit, type Terrain } from './nature.ts'
import { chance, sway } from './noise.ts'

const outline = (ctx: Context, shapes: readonly (readonly Point[])[]): void => {
  ctx.beginPath()
  for (const shape of shapes) polygon(ctx, shape)
}

/** Sides of a kind that belong to no hex of their own nature: a brook, a hedge. */
export function looseSides(
  board: Board,
  view: View,
  { natures }: Terrain,
  cells: readonly Cell[],
  kind: 'water' | 'difficult',
): [Point, Point, Cell][] {
  const nature = kind === 'water' ? 'water' : 'rough'
  return cells.flatMap(cell =>
    [0, 1, 2].flatMap((f): [Point, Point, Cell][] => {
      const next = board.neighbour[cell * 6 + f]!
      if (next < 0 || sideKind(board, cell, f) !== kind) return []
      if (natures[cell] === nature || natures[next] === nature) return []
      // In the water, it is a ford.
      if (kind === 'difficult' && (natures[cell] === 'water' || natures[next] === 'water')) return []
      // The slope of a hill is hard to climb by itself; a hedge would hide it.
      if (kind === 'difficult' && board.raised[cell] !== board.raised[next]) return []
      return [[...sideEnds(view, centre(view, board, cell), f), cell]]
    }),
  )
}

/** Pools and brooks: a bank of sand or mud, a dark edge, and water that gleams. */
export function drawWater(
  ctx: Context,
  view: View,
  board: Board,
  terrain: Terrain,
  cells: readonly Cell[],
  { water }: Land,
  sheet: () => Canvas,
): void {
  const { unit, size } = view
  const wet = cells.filter(cell => terrain.natures[cell] === 'water')
  const brooks = looseSides(board, view, terrain, cells, 'water')
  if (!wet.length && !brooks.length) return
  const shapes = wet.map(cell => looseHex(view, board, terrain, cell))
  ctx.lineJoin = ctx.lineCap = 'round'
  const layer = (colour: string, around: number, brook: number) => {
    ctx.strokeStyle = ctx.fillStyle = colour
    outline(ctx, shapes)
    ctx.lineWidth = Math.max(1, around * unit)
    ctx.fill()
    ctx.stroke()
    ctx.lineWidth = brook * unit
    ctx.beginPath()
    for (const [a, b] of brooks) line(ctx, a, b)
    ctx.stroke()
  }
  layer(water.bank, 7, 17)
  layer(water.edge, 2.4, 12.4)
  layer(water.tones[0]!, 0.6, 10)
  if (!wet.length) return
  outline(ctx, shapes)
  ctx.fillStyle = ctx.createPattern(sheet(), 'no-repeat')!
  ctx.fill()
  drawFords(ctx, view, board, terrain, wet, water.bank)
  // The bank throws its shade on the water.
  ctx.strokeStyle = 'rgba(20, 50, 70, 0.09)'
  ctx.lineWidth = 5 * unit
  ctx.beginPath()
  for (const cell of wet)
    for (let f = 0; f < 6; f++) {
      if (terrain.natures[board.neighbour[cell * 6 + f]!] === 'water') continue
      const out = outward(f, view)
      const [a, b] = sideEnds(view, centre(view, board, cell), f, 0.94)
      const inner = (p: Point): Point => ({ x: p.x - out.x * unit, y: p.y - out.y * unit })
      line(ctx, inner(a), inner(b))
    }
  ctx.stroke()
  ctx.strokeStyle = water.gleam
  ctx.lineWidth = 1.5 * unit
  ctx.beginPath()
  for (const cell of wet)
    for (let i = 0; i < (unit < smallUnit ? 2 : 4); i++) {
      const { x, y } = centre(view, board, cell)
      const at = { x: x + sway(cell, i, 31) * size * 0.55, y: y + sway(cell, i, 32) * size * 0.6 }
      const wide = (4 + chance(cell, i, 33) * 5) * unit
      ctx.moveTo(at.x - wide, at.y)
      ctx.quadraticCurveTo(at.x - wide / 2, at.y - 2.6 * unit, at.x, at.y)
      ctx.quadraticCurveTo(at.x + wide / 2, at.y + 2.6 * unit, at.x + wide, at.y)
    }
  ctx.stroke()
}

/** Sandbanks where water is only as hard to cross as rough ground. */
function drawFords(
  ctx: Context,
  view: View,
  board: Board,
  { natures }: Terrain,
  wet: readonly Cell[],
  colour: string,
): void {
  ctx.strokeStyle = colour
  for (const [width, alpha] of [
    [22, 0.35],
    [13, 0.85],
  ] as const) {
    ctx.globalAlpha = alpha
    ctx.lineWidth = width * view.unit
    ctx.beginPath()
    for (const cell of wet)
      for (let f = 0; f < 6; f++) {
        const next = board.neighbour[cell * 6 + f]!
        if (next < 0 || sideKind(board, cell, f) !== 'difficult') continue
        // from both hexes it would be twice as thick
        if (natures[next] === 'water' && f > 2) continue
        line(ctx, ...sideEnds(view, centre(view, board, cell), f))
      }
    ctx.stroke()
  }
  ctx.globalAlpha = 1
}
