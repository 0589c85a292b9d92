import type { Language } from '../../rules/core/text.ts'
import type { Brush } from '../paint/brush.ts'
import { drawText, widthOf } from '../paint/drawText.ts'
import { drawable, drawName, nameWidth } from '../paint/names.ts'
import { roundedBox } from '../paint/shapes.ts'
import { liveryOf, type PaletteName } from '../paint/theme.ts'
import { drawHead, drawLine, headHeight, newSheet, sheetWidth } from '../sheets/sheetParts.ts'
import { pngOf } from '../sheets/sheetPng.ts'
import { drawGoesOn, drawGround, drawTag, grounds, inks, nameOf, small } from './leagueParts.ts'
import { leagueWords } from './leagueWords.ts'
import { type ScheduledBattle, stateInks } from './scheduleSheet.ts'
import type { StandingsRow } from './standingsSheet.ts'

/** A season at a glance, for the message that is pinned in its channel. */
export interface SeasonCard {
  title: string
  about: string
  /** what goes on, and until when */
  stage: { title: string; about: string }
  /** how much of it is done, in parts of `all` */
  done?: { count: number; all: number; said: string }
  /** battles that are still owed, late ones first */
  owed: readonly ScheduledBattle[]
  /** battles owed besides these */
  owedMore?: number
  /** the head of the table */
  rows: readonly StandingsRow[]
}

const stageHeight = 52
const doneHeight = 46
/** Of a battle: names, and below them how it stands. */
const owedHeight = 88
const lineHeight = 44
const rowHeight = 50
const left = 28
const right = sheetWidth - 28

/** The round with its deadline, who owes what, and the head of the table. A PNG. */
export async function drawSeasonCard(
  card: SeasonCard,
  language: Language,
  palette: PaletteName = 'standard',
): Promise<Buffer> {
  const words = leagueWords[language]
  const { owed, owedMore = 0, rows } = card
  const first = headHeight(sheetWidth, card) + 8
  const high =
    first +
    stageHeight * (card.stage.about ? 2 : 1) +
    (card.done ? doneHeight : 0) +
    owed.length * owedHeight +
    (owedMore > 0 ? lineHeight : 0) +
    (rows.length ? lineHeight + rows.length * rowHeight : 0) +
    20
  const { canvas, brush } = newSheet(sheetWidth, high, palette)
  const { ctx, colours } = brush
  const ink = inks(colours)
  const quiet = { ...small, colour: ink.quiet }
  drawHead(brush, sheetWidth, card, liveryOf(palette, 'cool').strong)
  let top = first
  drawName(ctx, card.stage.title, left, top + stageHeight / 2, right - left, { size: 34, colour: ink.ink })
  top += stageHeight
  if (card.stage.about) {
    const style = { size: 29, colour: ink.ink, face: 'plain' } as const
    drawLine(ctx, card.stage.about, left, top + 20, right - left, style)
    top += stageHeight
  }
  if (card.done) {
    drawDone(brush, top, card.done)
    top += doneHeight
  }
  for (const battle of owed) {
    drawOwed(brush, top, battle)
    top += owedHeight
  }
  if (owedMore > 0) {
    drawText(ctx, words.more(owedMore), left + 28, top + 18, quiet, 'left')
    top += lineHeight
  }
  if (rows.length) {
    drawText(ctx, words.wonDrawnLost, right - 150, top + 22, quiet)
    drawText(ctx, words.points, right, top + 22, quiet, 'right')
    top += lineHeight
    rows.forEach((row, i) => {
      drawShortRow(brush, top + i * rowHeight, row, i)
    })
  }
  return pngOf(canvas)
}

/** A bar that fills as battles are fought, with its number in words beside it. */
function drawDone(
  { ctx, colours }: Brush,
  top: number,
  { count, all, said }: NonNullable<SeasonCard['done']>,
): void {
  const ink = inks(colours)
  const style = { ...small, colour: ink.quiet }
  const width = right - left - widthOf(said, style) - 16
  for (const [part, colour] of [
    [1, grounds(colours).band],
    [all > 0 ? Math.min(1, count / all) : 0, ink.good],
  ] as const) {
    if (part <= 0) continue
    ctx.beginPath()
    roundedBox(ctx, left, top + 8, Math.max(22, width * part), 22, 11)
    ctx.fillStyle = colour
    ctx.fill()
  }
  ctx.beginPath()
  roundedBox(ctx, left, top + 8, width, 22, 11)
  ctx.strokeStyle = ink.quiet
  ctx.lineWidth = 1.5
  ctx.stroke()
  drawText(ctx, said, right, top + 19, style, 'right')
}

function drawOwed(brush: Brush, top: number, { players, state, said }: ScheduledBattle): void {
  const { ctx, colours } = brush
  const ink = inks(colours)
  const colour = ink.ink
  const y = top + 24
  ctx.beginPath()
  ctx.arc(left + 9, y, 8, 0, Math.PI * 2)
  ctx.fillStyle = ink[stateInks[state]]
  ctx.fill()
  const style = { size: 29, colour, face: 'plain' } as const
  const between = ' – '
  const room = right - left - 28
  const [a, b] = players
  const half = b ? (room - widthOf(between, style)) / 2 : room
  const widths = [a, b].map(player => (player ? nameWidth(drawable(nameOf(player)), style) : 0))
  // A short name leaves its room to the other one.
  const roomFor = (other: number) => Math.max(half, 2 * half - widths[other]!)
  let x = left + 28 + drawName(ctx, nameOf(a), left + 28, y, roomFor(1), style)
  if (b) {
    drawText(ctx, between, x, y, style, 'left')
    x += widthOf(between, style)
    drawName(ctx, nameOf(b), x, y, roomFor(0), style)
  }
  drawTag(brush, said, { x: left + 28, y: top + 62 }, stateInks[state])
}

function drawShortRow(brush: Brush, top: number, row: StandingsRow, i: number): void {
  const { ctx, colours } = brush
  const ink = inks(colours)
  const ground = grounds(colours)
  const colour = row.out ? ink.quiet : ink.ink
  const y = top + rowHeight / 2
  if (row.goesOn || i % 2 === 0) drawGround(ctx, top, rowHeight, row.goesOn ? ground.goesOn : ground.band)
  if (row.goesOn) drawGoesOn(brush, { x: 22, y })
  drawText(ctx, row.rank, 74, y, { size: 29, colour }, 'right')
  drawName(ctx, nameOf(row), 88, y, right - 210 - 88, { size: 29, colour })
  const record = `${row.wins}–${row.draws}–${row.losses}`
  drawText(ctx, record, right - 150, y, { ...small, colour: ink.quiet })
  drawText(ctx, row.points, right, y, { size: 32, colour }, 'right')
}
