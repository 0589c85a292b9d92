import { type Board, type Cell, type SideKind, sideKind, sideKinds } from '../rules/board/board.ts'
import type { Brush } from './brush.ts'
import type { Context } from './canvas.ts'
import { drawText, type TextStyle, widthOf } from './drawText.ts'
import { legendHeight, legendLines, type Point, playersHeight, shownCells, type View } from './layout.ts'
import { overlaySamples, signSamples } from './legendSamples.ts'
import { drawable, drawName, nameWidth } from './names.ts'
import { drawPattern } from './patterns.ts'
import { drawCross, drawTriangle, hexPath, roundedBox } from './shapes.ts'
import { fitted } from './sheetParts.ts'
import { sidePainters } from './sides.ts'
import { type Liveries, type Livery } from './theme.ts'
import {
  type Legend,
  type OverlaySign,
  overlaySigns,
  type Scene,
  type ScenePlayer,
  type Token,
} from './types.ts'

interface LegendEntry {
  word: string
  /** room that its sample takes */
  width: number
  draw: (x: number, y: number) => void
}

/** What of all that may be laid over a board this picture shows. */
function laidOver({ overlay = {}, tokens }: Scene): Set<OverlaySign> {
  const { reach = [], sight = [], marks = [] } = overlay
  const shown: Record<OverlaySign, boolean> = {
    reach: reach.length > 0,
    stops: reach.some(({ stops }) => stops),
    threatened: reach.some(({ threatened }) => threatened),
    free: sight.some(({ ok, penalty }) => ok && !penalty),
    hard: sight.some(({ ok, penalty }) => ok && penalty),
    blocked: sight.some(({ ok }) => !ok),
    field: Boolean(overlay.field?.length),
    zones: Boolean(overlay.zones?.length),
    deployment: Boolean(overlay.deployment?.length || overlay.starts?.length),
    chains: Boolean(overlay.chains?.length),
    moved: Boolean(overlay.arrows?.length),
    shot: Boolean(overlay.shots?.length),
    lost: marks.some(({ kind }) => kind === 'lost'),
    missed: marks.some(({ kind }) => kind === 'missed'),
    saved: marks.some(({ kind }) => kind === 'saved'),
    removed: marks.some(({ kind }) => kind === 'removed') || tokens.some(({ fallen }) => fallen),
  }
  return new Set(overlaySigns.filter(sign => shown[sign]))
}

/** Which signs are on tokens of this picture. */
const onTokens = (tokens: readonly Token[]): Record<Legend['signs'][number]['sign'], boolean> => ({
  star: tokens.some(({ starred }) => starred),
  bow: tokens.some(({ badges }) => badges?.includes('bow')),
  pips: tokens.some(({ pips }) => pips),
  counter: tokens.some(({ counter }) => counter !== undefined),
})

/** The ground that is seen: kinds of sides, heights and hexes where nobody may stop. */
function groundIn(
  board: Board,
  cells: readonly Cell[],
): { sides: Set<SideKind>; raised: boolean; barred: boolean } {
  // The border is no terrain, though nobody passes it.
  const inner = (cell: Cell) => [0, 1, 2, 3, 4, 5].filter(f => board.neighbour[cell * 6 + f]! >= 0)
  const sides = new Set(cells.flatMap(cell => inner(cell).map(f => sideKind(board, cell, f))))
  return {
    sides,
    raised: cells.some(cell => board.raised[cell]),
    barred: cells.some(cell => board.barred[cell]),
  }
}

/**
 * What a legend of this picture explains, and nothing that is not in it: what is laid over the board, the ground, the
 * signs on tokens.
 */
export function explained(
  scene: Scene,
  view: View,
): { signs: Set<OverlaySign>; sides: Set<SideKind>; raised: boolean; barred: boolean } {
  return { signs: laidOver(scene), ...groundIn(scene.board, shownCells(view, scene.board)) }
}

function entriesOf(
  brush: Brush,
  view: View,
  scene: Scene,
  legend: Legend,
  liveries: Liveries,
  sample: number,
): LegendEntry[] {
  const shown = [...new Set(scene.overlay?.zones?.map(({ owner }) => owner))]
  const { ctx, colours } = brush
  const { signs: laid, sides, raised, barred } = explained(scene, view)
  const worn = onTokens(scene.tokens)
  const lines = sides.size > 1 ? sideKinds : []
  return [
    ...overlaySigns
      .filter(sign => laid.has(sign))
      .map(sign => ({
        word: legend.overlay[sign],
        width: 24,
        draw: (x: number, y: number) => overlaySamples[sign](brush, { shown, liveries }, x, y, 24),
      })),
    ...lines
      .filter(kind => sides.has(kind))
      .map(kind => ({
        word: legend.sides[kind],
        width: sample,
        draw: (x: number, y: number) =>
          sidePainters[kind](brush, { x: x + 2, y }, { x: x + sample - 2, y }, 1),
      })),
    ...(raised
      ? [
          {
            word: legend.raised,
            width: 16,
            draw: (x: number, y: number) => drawTriangle(ctx, { x: x + 8, y: y + 1 }, 7, colours.raisedShade),
          },
        ]
      : []),
    ...(barred
      ? [
          {
            word: legend.barred,
            width: 16,
            draw: (x: number, y: number) => drawCross(ctx, { x: x + 8, y }, 6, colours.barredMark, 3.5),
          },
        ]
      : []),
    ...legend.signs
      .filter(({ sign }) => worn[sign])
      .map(({ sign, word }) => ({
        word,
        width: signSamples[sign].width,
        draw: (x: number, y: number) => signSamples[sign].draw(brush, x, y),
      })),
  ]
}

const gap = 6

const widthWith = (entries: readonly LegendEntry[], style: TextStyle): number =>
  entries.reduce((sum, { word, width }) => sum + width + gap + widthOf(word, style), 0)

function drawLine(
  ctx: Context,
  view: View,
  entries: readonly LegendEntry[],
  y: number,
  style: TextStyle,
): void {
  const total = widthWith(entries, style)
  const space = Math.min(32, (view.width - 24 - total) / Math.max(1, entries.length - 1))
  let x = Math.max(12, (view.width - total - space * (entries.length - 1)) / 2)
  for (const { word, width, draw } of entries) {
    draw(x, y)
    x += width + gap
    drawText(ctx, word, x, y, style, 'left')
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
    const line = lines.at(-1)!
    const wide = widthWith([...line, entry], style) + line.length * 14
    if (line.length === 0 || wide <= room) line.push(entry)
    else if (lines.length < most) lines.push([entry])
  }
  return lines
}

/** The strip below the board: what each line and mark in the picture means. */
export function drawLegend(brush: Brush, view: View, scene: Scene, legend: Legend, liveries: Liveries): void {
  const { ctx, colours } = brush
  const most = legendLines(view.width)
  const style = { size: [17, 15, 12][most - 1]!, colour: colours.ink, face: 'plain' } as const
  const entries = entriesOf(brush, view, scene, legend, liveries, most > 2 ? 26 : 38)
  const lines = linesOf(entries, most, view.width - 40, style)
  const top = view.legend + 2
  const high = legendHeight(view.width) - 8
  ctx.fillStyle = colours.paper
  ctx.beginPath()
  roundedBox(ctx, 8, top, view.width - 16, high, 9)
  ctx.fill()
  const pitch = high / (lines.length + (lines.length === 1 ? 0 : 0.3))
  lines.forEach((line, i) => {
    const y = top + high / 2 + (i - (lines.length - 1) / 2) * pitch * 0.96
    drawLine(ctx, view, line, y, style)
  })
}

/** Over the legend: what the picture shows, in large letters. */
export function drawCaption({ ctx, colours }: Brush, view: View, caption: string): void {
  const high = legendHeight(view.width)
  ctx.fillStyle = colours.frame
  ctx.fillRect(0, view.legend, view.width, high)
  const style = fitted(
    caption,
    view.width - 30,
    { size: Math.min(28, high - 14), colour: colours.frameInk },
    10,
  )
  // It may hold names, in any script.
  drawName(ctx, caption, view.width / 2, view.legend + high / 2 - 3, view.width - 24, style, 'centre')
}

/** Below the legend: whose tokens wear which colours and pattern. Two players are told apart by their tones. */
export function drawPlayers(
  { ctx, colours }: Brush,
  view: View,
  players: readonly ScenePlayer[],
  liveries: Liveries,
): void {
  if (!playersHeight(players)) return
  // A phone shows wide pictures smaller.
  const size = Math.round(Math.min(22, Math.max(16, view.width / 37)))
  const style = { size, colour: colours.frameInk, face: 'plain' } as const
  const room = (view.width - 24) / players.length
  const gap = Math.max(10, Math.min(30, room * 0.15))
  const swatch = size * 2
  const entries = players.map(({ name }, owner) => {
    const word = drawable(`${'ABCD'[owner] ?? '?'} ${name}`)
    return { owner, word, width: Math.min(Math.ceil(nameWidth(word, style)), room - swatch - gap) }
  })
  const total = entries.reduce((sum, { width }) => sum + swatch + width + gap, -gap)
  const y = view.legend + legendHeight(view.width) + 12
  let x = Math.max(12, (view.width - total) / 2)
  for (const { owner, word, width } of entries) {
    drawSwatch(ctx, view, { x: x + size * 0.8, y }, size * 0.85, liveries(owner))
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
