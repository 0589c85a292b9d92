import type { Brush } from '../paint/brush.ts'
import { drawText, widthOf } from '../paint/drawText.ts'
import { drawName } from '../paint/names.ts'
import { mixed, type PaletteName } from '../paint/theme.ts'
import { type ChancePart, drawChanceBar } from '../sheets/chanceBar.ts'
import { drawHead, drawLine, fitted, headHeight, least, newSheet, sheetWidth } from '../sheets/sheetParts.ts'
import { pngOf } from '../sheets/sheetPng.ts'

/** Life that one side may lose: a column for each number. */
export interface LossColumns {
  label: string
  note: string
  /** chance by life, from 0 on */
  chances: readonly number[]
  /** between these it lies eight times in ten */
  span: readonly [least: number, most: number]
}

/** What may come of a clash or a volley. */
export interface ClashSheet {
  title: string
  about: string
  losses: readonly LossColumns[]
  bars: readonly { label: string; parts: readonly ChancePart[] }[]
}

/** Several of them, side by side. */
export interface BesideSheet {
  title: string
  about: string
  lines: readonly {
    label: string
    /** values on one scale, whose whole is `most` */
    bars: readonly { word: string; value: number; most: number; worse: boolean }[]
  }[]
}

const left = 28
const right = sheetWidth - 28
const columnsHigh = 150
const lossPitch = 44 + columnsHigh + 46
const barHigh = 44
const barPitch = 38 + barHigh + 16
/** Less than this is not drawn. */
const minChance = 0.002

/** A label at the left and a note at the right end, on one line. */
function drawCaptions({ ctx, colours }: Brush, y: number, label: string, note: string): void {
  const faint = { size: least, colour: colours.faint, face: 'plain' } as const
  drawLine(ctx, note, right, y, (right - left) / 2, faint, 'right')
  const room = right - left - (note ? Math.min(widthOf(note, faint), (right - left) / 2) + 16 : 0)
  drawName(ctx, label, left, y, room, fitted(label, room, { size: 28, colour: colours.ink }))
}

/** Which columns are drawn: from the first to the last that is likely enough to be seen. */
function shownOf(chances: readonly number[]): [first: number, last: number] {
  const seen = chances.flatMap((chance, life) => (chance >= minChance ? [life] : []))
  return [seen[0] ?? 0, Math.max(seen.at(-1) ?? 0, (seen[0] ?? 0) + 1)]
}

function drawColumns(brush: Brush, top: number, { chances, span }: LossColumns): void {
  const { ctx, colours } = brush
  const [first, last] = shownOf(chances)
  const wide = Math.min(64, (right - left) / (last - first + 1))
  const highest = Math.max(...chances, 0.01)
  const floor = top + columnsHigh
  const faint = { size: least, colour: colours.ink, face: 'plain' } as const
  const every = Math.ceil((widthOf('00', faint) + 14) / wide)
  for (let life = first; life <= last; life++) {
    const x = left + (life - first) * wide
    const high = ((chances[life] ?? 0) / highest) * columnsHigh
    const likely = life >= span[0] && life <= span[1]
    ctx.fillStyle = likely ? colours.hurt : mixed(colours.hurt, colours.paper, 0.65)
    ctx.fillRect(x + 1, floor - high, wide - 2, high)
    if (likely) {
      ctx.strokeStyle = colours.border
      ctx.lineWidth = 2
      ctx.strokeRect(x + 1, floor - high, wide - 2, high)
    }
    if ((life - first) % every === 0) drawText(ctx, String(life), x + wide / 2, floor + 20, faint)
  }
  ctx.strokeStyle = colours.border
  ctx.lineWidth = 2
  ctx.beginPath()
  ctx.moveTo(left, floor)
  ctx.lineTo(right, floor)
  ctx.stroke()
}

/** What may come, as a sheet of columns and bars. A PNG. */
export async function drawClash(sheet: ClashSheet, palette: PaletteName = 'standard'): Promise<Buffer> {
  const { title, about, losses, bars } = sheet
  const top = headHeight(sheetWidth, { title, about }) + 20
  const high = top + losses.length * lossPitch + bars.length * barPitch + 12
  const { canvas, brush } = newSheet(sheetWidth, high, palette)
  drawHead(brush, sheetWidth, { title, about }, brush.colours.border)
  losses.forEach((columns, i) => {
    const y = top + i * lossPitch
    drawCaptions(brush, y + 14, columns.label, columns.note)
    drawColumns(brush, y + 40, columns)
  })
  bars.forEach(({ label, parts }, i) => {
    const y = top + losses.length * lossPitch + i * barPitch
    drawCaptions(brush, y + 14, label, '')
    drawChanceBar(brush, { left, right, top: y + 36, high: barHigh }, parts)
  })
  return pngOf(canvas)
}

const besideHigh = 40
const besidePitch = (bars: number) => 40 + bars * (besideHigh + 8) + 20

/** Several meetings beside each other, each with its bars on one scale. A PNG. */
export async function drawBeside(sheet: BesideSheet, palette: PaletteName = 'standard'): Promise<Buffer> {
  const { title, about, lines } = sheet
  const top = headHeight(sheetWidth, { title, about }) + 20
  const tops = lines.map((_, i) =>
    lines.slice(0, i).reduce((sum, { bars }) => sum + besidePitch(bars.length), top),
  )
  const high = lines.reduce((sum, { bars }) => sum + besidePitch(bars.length), top) + 8
  const { canvas, brush } = newSheet(sheetWidth, high, palette)
  const { ctx, colours } = brush
  drawHead(brush, sheetWidth, { title, about }, colours.border)
  lines.forEach(({ label, bars }, i) => {
    drawCaptions(brush, tops[i]! + 14, label, '')
    bars.forEach(({ word, value, most, worse }, n) => {
      const y = tops[i]! + 38 + n * (besideHigh + 8)
      const long = most > 0 ? (value / most) * (right - left) : 0
      ctx.fillStyle = mixed(colours.faint, colours.paper, 0.75)
      ctx.fillRect(left, y, right - left, besideHigh)
      ctx.fillStyle = worse ? colours.hurt : colours.life
      ctx.fillRect(left, y, long, besideHigh)
      ctx.strokeStyle = colours.border
      ctx.lineWidth = 2
      ctx.strokeRect(left, y, right - left, besideHigh)
      // Inside of a bar that has room for it, else behind its end: light on dark, dark on light.
      const style = { size: least, colour: colours.ink, face: 'plain' } as const
      const inside = long > widthOf(word, style) + 20
      drawLine(
        ctx,
        word,
        inside ? left + 10 : left + long + 10,
        y + besideHigh / 2,
        inside ? long - 20 : right - left - long - 20,
        { ...style, colour: inside ? colours.white : colours.ink },
      )
    })
  })
  return pngOf(canvas)
}
