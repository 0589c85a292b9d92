import type { Camp, FigureType } from '../../rules/combat-hex/army/figure.ts'
import type { Language } from '../../rules/core/text.ts'
import { drawText, widthOf } from '../paint/drawText.ts'
import { line } from '../paint/shapes.ts'
import { coloursOf, liveryOf, type PaletteName } from '../paint/theme.ts'
import {
  drawChip,
  drawHead,
  drawLine,
  type Head,
  headHeight,
  least,
  newSheet,
  sheetWidth,
  wrapped,
} from '../sheets/sheetParts.ts'
import { pngOf } from '../sheets/sheetPng.ts'
import { drawCounter, drawSquareCounter } from '../tokens/emblems.ts'
import { tones } from './boardScene.ts'
import { drawCampSign } from './campSign.ts'
import { chipOf } from './figureIcons.ts'
import { pictureWords } from './pictureWords.ts'

/** An army to be shown: its name and its figures, those of a kind together. */
export interface ArmySheet {
  name: string
  camp: Camp
  figures: readonly { type: FigureType; count: number }[]
}

const rowHeight = 86
/** Where a row has the middles of its name and of its values, from its own middle. */
const lines = { name: -19, values: 21 }
/** What the columns are called stands once, above them. */
const columnLine = 30
/** A longer one stands on two lines. */
const headingRoom = 150
/** Kinds of figures that a sheet has room for on the screen of a phone. */
export const kindsPerSheet = 12
/** Where life and action points have their middle, as on tokens, and the columns of the other values. */
const counters = [122, 174] as const
const columns = [274, 411, 543, 666]
const left = 104
const right = sheetWidth - 28

/** The sheet of an army: every figure with its number, its values and its points, heroes first. A PNG. */
export async function drawArmySheet(
  army: ArmySheet,
  language: Language,
  palette: PaletteName = 'standard',
): Promise<Buffer> {
  const words = pictureWords[language]
  const livery = liveryOf(palette, tones[army.camp])
  const ranked = army.figures.toSorted(
    (a, b) =>
      Number(b.type.kind === 'hero') - Number(a.type.kind === 'hero') || b.type.points - a.type.points,
  )
  // The line about the others takes the place of one.
  const rows = ranked.length > kindsPerSheet ? ranked.slice(0, kindsPerSheet - 1) : ranked
  const more = ranked.length - rows.length
  const sum = (kind: FigureType['kind']) =>
    ranked.reduce((all, { type, count }) => all + (type.kind === kind ? count : 0), 0)
  const total = ranked.reduce((all, { type, count }) => all + type.points * count, 0)
  const head: Head = {
    title: army.name,
    about: `${words[army.camp]} · ${words.counted(sum('hero'), sum('warrior'))}`,
    number: { value: String(total), word: words.points },
    sign: (at, colour) => drawCampSign(brush, at, 1.7, army.camp, colour),
  }
  const faint = { size: least, colour: coloursOf[palette].faint, face: 'plain' } as const
  const headings = [
    words.movement,
    words.attacks,
    words.endurance,
    ...(rows.some(({ type }) => type.shooting) ? [words.shooting] : []),
  ].map(heading => wrapped(heading, headingRoom, faint, 2))
  const top =
    headHeight(sheetWidth, head) + 12 + Math.max(...headings.map(({ length }) => length)) * columnLine
  const { canvas, brush } = newSheet(
    sheetWidth,
    top + Math.max(1, rows.length) * rowHeight + (more > 0 ? 50 : 0) + 18,
    palette,
  )
  const { ctx, colours } = brush
  drawHead(brush, sheetWidth, head, livery.strong)
  for (const [i, word] of [words.life, words.actionPoints].entries())
    drawLine(ctx, word, counters[i]!, top - 20, 50, faint, 'centre')
  headings.forEach((said, i) => {
    said.forEach((line, n) => {
      drawLine(
        ctx,
        line,
        columns[i]!,
        top - 20 - (said.length - 1 - n) * columnLine,
        headingRoom,
        faint,
        'centre',
      )
    })
  })
  rows.forEach(({ type, count }, i) => {
    const y = top + (i + 0.5) * rowHeight
    ctx.strokeStyle = colours.hexLine
    ctx.lineWidth = 1
    ctx.beginPath()
    line(ctx, { x: 28, y: y - rowHeight / 2 }, { x: right, y: y - rowHeight / 2 })
    ctx.stroke()
    drawChip(brush, { x: 60, y }, 31, chipOf(type), livery)
    const points = String(type.points * count)
    const strong = { size: 30, colour: colours.ink } as const
    drawText(ctx, points, right, y + lines.name, strong, 'right')
    const name = `${count > 1 ? `${count} × ` : ''}${type.name[language]}`
    drawLine(ctx, name, left, y + lines.name, right - widthOf(points, strong) - 16 - left, strong)
    drawSquareCounter(brush, { x: counters[0], y: y + lines.values }, 2, type.life, type.life)
    drawCounter(brush, { x: counters[1], y: y + lines.values }, 2, type.ap)
    const { movement, attacks, endurance, shooting } = type
    const values = [movement, attacks, endurance, shooting ? `${shooting.dice} / ${shooting.range}` : '']
    values.forEach((value, n) => {
      drawText(ctx, String(value), columns[n]!, y + lines.values, { ...faint, size: 28, colour: colours.ink })
    })
  })
  if (more > 0)
    drawLine(ctx, words.moreFigures(more), left, top + rows.length * rowHeight + 25, right - left, faint)
  return pngOf(canvas)
}
