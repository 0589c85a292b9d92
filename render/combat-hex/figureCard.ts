import { type Board, cellsOf, makeTables, parseCell } from '../../rules/board/board.ts'
import { abilityNames } from '../../rules/combat-hex/army/abilityNames.ts'
import { abilityRules, type FigureType, type Version } from '../../rules/combat-hex/army/figure.ts'
import type { Language } from '../../rules/core/text.ts'
import { paintTones } from '../art/earth.ts'
import { lands } from '../art/lands.ts'
import type { Brush } from '../brush.ts'
import { createCache } from '../cache.ts'
import { type Canvas, createCanvas } from '../canvas.ts'
import { drawText } from '../drawText.ts'
import { drawTokens } from '../drawToken.ts'
import { drawCounter } from '../emblems.ts'
import { plainView } from '../framing.ts'
import { centre, type View } from '../layout.ts'
import { hexPath, line, roundedBox } from '../shapes.ts'
import {
  box,
  drawHead,
  drawLine,
  type Head,
  headHeight,
  least,
  newSheet,
  pngOf,
  sheetWidth,
} from '../sheetParts.ts'
import { type Colours, type Livery, liveryOf, type PaletteName } from '../theme.ts'
import { tones } from './battleScene.ts'
import { drawCampSign } from './campSign.ts'
import { pictureWords } from './pictureWords.ts'
import { tokenOf } from './tokenOf.ts'

const left = 24
const right = sheetWidth - 24
/** Boxes of the numbers, two beside each other, at the right of the base on its ground. */
const cell = { width: 224, height: 96, gap: 10 }
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

/** Its base as it stands on a board, facing north, among the hexes around it. */
const groundBoard: Board = makeTables({ id: 'card', name: { en: '', fr: '' }, columns: 7, rows: 8 })

const grounds = createCache<Canvas>(4)

/** Meadow under the good, dust under the evil. */
const portraitGround = (camp: FigureType['camp']): Canvas =>
  grounds.get(camp, () => {
    const view = {
      ...plainView(groundBoard, panel.width),
      width: panel.width,
      height: panel.height,
      unit: 1.4,
    }
    const canvas = createCanvas(panel.width, panel.height)
    canvas
      .getContext('2d')
      .drawImage(paintTones(view, lands[camp === 'good' ? 'grass' : 'ruins'].ground, 3), 0, 0)
    return canvas
  })

function drawBase(brush: Brush, type: FigureType, livery: Livery, top: number): void {
  const { ctx, colours } = brush
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
  const plain = plainView(groundBoard, panel.width)
  const view: View = { ...plain, whole: false, size, unit: size / 35, origin: { x: 0, y: 0 } }
  const middles = token.cells.map(cell => centre(view, groundBoard, cell))
  const mean = (pick: (p: { x: number; y: number }) => number) =>
    (Math.min(...middles.map(pick)) + Math.max(...middles.map(pick))) / 2
  view.origin = {
    x: left + panel.width / 2 - mean(p => p.x),
    y: top + panel.height / 2 - mean(p => p.y),
  }
  ctx.save()
  ctx.beginPath()
  roundedBox(ctx, left, top, panel.width, panel.height, 10)
  ctx.clip()
  ctx.drawImage(portraitGround(type.camp), left, top)
  ctx.globalAlpha = 0.4
  ctx.strokeStyle = colours.grid
  ctx.lineWidth = 1.5
  ctx.beginPath()
  for (const cell of cellsOf(groundBoard)) hexPath(ctx, view, centre(view, groundBoard, cell))
  ctx.stroke()
  ctx.globalAlpha = 1
  drawTokens(brush, view, groundBoard, [token], () => livery)
  ctx.restore()
  ctx.beginPath()
  roundedBox(ctx, left, top, panel.width, panel.height, 10)
  ctx.strokeStyle = colours.hexLine
  ctx.lineWidth = 2
  ctx.stroke()
}

/** The fixed numbers of the base, and what its counters show at the start (1.02, 1.03). */
function drawNumbers({ ctx, colours }: Brush, type: FigureType, language: Language, top: number): void {
  const words = pictureWords[language]
  const { shooting } = type
  const entries: [string, string, string][] = [
    [words.movement, String(type.movement), colours.ink],
    [words.attacks, String(type.attacks), colours.ink],
    [words.endurance, String(type.endurance), colours.ink],
    [words.shooting, shooting ? `${shooting.dice} / ${shooting.range}` : '–', colours.ink],
    [words.life, String(type.life), colours.life],
    [words.actionPoints, String(type.ap), colours.actionPoints],
  ]
  const { width, height, gap } = cell
  entries.forEach(([word, value, colour], i) => {
    const x = right - (2 - (i % 2)) * width - (1 - (i % 2)) * gap
    const y = top + Math.floor(i / 2) * (height + gap)
    box(ctx, x, y, width, height, colours.white, colours.hexLine)
    drawText(ctx, value, x + width / 2, y + 34, { size: 40, colour })
    const style = { size: least, colour: colours.faint, face: 'plain' } as const
    drawLine(ctx, word, x + width / 2, y + height - 22, width - 12, style, 'centre')
  })
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
  drawNumbers(brush, type, language, top)
  drawAbilities(brush, type, language, abilityTop)
  drawFoot(brush, type, language, foot)
  return pngOf(canvas)
}
