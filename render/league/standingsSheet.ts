import type { Language } from '../../rules/core/text.ts'
import type { Brush } from '../paint/brush.ts'
import { drawText } from '../paint/drawText.ts'
import { drawName } from '../paint/names.ts'
import { line } from '../paint/shapes.ts'
import { liveryOf, type PaletteName } from '../paint/theme.ts'
import { drawHead, drawLine, headHeight, least, newSheet, sheetWidth, wrapped } from '../sheets/sheetParts.ts'
import { pngOf } from '../sheets/sheetPng.ts'
import { drawGoesOn, drawGround, grounds, inks, nameOf, small } from './leagueParts.ts'
import { type LeagueWords, leagueWords } from './leagueWords.ts'

/** A line of the table of a season; numbers as they are shown. */
export interface StandingsRow {
  /** a dash for whoever has none */
  rank: string
  name: string
  /** stands for a name of which our faces have no letter */
  number: number
  points: string
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
  /** what they are called in short, at most six, in the season's order */
  tieBreaks: readonly string[]
  tables: readonly { title?: string; rows: readonly StandingsRow[] }[]
  /** what short words mean */
  note?: string
}

const rowHeight = 52
/** Of what is said of a row below its name. */
const noteHeight = 36
const headOfTable = 48
const gapHeight = 44
const lineHeight = 36
const left = 28
const nameLeft = 88
/** Right ends of columns: battles won, drawn and lost, the first tie-break, points. */
const columns = { record: 508, tieBreak: 616, points: sheetWidth - 26 }
const recordWidth = 96
const nameRight = columns.record - recordWidth - 10

/** What stands below a name, in words. */
function noteOf(row: StandingsRow, { tieBreaks }: StandingsSheet, { you }: LeagueWords): string {
  const { decidedBy = 0 } = row
  return [
    ...(row.own ? [you] : []),
    ...row.marks,
    // The first one has a column of its own.
    ...(decidedBy > 0 ? [`${tieBreaks[decidedBy]} ${row.tieBreaks[decidedBy]}`] : []),
  ].join(' · ')
}

/** The table of a season: rank, name, points, battles, and the tie-breaks that part rows. A PNG. */
export async function drawStandings(
  sheet: StandingsSheet,
  language: Language,
  palette: PaletteName = 'standard',
): Promise<Buffer> {
  const words = leagueWords[language]
  const rows = sheet.tables.flatMap(table => table.rows)
  const goesOn = rows.some(row => row.goesOn)
  const note = sheet.note ? wrapped(sheet.note, sheetWidth - 2 * left, { ...small, colour: '' }) : []
  const heightOf = (row: StandingsRow) => rowHeight + (noteOf(row, sheet, words) ? noteHeight : 0)
  const lines = note.length + (goesOn ? 1 : 0)
  const first = headHeight(sheetWidth, sheet) + 4
  const high =
    first +
    sheet.tables.length * headOfTable +
    rows.reduce((sum, row) => sum + heightOf(row) + (row.skipped ? gapHeight : 0), 0) +
    (lines ? lines * lineHeight + 12 : 0) +
    16
  const { canvas, brush } = newSheet(sheetWidth, high, palette)
  const { ctx, colours } = brush
  const ink = inks(colours)
  const quiet = { ...small, colour: ink.quiet }
  drawHead(brush, sheetWidth, sheet, liveryOf(palette, 'cool').strong)
  let top = first
  for (const { title = '', rows: own } of sheet.tables) {
    drawName(ctx, title, left, top + 24, nameRight - left, { size: 30, colour: ink.ink })
    drawColumnHeads(brush, top, sheet.tieBreaks, words)
    top += headOfTable
    own.forEach((row, i) => {
      if (row.skipped) {
        drawText(ctx, `···  ${words.more(row.skipped)}  ···`, sheetWidth / 2, top + gapHeight / 2, quiet)
        top += gapHeight
      }
      const said = noteOf(row, sheet, words)
      drawRow(brush, { top, high: heightOf(row) }, row, i % 2 === 1, said)
      top += heightOf(row)
    })
  }
  top += 12
  if (goesOn) {
    drawGoesOn(brush, { x: left + 8, y: top + 16 })
    drawText(ctx, words.goesOn, left + 28, top + 16, quiet, 'left')
    top += lineHeight
  }
  for (const said of note) {
    drawLine(ctx, said, left, top + 16, sheetWidth - 2 * left, quiet)
    top += lineHeight
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
  const y = top + 24
  drawText(ctx, words.wonDrawnLost, columns.record - recordWidth / 2, y, style)
  if (tieBreaks[0] !== undefined) drawText(ctx, tieBreaks[0], columns.tieBreak, y, style, 'right')
  drawText(ctx, words.points, columns.points, y, style, 'right')
  ctx.beginPath()
  line(ctx, { x: 24, y: top + headOfTable - 2 }, { x: sheetWidth - 24, y: top + headOfTable - 2 })
  ctx.strokeStyle = style.colour
  ctx.lineWidth = 2
  ctx.stroke()
}

function drawRow(
  brush: Brush,
  { top, high }: { top: number; high: number },
  row: StandingsRow,
  odd: boolean,
  said: string,
): void {
  const { ctx, colours } = brush
  const ground = grounds(colours)
  const ink = inks(colours)
  const colour = row.out ? ink.quiet : ink.ink
  if (odd || row.own || row.goesOn)
    drawGround(ctx, top, high, row.own ? ground.own : row.goesOn ? ground.goesOn : ground.band)
  const y = top + rowHeight / 2
  const quiet = { ...small, colour: ink.quiet }
  if (row.goesOn) drawGoesOn(brush, { x: 22, y })
  drawText(ctx, row.rank, nameLeft - 14, y, { size: 29, colour }, 'right')
  drawName(ctx, nameOf(row), nameLeft, y, nameRight - nameLeft, { size: 29, colour })
  const record = `${row.wins}–${row.draws}–${row.losses}`
  drawText(ctx, record, columns.record - recordWidth / 2, y, quiet)
  const [first] = row.tieBreaks
  const decides = row.decidedBy === 0
  if (first !== undefined)
    drawText(ctx, first, columns.tieBreak, y, decides ? { size: least, colour } : quiet, 'right')
  drawText(ctx, row.points, columns.points, y, { size: 32, colour }, 'right')
  if (said) drawLine(ctx, said, nameLeft, y + noteHeight, columns.points - nameLeft, quiet)
}
