import type { Language } from '../../rules/core/text.ts'
import type { Brush } from '../brush.ts'
import { drawText, widthOf } from '../drawText.ts'
import { drawName } from '../names.ts'
import { roundedBox } from '../shapes.ts'
import { drawHead, fitted, headHeight, newSheet, pngOf } from '../sheetParts.ts'
import { liveryOf, type PaletteName } from '../theme.ts'
import { drawGoesOn, drawGround, drawTag, grounds, inks, nameOf, sheetWidth } from './leagueParts.ts'
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

const owedHeight = 40
const rowHeight = 46
const small = { size: 20, face: 'plain' } as const
const left = 30
const right = sheetWidth - 30

/** The round with its deadline, who owes what, and the head of the table. A PNG. */
export async function drawSeasonCard(
  card: SeasonCard,
  language: Language,
  palette: PaletteName = 'standard',
): Promise<Buffer> {
  const words = leagueWords[language]
  const { owed, owedMore = 0, rows } = card
  const owedHigh = (owed.length + (owedMore > 0 ? 1 : 0)) * owedHeight
  const high =
    headHeight + 62 + (card.done ? 44 : 0) + owedHigh + (rows.length ? 46 + rows.length * rowHeight : 0) + 24
  const { canvas, brush } = newSheet(sheetWidth, high, palette)
  const { ctx, colours } = brush
  const ink = inks(colours)
  drawHead(brush, sheetWidth, card, liveryOf(palette, 'cool').strong)
  let top = headHeight + 8
  const style = { size: 22, colour: ink.ink, face: 'plain' } as const
  const said = fitted(card.stage.about, 400, style)
  drawText(ctx, card.stage.about, right, top + 26, said, 'right')
  const room = right - left - widthOf(card.stage.about, said) - 20
  drawName(ctx, card.stage.title, left, top + 26, room, { size: 28, colour: ink.ink })
  top += 50
  if (card.done) {
    drawDone(brush, top, card.done)
    top += 44
  }
  for (const battle of owed) {
    drawOwed(brush, top, battle)
    top += owedHeight
  }
  if (owedMore > 0) {
    drawText(ctx, words.more(owedMore), left + 24, top + 20, { ...small, colour: ink.quiet }, 'left')
    top += owedHeight
  }
  if (rows.length) {
    const head = { ...small, colour: ink.quiet }
    drawText(ctx, words.wonDrawnLost, right - 130, top + 26, head)
    drawText(ctx, words.points, right, top + 26, head, 'right')
    top += 46
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
    roundedBox(ctx, left, top + 8, Math.max(18, width * part), 18, 9)
    ctx.fillStyle = colour
    ctx.fill()
  }
  ctx.beginPath()
  roundedBox(ctx, left, top + 8, width, 18, 9)
  ctx.strokeStyle = ink.quiet
  ctx.lineWidth = 1.5
  ctx.stroke()
  drawText(ctx, said, right, top + 17, style, 'right')
}

function drawOwed(brush: Brush, top: number, { players, state, said }: ScheduledBattle): void {
  const { ctx, colours } = brush
  const ink = inks(colours)
  const colour = ink.ink
  const y = top + owedHeight / 2
  const half = 236
  ctx.beginPath()
  ctx.arc(left + 6, y, 6, 0, Math.PI * 2)
  ctx.fillStyle = ink[stateInks[state]]
  ctx.fill()
  const style = { size: 22, colour, face: 'plain' } as const
  const [a, b] = players
  let x = left + 24 + drawName(ctx, nameOf(a), left + 24, y, half, style)
  if (b) {
    drawText(ctx, ' – ', x, y, style, 'left')
    x += widthOf(' – ', style)
    x += drawName(ctx, nameOf(b), x, y, half, style)
  }
  drawTag(brush, said, { x: x + 14, y }, stateInks[state])
}

function drawShortRow(brush: Brush, top: number, row: StandingsRow, i: number): void {
  const { ctx, colours } = brush
  const ink = inks(colours)
  const ground = grounds(colours)
  const colour = row.out ? ink.quiet : ink.ink
  const y = top + rowHeight / 2
  if (row.goesOn || i % 2 === 0) drawGround(ctx, top, rowHeight, row.goesOn ? ground.goesOn : ground.band)
  if (row.goesOn) drawGoesOn(brush, { x: 22, y })
  drawText(ctx, row.rank, 76, y, { size: 24, colour }, 'right')
  drawName(ctx, nameOf(row), 92, y, right - 200 - 92, { size: 24, colour })
  const record = `${row.wins}–${row.draws}–${row.losses}`
  drawText(ctx, record, right - 130, y, { ...small, colour: ink.quiet })
  drawText(ctx, row.points, right, y, { size: 26, colour }, 'right')
}
