import type { Point } from '../board/layout.ts'
import { drawIcon } from '../icons/drawIcon.ts'
import type { Brush } from '../paint/brush.ts'
import { drawName } from '../paint/names.ts'
import { line } from '../paint/shapes.ts'
import { type Livery, liveriesOf, type PaletteName, type Tone } from '../paint/theme.ts'
import {
  type Chip,
  drawChip,
  drawHead,
  drawLine,
  type Head,
  headHeight,
  least,
  newSheet,
  sheetWidth,
  wrapped,
} from './sheetParts.ts'
import { pngOf } from './sheetPng.ts'

/** Figures of one kind in an army. */
export interface MusteredKind {
  name: string
  chip: Chip
  count: number
  points: number
  /** stands before those who are not */
  leads: boolean
}

export interface MusteredArmy {
  name: string
  tone: Tone
  /** draws the sign of its side, in a colour that goes with the paper */
  sign(brush: Brush, at: Point, colour: string): void
  kinds: readonly MusteredKind[]
}

/** Who takes the field: the armies of all sides before a game; of a single one the head says all but its kinds. */
export interface ArmiesSheet {
  title: string
  about: string
  /** kinds of one army that it has room for; of more, the dearest are shown */
  most?: number
  armies: readonly MusteredArmy[]
  words: { points: string; moreFigures(kinds: number): string }
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
const minRow = 64

/**
 * A figure's name on the lines that it takes in a column.
 * @internal for tests
 */
export const nameLines = (name: string): string[] => wrapped(name, nameRoom, letters, 3)

const rowHeight = (lines: readonly string[]): number => Math.max(minRow, lines.length * lineHeight + 10)

/** An army as it is drawn: its figures by rank on so many lines each, and how many kinds have no room. */
function layArmy({ kinds }: MusteredArmy, { most = Infinity, words }: ArmiesSheet) {
  const ranked = kinds.toSorted((a, b) => Number(b.leads) - Number(a.leads) || b.points - a.points)
  const shown = ranked.length > most ? ranked.slice(0, most - 1) : ranked
  const rows = shown.map(({ chip, name, count }) => ({
    chip,
    lines: nameLines(`${count > 1 ? `${count} × ` : ''}${name}`),
  }))
  const more = ranked.length - shown.length
  const said = more > 0 ? wrapped(words.moreFigures(more), column - 24, moreStyle) : []
  const high = rows.reduce((sum, { lines }) => sum + rowHeight(lines), nameHeight + said.length * lineHeight)
  return { rows, said, high: high + 14 }
}

const moreStyle = { size: least, colour: '', face: 'plain' } as const

/** A single army, its kinds in two columns below the head that names it. A PNG. */
function drawOneArmy(army: MusteredArmy, sheet: ArmiesSheet, palette: PaletteName): Promise<Buffer> {
  const { rows, said } = layArmy(army, sheet)
  const half = Math.ceil(rows.length / columns)
  const columnRows = [rows.slice(0, half), rows.slice(half)]
  const high = Math.max(...columnRows.map(each => each.reduce((sum, { lines }) => sum + rowHeight(lines), 0)))
  const head: Head = {
    title: sheet.title,
    about: sheet.about,
    sign: (at, colour) => army.sign(brush, at, colour),
  }
  const top = headHeight(sheetWidth, head) + 8
  const { canvas, brush } = newSheet(sheetWidth, top + high + said.length * lineHeight + 22, palette)
  drawHead(brush, sheetWidth, head, brush.colours.border)
  const livery = liveriesOf(palette, [army])(0)
  columnRows.forEach((each, i) => drawKinds(brush, { x: edge + i * column, y: top }, each, livery))
  drawMore(brush, { x: edge, y: top + high }, said)
  return pngOf(canvas)
}

/** All armies, two side by side, each figure by its picture, its number and its name. A PNG. */
export function drawArmies(sheet: ArmiesSheet, palette: PaletteName = 'standard'): Promise<Buffer> {
  const { armies } = sheet
  if (armies.length === 1) return drawOneArmy(armies[0]!, sheet, palette)
  const liveries = liveriesOf(palette, armies)
  const laid = armies.map(army => layArmy(army, sheet))
  // Two armies beside each other have room for the longer one.
  const heights: number[] = []
  for (const [i, { high }] of laid.entries()) {
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
  armies.forEach((army, i) => {
    const band = Math.floor(i / columns)
    const y = heights.slice(0, band).reduce((sum, height) => sum + height, top)
    drawArmy(brush, { x: edge + (i % columns) * column, y }, army, laid[i]!, liveries(i), sheet.words)
  })
  return pngOf(canvas)
}

function drawArmy(
  brush: Brush,
  { x, y }: { x: number; y: number },
  { name, kinds, sign }: MusteredArmy,
  { rows, said }: ReturnType<typeof layArmy>,
  livery: Livery,
  words: ArmiesSheet['words'],
): void {
  const { ctx, colours } = brush
  const total = kinds.reduce((sum, { points, count }) => sum + points * count, 0)
  sign(brush, { x: x + 32, y: y + 46 }, livery.strong)
  drawName(ctx, name, x + before, y + 28, nameRoom, { size: 30, colour: colours.ink })
  const points = `${total} ${words.points}`
  const faint = { ...moreStyle, colour: colours.faint }
  drawLine(ctx, points, x + before, y + 64, nameRoom, faint)
  ctx.strokeStyle = livery.strong
  ctx.lineWidth = 3
  ctx.beginPath()
  line(ctx, { x: x + 8, y: y + 90 }, { x: x + column - 10, y: y + 90 })
  ctx.stroke()
  const end = drawKinds(brush, { x, y: y + nameHeight }, rows, livery)
  drawMore(brush, { x, y: end }, said)
}

type LaidKinds = ReturnType<typeof layArmy>['rows']

/** Kinds below each other; gives where they end. */
function drawKinds(brush: Brush, { x, y }: Point, rows: LaidKinds, livery: Livery): number {
  let top = y
  for (const { chip, lines } of rows) {
    const high = rowHeight(lines)
    const middle = top + high / 2
    drawChip(brush, { x: x + 34, y: middle }, 25, chip, livery)
    lines.forEach((text, n) => {
      const at = middle + (n - (lines.length - 1) / 2) * lineHeight
      drawLine(brush.ctx, text, x + before, at, nameRoom, { ...letters, colour: brush.colours.ink })
    })
    top += high
  }
  return top
}

/** How many kinds have no room. */
const drawMore = ({ ctx, colours }: Brush, { x, y }: Point, said: readonly string[]): void =>
  said.forEach((text, n) => {
    const style = { ...moreStyle, colour: colours.faint }
    drawLine(ctx, text, x + 12, y + (n + 0.5) * lineHeight, column - 24, style)
  })
