/** Parts that cards of figures have in common: the token on its ground, numbers in boxes. */
import { type Board, cellsOf, makeTables } from '../../rules/board/board.ts'
import { paintTones } from '../art/earth.ts'
import { lands } from '../art/lands.ts'
import { plainView } from '../board/framing.ts'
import { centre, type View } from '../board/layout.ts'
import type { Brush } from '../paint/brush.ts'
import { createCache } from '../paint/cache.ts'
import { type Canvas, createCanvas } from '../paint/canvas.ts'
import { drawText } from '../paint/drawText.ts'
import { hexPath, roundedBox } from '../paint/shapes.ts'
import type { Livery } from '../paint/theme.ts'
import { drawTokens } from '../tokens/drawToken.ts'
import type { Token } from '../types.ts'
import { box, drawLine, least } from './sheetParts.ts'

/** Where a part of a card stands, in pixels. */
export interface PartBox {
  x: number
  y: number
  width: number
  height: number
}

/** The hexes on which a token stands on its card; D4 and those around it are in the middle. */
export const groundBoard: Board = makeTables({ id: 'card', name: { en: '', fr: '' }, columns: 7, rows: 8 })

const grounds = createCache<Canvas>(4)

/** Meadow under the cool side, dust under the warm one. */
const portraitGround = (tone: Livery['tone'], width: number, height: number): Canvas =>
  grounds.get(`${tone} ${width} ${height}`, () => {
    const view = { ...plainView(groundBoard, width), width, height, unit: 1.4 }
    const canvas = createCanvas(width, height)
    canvas
      .getContext('2d')
      .drawImage(paintTones(view, lands[tone === 'cool' ? 'grass' : 'ruins'].ground, 3), 0, 0)
    return canvas
  })

/**
 * A token as it stands on a board, among the hexes around it.
 * @param size of a hex, so that the whole token has room
 */
export function drawPortrait(
  brush: Brush,
  token: Token,
  livery: Livery,
  { x, y, width, height }: PartBox,
  size: number,
): void {
  const { ctx, colours } = brush
  const plain = plainView(groundBoard, width)
  const view: View = { ...plain, whole: false, size, unit: size / 35, origin: { x: 0, y: 0 } }
  const middles = token.cells.map(cell => centre(view, groundBoard, cell))
  const mean = (pick: (p: { x: number; y: number }) => number) =>
    (Math.min(...middles.map(pick)) + Math.max(...middles.map(pick))) / 2
  view.origin = { x: x + width / 2 - mean(p => p.x), y: y + height / 2 - mean(p => p.y) }
  ctx.save()
  ctx.beginPath()
  roundedBox(ctx, x, y, width, height, 10)
  ctx.clip()
  ctx.drawImage(portraitGround(livery.tone, width, height), x, y)
  ctx.globalAlpha = 0.4
  ctx.strokeStyle = colours.grid
  ctx.lineWidth = 1.5
  ctx.beginPath()
  for (const cell of cellsOf(groundBoard)) hexPath(ctx, view, centre(view, groundBoard, cell))
  ctx.stroke()
  ctx.globalAlpha = 1
  drawTokens(brush, view, groundBoard, [token], () => livery)
  ctx.restore()
  ctx.beginPath()
  roundedBox(ctx, x, y, width, height, 10)
  ctx.strokeStyle = colours.hexLine
  ctx.lineWidth = 2
  ctx.stroke()
}

/** A number of a figure with its word below it. */
export interface CardNumber {
  word: string
  value: string
  colour?: string
}

/** Numbers in boxes, row by row. */
export function drawNumbers(
  { ctx, colours }: Brush,
  numbers: readonly CardNumber[],
  at: { x: number; y: number },
  cell: { width: number; height: number; gap: number; columns: number },
): void {
  const { width, height, gap, columns } = cell
  numbers.forEach(({ word, value, colour = colours.ink }, i) => {
    const x = at.x + (i % columns) * (width + gap)
    const y = at.y + Math.floor(i / columns) * (height + gap)
    box(ctx, x, y, width, height, colours.white, colours.hexLine)
    drawText(ctx, value, x + width / 2, y + 34, { size: 40, colour })
    const style = { size: least, colour: colours.faint, face: 'plain' } as const
    drawLine(ctx, word, x + width / 2, y + height - 22, width - 12, style, 'centre')
  })
}
