import type { Camp, FigureType } from '../../rules/combat-hex/army/figure.ts'
import type { Language } from '../../rules/core/text.ts'
import type { Brush } from '../brush.ts'
import { drawText, widthOf } from '../drawText.ts'
import { drawIcon } from '../icons/drawIcon.ts'
import { drawName } from '../names.ts'
import { line } from '../shapes.ts'
import { drawChip, drawHead, headHeight, newSheet, pngOf, wrapped } from '../sheetParts.ts'
import { type Livery, liveriesOf, type PaletteName } from '../theme.ts'
import { tones } from './battleScene.ts'
import { drawCampSign } from './campSign.ts'
import { chipOf } from './figureIcons.ts'
import { pictureWords } from './pictureWords.ts'

/** Who takes the field: the armies of all sides before the battle. */
export interface MusterSheet {
  title: string
  about: string
  players: readonly {
    name: string
    camp: Camp
    figures: readonly { type: FigureType; count: number }[]
  }[]
}

/** Drawn for a phone of 390 pixels, on which a message shows it 305 wide: letters of 20 are read there as 8. */
const width = 760
const edge = 20
const columns = 2
const column = (width - 2 * edge) / columns
const nameHeight = 64
const rowHeight = 52
const letters = { usual: 22, least: 20 }
/** Where names begin in a column, beside the pictures, and their room. */
const before = 58
const room = column - before - 8

/**
 * A figure's name in one line, or in two where it is too long, and the size of its letters in pixels.
 * @internal for tests
 */
export function nameLines(name: string): { lines: string[]; size: number } {
  for (let size = letters.usual; size >= letters.least; size--)
    if (widthOf(name, { size, colour: '' }) <= room) return { lines: [name], size }
  return { lines: wrapped(name, room, { size: letters.least, colour: '' }), size: letters.least }
}

/** All armies, two side by side, each figure by its picture, its number and its name. A PNG. */
export async function drawMuster(
  sheet: MusterSheet,
  language: Language,
  palette: PaletteName = 'standard',
): Promise<Buffer> {
  const { players } = sheet
  const liveries = liveriesOf(
    palette,
    players.map(({ camp }) => ({ tone: tones[camp] })),
  )
  // Two armies beside each other have room for the longer one.
  const heights: number[] = []
  for (const [i, { figures }] of players.entries()) {
    const band = Math.floor(i / columns)
    heights[band] = Math.max(heights[band] ?? 0, nameHeight + figures.length * rowHeight + 14)
  }
  const top = headHeight + 10
  const { canvas, brush } = newSheet(width, heights.reduce((sum, height) => sum + height, top) + 8, palette)
  drawHead(
    brush,
    width,
    {
      title: sheet.title,
      about: sheet.about,
      sign: (at, colour) => drawIcon(brush.ctx, 'crossed-sabres', at, 42, colour),
    },
    brush.colours.border,
  )
  players.forEach((player, i) => {
    const band = Math.floor(i / columns)
    const y = heights.slice(0, band).reduce((sum, height) => sum + height, top)
    drawArmy(brush, { x: edge + (i % columns) * column, y }, player, liveries(i), language)
  })
  return pngOf(canvas)
}

function drawArmy(
  brush: Brush,
  { x, y }: { x: number; y: number },
  { name, camp, figures }: MusterSheet['players'][number],
  livery: Livery,
  language: Language,
): void {
  const { ctx, colours } = brush
  const words = pictureWords[language]
  const total = figures.reduce((sum, { type, count }) => sum + type.points * count, 0)
  drawCampSign(brush, { x: x + 26, y: y + 24 }, 1, camp, livery.strong)
  const style = { size: 24, colour: colours.ink }
  const points = { text: `${total} ${words.points}`, style: { size: 20, colour: colours.faint } }
  drawName(ctx, name, x + before, y + 24, room - widthOf(points.text, points.style) - 20, style)
  drawText(ctx, points.text, x + column - 14, y + 24, points.style, 'right')
  ctx.strokeStyle = livery.strong
  ctx.lineWidth = 3
  ctx.beginPath()
  line(ctx, { x: x + 8, y: y + 48 }, { x: x + column - 14, y: y + 48 })
  ctx.stroke()
  const ranked = figures.toSorted(
    (a, b) =>
      Number(b.type.kind === 'hero') - Number(a.type.kind === 'hero') || b.type.points - a.type.points,
  )
  ranked.forEach(({ type, count }, i) => {
    const middle = y + nameHeight + (i + 0.5) * rowHeight
    drawChip(brush, { x: x + 28, y: middle }, 20, chipOf(type), livery)
    const said = `${count > 1 ? `${count} × ` : ''}${type.name[language]}`
    const { lines, size } = nameLines(said)
    lines.forEach((text, n) => {
      const at = middle + (n - (lines.length - 1) / 2) * (size + 4)
      drawName(ctx, text, x + before, at, room, { size, colour: colours.ink })
    })
  })
}
