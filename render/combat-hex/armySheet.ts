import type { Camp, FigureType } from '../../rules/combat-hex/army/figure.ts'
import { drawText, widthOf } from '../drawText.ts'
import { drawCounter, drawSquareCounter } from '../emblems.ts'
import { line } from '../shapes.ts'
import { drawChip, drawHead, fitted, headHeight, newSheet, pngOf } from '../sheetParts.ts'
import { liveryOf, type PaletteName } from '../theme.ts'
import { tones } from './battleScene.ts'
import { drawCampSign } from './campSign.ts'
import { chipOf } from './figureIcons.ts'
import { type Language, pictureWords } from './pictureWords.ts'

/** An army to be shown: its name and its figures, those of a kind together. */
export interface ArmySheet {
  name: string
  camp: Camp
  figures: readonly { type: FigureType; count: number }[]
}

const width = 760
const rowHeight = 56

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
  const { canvas, brush } = newSheet(width, headHeight + 28 + Math.max(1, rows.length) * rowHeight, palette)
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
  rows.forEach(({ type, count }, i) => {
    const y = headHeight + 10 + (i + 0.5) * rowHeight
    if (i > 0) {
      ctx.strokeStyle = colours.hexLine
      ctx.lineWidth = 1
      ctx.beginPath()
      line(ctx, { x: 28, y: y - rowHeight / 2 }, { x: width - 28, y: y - rowHeight / 2 })
      ctx.stroke()
    }
    drawChip(brush, { x: 52, y }, 22, chipOf(type), livery)
    const many = count > 1 ? `${count} × ` : ''
    const name = `${many}${type.name[language]}`
    drawText(ctx, name, 90, y - 11, fitted(name, 520, { size: 22, colour: colours.ink }), 'left')
    const facts = [
      `${words.movement} ${type.movement}`,
      `${words.attacks} ${type.attacks}`,
      `${words.endurance} ${type.endurance}`,
      ...(type.shooting ? [`${words.shooting} ${type.shooting.dice}/${type.shooting.range}`] : []),
    ].join('  ·  ')
    const style = { size: 16, colour: colours.faint, face: 'plain' } as const
    drawSquareCounter(brush, { x: 100, y: y + 14 }, 1.15, type.life, type.life)
    drawCounter(brush, { x: 124, y: y + 14 }, 1.15, type.ap)
    drawText(ctx, facts, 142, y + 14, style, 'left')
    const points = String(type.points * count)
    drawText(ctx, points, width - 28, y - 2, { size: 24, colour: colours.ink }, 'right')
    if (count > 1) {
      const each = `${type.points}`
      const right = width - 28 - widthOf(points, { size: 24, colour: colours.ink }) - 12
      drawText(ctx, `${count} × ${each}`, right, y - 1, style, 'right')
    }
  })
  return pngOf(canvas)
}
