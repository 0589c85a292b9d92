import type { Board, Cell } from '../../rules/board/board.ts'
import { centre, outward, type Point, sideEnds, type View } from '../board/layout.ts'
import type { Context } from '../paint/canvas.ts'
import { hexPath, line } from '../paint/shapes.ts'

/** A region's ground, without a rim. */
export function fillCells(
  ctx: Context,
  view: View,
  board: Board,
  cells: readonly Cell[],
  colour: string,
): void {
  ctx.fillStyle = colour
  ctx.beginPath()
  for (const cell of cells) hexPath(ctx, view, centre(view, board, cell))
  ctx.fill()
}

/** The rim of a region: sides that lead out of it, drawn a little inside so that the board's own lines stay visible. */
export function drawRim(ctx: Context, view: View, board: Board, cells: readonly Cell[], inside = 4): void {
  const region = new Set(cells)
  ctx.beginPath()
  for (const cell of region) {
    const middle = centre(view, board, cell)
    for (let f = 0; f < 6; f++) {
      if (region.has(board.neighbour[cell * 6 + f]!)) continue
      const out = outward(f, view)
      const [a, b] = sideEnds(view, middle, f)
      const shift = (p: Point): Point => ({
        x: p.x - out.x * inside * view.unit,
        y: p.y - out.y * inside * view.unit,
      })
      line(ctx, shift(a), shift(b))
    }
  }
  ctx.stroke()
}

/** Stripes in a direction of their own for every player, so that zones of two players cross visibly. */
export function hatch(
  ctx: Context,
  view: View,
  board: Board,
  cells: readonly Cell[],
  turn: number,
  apart = 9,
): void {
  const middles = cells.map(cell => centre(view, board, cell))
  if (!middles.length) return
  const reach = Math.max(view.width, view.height)
  const dx = Math.cos((turn * Math.PI) / 4)
  const dy = Math.sin((turn * Math.PI) / 4)
  const gap = apart * view.unit
  ctx.save()
  ctx.beginPath()
  for (const middle of middles) hexPath(ctx, view, middle)
  ctx.clip()
  ctx.beginPath()
  for (let i = -reach; i < reach; i += gap) {
    const x = reach / 2 - dy * i
    const y = reach / 2 + dx * i
    line(ctx, { x: x - dx * reach, y: y - dy * reach }, { x: x + dx * reach, y: y + dy * reach })
  }
  ctx.stroke()
  ctx.restore()
}
