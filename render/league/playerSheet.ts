import type { Brush } from '../paint/brush.ts'
import { drawText } from '../paint/drawText.ts'
import { drawName } from '../paint/names.ts'
import { roundedBox } from '../paint/shapes.ts'
import { liveryOf, type PaletteName, type Tone } from '../paint/theme.ts'
import { drawLineGraph } from '../sheets/lineGraph.ts'
import { box, drawHead, drawLine, headHeight, least, newSheet, sheetWidth } from '../sheets/sheetParts.ts'
import { pngOf } from '../sheets/sheetPng.ts'
import { drawSide, drawTag, grounds, inks, nameOf, small } from './leagueParts.ts'

/** How battles of one kind went. */
export interface TallyRow {
  word: string
  /** of a player: stands for a name of which our faces have no letter */
  number?: number
  /** where the row is about a side */
  tone?: Tone
  wins: number
  draws: number
  losses: number
}

/** What somebody has done over all seasons. */
export interface PlayerSheet {
  /** the name as its bearer wrote it */
  title: string
  /** stands for a name of which our faces have no letter */
  number: number
  about: string
  rating?: { value: string; word: string }
  /** large numbers, two beside each other, each with a word below it */
  facts: readonly { value: string; word: string }[]
  /** the rating after each season, and before the first one */
  curve?: { values: readonly number[]; caption: string }
  tallies: readonly { title: string; rows: readonly TallyRow[] }[]
  honours?: { title: string; rows: readonly { rank: string; word: string }[] }
}

const factHeight = 92
const factGap = 10
const curveHeight = 226
const titleHeight = 46
const rowHeight = 44
const left = 28
const right = sheetWidth - 28
const bar = { x: 424, width: 170 }

/** A player: numbers, the curve of the rating, battles by side, board and opponent, and honours. A PNG. */
export async function drawPlayer(sheet: PlayerSheet, palette: PaletteName = 'standard'): Promise<Buffer> {
  const { facts, curve, tallies, honours } = sheet
  const hasCurve = curve !== undefined && curve.values.length > 1
  const lists = [...tallies.map(({ rows }) => rows.length), honours?.rows.length ?? 0].filter(Boolean)
  const title = nameOf({ name: sheet.title, number: sheet.number })
  const head = { title, about: sheet.about, ...(sheet.rating && { number: sheet.rating }) }
  const factRows = Math.ceil(facts.length / 2)
  const first = headHeight(sheetWidth, head) + 14
  const high =
    first +
    factRows * (factHeight + factGap) +
    (hasCurve ? curveHeight : 0) +
    lists.reduce((sum, rows) => sum + titleHeight + rows * rowHeight, 0) +
    24
  const { canvas, brush } = newSheet(sheetWidth, high, palette)
  const { ctx, colours } = brush
  const ink = inks(colours)
  drawHead(brush, sheetWidth, head, liveryOf(palette, 'cool').strong)
  let top = first
  facts.forEach(({ value, word }, i) => {
    const width = (right - left - factGap) / 2
    const x = left + (i % 2) * (width + factGap)
    const y = top + Math.floor(i / 2) * (factHeight + factGap)
    box(ctx, x, y, width, factHeight, colours.white, colours.hexLine)
    drawLine(ctx, value, x + width / 2, y + 32, width - 16, { size: 36, colour: ink.ink }, 'centre')
    drawLine(ctx, word, x + width / 2, y + 70, width - 12, { ...small, colour: ink.quiet }, 'centre')
  })
  top += factRows * (factHeight + factGap)
  if (hasCurve) {
    drawLineGraph(brush, {
      left: left + 84,
      right: right - 92,
      top: top + 24,
      bottom: top + curveHeight - 92,
      lines: [{ values: curve.values, colour: liveryOf(palette, 'cool').strong }],
      caption: curve.caption,
      inkColour: ink.quiet,
      size: least,
      cropped: true,
    })
    top += curveHeight
  }
  const drawTitle = (said: string) => {
    drawLine(ctx, said, left, top + 28, right - left, { ...small, colour: ink.quiet })
    top += titleHeight
  }
  for (const { title: said, rows } of tallies) {
    if (!rows.length) continue
    drawTitle(said)
    for (const row of rows) {
      drawTally(brush, top, row)
      top += rowHeight
    }
  }
  if (!honours?.rows.length) return pngOf(canvas)
  drawTitle(honours.title)
  for (const { rank, word } of honours.rows) {
    const width = drawTag(brush, rank, { x: left, y: top + rowHeight / 2 }, 'good')
    const x = left + width + 14
    drawName(ctx, word, x, top + rowHeight / 2, right - x, { size: 28, colour: ink.ink })
    top += rowHeight
  }
  return pngOf(canvas)
}

/** A row of battles: what they have in common, a bar of those won, drawn and lost, and their numbers. */
function drawTally(brush: Brush, top: number, { word, number, tone, wins, draws, losses }: TallyRow): void {
  const { ctx, colours } = brush
  const ink = inks(colours)
  const y = top + rowHeight / 2
  if (tone) drawSide(brush, { x: left + 12, y }, tone)
  const x = tone ? left + 34 : left
  drawName(ctx, number === undefined ? word : nameOf({ name: word, number }), x, y, bar.x - 16 - x, {
    size: 28,
    colour: ink.ink,
  })
  drawText(ctx, `${wins}–${draws}–${losses}`, right, y, { size: least, colour: ink.ink }, 'right')
  const all = wins + draws + losses
  if (!all) return
  ctx.save()
  ctx.beginPath()
  roundedBox(ctx, bar.x, y - 11, bar.width, 22, 11)
  ctx.clip()
  let from = bar.x
  for (const [count, colour] of [
    [wins, ink.good],
    [draws, grounds(colours).band],
    [losses, colours.warn],
  ] as const) {
    const width = (bar.width * count) / all
    ctx.fillStyle = colour
    ctx.fillRect(from, y - 11, width, 22)
    from += width
  }
  ctx.restore()
  ctx.beginPath()
  roundedBox(ctx, bar.x, y - 11, bar.width, 22, 11)
  ctx.strokeStyle = ink.quiet
  ctx.lineWidth = 1.5
  ctx.stroke()
}
