import type { Camp, FigureType } from '../../rules/combat-hex/army/figure.ts'
import type { Language } from '../../rules/core/text.ts'
import type { Brush } from '../brush.ts'
import { drawIcon } from '../icons/drawIcon.ts'
import { drawName } from '../names.ts'
import { line } from '../shapes.ts'
import {
  drawChip,
  drawHead,
  drawLine,
  type Head,
  headHeight,
  least,
  newSheet,
  pngOf,
  sheetWidth,
  wrapped,
} from '../sheetParts.ts'
import { type Livery, liveriesOf, type PaletteName } from '../theme.ts'
import { tones } from './battleScene.ts'
import { drawCampSign } from './campSign.ts'
import { chipOf } from './figureIcons.ts'
import { pictureWords } from './pictureWords.ts'

/** Who takes the field: the armies of all sides before the battle. */
export interface MusterSheet {
  title: string
  about: string
  /** kinds of figures of one army that it has room for; of more, the dearest are shown */
  most?: number
  players: readonly {
    name: string
    camp: Camp
    figures: readonly { type: FigureType; count: number }[]
  }[]
}

const edge = 16
const columns = 2
const column = (sheetWidth - 2 * edge) / columns
const nameHeight = 104
/** @internal for tests */
export const letters = { size: least, colour: '' }
const lineHeight = 31
/** Where names begin in a column, beside the pictures. */
const before = 66
/**
 * Width of what stands there.
 * @internal for tests
 */
export const nameRoom = column - before - 8
/** A picture and the space around it. */
const leastRow = 64

/**
 * A figure's name on the lines that it takes in a column.
 * @internal for tests
 */
export const nameLines = (name: string): string[] => wrapped(name, nameRoom, letters, 3)

const rowHeight = (lines: readonly string[]): number => Math.max(leastRow, lines.length * lineHeight + 10)

type Player = MusterSheet['players'][number]

/** An army as it is drawn: its figures by rank on so many lines each, and how many kinds have no room. */
function layArmy({ figures }: Player, language: Language, most: number) {
  const ranked = figures.toSorted(
    (a, b) =>
      Number(b.type.kind === 'hero') - Number(a.type.kind === 'hero') || b.type.points - a.type.points,
  )
  const shown = ranked.length > most ? ranked.slice(0, most - 1) : ranked
  const rows = shown.map(({ type, count }) => ({
    type,
    lines: nameLines(`${count > 1 ? `${count} × ` : ''}${type.name[language]}`),
  }))
  const more = ranked.length - shown.length
  const said = more > 0 ? wrapped(pictureWords[language].moreFigures(more), column - 24, moreStyle) : []
  const high = rows.reduce((sum, { lines }) => sum + rowHeight(lines), nameHeight + said.length * lineHeight)
  return { rows, said, high: high + 14 }
}

const moreStyle = { size: least, colour: '', face: 'plain' } as const

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
  const armies = players.map(player => layArmy(player, language, sheet.most ?? Infinity))
  // Two armies beside each other have room for the longer one.
  const heights: number[] = []
  for (const [i, { high }] of armies.entries()) {
    const band = Math.floor(i / columns)
    heights[band] = Math.max(heights[band] ?? 0, high)
  }
  const head: Head = {
    title: sheet.title,
    about: sheet.about,
    sign: (at, colour) => drawIcon(brush.ctx, 'crossed-sabres', at, 46, colour),
  }
  const top = headHeight(sheetWidth, head) + 8
  const { canvas, brush } = newSheet(
    sheetWidth,
    heights.reduce((sum, height) => sum + height, top) + 8,
    palette,
  )
  drawHead(brush, sheetWidth, head, brush.colours.border)
  players.forEach((player, i) => {
    const band = Math.floor(i / columns)
    const y = heights.slice(0, band).reduce((sum, height) => sum + height, top)
    drawArmy(brush, { x: edge + (i % columns) * column, y }, player, armies[i]!, liveries(i), language)
  })
  return pngOf(canvas)
}

function drawArmy(
  brush: Brush,
  { x, y }: { x: number; y: number },
  { name, camp, figures }: Player,
  { rows, said }: ReturnType<typeof layArmy>,
  livery: Livery,
  language: Language,
): void {
  const { ctx, colours } = brush
  const total = figures.reduce((sum, { type, count }) => sum + type.points * count, 0)
  drawCampSign(brush, { x: x + 32, y: y + 46 }, 1.3, camp, livery.strong)
  drawName(ctx, name, x + before, y + 28, nameRoom, { size: 30, colour: colours.ink })
  const points = `${total} ${pictureWords[language].points}`
  const faint = { ...moreStyle, colour: colours.faint }
  drawLine(ctx, points, x + before, y + 64, nameRoom, faint)
  ctx.strokeStyle = livery.strong
  ctx.lineWidth = 3
  ctx.beginPath()
  line(ctx, { x: x + 8, y: y + 90 }, { x: x + column - 10, y: y + 90 })
  ctx.stroke()
  let top = y + nameHeight
  for (const { type, lines } of rows) {
    const high = rowHeight(lines)
    const middle = top + high / 2
    drawChip(brush, { x: x + 34, y: middle }, 25, chipOf(type), livery)
    lines.forEach((text, n) => {
      const at = middle + (n - (lines.length - 1) / 2) * lineHeight
      drawLine(ctx, text, x + before, at, nameRoom, { ...letters, colour: colours.ink })
    })
    top += high
  }
  said.forEach((text, n) => {
    drawLine(ctx, text, x + 12, top + (n + 0.5) * lineHeight, column - 24, faint)
  })
}
