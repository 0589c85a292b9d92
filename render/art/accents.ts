import { type Board, type Cell, sideKind } from '../../rules/board/board.ts'
import { centre, type Point, sideEnds, type View } from '../board/layout.ts'
import type { Context } from '../paint/canvas.ts'
import { between, line, polygon } from '../paint/shapes.ts'
import type { Land } from './lands.ts'
import { hash } from './noise.ts'

/** A red pennant on a pole, on a wall that a height looks over. */
function drawBanner(ctx: Context, { x, y }: Point, unit: number, colour: string): void {
  ctx.strokeStyle = '#7a6a55'
  ctx.lineWidth = 2 * unit
  ctx.lineCap = 'round'
  ctx.beginPath()
  line(ctx, { x, y }, { x, y: y - 20 * unit })
  ctx.stroke()
  ctx.fillStyle = colour
  ctx.beginPath()
  polygon(
    ctx,
    [
      [0, -20],
      [13, -17],
      [8, -14],
      [13, -10],
      [0, -8],
    ].map(([dx, dy]) => ({ x: x + dx! * unit, y: y + dy! * unit })),
  )
  ctx.fill()
}

/** A torch on a wall, with the light that it throws. */
function drawTorch(ctx: Context, { x, y }: Point, unit: number, colour: string): void {
  ctx.fillStyle = colour
  for (const [r, alpha] of [
    [17, 0.14],
    [11, 0.22],
  ] as const) {
    ctx.globalAlpha = alpha
    ctx.beginPath()
    ctx.arc(x, y - 5 * unit, r * unit, 0, Math.PI * 2)
    ctx.fill()
  }
  ctx.globalAlpha = 1
  for (const [tone, r] of [
    [colour, 4.6],
    ['#f3d58f', 2.4],
  ] as const) {
    ctx.fillStyle = tone
    ctx.beginPath()
    polygon(ctx, [
      { x: x - r * unit, y: y - 4 * unit },
      { x, y: y - (4 + r * 2.4) * unit },
      { x: x + r * unit, y: y - 4 * unit },
      { x, y: y - (4 - r * 0.8) * unit },
    ])
    ctx.fill()
  }
}

/** A little warmth on the walls of a grey land: banners where they guard a height, torches elsewhere, one wall in four. */
export function drawAccents(
  ctx: Context,
  view: View,
  board: Board,
  cells: readonly Cell[],
  { accent }: Land,
): void {
  if (!accent) return
  for (const cell of cells)
    for (const f of [0, 1, 2]) {
      const next = board.neighbour[cell * 6 + f]!
      if (next < 0 || sideKind(board, cell, f) !== 'impassable' || hash(cell, f, 71) % 4) continue
      const at = between(...sideEnds(view, centre(view, board, cell), f), 0.5)
      if (board.raised[cell] || board.raised[next]) drawBanner(ctx, at, view.unit, accent.banner)
      else drawTorch(ctx, at, view.unit, accent.torch)
    }
}
