import type { Language } from '../../rules/core/text.ts'
import type { Brush } from '../brush.ts'
import { drawText } from '../drawText.ts'
import { drawName } from '../names.ts'
import { line } from '../shapes.ts'
import { drawHead, headHeight, newSheet, pngOf, wrapped } from '../sheetParts.ts'
import { liveryOf, type PaletteName } from '../theme.ts'
import { drawGoesOn, drawGround, drawTag, grounds, inks, nameOf, sheetWidth } from './leagueParts.ts'
import { type LeagueWords, leagueWords } from './leagueWords.ts'

/** A line of the table of a season; numbers as they are shown. */
export interface StandingsRow {
  /** a dash for whoever has none */
  rank: string
  name: string
  /** stands for a name of which our faces have no letter */
  number: number
  points: string
  fought: number
  wins: number
  draws: number
  losses: number
  /** as many as the sheet has tie-breaks */
  tieBreaks: readonly string[]
  /** number of the tie-break that parts this row from one beside it */
  decidedBy?: number
  /** short words after the name: a bye, a forfeit, withdrawn */
  marks: readonly string[]
  goesOn?: boolean
  /** the row of whoever looks at it */
  own?: boolean
  /** plays no longer */
  out?: boolean
  /** so many rows are left out before this one */
  skipped?: number
}

/** The table of a season, or one table for each group. */
export interface StandingsSheet {
  title: string
  about: string
  /** short heads of their columns, at most six, in the season's order */
  tieBreaks: readonly string[]
  tables: readonly { title?: string; rows: readonly StandingsRow[] }[]
  /** what short words mean */
  note?: string
}

const rowHeight = 70
const headOfTable = 40
const gapHeight = 34
const nameLeft = 92
const pointsRight = sheetWidth - 30
const tieBreakRight = (i: number, count: number): number => sheetWidth - 118 - (count - 1 - i) * 70
const secondLine = 50
const small = { size: 20, face: 'plain' } as const

/** The table of a season: rank, name, points, battles and every tie-break. A PNG. */
export async function drawStandings(
  sheet: StandingsSheet,
  language: Language,
  palette: PaletteName = 'standard',
): Promise<Buffer> {
  const words = leagueWords[language]
  const rows = sheet.tables.flatMap(table => table.rows)
  const goesOn = rows.some(row => row.goesOn)
  const note = sheet.note ? wrapped(sheet.note, sheetWidth - 60, { ...small, colour: '' }) : []
  const high =
    headHeight +
    16 +
    sheet.tables.reduce((sum, { title }) => sum + headOfTable + (title === undefined ? 0 : 44), 0) +
    rows.reduce((sum, { skipped }) => sum + rowHeight + (skipped ? gapHeight : 0), 0) +
    (note.length + (goesOn ? 1 : 0)) * 28 +
    (note.length || goesOn ? 14 : 0) +
    16
  const { canvas, brush } = newSheet(sheetWidth, high, palette)
  const { ctx, colours } = brush
  const ink = inks(colours)
  drawHead(brush, sheetWidth, sheet, liveryOf(palette, 'cool').strong)
  let top = headHeight + 8
  for (const { title, rows: own } of sheet.tables) {
    if (title !== undefined) {
      drawName(ctx, title, 30, top + 26, sheetWidth - 60, { size: 26, colour: ink.ink })
      top += 44
    }
    drawColumnHeads(brush, top, sheet.tieBreaks, words)
    top += headOfTable
    own.forEach((row, i) => {
      if (row.skipped) {
        drawText(ctx, `···  ${words.more(row.skipped)}  ···`, sheetWidth / 2, top + gapHeight / 2, {
          ...small,
          colour: ink.quiet,
        })
        top += gapHeight
      }
      drawRow(brush, top, row, i % 2 === 1, words)
      top += rowHeight
    })
  }
  top += 14
  if (goesOn) {
    drawGoesOn(brush, { x: 36, y: top + 12 })
    drawText(ctx, words.goesOn, 54, top + 12, { ...small, colour: ink.quiet }, 'left')
    top += 28
  }
  for (const said of note) {
    drawText(ctx, said, 30, top + 12, { ...small, colour: ink.quiet }, 'left')
    top += 28
  }
  return pngOf(canvas)
}

function drawColumnHeads(
  { ctx, colours }: Brush,
  top: number,
  tieBreaks: readonly string[],
  words: LeagueWords,
): void {
  const style = { ...small, colour: inks(colours).quiet }
  const y = top + 18
  drawText(ctx, words.fought, nameLeft + 28, y, style, 'right')
  drawText(ctx, words.wonDrawnLost, nameLeft + 88, y, style)
  tieBreaks.forEach((head, i) => {
    drawText(ctx, head, tieBreakRight(i, tieBreaks.length), y, style, 'right')
  })
  drawText(ctx, words.points, pointsRight, y, style, 'right')
  ctx.beginPath()
  line(ctx, { x: 24, y: top + headOfTable - 2 }, { x: sheetWidth - 24, y: top + headOfTable - 2 })
  ctx.strokeStyle = style.colour
  ctx.lineWidth = 2
  ctx.stroke()
}

function drawRow(brush: Brush, top: number, row: StandingsRow, odd: boolean, words: LeagueWords): void {
  const { ctx, colours } = brush
  const ground = grounds(colours)
  const ink = inks(colours)
  const colour = row.out ? ink.quiet : ink.ink
  if (odd || row.own || row.goesOn)
    drawGround(ctx, top, rowHeight, row.own ? ground.own : row.goesOn ? ground.goesOn : ground.band)
  if (row.goesOn) drawGoesOn(brush, { x: 22, y: top + 23 })
  drawText(ctx, row.rank, 76, top + 23, { size: 24, colour }, 'right')
  drawText(ctx, row.points, pointsRight, top + rowHeight / 2, { size: 28, colour }, 'right')
  const marks = [...(row.own ? [words.you] : []), ...row.marks]
  const room = sheetWidth - 130 - nameLeft - marks.length * 84
  let x = nameLeft + drawName(ctx, nameOf(row), nameLeft, top + 23, room, { size: 24, colour }) + 12
  for (const mark of marks) x += drawTag(brush, mark, { x, y: top + 23 }) + 8
  const style = { ...small, colour: ink.quiet }
  const y = top + secondLine
  drawText(ctx, String(row.fought), nameLeft + 28, y, style, 'right')
  drawText(ctx, `${row.wins}–${row.draws}–${row.losses}`, nameLeft + 88, y, style)
  row.tieBreaks.forEach((value, i) => {
    const at = tieBreakRight(i, row.tieBreaks.length)
    const decides = i === row.decidedBy
    drawText(ctx, value, at, y, decides ? { size: 20, colour } : style, 'right')
  })
}
