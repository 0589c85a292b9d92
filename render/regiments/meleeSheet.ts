import type { Facing } from '../../rules/core/hex.ts'
import type { Language } from '../../rules/core/text.ts'
import type { UnitSide } from '../../rules/regiments/index.ts'
import { lands } from '../art/lands.ts'
import { plainView } from '../board/framing.ts'
import { centre, root3, type View } from '../board/layout.ts'
import { drawTouch } from '../overlay/blockOverlay.ts'
import { drawOutcome } from '../overlay/outcomeMarks.ts'
import type { Brush } from '../paint/brush.ts'
import type { Canvas } from '../paint/canvas.ts'
import { drawText } from '../paint/drawText.ts'
import { drawName } from '../paint/names.ts'
import { hexPath, roundedBox } from '../paint/shapes.ts'
import { type Liveries, liveriesOf, mixed, type PaletteName, type Tone } from '../paint/theme.ts'
import { groundBoard } from '../sheets/cardParts.ts'
import { drawHead, drawLine, type Head, headHeight, newSheet, wrapped } from '../sheets/sheetParts.ts'
import { pngOf } from '../sheets/sheetPng.ts'
import { drawTokens } from '../tokens/drawToken.ts'
import { toneOf, type UnitOnBoard, unitToken } from './boardScene.ts'
import { meleeWords } from './pictureWords.ts'

/** A unit in a combat, as it stands after the blows. */
export interface MeleeUnit extends Omit<UnitOnBoard, 'at' | 'facing' | 'touches' | 'done'> {
  /** over which of its sides it is fought: its front unless told */
  over?: UnitSide
  /** life that this round has taken from it */
  taken?: number
}

/** One unit's blows in a step: how many attacks, what came of them, and life lost. */
export interface MeleeBlows {
  owner: number
  /** who strikes, and with what where it has more than one weapon or part */
  name: string
  attacks: number
  hits: number
  wounds: number
  lost: number
}

/** A round of a combat: who fought, what each step took, and the sum. All words are told. */
export interface MeleeSheet {
  /** who has won, and by how much */
  title: string
  /** where it was, and which round */
  about: string
  /** number of the winner; null where it is even */
  winner: number | null
  /** of two players in their order; the first three units of each are drawn */
  sides: readonly [MeleeSide, MeleeSide]
  /** from the most agile to the least */
  steps: readonly { word: string; blows: readonly MeleeBlows[] }[]
  /** what the result is made of, and what each side has of it */
  sum: readonly { word: string; values: readonly [number, number] }[]
  totals: readonly [number, number]
  /** what came of it, such as the test of whoever has lost: a line or more each */
  outcome: readonly string[]
}

export interface MeleeSide {
  name: string
  tone?: Tone
  units: readonly MeleeUnit[]
}

/** Twice as wide as a phone of 390 points shows it: letters of 22 are read as 11 there. */
const width = 610
const edge = 22
const room = width - 2 * edge
const plain = 22
const size = 62
const unitHigh = 3 * size
const columns = 4
const columnWide = 84
const rowHigh = 38
const stepHigh = 36
const sumHigh = 40
const totalHigh = 62
const lineHigh = 32
const maxUnits = 3

/** Where it looks whose enemy stands to its right, and to its left, in a picture that lies on its side. */
const facingOf = (owner: number, over: UnitSide): Facing => {
  const off = { front: 0, right: 2, rear: 3, left: 4 }[over]
  return (((owner ? 0 : 3) - off + 6) % 6) as Facing
}

/** Where the unit of a side stands. */
const cell = (owner: number, i: number): number => (3 + owner) * groundBoard.columns + 5 - 2 * i

/** The units of both sides facing each other, on the ground that they fight for. */
function drawField(brush: Brush, top: number, { sides }: MeleeSheet, liveries: Liveries): void {
  const { ctx, colours } = brush
  const rows = Math.min(maxUnits, Math.max(...sides.map(({ units }) => units.length)))
  const high = rows * unitHigh - size + 24
  ctx.save()
  ctx.beginPath()
  roundedBox(ctx, edge, top, room, high, 10)
  ctx.clip()
  ctx.fillStyle = lands.grass.ground[1]!
  ctx.fillRect(edge, top, room, high)
  const view: View = {
    ...plainView(groundBoard, width),
    turned: true,
    whole: false,
    size,
    unit: size / 35,
    lettering: 1,
    origin: { x: 0, y: 0 },
  }
  // Columns go upwards: the first two face each other in the topmost of them.
  const [left, right] = [centre(view, groundBoard, cell(0, 0)), centre(view, groundBoard, cell(1, 0))]
  view.origin = {
    x: width / 2 - (left.x + right.x) / 2,
    y: top + 12 + size - left.y,
  }
  const all = sides.flatMap(({ units }, owner) =>
    units.slice(0, maxUnits).map((unit, i) => ({ unit, owner, i, at: cell(owner, i) })),
  )
  ctx.globalAlpha = 0.3
  ctx.strokeStyle = colours.grid
  ctx.lineWidth = 1.5
  ctx.beginPath()
  for (let one = 0; one < groundBoard.columns * groundBoard.rows; one++)
    hexPath(ctx, view, centre(view, groundBoard, one))
  ctx.stroke()
  ctx.globalAlpha = 1
  const tokens = all.map(({ unit: { over = 'front', ...unit }, owner, at }) =>
    unitToken({ ...unit, owner, at, facing: facingOf(owner, over) }),
  )
  drawTokens(brush, view, groundBoard, tokens, liveries)
  for (const { owner, i } of all) {
    const [from, to] = [cell(owner, i), cell(1 - owner, Math.min(i, sides[1 - owner]!.units.length - 1))]
    const [a, b] = [centre(view, groundBoard, from), centre(view, groundBoard, to)]
    if (Math.abs(a.y - b.y) < size && (owner === 0 || i >= sides[0].units.length))
      drawTouch(brush, { ...view, unit: view.unit * 0.8 }, a, b, 'middle')
  }
  for (const { unit, owner, at } of all)
    if (unit.taken) {
      const { x, y } = centre(view, groundBoard, at)
      const aside = { x: x + (owner ? 1 : -1) * size * root3 * 0.92, y }
      drawOutcome(brush, aside, 34, 'lost', unit.taken)
    }
  ctx.restore()
}

/** What each step took: who struck, how often, with what result. */
function drawSteps(
  { ctx, colours }: Brush,
  top: number,
  { steps }: MeleeSheet,
  heads: readonly string[],
  liveries: Liveries,
): void {
  const right = width - edge
  const middle = (column: number) => right - columnWide * (columns - column - 0.5)
  const faint = { size: plain, colour: colours.faint, face: 'plain' } as const
  if (steps.length === 0) return
  heads.forEach((word, column) =>
    drawLine(ctx, word, middle(column), top + stepHigh / 2, columnWide - 4, faint, 'centre'),
  )
  let y = top
  steps.forEach(({ word, blows }, i) => {
    // The first one stands beside the heads of the columns.
    const style = { size: plain, colour: colours.ink }
    drawName(ctx, word, edge + 2, y + stepHigh / 2, i ? room : room - columns * columnWide - 8, style)
    y += stepHigh
    for (const { owner, name, attacks, hits, wounds, lost } of blows) {
      const livery = liveries(owner)
      ctx.beginPath()
      roundedBox(ctx, edge, y, room, rowHigh - 4, 7)
      ctx.fillStyle = mixed(livery.pale, colours.paper, 0.55)
      ctx.fill()
      ctx.fillStyle = livery.strong
      ctx.fillRect(edge, y + 3, 7, rowHigh - 10)
      const at = y + rowHigh / 2 - 2
      const ink = { size: plain, colour: colours.ink, face: 'plain' } as const
      drawName(ctx, name, edge + 16, at, room - columns * columnWide - 20, ink)
      for (const [column, value] of [attacks, hits, wounds, lost].entries()) {
        const last = column === columns - 1
        const colour = last && value > 0 ? colours.hurt : colours.ink
        drawText(ctx, last && value > 0 ? `−${value}` : String(value), middle(column), at, {
          size: last ? 26 : 24,
          colour,
        })
      }
      y += rowHigh
    }
    y += 6
  })
}

/** What each side has of every part of the result, left and right of what it is; the sum large below a line. */
function drawSum(
  { ctx, colours }: Brush,
  top: number,
  { sides, sum, totals, winner }: MeleeSheet,
  total: string,
  liveries: Liveries,
): void {
  const wide = 170
  const middle = (owner: number) => (owner ? width - edge - wide / 2 : edge + wide / 2)
  sides.forEach(({ name }, owner) => {
    ctx.beginPath()
    roundedBox(ctx, middle(owner) - wide / 2, top, wide, 38, 8)
    ctx.fillStyle = liveries(owner).strong
    ctx.fill()
    drawName(ctx, name, middle(owner), top + 19, wide - 16, { size: plain, colour: colours.white }, 'centre')
  })
  const between = room - 2 * wide - 8
  const word = (said: string, y: number) =>
    drawLine(ctx, said, width / 2, y, between, { size: plain, colour: colours.ink, face: 'plain' }, 'centre')
  sum.forEach(({ word: said, values }, i) => {
    const y = top + 44 + (i + 0.5) * sumHigh
    word(said, y)
    values.forEach((value, owner) => {
      const colour = value ? colours.ink : colours.faint
      drawText(ctx, value ? `+${value}` : '–', middle(owner), y, { size: 28, colour })
    })
  })
  const line = top + 44 + sum.length * sumHigh
  ctx.fillStyle = colours.frame
  ctx.fillRect(edge, line, room, 3)
  word(total, line + totalHigh / 2)
  totals.forEach((value, owner) => {
    const colour = winner === owner ? liveries(owner).strong : colours.ink
    drawText(ctx, String(value), middle(owner), line + totalHigh / 2 + 2, { size: 46, colour })
  })
}

/** Between two sheets. */
const gap = 14

/**
 * Rounds of combats, each with both sides front to front, what each step took, and the sum as a table. Of several only what
 * they come to. A PNG.
 */
export function drawMelees(
  sheets: readonly MeleeSheet[],
  language: Language,
  palette: PaletteName = 'standard',
): Promise<Buffer> {
  const [only] = sheets
  if (sheets.length === 1) return pngOf(paintMelee(only!, language, palette))
  const painted = sheets.map(sheet => paintMelee({ ...sheet, steps: [] }, language, palette))
  const high = painted.reduce((sum, { height }) => sum + height + gap, -gap)
  const { canvas, brush } = newSheet(width, high, palette)
  let y = 0
  for (const each of painted) {
    brush.ctx.drawImage(each, 0, y)
    y += each.height + gap
  }
  return pngOf(canvas)
}

function paintMelee(sheet: MeleeSheet, language: Language, palette: PaletteName): Canvas {
  const { steps, sum, outcome, sides, winner } = sheet
  const words = meleeWords[language]
  const liveries = liveriesOf(
    palette,
    sides.map(({ tone }, i) => ({ tone: tone ?? toneOf(i) })),
  )
  const head: Head = { title: sheet.title, about: sheet.about }
  const ink = { size: plain, colour: '' } as const
  // A minus is no letter of a name.
  const said = outcome.map(text => wrapped(text.replaceAll('−', '–'), room, ink))
  const rows = Math.min(maxUnits, Math.max(...sides.map(({ units }) => units.length)))
  const field = headHeight(width, head) + 10
  const table = field + rows * unitHigh - size + 24 + 10
  const blows = steps.reduce((high, step) => high + stepHigh + step.blows.length * rowHigh + 6, 0)
  const summed = table + blows + 8
  const told = summed + 44 + sum.length * sumHigh + totalHigh
  const high = told + said.flat().length * lineHigh + 26
  const { canvas, brush } = newSheet(width, high, palette)
  const { ctx, colours } = brush
  drawHead(brush, width, head, winner === null ? colours.border : liveries(winner).strong)
  drawField(brush, field, sheet, liveries)
  drawSteps(brush, table, sheet, words.columns, liveries)
  drawSum(brush, summed, sheet, words.total, liveries)
  said.flat().forEach((text, i) => {
    drawName(
      ctx,
      text,
      width / 2,
      told + (i + 0.5) * lineHigh + 4,
      room,
      { ...ink, colour: colours.ink },
      'centre',
    )
  })
  return canvas
}
