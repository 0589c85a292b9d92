import { type Board, type Cell, makeCell, type SideKind, sideKind } from '../rules/board/board.ts'
import { makeColumn } from '../rules/core/hex.ts'
import { createCache } from './cache.ts'
import { type Canvas, type Context, createCanvas } from './canvas.ts'
import { drawLegend } from './legend.ts'
import { between, clipToWindow, drawCross, drawTriangle, hexPath, line } from './shapes.ts'
import { paintOrder, sidePainters } from './sides.ts'
import { drawText } from './text.ts'
import { theme } from './theme.ts'
import { centre, inradius, outward, type Point, shownCells, sideEnds, type View } from './view.ts'
import type { Language } from './words.ts'

function drawGround(ctx: Context, view: View, board: Board, cells: readonly Cell[]): void {
  const fill = (colour: string, chosen: (cell: Cell) => boolean) => {
    ctx.fillStyle = colour
    ctx.beginPath()
    for (const cell of cells) if (chosen(cell)) hexPath(ctx, view, centre(view, board, cell), 1.01)
    ctx.fill()
  }
  fill(theme.hex, cell => !board.raised[cell] && !board.barred[cell])
  fill(theme.barred, cell => !board.raised[cell] && !!board.barred[cell])
  fill(theme.raised, cell => !!board.raised[cell])
}

/** Short strokes down the slope along the rim of raised ground, as maps have them. */
function drawSlopes(ctx: Context, view: View, board: Board, cells: readonly Cell[]): void {
  ctx.strokeStyle = theme.raisedShade
  ctx.lineWidth = 1.6 * view.unit
  ctx.lineCap = 'round'
  ctx.beginPath()
  for (const cell of cells) {
    if (!board.raised[cell]) continue
    const middle = centre(view, board, cell)
    for (let f = 0; f < 6; f++) {
      const next = board.neighbour[cell * 6 + f]!
      if (next >= 0 && board.raised[next]) continue
      const [a, b] = sideEnds(view, middle, f)
      const out = outward(f)
      for (let i = 0; i < 7; i++) {
        const on = between(a, b, (i + 0.5) / 7)
        const long = i % 2 ? 5 : 8
        line(
          ctx,
          { x: on.x - out.x * 1.5 * view.unit, y: on.y - out.y * 1.5 * view.unit },
          { x: on.x - out.x * long * view.unit, y: on.y - out.y * long * view.unit },
        )
      }
    }
  }
  ctx.stroke()
}

/** Every side once, kind by kind, so that heavier lines lie over lighter ones at the corners. */
function drawSides(ctx: Context, view: View, board: Board, cells: readonly Cell[]): void {
  const byKind = new Map<SideKind, [Point, Point][]>(paintOrder.map(kind => [kind, []]))
  const border: [Point, Point][] = []
  for (const cell of cells) {
    const middle = centre(view, board, cell)
    for (let f = 0; f < 6; f++) {
      const next = board.neighbour[cell * 6 + f]!
      if (next < 0) border.push(sideEnds(view, middle, f))
      else if (f < 3 || !cells.includes(next))
        byKind.get(sideKind(board, cell, f))!.push(sideEnds(view, middle, f))
    }
  }
  const paint = (kind: SideKind) => {
    for (const [a, b] of byKind.get(kind)!) sidePainters[kind](ctx, a, b, view.unit)
  }
  paint('open')
  ctx.strokeStyle = theme.border
  ctx.lineWidth = 3 * view.unit
  ctx.lineCap = 'round'
  ctx.beginPath()
  for (const [a, b] of border) line(ctx, a, b)
  ctx.stroke()
  for (const kind of paintOrder) if (kind !== 'open') paint(kind)
}

/** Below this size of hexes their labels would be a grey mist; the headings remain. */
const smallestLabelled = 0.5

const coordinateSize = (view: View): number => Math.max(8, Math.round(8 + 3 * view.unit))

function drawMarks(ctx: Context, view: View, board: Board, cells: readonly Cell[], labels: boolean): void {
  const { unit } = view
  for (const cell of cells) {
    const { x, y } = centre(view, board, cell)
    if (board.raised[cell]) drawTriangle(ctx, { x, y: y + inradius(view) - 14 * unit }, 6 * unit)
    if (board.barred[cell]) drawCross(ctx, { x, y }, 10 * unit, theme.barredMark, 4 * unit)
    if (!labels || unit < smallestLabelled) continue
    const size = coordinateSize(view)
    const raised = !!board.raised[cell]
    drawText(ctx, makeCell(board, cell), x, y - inradius(view) + size * 0.5 + 6.5 * unit, {
      size,
      colour: raised ? theme.ink : theme.faint,
      face: 'plain',
      ...(raised && { halo: theme.raised }),
    })
  }
}

/** Column letters above and below, row numbers at both ends. */
function drawHeadings(ctx: Context, view: View, board: Board): void {
  const { window } = view
  const style = { size: 15, colour: theme.ink, face: 'bold' } as const
  for (let column = view.columns[0]; column <= view.columns[1]; column++) {
    const { x } = centre(view, board, column)
    drawText(ctx, makeColumn(column), x, window.top - 13, style)
    drawText(ctx, makeColumn(column), x, window.bottom + 13, style)
  }
  for (let row = view.rows[0]; row <= view.rows[1]; row++) {
    const left = centre(view, board, row * board.columns + view.columns[0])
    const right = centre(view, board, row * board.columns + view.columns[1])
    drawText(ctx, String(row + 1), window.left - 13, left.y, style)
    drawText(ctx, String(row + 1), window.right + 13, right.y, style)
  }
}

export interface GroundOptions {
  labels: boolean
  language: Language
}

function drawBoard(board: Board, view: View, { labels, language }: GroundOptions): Canvas {
  const canvas = createCanvas(view.width, view.height)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = theme.paper
  ctx.fillRect(0, 0, view.width, view.height)
  const cells = shownCells(view, board)
  ctx.save()
  clipToWindow(ctx, view)
  drawGround(ctx, view, board, cells)
  drawSlopes(ctx, view, board, cells)
  drawSides(ctx, view, board, cells)
  drawMarks(ctx, view, board, cells, labels)
  ctx.restore()
  drawHeadings(ctx, view, board)
  drawLegend(ctx, view, language)
  return canvas
}

/** A board's tables as one short word: equal boards share their picture, whoever made them. */
const prints = new WeakMap<Board, string>()
function printOf(board: Board): string {
  const known = prints.get(board)
  if (known !== undefined) return known
  let h = 0x811c9dc5
  for (const table of [board.present, board.side, board.raised, board.barred])
    for (const value of table) h = Math.imul(h ^ value, 0x01000193)
  const print = `${board.id}/${board.columns}x${board.rows}/${(h >>> 0).toString(36)}`
  prints.set(board, print)
  return print
}

/** About ten whole boards at the usual size (6 MB each). */
const grounds = createCache<Canvas>(16_000_000, canvas => canvas.width * canvas.height)

/** The part of the picture that does not change during a battle: drawn once and kept. */
export const groundOf = (board: Board, view: View, options: GroundOptions): Canvas =>
  grounds.get(`${printOf(board)}/${view.key}/${options.labels}/${options.language}`, () =>
    drawBoard(board, view, options),
  )
