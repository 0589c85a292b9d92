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
import { centre, makeView, type Point, type View } from '../layout.ts'
import { hexPath, line, roundedBox } from '../shapes.ts'
import { box, drawHead, fitted, headHeight, newSheet, pngOf } from '../sheetParts.ts'
import { type Colours, type Livery, liveryOf, type PaletteName } from '../theme.ts'
import { tones } from './battleScene.ts'
import { drawCampSign } from './campSign.ts'
import { pictureWords } from './pictureWords.ts'
import { tokenOf } from './tokenOf.ts'

const width = 760
const panel = { x: 22, y: headHeight + 16, width: 236, height: 262 }
const grid = { x: panel.x + panel.width + 20, y: panel.y, width: width - panel.width - 64, height: 178 }

/** Colours of the counters that tell versions apart (1.05). */
const versionColours = (colours: Readonly<Colours>): Record<Version, string> => ({
  starter: '#9a9788',
  orange: colours.warn,
  red: colours.hurt,
  violet: colours.actionPoints,
  blue: colours.blue,
})

/** Of a line with an ability, and of the ground behind the figure. */
const abilityHeight = 36
const mostHigh = 700

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Its base as it stands on a board, facing north, among the hexes around it. */
const groundBoard: Board = makeTables({ id: 'card', name: { en: '', fr: '' }, columns: 7, rows: 8 })

const grounds = createCache<Canvas>(4)

/** Meadow under the good, dust under the evil. */
const portraitGround = (camp: FigureType['camp']): Canvas =>
  grounds.get(camp, () => {
    const view = { ...makeView(groundBoard), width: panel.width, height: mostHigh, unit: 1.4 }
    const canvas = createCanvas(panel.width, mostHigh)
    canvas
      .getContext('2d')
      .drawImage(paintTones(view, lands[camp === 'good' ? 'grass' : 'ruins'].ground, 3), 0, 0)
    return canvas
  })

function drawBase(brush: Brush, type: FigureType, livery: Livery, high: number): void {
  const { ctx, colours } = brush
  const at = parseCell(groundBoard, type.base === 'large-9' ? 'D5' : 'D4')!
  const { life, ap } = type
  const token = tokenOf(groundBoard, {
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
  const size = { single: 92, cavalry: 62, 'large-3': 52, 'large-9': 38 }[type.base]
  const plain = makeView(groundBoard)
  const view: View = { ...plain, size, unit: size / 35, origin: { x: 0, y: 0 } }
  const middles = token.cells.map(cell => centre(view, groundBoard, cell))
  const mean = (pick: (p: { x: number; y: number }) => number) =>
    (Math.min(...middles.map(pick)) + Math.max(...middles.map(pick))) / 2
  view.origin = {
    x: panel.x + panel.width / 2 - mean(p => p.x),
    y: panel.y + high / 2 - mean(p => p.y),
  }
  ctx.save()
  ctx.beginPath()
  roundedBox(ctx, panel.x, panel.y, panel.width, high, 10)
  ctx.clip()
  ctx.drawImage(portraitGround(type.camp), panel.x, panel.y)
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
  roundedBox(ctx, panel.x, panel.y, panel.width, high, 10)
  ctx.strokeStyle = colours.hexLine
  ctx.lineWidth = 2
  ctx.stroke()
}

/** The fixed numbers of the base, and what its counters show at the start (1.02, 1.03). */
function drawNumbers({ ctx, colours }: Brush, type: FigureType, language: Language): void {
  const words = pictureWords[language]
  const { shooting } = type
  const entries: [string, string, string][] = [
    [words.movement, String(type.movement), colours.ink],
    [words.attacks, String(type.attacks), colours.ink],
    [words.endurance, String(type.endurance), colours.ink],
    [words.life, String(type.life), colours.life],
    [words.actionPoints, String(type.ap), colours.actionPoints],
    [words.shooting, shooting ? `${shooting.dice} / ${shooting.range}` : '–', colours.ink],
  ]
  const gap = 10
  const w = (grid.width - 2 * gap) / 3
  const h = (grid.height - gap) / 2
  entries.forEach(([word, value, colour], i) => {
    const x = grid.x + (i % 3) * (w + gap)
    const y = grid.y + Math.floor(i / 3) * (h + gap)
    box(ctx, x, y, w, h, colours.white, colours.hexLine)
    drawText(ctx, value, x + w / 2, y + 34, { size: 34, colour })
    const style = fitted(word, w - 12, { size: 18, colour: colours.faint, face: 'plain' })
    drawText(ctx, word, x + w / 2, y + h - 17, style)
  })
}

/** Special abilities, a line each, with their prices in action points and their rules. */
function drawAbilities(brush: Brush, type: FigureType, language: Language, top: number): void {
  const { ctx, colours } = brush
  const right = grid.x + grid.width
  type.abilities.forEach(({ id, cost }, i) => {
    const y = top + i * abilityHeight
    drawCounter(brush, { x: grid.x + 14, y }, 1.7, cost)
    const name = abilityNames[id][language]
    drawText(
      ctx,
      name,
      grid.x + 38,
      y,
      fitted(name, grid.width - 110, { size: 21, colour: colours.ink }),
      'left',
    )
    drawText(ctx, abilityRules[id], right, y, { size: 17, colour: colours.faint, face: 'plain' }, 'right')
    if (i === 0) return
    ctx.strokeStyle = colours.hexLine
    ctx.lineWidth = 1
    ctx.beginPath()
    line(ctx, { x: grid.x + 38, y: y - abilityHeight / 2 }, { x: right, y: y - abilityHeight / 2 })
    ctx.stroke()
  })
  if (!type.abilities.length)
    drawText(
      ctx,
      pictureWords[language].noAbility,
      grid.x,
      top,
      { size: 19, colour: colours.faint, face: 'plain' },
      'left',
    )
}

/** Unique numbers and version at the foot of the card (1.05, 2.04). */
function drawFoot({ ctx, colours }: Brush, type: FigureType, language: Language, y: number): void {
  const words = pictureWords[language]
  const style = { size: 18, colour: colours.ink, face: 'plain' } as const
  ctx.beginPath()
  ctx.arc(panel.x + 12, y, 9, 0, Math.PI * 2)
  ctx.fillStyle = versionColours(colours)[type.version]
  ctx.strokeStyle = colours.ink
  ctx.lineWidth = 1.5
  ctx.fill()
  ctx.stroke()
  drawText(ctx, words.versions[type.version], panel.x + 28, y, style, 'left')
  if (type.unique.length)
    drawText(ctx, `${words.unique} ${type.unique.join(', ')}`, width - 24, y, style, 'right')
}

/** The card of a figure: its base, the numbers on it (1.02), its abilities with their prices. A PNG. */
export async function drawCard(
  type: FigureType,
  language: Language,
  palette: PaletteName = 'standard',
): Promise<Buffer> {
  const words = pictureWords[language]
  const livery = liveryOf(palette, tones[type.camp])
  const abilityTop = grid.y + grid.height + 34
  const lines = Math.max(1, type.abilities.length)
  const foot = Math.max(panel.y + panel.height, abilityTop + lines * abilityHeight - 14) + 30
  // As high as what stands beside it.
  const high = foot - 30 - panel.y
  const { canvas, brush } = newSheet(width, foot + 34, palette)
  const head = {
    title: type.name[language],
    about: `${capital(words[type.kind])} · ${words[type.camp]}`,
    number: { value: String(type.points), word: words.points },
    sign: (at: Point, colour: string) => drawCampSign(brush, at, 1.5, type.camp, colour),
  }
  drawHead(brush, width, head, livery.strong)
  drawBase(brush, type, livery, high)
  drawNumbers(brush, type, language)
  drawAbilities(brush, type, language, abilityTop)
  drawFoot(brush, type, language, foot)
  return pngOf(canvas)
}
