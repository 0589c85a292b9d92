import { type Board, type Cell, type SideKind, sideKind, sideKinds } from '../rules/board/board.ts'
import { blockSamples, blockSignsIn } from './blockSamples.ts'
import { type Brush, brushOf } from './brush.ts'
import { type Canvas, type Context, createCanvas } from './canvas.ts'
import { besideLocator } from './drawLocator.ts'
import { drawText, type TextStyle, widthOf } from './drawText.ts'
import { type Layout, playersHeight } from './framing.ts'
import { type Point, shownCells, type View } from './layout.ts'
import { overlaySamples, sampleLetters, signSamples } from './legendSamples.ts'
import { drawable, drawName, nameWidth } from './names.ts'
import { drawPattern } from './patterns.ts'
import { leastLetters } from './readable.ts'
import { drawCross, drawTriangle, hexPath, roundedBox } from './shapes.ts'
import { fitted, newSheet } from './sheetParts.ts'
import { sidePainters } from './sides.ts'
import { type Liveries, type Livery, liveriesOf, type PaletteName } from './theme.ts'
import {
  type BlockSign,
  blockSigns,
  type Legend,
  type LegendSign,
  type OverlaySign,
  overlaySigns,
  type Scene,
  type ScenePlayer,
  type TokenCondition,
  tokenConditions,
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

/** Which signs are on tokens of this picture, or lie on the ground. */
function signsIn(scene: Scene, { panes }: Layout): Set<LegendSign | BlockSign> {
  const { tokens, overlay, marks } = scene
  const enlarged = panes.some(({ view }) => !view.whole)
  const shown: Record<Exclude<LegendSign, TokenCondition>, boolean> = {
    frame: tokens.some(({ starred }) => starred),
    // As they are drawn: of whoever is whole only where all is told.
    pips: enlarged && tokens.some(({ pips }) => pips && (marks === 'all' || pips.left < pips.of)),
    counter:
      enlarged && tokens.some(({ counter }) => counter !== undefined && (marks === 'all' || counter > 0)),
    treasure: Boolean(overlay?.treasures?.length),
  }
  const told = new Set<LegendSign | BlockSign>([
    ...tokens.flatMap(({ conditions = [] }) => conditions),
    ...blockSignsIn(
      scene,
      panes.every(({ view }) => view.whole),
    ),
  ])
  for (const sign of ['frame', 'pips', 'counter', 'treasure'] as const) if (shown[sign]) told.add(sign)
  return told
}

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
  { panes }: Layout,
): { signs: Set<OverlaySign>; sides: Set<SideKind>; raised: boolean; barred: boolean } {
  const cells = panes.flatMap(({ view }) => shownCells(view, scene.board))
  return { signs: laidOver(scene), ...groundIn(scene.board, cells) }
}

/** How long the sample of a side is, in pixels. */
const sample = 30

/** What nobody guesses. */
const isCondition = (sign: LegendSign | BlockSign): boolean =>
  [...tokenConditions, ...blockSigns].some(each => each === sign)

const samples = { ...signSamples, ...blockSamples }

/** What of all that a legend knows is to be explained. */
interface LegendParts {
  signs: ReadonlySet<OverlaySign>
  sides: readonly SideKind[]
  raised: boolean
  barred: boolean
  worn: ReadonlySet<LegendSign | BlockSign>
}

/** @param zones players whose danger zones are shown */
function entriesOf(
  brush: Brush,
  legend: Legend,
  { signs, sides, raised, barred, worn }: LegendParts,
  zones: Parameters<(typeof overlaySamples)['zones']>[1],
): LegendEntry[] {
  const { ctx, colours } = brush
  const explaining = (wanted: (sign: LegendSign | BlockSign) => boolean): LegendEntry[] =>
    legend.signs
      .filter(({ sign }) => worn.has(sign) && wanted(sign))
      .map(({ sign, word }) => ({
        word,
        width: samples[sign].width,
        draw: (x, y) => samples[sign].draw(brush, x, y),
      }))
  return [
    ...overlaySigns
      .filter(sign => signs.has(sign))
      .map(sign => ({
        word: legend.overlay[sign],
        width: 24,
        draw: (x: number, y: number) => overlaySamples[sign](brush, zones, x, y, 24),
      })),
    // Nobody guesses what has become of a token.
    ...explaining(isCondition),
    ...sides.map(kind => ({
      word: legend.sides[kind],
      width: sample,
      draw: (x: number, y: number) => sidePainters[kind](brush, { x: x + 2, y }, { x: x + sample - 2, y }, 1),
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
    ...explaining(sign => !isCondition(sign)),
  ]
}

/** What this picture has to explain. */
function entriesFor(
  brush: Brush,
  layout: Layout,
  scene: Scene,
  legend: Legend,
  liveries: Liveries,
): LegendEntry[] {
  const shown = [...new Set(scene.overlay?.zones?.map(({ owner }) => owner))]
  const { sides, ...found } = explained(scene, layout)
  // Open ground explains itself.
  const kinds = sideKinds.filter(kind => kind !== 'open' && sides.has(kind))
  const wanted = { ...found, sides: kinds, worn: signsIn(scene, layout) }
  return entriesOf(brush, legend, wanted, { shown, liveries })
}

const gap = 6

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
  const style = { size: leastLetters(layout.width), colour: colours.ink, face: 'plain' } as const
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

/**
 * The signs of a scene, each on a canvas of its own, with what they mean: for where words flow by themselves.
 * @param high how high a sign is, in pixels
 */
export function paintLegendSigns(
  scene: Scene & { legend: Legend },
  layout: Layout,
  high: number,
): { word: string; canvas: Canvas }[] {
  const { legend, palette, players } = scene
  const liveries = liveriesOf(palette ?? 'standard', players)
  const entries = (canvas: Canvas) =>
    entriesFor(brushOf(canvas.getContext('2d'), palette), layout, scene, legend, liveries)
  const scale = high / sampleLetters
  return entries(createCanvas(1, 1)).map(({ word, width }, i) => {
    const canvas = createCanvas(Math.ceil((width + 4) * scale), Math.ceil(high * 1.3))
    canvas.getContext('2d').scale(scale, scale)
    entries(canvas)[i]!.draw(2, (sampleLetters * 1.3) / 2)
    return { word, canvas }
  })
}

/** Of a sheet that explains everything, in pixels. */
const sheet = { width: 610, letters: 24, row: 44, edge: 26 } as const

/** All that pictures of a board may show, a line each. */
export function paintLegendSheet(legend: Legend, palette: PaletteName = 'standard'): Canvas {
  const worn = new Set(legend.signs.map(({ sign }) => sign))
  const wanted = { signs: new Set(overlaySigns), sides: sideKinds, raised: true, barred: true, worn }
  const count = overlaySigns.length + sideKinds.length + 2 + legend.signs.length
  const rows = Math.ceil(count / 2)
  const { canvas, brush } = newSheet(sheet.width, 2 * sheet.edge + rows * sheet.row, palette)
  const style = { size: sheet.letters, colour: brush.colours.ink, face: 'plain' } as const
  const wide = (sheet.width - 2 * sheet.edge) / 2
  const entries = entriesOf(brush, legend, wanted, { shown: [0, 1], liveries: liveriesOf(palette) })
  entries.forEach((entry, i) => {
    const left = sheet.edge + Math.floor(i / rows) * wide
    const y = sheet.edge + ((i % rows) + 0.5) * sheet.row
    const scale = style.size / sampleLetters
    const { ctx } = brush
    ctx.save()
    ctx.translate(left, Math.round(y))
    ctx.scale(scale, scale)
    entry.draw(0, 0)
    ctx.restore()
    const x = left + (sample + gap) * scale
    const room = wide - (x - left) - 6
    drawText(ctx, entry.word, x, y, fitted(entry.word, room, style), 'left')
  })
  return canvas
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
  const size = leastLetters(layout.width)
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
