import type { Camp } from '../../rules/combat-hex/army/figure.ts'
import type { Brush } from '../brush.ts'
import { drawText } from '../drawText.ts'
import { drawPips } from '../emblems.ts'
import type { Point } from '../layout.ts'
import { line, polygon } from '../shapes.ts'
import { drawChip, drawHead, fitted, headHeight, newSheet, pngOf } from '../sheetParts.ts'
import { type Liveries, type Livery, liveriesOf, type PaletteName, withAlpha } from '../theme.ts'
import { tones } from './battleScene.ts'
import { drawCampSign } from './campSign.ts'
import { type Language, pictureWords } from './pictureWords.ts'
import { chipOf, type FigureLook } from './shapeOf.ts'

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
    figures: readonly { label: string; type: FigureLook; life: number; maxLife: number; lost: boolean }[]
    /** points of its figures on the board at the beginning and at the end of every turn */
    points: readonly number[]
  }[]
}

const width = 900
const chip = { pitch: 62, high: 84, radius: 23 }
const graphHeight = 250

/** Both armies with their losses, and the points left over the turns. A PNG. */
export async function drawResult(
  sheet: ResultSheet,
  language: Language,
  palette: PaletteName = 'standard',
): Promise<Buffer> {
  const liveries = liveriesOf(
    palette,
    sheet.players.map(({ camp }) => ({ tone: tones[camp] })),
  )
  const perRow = Math.floor((width - 56) / chip.pitch)
  const heights = sheet.players.map(({ figures }) => 52 + Math.ceil(figures.length / perRow) * chip.high)
  const armies = heights.reduce((sum, height) => sum + height, 0)
  const { canvas, brush } = newSheet(width, headHeight + 22 + armies + graphHeight + 20, palette)
  const { colours } = brush
  const winner = sheet.winner === null ? undefined : sheet.players[sheet.winner]
  const banner = winner ? liveries(sheet.winner!).strong : colours.border
  const camp = winner?.camp
  const head = {
    title: sheet.title,
    about: sheet.about,
    ...(camp && {
      sign: (at: Point, colour: string) => drawCampSign(brush, at, 1.5, camp, colour),
    }),
  }
  drawHead(brush, width, head, banner)
  let top = headHeight + 12
  sheet.players.forEach((player, owner) => {
    drawSide(brush, top, player, liveries(owner), language, perRow)
    top += heights[owner]!
  })
  drawGraph(brush, top + 26, sheet, liveries, language)
  return pngOf(canvas)
}

function drawSide(
  brush: Brush,
  top: number,
  { name, camp, figures, points }: ResultSheet['players'][number],
  livery: Livery,
  language: Language,
  perRow: number,
): void {
  const { ctx, colours } = brush
  const words = pictureWords[language]
  drawCampSign(brush, { x: 44, y: top + 24 }, 1, camp, livery.strong)
  drawText(ctx, name, 68, top + 24, fitted(name, 420, { size: 24, colour: colours.ink }), 'left')
  const left = points.at(-1) ?? 0
  const said = words.pointsLeft(left, points[0] ?? left)
  drawText(ctx, said, width - 30, top + 24, { size: 18, colour: colours.faint, face: 'plain' }, 'right')
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

/** Points left at the end of every turn: a line a player, each with marks and dashes of its own. */
function drawGraph(
  brush: Brush,
  top: number,
  { players }: ResultSheet,
  liveries: Liveries,
  language: Language,
): void {
  const { ctx, colours } = brush
  const words = pictureWords[language]
  const [left, right, bottom] = [84, width - 84, top + graphHeight - 70]
  const turns = Math.max(1, ...players.map(({ points }) => points.length - 1))
  const most = Math.max(1, ...players.flatMap(({ points }) => points))
  const step = [25, 50, 100, 200, 250, 500, 1000, 2000, 5000].find(n => most / n <= 6) ?? 10_000
  const ceiling = Math.ceil(most / step) * step
  const x = (turn: number) => left + ((right - left) * turn) / turns
  const y = (points: number) => bottom - ((bottom - top) * points) / ceiling
  const small = { size: 15, colour: colours.faint, face: 'plain' } as const
  ctx.lineWidth = 1
  ctx.strokeStyle = colours.hexLine
  ctx.beginPath()
  for (let points = 0; points <= ceiling; points += step) {
    line(ctx, { x: left, y: y(points) }, { x: right, y: y(points) })
    drawText(ctx, String(points), left - 10, y(points), small, 'right')
  }
  ctx.stroke()
  const every = Math.ceil(turns / 12)
  for (let turn = 0; turn <= turns; turn += every) drawText(ctx, String(turn), x(turn), bottom + 18, small)
  drawText(ctx, words.pointsByTurn, (left + right) / 2, bottom + 44, { ...small, size: 16 })
  const lines = players.map(({ points }) => points.map((value, turn) => ({ x: x(turn), y: y(value) })))
  lines.forEach((points, owner) => {
    if (!points.length) return
    ctx.fillStyle = withAlpha(liveries(owner).strong, 0.1)
    ctx.beginPath()
    polygon(ctx, [{ x: points[0]!.x, y: bottom }, ...points, { x: points.at(-1)!.x, y: bottom }])
    ctx.fill()
  })
  lines.forEach((points, owner) => {
    const { strong } = liveries(owner)
    ctx.strokeStyle = strong
    ctx.lineWidth = 4
    ctx.lineJoin = 'round'
    ctx.setLineDash([[], [12, 5], [3, 6], [14, 5, 3, 5]][owner % 4]!)
    ctx.beginPath()
    points.forEach((p, i) => (i ? ctx.lineTo(p.x, p.y) : ctx.moveTo(p.x, p.y)))
    ctx.stroke()
    ctx.setLineDash([])
    for (const point of points) drawDot(brush, point, owner, strong)
    const last = points.at(-1)
    const value = players[owner]!.points.at(-1)
    if (last) drawText(ctx, String(value), last.x + 14, last.y, { size: 18, colour: strong }, 'left')
  })
}

/** Marks of the players on their lines: disc, square, triangle, diamond. */
function drawDot({ ctx, colours }: Brush, { x, y }: Point, owner: number, colour: string): void {
  const r = 6
  ctx.beginPath()
  if (owner % 4 === 0) ctx.arc(x, y, r, 0, Math.PI * 2)
  else {
    const corners = [0, 4, 3, 4][owner % 4]!
    const turn = owner % 4 === 1 ? Math.PI / 4 : -Math.PI / 2
    polygon(
      ctx,
      Array.from({ length: corners }, (_, i) => ({
        x: x + Math.cos(turn + (i / corners) * Math.PI * 2) * r * 1.25,
        y: y + Math.sin(turn + (i / corners) * Math.PI * 2) * r * 1.25,
      })),
    )
  }
  ctx.fillStyle = colour
  ctx.strokeStyle = colours.paper
  ctx.lineWidth = 2
  ctx.fill()
  ctx.stroke()
}
