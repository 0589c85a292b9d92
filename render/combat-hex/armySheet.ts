import type { Camp, FigureType } from '../../rules/combat-hex/army/figure.ts'
import type { Language } from '../../rules/core/text.ts'
import { drawText, widthOf } from '../drawText.ts'
import { drawCounter, drawSquareCounter } from '../emblems.ts'
import { line } from '../shapes.ts'
import { drawChip, drawHead, fitted, headHeight, newSheet, pngOf } from '../sheetParts.ts'
import { liveryOf, type PaletteName } from '../theme.ts'
import { tones } from './battleScene.ts'
import { drawCampSign } from './campSign.ts'
import { chipOf } from './figureIcons.ts'
import { pictureWords } from './pictureWords.ts'

/** An army to be shown: its name and its figures, those of a kind together. */
export interface ArmySheet {
  name: string
  camp: Camp
  figures: readonly { type: FigureType; count: number }[]
}

/** As wide as a phone can show it and its numbers still be read. */
const width = 600
const rowHeight = 70
/** What the columns are called stands once, above them. */
const columnsHeight = 34
/** Where life and action points have their middle, as on tokens. */
const counters = [106, 140] as const
/** Where the columns of movement, attacks, endurance and shooting have their middle. */
const columns = [216, 310, 402, 512]

/** The sheet of an army: every figure with its number, its values and its points, heroes first. A PNG. */
export async function drawArmySheet(
  army: ArmySheet,
  language: Language,
  palette: PaletteName = 'standard',
): Promise<Buffer> {
  const words = pictureWords[language]
  const livery = liveryOf(palette, tones[army.camp])
  const rows = [...army.figures].sort(
    (a, b) =>
      Number(b.type.kind === 'hero') - Number(a.type.kind === 'hero') || b.type.points - a.type.points,
  )
  const sum = (kind: FigureType['kind']) =>
    rows.reduce((all, { type, count }) => all + (type.kind === kind ? count : 0), 0)
  const total = rows.reduce((all, { type, count }) => all + type.points * count, 0)
  const { canvas, brush } = newSheet(
    width,
    headHeight + columnsHeight + 18 + Math.max(1, rows.length) * rowHeight,
    palette,
  )
  const { ctx, colours } = brush
  drawHead(
    brush,
    width,
    {
      title: army.name,
      about: `${words[army.camp]} · ${words.counted(sum('hero'), sum('warrior'))}`,
      number: { value: String(total), word: words.points },
      sign: (at, colour) => drawCampSign(brush, at, 1.5, army.camp, colour),
    },
    livery.strong,
  )
  const faint = { size: 17, colour: colours.faint, face: 'plain' } as const
  drawText(ctx, words.life, counters[0], headHeight + 20, fitted(words.life, 32, faint))
  drawText(ctx, words.actionPoints, counters[1], headHeight + 20, fitted(words.actionPoints, 32, faint))
  const headings = [words.movement, words.attacks, words.endurance, words.shooting]
  headings.forEach((heading, i) => {
    if (i < 3 || rows.some(({ type }) => type.shooting))
      drawText(ctx, heading, columns[i]!, headHeight + 20, fitted(heading, 104, faint))
  })
  rows.forEach(({ type, count }, i) => {
    const y = headHeight + columnsHeight + (i + 0.5) * rowHeight
    ctx.strokeStyle = colours.hexLine
    ctx.lineWidth = 1
    ctx.beginPath()
    line(ctx, { x: 28, y: y - rowHeight / 2 }, { x: width - 28, y: y - rowHeight / 2 })
    ctx.stroke()
    drawChip(brush, { x: 54, y }, 25, chipOf(type), livery)
    const points = String(type.points * count)
    const strong = { size: 25, colour: colours.ink } as const
    drawText(ctx, points, width - 28, y - 14, strong, 'right')
    const name = `${count > 1 ? `${count} × ` : ''}${type.name[language]}`
    const room = width - 28 - widthOf(points, strong) - 20 - 94
    drawText(ctx, name, 94, y - 14, fitted(name, room, strong), 'left')
    drawSquareCounter(brush, { x: counters[0], y: y + 17 }, 1.4, type.life, type.life)
    drawCounter(brush, { x: counters[1], y: y + 17 }, 1.4, type.ap)
    const { movement, attacks, endurance, shooting } = type
    const values = [movement, attacks, endurance, shooting ? `${shooting.dice} / ${shooting.range}` : '']
    values.forEach((value, n) => {
      drawText(ctx, String(value), columns[n]!, y + 17, { ...faint, size: 23, colour: colours.ink })
    })
  })
  return pngOf(canvas)
}
