import { sideKinds } from '../rules/board/board.ts'
import type { Brush } from './brush.ts'
import type { Context } from './canvas.ts'
import { drawText, type TextStyle, widthOf } from './drawText.ts'
import { drawBow, drawCounter, drawPips, drawStar } from './emblems.ts'
import { legendHeight, legendLines, type Point, playersHeight, type View } from './layout.ts'
import { drawPattern } from './patterns.ts'
import { drawCross, drawTriangle, hexPath, roundedBox } from './shapes.ts'
import { sidePainters } from './sides.ts'
import { type Liveries, type Livery } from './theme.ts'
import type { Legend, ScenePlayer } from './types.ts'

interface Entry {
  word: string
  /** room that its sample takes */
  width: number
  draw: (x: number, y: number) => void
}

/** How the signs of tokens are shown, with the room that each takes. */
const signs: Record<
  Legend['signs'][number]['sign'],
  { width: number; draw: (brush: Brush, x: number, y: number) => void }
> = {
  star: { width: 18, draw: (brush, x, y) => drawStar(brush, { x: x + 9, y: y + 1 }, 1.1) },
  bow: { width: 18, draw: (brush, x, y) => drawBow(brush, { x: x + 9, y }, 1.1) },
  pips: { width: 30, draw: (brush, x, y) => drawPips(brush, { x: x + 15, y }, 1.1, 2, 3) },
  counter: { width: 16, draw: (brush, x, y) => drawCounter(brush, { x: x + 8, y }, 1.1, 3) },
}

/** All that a legend says, as a key of what is kept. */
export const legendKey = (legend?: Legend): string =>
  legend
    ? [...Object.values(legend.sides), legend.raised, legend.barred]
        .concat(legend.signs.flatMap(({ sign, word }) => [sign, word]))
        .join('|')
    : ''

function entriesOf(brush: Brush, legend: Legend, sample: number): Entry[] {
  const { ctx, colours } = brush
  return [
    ...sideKinds.map(kind => ({
      word: legend.sides[kind],
      width: sample,
      draw: (x: number, y: number) => sidePainters[kind](brush, { x: x + 2, y }, { x: x + sample - 2, y }, 1),
    })),
    {
      word: legend.raised,
      width: 16,
      draw: (x, y) => drawTriangle(ctx, { x: x + 8, y: y + 1 }, 7, colours.raisedShade),
    },
    {
      word: legend.barred,
      width: 16,
      draw: (x, y) => drawCross(ctx, { x: x + 8, y }, 6, colours.barredMark, 3.5),
    },
    ...legend.signs.map(({ sign, word }) => ({
      word,
      width: signs[sign].width,
      draw: (x: number, y: number) => signs[sign].draw(brush, x, y),
    })),
  ]
}

const gap = 6

function drawLine(ctx: Context, view: View, entries: readonly Entry[], y: number, style: TextStyle): void {
  const total = entries.reduce((sum, { word, width }) => sum + width + gap + widthOf(word, style), 0)
  const space = Math.min(32, (view.width - 24 - total) / Math.max(1, entries.length - 1))
  let x = Math.max(12, (view.width - total - space * (entries.length - 1)) / 2)
  for (const { word, width, draw } of entries) {
    draw(x, y)
    x += width + gap
    drawText(ctx, word, x, y, style, 'left')
    x += widthOf(word, style) + space
  }
}

/** The strip below the board: what each line and mark means. */
export function drawLegend(brush: Brush, view: View, legend: Legend): void {
  const { ctx, colours } = brush
  const lines = legendLines(view.width)
  const entries = entriesOf(brush, legend, lines > 2 ? 26 : 38)
  const style = { size: [17, 15, 12][lines - 1]!, colour: colours.ink, face: 'plain' } as const
  const each = Math.ceil(entries.length / lines)
  const top = view.legend
  ctx.fillStyle = colours.paper
  ctx.beginPath()
  roundedBox(ctx, 8, top + 2, view.width - 16, legendHeight(view.width) - 8, 9)
  ctx.fill()
  for (let i = 0; i < lines; i++)
    drawLine(ctx, view, entries.slice(i * each, (i + 1) * each), top + 20 + i * (lines > 2 ? 18 : 22), style)
}

/** Over the legend: what the picture shows, in large letters. */
export function drawCaption({ ctx, colours }: Brush, view: View, caption: string): void {
  const high = legendHeight(view.width)
  ctx.fillStyle = colours.frame
  ctx.fillRect(0, view.legend, view.width, high)
  const style = { size: Math.min(28, high - 14), colour: colours.frameInk }
  drawText(ctx, caption, view.width / 2, view.legend + high / 2 - 3, style)
}

/** Below the legend: whose tokens wear which colours and pattern. Two players are told apart by their tones. */
export function drawPlayers(
  { ctx, colours }: Brush,
  view: View,
  players: readonly ScenePlayer[],
  liveries: Liveries,
): void {
  if (!playersHeight(players)) return
  const style = { size: 16, colour: colours.frameInk, face: 'plain' } as const
  const entries = players.map(({ name }, owner) => ({ owner, word: `${'ABCD'[owner] ?? '?'} ${name}` }))
  const total = entries.reduce((sum, { word }) => sum + 64 + widthOf(word, style), -30)
  const y = view.legend + legendHeight(view.width) + 10
  let x = Math.max(12, (view.width - total) / 2)
  for (const { owner, word } of entries) {
    drawSwatch(ctx, view, { x: x + 13, y }, liveries(owner))
    drawText(ctx, word, x + 34, y, style, 'left')
    x += 64 + widthOf(word, style)
  }
}

function drawSwatch(ctx: Context, view: View, at: Point, livery: Livery): void {
  const small: View = { ...view, size: 14, unit: 0.42 }
  const shape = () => {
    ctx.beginPath()
    hexPath(ctx, small, at)
  }
  shape()
  ctx.fillStyle = livery.pale
  ctx.fill()
  drawPattern(ctx, small, [at], livery.pattern, livery.strong)
  shape()
  ctx.strokeStyle = livery.strong
  ctx.lineWidth = 2.5
  ctx.stroke()
}
