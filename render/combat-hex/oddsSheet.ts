import { drawText } from '../drawText.ts'
import { drawName } from '../names.ts'
import { drawHead, fitted, headHeight, newSheet, pngOf } from '../sheetParts.ts'
import { mixed, type PaletteName } from '../theme.ts'

/** Chances as bars, each cut into what may come. */
export interface OddsSheet {
  title: string
  about: string
  bars: readonly {
    label: string
    /** below the label; none where it is left out */
    note?: string
    /** from the mildest to the worst, 1 together; a bar of one part says how likely something is */
    parts: readonly { chance: number; word: string; worst?: boolean }[]
  }[]
}

const width = 900
const barLeft = 330
const barRight = 860
const pitch = 58

/** A sheet of bars. A PNG. */
export async function drawOdds(sheet: OddsSheet, palette: PaletteName = 'standard'): Promise<Buffer> {
  const { canvas, brush } = newSheet(width, headHeight + 40 + sheet.bars.length * pitch, palette)
  const { ctx, colours } = brush
  drawHead(brush, width, { title: sheet.title, about: sheet.about }, colours.border)
  sheet.bars.forEach(({ label, note, parts }, i) => {
    const y = headHeight + 44 + i * pitch
    const room = barLeft - 60
    const name = { size: 19, colour: colours.ink }
    const { size } = fitted(label, room, name)
    // Smaller letters nobody reads on a phone: what does not fit then is cut.
    drawName(ctx, label, 32, note ? y - 9 : y, room, { ...name, size: Math.max(15, size) })
    const faint = { size: 14, colour: colours.faint, face: 'plain' } as const
    if (note) drawName(ctx, note, 32, y + 13, room, faint)
    let x = barLeft
    for (const [n, { chance, word, worst }] of parts.entries()) {
      const long = Math.min(1, Math.max(0, chance)) * (barRight - barLeft)
      // From the colour of life to that of wounds.
      const share = parts.length < 2 ? 0 : n / (parts.length - 1)
      ctx.fillStyle = worst ? colours.hurt : mixed(colours.life, colours.rust, share)
      ctx.fillRect(x, y - 17, long, 34)
      ctx.strokeStyle = colours.paper
      ctx.lineWidth = 2
      ctx.strokeRect(x, y - 17, long, 34)
      const style = { size: 15, colour: colours.white, face: 'plain' } as const
      // A narrow part stays without a word; the text beside the picture says all.
      if (long > 12 + 8 * word.length) drawText(ctx, word, x + long / 2, y, style)
      x += long
    }
    ctx.strokeStyle = colours.border
    ctx.lineWidth = 2
    ctx.strokeRect(barLeft, y - 17, barRight - barLeft, 34)
  })
  return pngOf(canvas)
}
