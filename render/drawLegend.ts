import { sideKinds } from '../rules/board/board.ts'
import type { Context } from './canvas.ts'
import { type Language, pictureWords } from './combat-hex/pictureWords.ts'
import { drawText, type TextStyle, widthOf } from './drawText.ts'
import { drawActionPoints, drawBow, drawPips, drawStar } from './emblems.ts'
import { legendHeight, legendLines, type Point, playersHeight, type View } from './layout.ts'
import { drawPattern } from './patterns.ts'
import { drawCross, drawTriangle, hexPath, roundedBox } from './shapes.ts'
import { sidePainters } from './sides.ts'
import { type Livery, liveryOf, theme } from './theme.ts'
import type { ScenePlayer } from './types.ts'

interface Entry {
  word: string
  /** room that its sample takes */
  width: number
  draw: (x: number, y: number) => void
}

function entriesOf(ctx: Context, language: Language, sample: number): Entry[] {
  const words = pictureWords[language]
  return [
    ...sideKinds.map(kind => ({
      word: words.sides[kind],
      width: sample,
      draw: (x: number, y: number) => sidePainters[kind](ctx, { x: x + 2, y }, { x: x + sample - 2, y }, 1),
    })),
    {
      word: words.raised,
      width: 16,
      draw: (x, y) => drawTriangle(ctx, { x: x + 8, y: y + 1 }, 7, theme.raisedShade),
    },
    {
      word: words.barred,
      width: 16,
      draw: (x, y) => drawCross(ctx, { x: x + 8, y }, 6, theme.barredMark, 3.5),
    },
    { word: words.hero, width: 18, draw: (x, y) => drawStar(ctx, { x: x + 9, y: y + 1 }, 1.1) },
    { word: words.shooter, width: 18, draw: (x, y) => drawBow(ctx, { x: x + 9, y }, 1.1) },
    { word: words.life, width: 30, draw: (x, y) => drawPips(ctx, { x: x + 15, y }, 1.1, 2, 3) },
    { word: words.actionPoints, width: 16, draw: (x, y) => drawActionPoints(ctx, { x: x + 8, y }, 1.1, 3) },
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

/** The strip below the board: what each line and mark means, with the price of crossing. */
export function drawLegend(ctx: Context, view: View, language: Language): void {
  const lines = legendLines(view.width)
  const entries = entriesOf(ctx, language, lines > 2 ? 26 : 38)
  const style = { size: [17, 15, 12][lines - 1]!, colour: theme.ink, face: 'plain' } as const
  const each = Math.ceil(entries.length / lines)
  const top = view.legend
  ctx.fillStyle = theme.paper
  ctx.beginPath()
  roundedBox(ctx, 8, top + 2, view.width - 16, legendHeight(view.width) - 8, 9)
  ctx.fill()
  for (let i = 0; i < lines; i++)
    drawLine(ctx, view, entries.slice(i * each, (i + 1) * each), top + 20 + i * (lines > 2 ? 18 : 22), style)
}

/** Over the legend: what the picture shows, in large letters. */
export function drawCaption(ctx: Context, view: View, caption: string): void {
  const high = legendHeight(view.width)
  ctx.fillStyle = theme.frame
  ctx.fillRect(0, view.legend, view.width, high)
  const style = { size: Math.min(28, high - 14), colour: theme.frameInk }
  drawText(ctx, caption, view.width / 2, view.legend + high / 2 - 3, style)
}

/** Below the legend: whose figures wear which colours and pattern. Two players are told apart by their camps. */
export function drawPlayers(
  ctx: Context,
  view: View,
  players: readonly ScenePlayer[],
  liveries: Map<number, Livery>,
): void {
  if (!playersHeight(players)) return
  const style = { size: 16, colour: theme.frameInk, face: 'plain' } as const
  const entries = players.map(({ name }, owner) => ({ owner, word: `${'ABCD'[owner] ?? '?'} ${name}` }))
  const total = entries.reduce((sum, { word }) => sum + 64 + widthOf(word, style), -30)
  const y = view.legend + legendHeight(view.width) + 10
  let x = Math.max(12, (view.width - total) / 2)
  for (const { owner, word } of entries) {
    drawSwatch(ctx, view, { x: x + 13, y }, liveryOf(liveries, owner))
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
