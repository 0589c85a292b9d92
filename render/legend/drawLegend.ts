import type { Board } from '../../rules/board/board.ts'
import { besideLocator } from '../board/drawLocator.ts'
import { type Layout, playersHeight } from '../board/framing.ts'
import type { Point, View } from '../board/layout.ts'
import { minLetters } from '../board/phoneLegibility.ts'
import type { Brush } from '../paint/brush.ts'
import type { Context } from '../paint/canvas.ts'
import { drawText, type TextStyle, widthOf } from '../paint/drawText.ts'
import { drawable, drawName, nameWidth } from '../paint/names.ts'
import { drawPattern } from '../paint/patterns.ts'
import { hexPath, roundedBox } from '../paint/shapes.ts'
import type { Liveries, Livery } from '../paint/theme.ts'
import type { Legend, Scene, ScenePlayer } from '../types.ts'
import { entriesFor, gap, type LegendEntry } from './legendEntries.ts'
import { sampleLetters } from './legendSamples.ts'

const widthWith = (entries: readonly LegendEntry[], style: TextStyle): number =>
  entries.reduce(
    (sum, { word, width }) => sum + (width + gap) * (style.size / sampleLetters) + widthOf(word, style),
    0,
  )

function drawLine(
  ctx: Context,
  entries: readonly LegendEntry[],
  place: { left: number; room: number; y: number },
  style: TextStyle,
): void {
  const scale = style.size / sampleLetters
  const total = widthWith(entries, style)
  const space = Math.min(28, (place.room - total) / Math.max(1, entries.length - 1))
  let x = place.left + Math.max(0, (place.room - total - space * (entries.length - 1)) / 2)
  for (const { word, width, draw } of entries) {
    ctx.save()
    ctx.translate(Math.round(x), Math.round(place.y))
    ctx.scale(scale, scale)
    draw(0, 0)
    ctx.restore()
    x += (width + gap) * scale
    drawText(ctx, word, x, place.y, style, 'left')
    x += widthOf(word, style) + space
  }
}

/** Entries by lines, as many as go into each; what goes into none is left out. */
function linesOf(
  entries: readonly LegendEntry[],
  most: number,
  room: number,
  style: TextStyle,
): LegendEntry[][] {
  const lines: LegendEntry[][] = [[]]
  for (const entry of entries) {
    const line = lines.find(each => widthWith([...each, entry], style) + each.length * 14 <= room)
    if (line) line.push(entry)
    else if (lines.length < most) lines.push([entry])
  }
  return lines.filter(line => line.length > 0)
}

/** The strip below the board: what each line and mark in the picture means, as far as there is room. */
export function drawLegend(
  brush: Brush,
  layout: Layout,
  scene: Scene,
  legend: Legend,
  liveries: Liveries,
): void {
  const { ctx, colours } = brush
  const { left, room } = besideLocator(scene.board, layout)
  const style = { size: minLetters(layout.width), colour: colours.ink, face: 'plain' } as const
  const most = Math.max(1, Math.floor((layout.strip.high - 6) / style.size))
  const lines = linesOf(entriesFor(brush, layout, scene, legend, liveries), most, room - 16, style)
  const top = layout.strip.top + 2
  const high = layout.strip.high - 8
  ctx.fillStyle = colours.paper
  ctx.beginPath()
  roundedBox(ctx, left, top, room, high, 9)
  ctx.fill()
  lines.forEach((line, i) => {
    const y = top + (high * (i + 0.5)) / lines.length
    drawLine(ctx, line, { left: left + 8, room: room - 16, y }, style)
  })
}

/** Whose tokens wear which colours and pattern. */
export function drawPlayers(
  { ctx, colours }: Brush,
  layout: Layout,
  board: Board,
  players: readonly ScenePlayer[],
  liveries: Liveries,
  inStrip: boolean,
): void {
  const size = minLetters(layout.width)
  const place = inStrip ? besideLocator(board, layout) : { left: 12, room: layout.width - 24 }
  const y = inStrip
    ? layout.strip.top + layout.strip.high / 2 - 2
    : layout.height - playersHeight(players, layout.width) / 2 - 2
  const style = { size, colour: colours.frameInk, face: 'plain' } as const
  const share = place.room / players.length
  const gap = Math.max(10, Math.min(30, share * 0.15))
  const swatch = size * 2
  const entries = players.map(({ name }, owner) => {
    const word = drawable(`${'ABCD'[owner] ?? '?'} ${name}`)
    return { owner, word, width: Math.min(Math.ceil(nameWidth(word, style)), share - swatch - gap) }
  })
  const total = entries.reduce((sum, { width }) => sum + swatch + width + gap, -gap)
  let x = place.left + Math.max(0, (place.room - total) / 2)
  for (const { owner, word, width } of entries) {
    drawSwatch(ctx, layout.panes[0]!.view, { x: x + size * 0.8, y }, size * 0.85, liveries(owner))
    drawName(ctx, word, x + swatch, y, width, style, 'left')
    x += swatch + width + gap
  }
}

function drawSwatch(ctx: Context, view: View, at: Point, size: number, livery: Livery): void {
  const small: View = { ...view, size, unit: size / 35 }
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
