import type { Language } from '../../rules/core/text.ts'
import { isHeroProfile, type Profile, type Side } from '../../rules/dark-lord/index.ts'
import { drawText, widthOf } from '../paint/drawText.ts'
import { line } from '../paint/shapes.ts'
import { liveryOf, type PaletteName } from '../paint/theme.ts'
import {
  drawChip,
  drawHead,
  drawLine,
  type Head,
  headHeight,
  least,
  newSheet,
  sheetWidth,
} from '../sheets/sheetParts.ts'
import { pngOf } from '../sheets/sheetPng.ts'
import { sideTones } from './boardScene.ts'
import { profileChip } from './fightCard.ts'
import { pictureWords } from './pictureWords.ts'

/** An army to be shown: its name and its figures, those of a kind together. */
export interface ArmySheet {
  name: string
  side: Side
  figures: readonly { type: Profile; count: number }[]
}

const rowHeight = 86
const left = 104
const right = sheetWidth - 28
/** Where a row has the middles of its name and of its values, from its own middle. */
const lines = { name: -19, values: 21 }
/** Kinds of figures that a sheet has room for on the screen of a phone. */
const kindsPerSheet = 12
/** Where the values have their middle. */
const column = (n: number): number => left + 28 + n * 74

/** What a profile has in each column; stores are those of heroes. */
function valuesOf({ move, fight, shoot, strength, defence, attacks, life, courage, ...type }: Profile) {
  const skill = shoot === null ? String(fight) : `${fight}/${shoot}+`
  const stores = isHeroProfile(type as Profile) ? `${type.might}/${type.will}/${type.fate}` : ''
  return [type.mount?.move ?? move, skill, strength, defence, attacks, life, courage, stores].map(String)
}

/** The sheet of an army: every figure with its number, its values and its points, heroes first. A PNG. */
export function drawWarband(
  army: ArmySheet,
  language: Language,
  palette: PaletteName = 'standard',
): Promise<Buffer> {
  const words = pictureWords[language].army
  const livery = liveryOf(palette, sideTones[army.side])
  const rank = ({ type }: ArmySheet['figures'][number]) => (isHeroProfile(type) ? 10_000 : 0) + type.points
  const ranked = army.figures.toSorted((a, b) => rank(b) - rank(a))
  // The line about the others takes the place of one.
  const rows = ranked.length > kindsPerSheet ? ranked.slice(0, kindsPerSheet - 1) : ranked
  const more = ranked.length - rows.length
  const sum = (worth: (type: Profile) => number) =>
    ranked.reduce((all, { type, count }) => all + worth(type) * count, 0)
  const heroes = sum(type => Number(isHeroProfile(type)))
  const head: Head = {
    title: army.name,
    about: `${words.sides[army.side]} · ${words.counted(heroes, sum(() => 1) - heroes)}`,
    number: { value: String(sum(({ points }) => points)), word: words.points },
  }
  const top = headHeight(sheetWidth, head) + 44
  const high = top + Math.max(1, rows.length) * rowHeight + (more > 0 ? 50 : 0) + 18
  const { canvas, brush } = newSheet(sheetWidth, high, palette)
  const { ctx, colours } = brush
  drawHead(brush, sheetWidth, head, livery.strong)
  const faint = { size: least, colour: colours.faint, face: 'plain' } as const
  for (const [n, word] of words.columns.entries())
    drawLine(ctx, word, column(n), top - 18, n === 7 ? 110 : 72, faint, 'centre')
  for (const [i, { type, count }] of rows.entries()) {
    const y = top + (i + 0.5) * rowHeight
    ctx.strokeStyle = colours.hexLine
    ctx.lineWidth = 1
    ctx.beginPath()
    line(ctx, { x: 28, y: y - rowHeight / 2 }, { x: right, y: y - rowHeight / 2 })
    ctx.stroke()
    drawChip(brush, { x: 60, y }, 31, profileChip(type), livery)
    const points = String(type.points * count)
    const strong = { size: 30, colour: colours.ink } as const
    drawText(ctx, points, right, y + lines.name, strong, 'right')
    const name = `${count > 1 ? `${count} × ` : ''}${type.name[language]}`
    drawLine(ctx, name, left, y + lines.name, right - widthOf(points, strong) - 16 - left, strong)
    for (const [n, value] of valuesOf(type).entries())
      if (value)
        drawText(ctx, value, column(n), y + lines.values, { ...faint, size: 28, colour: colours.ink })
  }
  if (more > 0)
    drawLine(ctx, words.moreFigures(more), left, top + rows.length * rowHeight + 25, right - left, faint)
  return pngOf(canvas)
}
