import { type Board, type Cell, makeCell, type SideKind, sideKind } from '../../rules/board/board.ts'
import { makeColumn } from '../../rules/core/hex.ts'
import { drawAccents } from '../art/accents.ts'
import { drawHindrances } from '../art/barred.ts'
import { drawBridges } from '../art/bridges.ts'
import { drawSpecks, paintGround, paintTones } from '../art/earth.ts'
import { drawGrowth } from '../art/growth.ts'
import { lands } from '../art/lands.ts'
import { type Nature, type Terrain, terrainOf } from '../art/nature.ts'
import { drawFloors, drawRaised } from '../art/relief.ts'
import { drawWater } from '../art/water.ts'
import { type Brush, brushOf } from '../paint/brush.ts'
import { createCache } from '../paint/cache.ts'
import { type Canvas, createCanvas, groundsKept, letGo } from '../paint/canvas.ts'
import { drawText, widthOf } from '../paint/drawText.ts'
import { clipToWindow, drawCross, drawTriangle, hexPath, line } from '../paint/shapes.ts'
import type { PaletteName } from '../paint/theme.ts'
import { centre, inradius, isWhollyIn, type Point, shownCells, sideEnds, type View } from './layout.ts'
import { paintOrder, sidePainters, wallShade } from './sides.ts'

/** Ground, water, growth, floors and hills, in the order in which a painter would lay them. */
function drawLand(
  { ctx, colours }: Brush,
  view: View,
  board: Board,
  terrain: Terrain,
  cells: readonly Cell[],
): void {
  const land = lands[board.theme]
  paintGround(ctx, view, board, cells, land.ground)
  drawSpecks(ctx, view, board, cells, land)
  drawWater(ctx, view, board, terrain, cells, land, () => paintTones(view, land.water.tones, 5, 60))
  drawFloors(ctx, view, board, terrain, cells, land)
  drawBridges(ctx, view, board, terrain, cells, land)
  drawHindrances(ctx, view, board, cells, land)
  drawRaised(ctx, view, board, terrain, cells, land, () => paintTones(view, land.raised.tones, 9, 50))
  drawGrowth(ctx, view, board, terrain, cells, land)
  // What hangs over the edge is cut off once: cheaper than to clip every stroke.
  ctx.globalCompositeOperation = 'destination-in'
  ctx.fillStyle = colours.frame
  ctx.beginPath()
  for (const cell of cells) hexPath(ctx, view, centre(view, board, cell), 1.01)
  ctx.fill()
  ctx.globalCompositeOperation = 'destination-over'
  ctx.fillRect(0, 0, view.width, view.height)
  ctx.globalCompositeOperation = 'source-over'
}

/** Which ground a side belongs to where the hexes on both sides of it are of that ground. */
const groundOfSide: Partial<Record<SideKind, Nature>> = { water: 'water', difficult: 'rough' }

/** Every side once, kind by kind, so that heavier lines lie over lighter ones at the corners. */
function drawSides(
  brush: Brush,
  view: View,
  board: Board,
  { natures }: Terrain,
  cells: readonly Cell[],
): void {
  const { ctx, colours } = brush
  const byKind = new Map<SideKind, [Point, Point, boolean][]>(paintOrder.map(kind => [kind, []]))
  const border: [Point, Point][] = []
  const shown = new Set(cells)
  for (const cell of cells) {
    const middle = centre(view, board, cell)
    for (let f = 0; f < 6; f++) {
      const next = board.neighbour[cell * 6 + f]!
      if (next < 0) border.push(sideEnds(view, middle, f))
      else if (f < 3 || !shown.has(next)) {
        const kind = sideKind(board, cell, f)
        const inner = natures[cell] === groundOfSide[kind] && natures[next] === groundOfSide[kind]
        byKind.get(kind)!.push([...sideEnds(view, middle, f), inner])
      }
    }
  }
  const paint = (kind: SideKind) => {
    for (const [a, b, inner] of byKind.get(kind)!) sidePainters[kind](brush, a, b, view.unit, inner)
  }
  ctx.globalAlpha = 0.16
  for (const kind of ['impassable', 'obstacle'] as const)
    for (const [a, b] of byKind.get(kind)!) wallShade(brush, a, b, view.unit)
  ctx.globalAlpha = 1
  paint('open')
  ctx.strokeStyle = colours.border
  ctx.lineWidth = 2.4 * view.unit
  ctx.lineCap = 'round'
  ctx.beginPath()
  for (const [a, b] of border) line(ctx, a, b)
  ctx.stroke()
  for (const kind of paintOrder) if (kind !== 'open') paint(kind)
}

function drawMarks(
  { ctx, colours }: Brush,
  view: View,
  board: Board,
  cells: readonly Cell[],
  labels: boolean,
): void {
  const { unit } = view
  for (const cell of cells) {
    const { x, y } = centre(view, board, cell)
    if (board.raised[cell])
      drawTriangle(ctx, { x, y: y + inradius(view) - 14 * unit }, 6 * unit, colours.raisedShade)
    if (board.barred[cell]) {
      ctx.globalAlpha = 0.55
      drawCross(ctx, { x, y }, 9 * unit, colours.hex, 6.4 * unit)
      ctx.globalAlpha = 1
      drawCross(ctx, { x, y }, 9 * unit, colours.barredMark, 3.6 * unit)
    }
    // Where hexes are small their names would be a grey mist.
    if (!labels || view.whole) continue
    const size = view.letters
    const name = makeCell(board, cell)
    const style = {
      size,
      colour: colours.grid,
      face: 'plain',
      halo: lands[board.theme].ground.at(-1)!,
    } as const
    const at = { x, y: y - inradius(view) + size * 0.5 + 5 * unit }
    if (isWhollyIn(view.window, at, widthOf(name, style), size)) drawText(ctx, name, at.x, at.y, style)
  }
}

/** Columns by letters and rows by numbers, along the upper and the left edge. */
function drawHeadings({ ctx, colours }: Brush, view: View, board: Board): void {
  const { window, turned } = view
  if (window.top === 0) return
  const style = { size: view.letters, colour: colours.frameInk, face: 'bold' } as const
  const beside = window.left / 2
  const above = window.top / 2
  const head = (text: string, { x, y }: Point, isAbove: boolean) =>
    isAbove ? drawText(ctx, text, x, above, style) : drawText(ctx, text, beside, y, style)
  for (let column = view.columns[0]; column <= view.columns[1]; column++)
    head(makeColumn(column), centre(view, board, column), !turned)
  for (let row = view.rows[0]; row <= view.rows[1]; row++)
    head(String(row + 1), centre(view, board, row * board.columns + view.columns[0]), turned)
}

export interface BackdropOptions {
  labels: boolean
  palette?: PaletteName
}

function drawBoard(board: Board, view: View, { labels, palette }: BackdropOptions): Canvas {
  const canvas = createCanvas(view.width, view.height)
  const brush = brushOf(canvas.getContext('2d'), palette)
  const { ctx, colours } = brush
  ctx.fillStyle = colours.frame
  ctx.fillRect(0, 0, view.width, view.height)
  const cells = shownCells(view, board)
  ctx.save()
  clipToWindow(ctx, view)
  const terrain = terrainOf(board)
  drawLand(brush, view, board, terrain, cells)
  drawSides(brush, view, board, terrain, cells)
  drawAccents(ctx, view, board, cells, lands[board.theme])
  drawMarks(brush, view, board, cells, labels)
  ctx.restore()
  drawHeadings(brush, view, board)
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
  const print = `${board.id}/${board.theme}/${board.columns}x${board.rows}/${(h >>> 0).toString(36)}`
  prints.set(board, print)
  return print
}

const grounds = createCache<Canvas>(groundsKept, canvas => canvas.width * canvas.height, letGo)

/** The part of the picture that does not change during a battle: drawn once and kept. */
export const backdropOf = (board: Board, view: View, options: BackdropOptions): Canvas =>
  grounds.get([printOf(board), view.key, options.labels, options.palette ?? 'standard'].join('/'), () =>
    drawBoard(board, view, options),
  )
