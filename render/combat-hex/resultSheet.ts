import type { Camp } from '../../rules/combat-hex/army/figure.ts'
import type { Language } from '../../rules/core/text.ts'
import type { Brush } from '../brush.ts'
import type { Canvas } from '../canvas.ts'
import { drawText } from '../drawText.ts'
import { drawPips } from '../emblems.ts'
import type { Point } from '../layout.ts'
import { drawLineGraph } from '../lineGraph.ts'
import { drawChip, drawHead, fitted, headHeight, newSheet, pngOf } from '../sheetParts.ts'
import { type Liveries, type Livery, liveriesOf, type PaletteName } from '../theme.ts'
import { tones } from './battleScene.ts'
import { drawCampSign } from './campSign.ts'
import { chipOf, type FigureLook } from './figureIcons.ts'
import { pictureWords } from './pictureWords.ts'

/** How a battle ended, for all sides. */
export interface ResultSheet {
  /** who won, and why, in words */
  title: string
  about: string
  /** number of the winner; null for a draw */
  winner: number | null
  players: readonly {
    name: string
    camp: Camp
    figures: readonly {
      label: string
      type: FigureLook & { points?: number }
      life: number
      maxLife: number
      lost: boolean
    }[]
    /** points of its figures on the board at the beginning and at the end of every turn; none before the battle */
    points: readonly number[]
    /** how its dice fell against the average, in words */
    luck?: string
  }[]
}

const width = 900
const chip = { pitch: 62, high: 84, radius: 23 }
const graphHeight = 250

/** Both armies with their losses, and the points left over the turns. A PNG. */
export const drawResult = (
  sheet: ResultSheet,
  language: Language,
  palette: PaletteName = 'standard',
): Promise<Buffer> => pngOf(paintResult(sheet, language, palette))

/** The same, not yet a file. */
export function paintResult(sheet: ResultSheet, language: Language, palette: PaletteName): Canvas {
  const liveries = liveriesOf(
    palette,
    sheet.players.map(({ camp }) => ({ tone: tones[camp] })),
  )
  const heroes = sheet.players.map((player, owner) =>
    owner === sheet.winner ? greatestOf(player) : undefined,
  )
  const perRow = heroes.map(hero => Math.floor((width - 56 - (hero ? heroRoom : 0)) / chip.pitch))
  const heights = sheet.players.map(({ figures }, owner) =>
    Math.max(heroes[owner] ? 176 : 0, 52 + Math.ceil(figures.length / perRow[owner]!) * chip.high),
  )
  const armies = heights.reduce((sum, height) => sum + height, 0)
  const fought = sheet.players.some(({ points }) => points.length > 0)
  const winner = sheet.winner === null ? undefined : sheet.players[sheet.winner]
  const camp = winner?.camp
  const head = {
    title: sheet.title,
    about: sheet.about,
    ...(camp && {
      sign: (at: Point, colour: string) => drawCampSign(brush, at, 1.5, camp, colour),
    }),
  }
  let top = headHeight(width, head) + 12
  const { canvas, brush } = newSheet(width, top + 10 + armies + (fought ? graphHeight + 20 : 0), palette)
  const banner = winner ? liveries(sheet.winner!).strong : brush.colours.border
  drawHead(brush, width, head, banner)
  sheet.players.forEach((player, owner) => {
    drawSide(brush, top, player, liveries(owner), language, perRow[owner]!, heroes[owner])
    top += heights[owner]!
  })
  if (fought) drawGraph(brush, top + 26, sheet, liveries, language)
  return canvas
}

/** Room for the winner's hero at the right end, and how large it is drawn. */
const heroRoom = 170
const heroRadius = 58

/** Who stands for a winner: the hero worth most of those that still stand, else of all its figures. */
function greatestOf({
  figures,
}: ResultSheet['players'][number]): ResultSheet['players'][number]['figures'][number] | undefined {
  const rank = ({ type, lost }: (typeof figures)[number]) =>
    (type.kind === 'hero' ? 2e6 : 0) + (lost ? 0 : 1e6) + (type.points ?? 0)
  return [...figures].sort((a, b) => rank(b) - rank(a))[0]
}

function drawSide(
  brush: Brush,
  top: number,
  { name, camp, figures, points, luck }: ResultSheet['players'][number],
  livery: Livery,
  language: Language,
  perRow: number,
  hero: ReturnType<typeof greatestOf>,
): void {
  const { ctx, colours } = brush
  const words = pictureWords[language]
  drawCampSign(brush, { x: 44, y: top + 24 }, 1, camp, livery.strong)
  drawText(ctx, name, 68, top + 24, fitted(name, 420, { size: 24, colour: colours.ink }, 10), 'left')
  const faint = { size: 18, colour: colours.faint, face: 'plain' } as const
  const [first] = points
  if (first !== undefined) {
    const said = words.pointsLeft(points.at(-1) ?? first, first)
    drawText(ctx, said, width - 30, top + (luck ? 14 : 24), faint, 'right')
  }
  if (hero) {
    const at = { x: width - 30 - heroRadius - 8, y: top + 56 + heroRadius }
    drawChip(brush, at, heroRadius, chipOf(hero.type), livery, hero.lost)
  }
  if (luck) drawText(ctx, luck, width - 30, top + 35, { ...faint, size: 15 }, 'right')
  figures.forEach(({ label, type, life, maxLife, lost }, i) => {
    const at = {
      x: 28 + chip.pitch * ((i % perRow) + 0.5),
      y: top + 72 + Math.floor(i / perRow) * chip.high,
    }
    drawChip(brush, at, chip.radius, chipOf(type), livery, lost)
    drawText(ctx, label, at.x, at.y + 34, {
      size: 15,
      colour: lost ? colours.faint : colours.ink,
    })
    if (!lost) drawPips(brush, { x: at.x, y: at.y + 48 }, 0.95, life, maxLife)
  })
}

/** Points left at the end of every turn: a line a player. */
function drawGraph(
  brush: Brush,
  top: number,
  { players }: ResultSheet,
  liveries: Liveries,
  language: Language,
): void {
  drawLineGraph(brush, {
    left: 84,
    right: width - 84,
    top,
    bottom: top + graphHeight - 70,
    lines: players.map(({ points }, owner) => ({ values: points, colour: liveries(owner).strong })),
    caption: pictureWords[language].pointsByTurn,
    inkColour: brush.colours.faint,
    size: 15,
  })
}
