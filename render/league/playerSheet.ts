import type { Brush } from '../brush.ts'
import { drawText } from '../drawText.ts'
import { drawLineGraph } from '../lineGraph.ts'
import { drawName } from '../names.ts'
import { roundedBox } from '../shapes.ts'
import { box, drawHead, fitted, headHeight, newSheet, pngOf } from '../sheetParts.ts'
import { liveryOf, type PaletteName, type Tone } from '../theme.ts'
import { drawSide, drawTag, grounds, inks, nameOf, sheetWidth } from './leagueParts.ts'

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
  /** at most four large numbers, each with a word below it */
  facts: readonly { value: string; word: string }[]
  /** the rating after each season, and before the first one */
  curve?: { values: readonly number[]; caption: string }
  tallies: readonly { title: string; rows: readonly TallyRow[] }[]
  honours?: { title: string; rows: readonly { rank: string; word: string }[] }
}

const factHeight = 92
const curveHeight = 230
const titleHeight = 46
const rowHeight = 42
const left = 30
const right = sheetWidth - 30
const small = { size: 20, face: 'plain' } as const

/** A player: numbers, the curve of the rating, battles by side, board and opponent, and honours. A PNG. */
export async function drawPlayer(sheet: PlayerSheet, palette: PaletteName = 'standard'): Promise<Buffer> {
  const { facts, curve, tallies, honours } = sheet
  const hasCurve = curve !== undefined && curve.values.length > 1
  const lists = [...tallies.map(({ rows }) => rows.length), honours?.rows.length ?? 0].filter(Boolean)
  const high =
    headHeight +
    16 +
    (facts.length ? factHeight + 12 : 0) +
    (hasCurve ? curveHeight : 0) +
    lists.reduce((sum, rows) => sum + titleHeight + rows * rowHeight, 0) +
    28
  const { canvas, brush } = newSheet(sheetWidth, high, palette)
  const { ctx, colours } = brush
  const ink = inks(colours)
  const title = nameOf({ name: sheet.title, number: sheet.number })
  const head = { title, about: sheet.about, ...(sheet.rating && { number: sheet.rating }) }
  drawHead(brush, sheetWidth, head, liveryOf(palette, 'cool').strong)
  let top = headHeight + 16
  if (facts.length) {
    const width = (right - left - 12 * (facts.length - 1)) / facts.length
    facts.forEach(({ value, word }, i) => {
      const x = left + i * (width + 12)
      box(ctx, x, top, width, factHeight, colours.white, colours.hexLine)
      const large = fitted(value, width - 16, { size: 30, colour: ink.ink })
      drawText(ctx, value, x + width / 2, top + 34, large)
      const style = fitted(word, width - 12, { ...small, colour: ink.quiet })
      drawText(ctx, word, x + width / 2, top + 70, style)
    })
    top += factHeight + 12
  }
  if (hasCurve) {
    drawLineGraph(brush, {
      left: left + 70,
      right: right - 74,
      top: top + 22,
      bottom: top + curveHeight - 66,
      lines: [{ values: curve.values, colour: liveryOf(palette, 'cool').strong }],
      caption: curve.caption,
      inkColour: ink.quiet,
      size: 19,
      cropped: true,
    })
    top += curveHeight
  }
  const drawTitle = (said: string) => {
    drawText(ctx, said, left, top + 28, { ...small, colour: ink.quiet }, 'left')
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
    const x = left + Math.max(52, width + 12)
    drawName(ctx, word, x, top + rowHeight / 2, right - x, { size: 22, colour: ink.ink })
    top += rowHeight
  }
  return pngOf(canvas)
}

/** A row of battles: what they have in common, a bar of those won, drawn and lost, and their numbers. */
function drawTally(brush: Brush, top: number, { word, number, tone, wins, draws, losses }: TallyRow): void {
  const { ctx, colours } = brush
  const ink = inks(colours)
  const y = top + rowHeight / 2
  const bar = { x: 400, width: 220 }
  if (tone) drawSide(brush, { x: left + 10, y }, tone)
  const x = tone ? left + 30 : left
  drawName(ctx, number === undefined ? word : nameOf({ name: word, number }), x, y, bar.x - 16 - x, {
    size: 22,
    colour: ink.ink,
  })
  drawText(ctx, `${wins}–${draws}–${losses}`, right, y, { size: 22, colour: ink.ink }, 'right')
  const all = wins + draws + losses
  if (!all) return
  ctx.save()
  ctx.beginPath()
  roundedBox(ctx, bar.x, y - 9, bar.width, 18, 9)
  ctx.clip()
  let from = bar.x
  for (const [count, colour] of [
    [wins, ink.good],
    [draws, grounds(colours).band],
    [losses, colours.warn],
  ] as const) {
    const width = (bar.width * count) / all
    ctx.fillStyle = colour
    ctx.fillRect(from, y - 9, width, 18)
    from += width
  }
  ctx.restore()
  ctx.beginPath()
  roundedBox(ctx, bar.x, y - 9, bar.width, 18, 9)
  ctx.strokeStyle = ink.quiet
  ctx.lineWidth = 1.5
  ctx.stroke()
}
