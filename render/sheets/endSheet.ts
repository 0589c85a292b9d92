import type { Point } from '../board/layout.ts'
import type { Brush } from '../paint/brush.ts'
import type { Canvas } from '../paint/canvas.ts'
import { drawText, widthOf } from '../paint/drawText.ts'
import { drawLines, linesOf, nextLine } from '../paint/longNames.ts'
import { drawName } from '../paint/names.ts'
import { roundedBox } from '../paint/shapes.ts'
import { type Liveries, type Livery, liveriesOf, type PaletteName, type Tone } from '../paint/theme.ts'
import { drawLife } from '../tokens/emblems.ts'
import { tokenLayout } from '../tokens/tokenLayout.ts'
import { drawLineGraph } from './lineGraph.ts'
import { type Chip, drawChip, drawHead, headHeight, newSheet, wrapped } from './sheetParts.ts'

/** How a game ended, for all sides. */
export interface EndSheet {
  /** who won, and where and when */
  title: string
  about: string
  /** why, in words */
  reason?: string
  /** number of the winner; null for a draw */
  winner: number | null
  /** the winner's sign, in a colour that goes with the band */
  sign?: (brush: Brush, at: Point, colour: string) => void
  /** what its numbers are */
  words: { pointsLeft: string; fallen: string; luck: string; pointsByTurn: string }
  /** what the game is won by, where that is not points left: 17 against 3 */
  score?: { word: string; values: readonly number[] }
  players: readonly {
    name: string
    tone: Tone
    figures: readonly {
      label: string
      /** its label with its name; the label alone where it is left out */
      name?: string
      /** one of the great is starred */
      chip: Chip
      worth: number
      life: number
      maxLife: number
      lost: boolean
    }[]
    /** points at the beginning and at the end of every turn; none before the game */
    points: readonly number[]
    /** how its dice fell against the average: +3.5 */
    luck?: string
  }[]
}

/** Twice as wide as a phone of 390 points shows it: letters of 22 are read as 11 there. */
const width = 610
const edge = 24
const letters = { number: 30, plain: 22 }
const line = 30
const rowHeight = 46
const oneName = 44
/** A few heroes are drawn larger than many. */
const sizes = { few: { radius: 26, high: 66 }, many: { radius: 19, high: 50 } }
const fewHeroes = 5
/** So many rows a side has for them: the sheet is no higher than a phone. */
const heroRows = { two: 6, long: 5, more: 3 }
const graphHeight = 270
/** Of the pips that show life. */
const unit = 1.8

type Player = EndSheet['players'][number]
type OnSheet = Player['figures'][number]

/** Heroes of a side, those worth most first, and how many more there are than rows. */
interface Heroes {
  shown: readonly OnSheet[]
  more: number
}

/** Room for the name of a hero, and for that of a player above the numbers of so many. */
const heroRoom = ({ radius }: (typeof sizes)['few']): number => width / 2 - 16 - 2 * radius - 22
const playerWide = (players: number): number => (players === 2 ? 190 : (width - 200 - edge) / players)
const heroStyle = { size: letters.plain, colour: '', face: 'plain' } as const
const playerStyle = { size: letters.plain, colour: '' } as const

/** Of an army without heroes, whoever is worth most. */
function heroesOf({ figures }: Player, rows: number): Heroes {
  const sorted = figures.toSorted((a, b) => b.worth - a.worth)
  const heroes = sorted.filter(({ chip }) => chip.starred)
  const all = heroes.length ? heroes : sorted.slice(0, 1)
  // The last row says how many more there are.
  const shown = all.length > rows ? all.slice(0, rows - 1) : all
  return { shown, more: all.length - shown.length }
}

const rowsFor = ({ shown, more }: Heroes): number => shown.length + (more ? 1 : 0)

const lost = ({ figures }: Player): string =>
  `${figures.filter(figure => figure.lost).length} / ${figures.length}`

/** What is told of every side in a number, a row each. */
function rowsOf({ players, words, score }: EndSheet): { word: string; values: string[] }[] {
  // More than two have no room for what they began with; the graph shows it.
  const left = ({ points }: Player) =>
    points.length ? [points.at(-1), ...(players.length > 2 ? [] : [points[0]])].join(' / ') : ''
  const rows = [
    ...(score ? [{ word: score.word, values: score.values.map(String) }] : []),
    { word: words.pointsLeft, values: players.map(left) },
    { word: words.fallen, values: players.map(lost) },
    { word: words.luck, values: players.map(({ luck }) => luck ?? '') },
  ]
  return rows.filter(({ values }) => values.some(Boolean))
}

/** Both sides in numbers side by side, why it ended, their heroes, and the points left over the turns. */
export function paintEnd(sheet: EndSheet, palette: PaletteName): Canvas {
  const { players, winner, sign } = sheet
  const liveries = liveriesOf(
    palette,
    players.map(({ tone }) => ({ tone })),
  )
  const plain = { size: letters.plain, colour: '', face: 'plain' } as const
  const reason = sheet.reason ? wrapped(sheet.reason, width - 2 * edge, plain) : []
  const rows = rowsOf(sheet)
  const rowsOfHeroes = (most: number) => players.map(player => heroesOf(player, most))
  const six = rowsOfHeroes(players.length > 2 ? heroRows.more : heroRows.two)
  const usual = players.length < 3 && Math.max(...six.map(rowsFor)) <= fewHeroes ? sizes.few : sizes.many
  // More than two sides have no room for longer rows.
  const isLong =
    players.length < 3 &&
    six.some(({ shown }) =>
      shown.some(({ label, name = label }) => linesOf(name, heroRoom(usual), heroStyle).length > 1),
    )
  const heroes = isLong ? rowsOfHeroes(heroRows.long) : six
  const highest = heroes.map(rowsFor)
  const size = { ...usual, high: usual.high + (isLong ? nextLine - 8 : 0) }
  const named = players.some(
    ({ name }) => linesOf(name, playerWide(players.length) - 20, playerStyle).length > 1,
  )
  const nameHeight = oneName + (named ? nextLine : 0)
  const graphHigh = graphHeight - (named ? nextLine : 0) - (isLong ? nextLine : 0)
  // Of more than two sides, the third stands below the first.
  const heights = highest.flatMap((own, i) =>
    i % 2 ? [] : Math.max(own, highest[i + 1] ?? 0) * size.high + (i ? 10 : 0),
  )
  const fought = players.some(({ points }) => points.length > 0)
  const head = {
    title: sheet.title,
    about: sheet.about,
    ...(sign && winner !== null && { sign: (at: Point, colour: string) => sign(brush, at, colour) }),
  }
  const top = headHeight(width, head) + 14
  const numbers = top + reason.length * line + (reason.length ? 10 : 0)
  const below = numbers + nameHeight + rows.length * rowHeight + 16
  const end = below + heights.reduce((sum, each) => sum + each, 0) + 22
  const { canvas, brush } = newSheet(width, end + (fought ? graphHigh : 0), palette)
  const { ctx, colours } = brush
  drawHead(brush, width, head, winner === null ? colours.border : liveries(winner).strong)
  const ink = { ...plain, colour: colours.ink }
  for (const [i, each] of reason.entries())
    drawName(ctx, each, edge, top + (i + 0.5) * line, width - 2 * edge, ink)
  drawNumbers(brush, { top: numbers, nameHeight }, sheet, rows, liveries)
  heroes.forEach((own, i) => {
    const begin = below + heights.slice(0, Math.floor(i / 2)).reduce((sum, each) => sum + each, 0)
    drawHeroes(
      brush,
      { x: i % 2 ? width / 2 + 8 : edge, y: begin + (i > 1 ? 10 : 0) },
      own,
      liveries(i),
      size,
    )
  })
  if (fought) drawGraph(brush, { top: end, high: graphHigh }, sheet, liveries)
  return canvas
}

/** Numbers of two sides left and right of what they are; of more, in columns beside it. */
function drawNumbers(
  brush: Brush,
  { top, nameHeight }: { top: number; nameHeight: number },
  { players }: EndSheet,
  rows: readonly { word: string; values: readonly string[] }[],
  liveries: Liveries,
): void {
  const { ctx, colours } = brush
  const two = players.length === 2
  const wide = playerWide(players.length)
  const middle = (i: number) =>
    two ? (i ? width - edge - wide / 2 : edge + wide / 2) : 200 + wide * (i + 0.5)
  players.forEach(({ name }, i) => {
    const { strong } = liveries(i)
    ctx.fillStyle = strong
    ctx.beginPath()
    roundedBox(ctx, middle(i) - wide / 2 + 2, top, wide - 4, nameHeight - 6, 8)
    ctx.fill()
    const style = { size: letters.plain, colour: colours.white }
    const room = wide - 20
    const at = { x: middle(i), y: top + (nameHeight - 6) / 2 }
    drawLines(ctx, linesOf(name, room, style), at, room, style, 'centre')
  })
  rows.forEach(({ word, values }, n) => {
    const y = top + nameHeight + (n + 0.5) * rowHeight
    const plain = { size: letters.plain, colour: colours.faint, face: 'plain' } as const
    if (two) drawText(ctx, word, width / 2, y, plain)
    else drawName(ctx, word, edge, y, 190 - edge, plain)
    values.forEach((value, i) => {
      drawText(ctx, value, middle(i), y, { size: two ? letters.number : letters.plain, colour: colours.ink })
    })
  })
}

/** Heroes below each other: picture, name, and the life that is left. */
function drawHeroes(
  brush: Brush,
  { x, y }: Point,
  { shown, more }: Heroes,
  livery: Livery,
  size: (typeof sizes)['few'],
): void {
  const { ctx, colours } = brush
  const left = x + 2 * size.radius + 18
  const middle = (row: number) => y + (row + 0.5) * size.high
  const faint = { size: letters.plain, colour: colours.faint }
  if (more) drawText(ctx, `+ ${more}`, left, middle(shown.length), faint, 'left')
  shown.forEach(({ label, name = label, chip, life, maxLife, lost }, i) => {
    const at = { x: x + size.radius + 4, y: middle(i) }
    drawChip(brush, at, size.radius, chip, livery, lost)
    const room = heroRoom(size)
    const style = { size: letters.plain, colour: lost ? colours.faint : colours.ink, face: 'plain' } as const
    const lines = linesOf(name, room, style)
    const lower = lines.length > 1 ? nextLine / 2 - 2 : 0
    const high = lost ? at.y : at.y - size.radius * 0.4 - lower / 2
    drawLines(ctx, lines, { x: left, y: high }, room, style)
    const bar = { x: left + (tokenLayout.life.wide / 2) * unit, y: at.y + size.radius * 0.65 + lower }
    if (!lost) drawLife(brush, bar, unit, life, maxLife)
  })
}

/** Points left at the end of every turn: a line a player. */
function drawGraph(
  brush: Brush,
  { top, high }: { top: number; high: number },
  { players, words }: EndSheet,
  liveries: Liveries,
): void {
  const longest = String(Math.max(...players.map(({ points }) => points.at(-1) ?? 0)))
  drawLineGraph(brush, {
    left: 84,
    // As far from the rim as its longest number needs.
    right: width - 30 - Math.max(46, widthOf(longest, { size: letters.plain, colour: '' })),
    top: top + 10,
    bottom: top + high - 74,
    lines: players.map(({ points }, owner) => ({ values: points, colour: liveries(owner).strong })),
    caption: words.pointsByTurn,
    inkColour: brush.colours.faint,
    size: letters.plain,
  })
}
