import { parseCell } from '../../rules/board/board.ts'
import { abilityNames } from '../../rules/combat-hex/army/abilityNames.ts'
import { abilityRules, type FigureType, type Version } from '../../rules/combat-hex/army/figure.ts'
import type { Language } from '../../rules/core/text.ts'
import type { Brush } from '../paint/brush.ts'
import { drawText } from '../paint/drawText.ts'
import { line } from '../paint/shapes.ts'
import { type Colours, type Livery, liveryOf, type PaletteName } from '../paint/theme.ts'
import { type CardNumber, drawNumbers, drawPortrait, groundBoard } from '../sheets/cardParts.ts'
import {
  drawHead,
  drawLine,
  type Head,
  headHeight,
  least,
  newSheet,
  sheetWidth,
} from '../sheets/sheetParts.ts'
import { pngOf } from '../sheets/sheetPng.ts'
import { drawCounter } from '../tokens/emblems.ts'
import { tones } from './boardScene.ts'
import { drawCampSign } from './campSign.ts'
import { pictureWords } from './pictureWords.ts'
import { tokenOf } from './tokenOf.ts'

const left = 24
const right = sheetWidth - 24
/** Boxes of the numbers, two beside each other, at the right of the base on its ground. */
const cell = { width: 224, height: 96, gap: 10, columns: 2 }
const panel = {
  width: right - left - 2 * (cell.width + cell.gap) - 8,
  height: 3 * cell.height + 2 * cell.gap,
}

/** Colours of the counters that tell versions apart (1.05). */
const versionColours = (colours: Readonly<Colours>): Record<Version, string> => ({
  starter: '#9a9788',
  orange: colours.warn,
  red: colours.hurt,
  violet: colours.actionPoints,
  blue: colours.blue,
})

const abilityHeight = 48

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function drawBase(brush: Brush, type: FigureType, livery: Livery, top: number): void {
  const at = parseCell(groundBoard, type.base === 'large-9' ? 'D5' : 'D4')!
  const { life, ap } = type
  // The number of action points stands in a box beside it.
  const { counter: _, ...token } = tokenOf(groundBoard, {
    label: '',
    owner: 0,
    type,
    at,
    facing: 0,
    life,
    ap,
    state: 'ready',
    carries: [],
    effects: [],
  })
  const size = { single: 84, cavalry: 58, 'large-3': 48, 'large-9': 36 }[type.base]
  drawPortrait(brush, token, livery, { x: left, y: top, ...panel }, size)
}

/** The fixed numbers of the base, and what its counters show at the start (1.02, 1.03). */
function drawOwnNumbers(brush: Brush, type: FigureType, language: Language, top: number): void {
  const words = pictureWords[language]
  const { colours } = brush
  const { shooting } = type
  const numbers: CardNumber[] = [
    { word: words.movement, value: String(type.movement) },
    { word: words.attacks, value: String(type.attacks) },
    { word: words.endurance, value: String(type.endurance) },
    { word: words.shooting, value: shooting ? `${shooting.dice} / ${shooting.range}` : '–' },
    { word: words.life, value: String(type.life), colour: colours.life },
    { word: words.actionPoints, value: String(type.ap), colour: colours.actionPoints },
  ]
  drawNumbers(brush, numbers, { x: right - 2 * cell.width - cell.gap, y: top }, cell)
}

/** Special abilities, a line each, with their prices in action points and their rules. */
function drawAbilities(brush: Brush, type: FigureType, language: Language, top: number): void {
  const { ctx, colours } = brush
  const faint = { size: least, colour: colours.faint, face: 'plain' } as const
  type.abilities.forEach(({ id, cost }, i) => {
    const y = top + (i + 0.5) * abilityHeight
    drawCounter(brush, { x: left + 20, y }, 2, cost)
    drawText(ctx, abilityRules[id], right, y, faint, 'right')
    const room = right - left - 54 - 90
    drawLine(ctx, abilityNames[id][language], left + 54, y, room, { size: 30, colour: colours.ink })
    if (i === 0) return
    ctx.strokeStyle = colours.hexLine
    ctx.lineWidth = 1
    ctx.beginPath()
    line(ctx, { x: left + 54, y: y - abilityHeight / 2 }, { x: right, y: y - abilityHeight / 2 })
    ctx.stroke()
  })
  if (!type.abilities.length)
    drawText(ctx, pictureWords[language].noAbility, left, top + abilityHeight / 2, faint, 'left')
}

/** Unique numbers and version at the foot of the card (1.05, 2.04). */
function drawFoot({ ctx, colours }: Brush, type: FigureType, language: Language, y: number): void {
  const words = pictureWords[language]
  const style = { size: least, colour: colours.ink, face: 'plain' } as const
  ctx.beginPath()
  ctx.arc(left + 12, y, 11, 0, Math.PI * 2)
  ctx.fillStyle = versionColours(colours)[type.version]
  ctx.strokeStyle = colours.ink
  ctx.lineWidth = 1.5
  ctx.fill()
  ctx.stroke()
  const x = left + 34
  const taken = drawLine(ctx, words.versions[type.version], x, y, 300, style)
  if (!type.unique.length) return
  const said = `${words.unique} ${type.unique.join(', ')}`
  drawLine(ctx, said, right, y, right - x - taken - 24, style, 'right')
}

/** The card of a figure: its base, the numbers on it (1.02), its abilities with their prices. A PNG. */
export async function drawCard(
  type: FigureType,
  language: Language,
  palette: PaletteName = 'standard',
): Promise<Buffer> {
  const words = pictureWords[language]
  const livery = liveryOf(palette, tones[type.camp])
  const head: Head = {
    title: type.name[language],
    about: `${capital(words[type.kind])} · ${words[type.camp]}`,
    number: { value: String(type.points), word: words.points },
    sign: (at, colour) => drawCampSign(brush, at, 1.7, type.camp, colour),
  }
  const top = headHeight(sheetWidth, head) + 16
  const abilityTop = top + panel.height + 16
  const foot = abilityTop + Math.max(1, type.abilities.length) * abilityHeight + 32
  const { canvas, brush } = newSheet(sheetWidth, foot + 36, palette)
  drawHead(brush, sheetWidth, head, livery.strong)
  drawBase(brush, type, livery, top)
  drawOwnNumbers(brush, type, language, top)
  drawAbilities(brush, type, language, abilityTop)
  drawFoot(brush, type, language, foot)
  return pngOf(canvas)
}
