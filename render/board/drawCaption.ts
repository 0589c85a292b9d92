import type { Board } from '../../rules/board/board.ts'
import type { Brush } from '../paint/brush.ts'
import type { Context } from '../paint/canvas.ts'
import { diceWidth, drawDice } from '../paint/dice.ts'
import type { TextStyle } from '../paint/drawText.ts'
import { drawName } from '../paint/names.ts'
import { roundedBox } from '../paint/shapes.ts'
import type { Liveries } from '../paint/theme.ts'
import { fitted, wrapped } from '../sheets/sheetParts.ts'
import type { Caption } from '../types.ts'
import { besideLocator } from './drawLocator.ts'
import type { Layout } from './framing.ts'
import { minLetters } from './phoneLegibility.ts'

/** Rows that a caption of several lines needs: when, what came of it, and the dice of two sides, with air between. */
export const captionRows = 6
/** Lines in these. */
const maxLines = 5
const maxDiceLines = 2

/** Below the board in place of a legend: what the picture shows. */
export function drawCaption(
  brush: Brush,
  layout: Layout,
  board: Board,
  caption: string | Caption,
  liveries: Liveries,
): void {
  const { left, room } = besideLocator(board, layout)
  if (typeof caption === 'string') return drawTitle(brush, layout, { left, room }, caption)
  drawLines(brush, layout, { left, room }, caption, liveries)
}

interface CaptionRoom {
  left: number
  room: number
}

/** One line, in large letters. */
function drawTitle(
  { ctx, colours }: Brush,
  layout: Layout,
  { left, room }: CaptionRoom,
  caption: string,
): void {
  const { top, high } = layout.strip
  const usual = { size: Math.round(high * 0.55), colour: colours.frameInk }
  const style = fitted(caption, room - 12, usual, minLetters(layout.width))
  // It may hold names, in any script.
  drawName(ctx, caption, left + room / 2, top + high / 2 - 3, room - 12, style, 'centre')
}

/** When, what came of it on as many lines as it takes, and what each side threw, from the top. */
function drawLines(
  brush: Brush,
  layout: Layout,
  { left, room }: CaptionRoom,
  { title, said, thrown }: Caption,
  liveries: Liveries,
): void {
  const { ctx, colours } = brush
  const { top, high } = layout.strip
  const pitch = (high - 8) / maxLines
  const size = minLetters(layout.width)
  const middle = (line: number) => top + 2 + (line + 0.5) * pitch
  const plain: TextStyle = { size, colour: colours.frameInk, face: 'plain' }
  const write = (context: Context, text: string, line: number, style: TextStyle) =>
    drawName(context, text, left, middle(line), room, style)
  write(ctx, title, 0, plain)
  const rolled = thrown.filter(({ dice }) => dice.length > 0).slice(0, maxDiceLines)
  const bold: TextStyle = { ...plain, face: 'bold' }
  const lines = said ? wrapped(said, room, bold, maxLines - 1 - rolled.length) : []
  for (const [i, line] of lines.entries()) write(ctx, line, 1 + i, bold)
  for (const [i, { owner, dice }] of rolled.entries()) {
    const y = middle(1 + lines.length + i)
    const side = size
    const { strong } = liveries(owner)
    // Whose they are: a stripe in the colour of the side before them.
    ctx.fillStyle = strong
    ctx.beginPath()
    roundedBox(ctx, left, y - side / 2, side * 0.6, side, 3)
    ctx.fill()
    ctx.strokeStyle = colours.frameInk
    ctx.lineWidth = 1.5
    ctx.stroke()
    const from = left + side
    const most = Math.floor(((room - side) / diceWidth(side, 2)) * 2)
    drawDice(brush, { x: from, y: y - side / 2 }, room, side, dice.slice(0, most))
  }
}
