import { widthOf } from '../paint/drawText.ts'
import { drawName } from '../paint/names.ts'
import type { PaletteName } from '../paint/theme.ts'
import { type ChancePart, drawChanceBar } from '../sheets/chanceBar.ts'
import { drawHead, drawLine, fitted, headHeight, least, newSheet, sheetWidth } from '../sheets/sheetParts.ts'
import { pngOf } from '../sheets/sheetPng.ts'

/** Chances as bars, each cut into what may come. */
export interface OddsSheet {
  title: string
  about: string
  bars: readonly {
    label: string
    /** below the label; none where it is left out */
    note?: string
    /** from the mildest to the worst, 1 together; a bar of one part says how likely something is */
    parts: readonly ChancePart[]
  }[]
}

const left = 28
const right = sheetWidth - 28
const barHeight = 46
/** A line of words, a bar below it, and the space before the next one. */
const pitch = 38 + barHeight + 18

/** A sheet of bars. A PNG. */
export async function drawOdds(sheet: OddsSheet, palette: PaletteName = 'standard'): Promise<Buffer> {
  const head = { title: sheet.title, about: sheet.about }
  const top = headHeight(sheetWidth, head) + 16
  const { canvas, brush } = newSheet(sheetWidth, top + sheet.bars.length * pitch + 12, palette)
  const { ctx, colours } = brush
  drawHead(brush, sheetWidth, head, colours.border)
  sheet.bars.forEach(({ label, note = '', parts }, i) => {
    const y = top + i * pitch
    const faint = { size: least, colour: colours.faint, face: 'plain' } as const
    drawLine(ctx, note, right, y + 17, (right - left) / 2, faint, 'right')
    const room = right - left - (note ? Math.min(widthOf(note, faint), (right - left) / 2) + 16 : 0)
    drawName(ctx, label, left, y + 17, room, fitted(label, room, { size: 29, colour: colours.ink }))
    drawChanceBar(brush, { left, right, top: y + 38, high: barHeight }, parts)
  })
  return pngOf(canvas)
}
