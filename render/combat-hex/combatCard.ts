import type { Camp } from '../../rules/combat-hex/army/figure.ts'
import type { Brush } from '../brush.ts'
import { type Die, diceHeight, diceWidth, drawDice } from '../dice.ts'
import { drawText, widthOf } from '../drawText.ts'
import { drawName, nameWidth } from '../names.ts'
import { roundedBox } from '../shapes.ts'
import { drawChip, newSheet, pngOf } from '../sheetParts.ts'
import { type Livery, liveriesOf, mixed, type PaletteName } from '../theme.ts'
import { tones } from './battleScene.ts'
import { chipOf, type FigureLook } from './figureIcons.ts'

/** Combats that were fought: what came of each, and with which dice. */
export interface CombatCard {
  players: readonly { camp: Camp }[]
  combats: readonly {
    /** what became of each figure, the worst first; none where nobody was hurt */
    outcomes: readonly { owner: number; type: FigureLook; name: string; fate: string; fallen: boolean }[]
    /** what stands there where nobody was hurt */
    nobody: string
    sides: readonly {
      owner: number
      name: string
      figures: readonly { label: string; type: FigureLook }[]
      /** attack dice and damage dice, as they lie */
      dice: readonly Die[]
      damage: readonly Die[]
      /** how many hits, in words */
      hits: string
      /** what stands before the damage dice */
      damageSaid: string
      /** what was converted and by whom, a line each */
      converted: readonly string[]
    }[]
  }[]
}

/** Twice as wide as a phone of 390 points shows it. */
const width = 610
const edge = 22
const room = width - 2 * edge
/** Letters of 22 are read as 11 there. */
const letters = { outcome: 28, plain: 22 }
/** One combat alone is drawn larger than several. */
const sizes = { one: { die: 46, chip: 26, row: 66 }, several: { die: 30, chip: 18, row: 44 } }
type CombatSize = (typeof sizes)['one']
type Combat = CombatCard['combats'][number]
type CombatSide = Combat['sides'][number]

const line = 30
const pad = 12
const diceRoom = room - 2 * pad
const plainWidth = (said: string): number => Math.ceil(widthOf(said, { size: letters.plain, colour: '' }))

/** Where the dice of a side stand, below its first row: damage dice beside the others where there is room. */
function layoutOf({ dice, damage, damageSaid, converted }: CombatSide, { die, chip }: CombatSize) {
  const top = pad + 2 * chip + 10
  const before = plainWidth(damageSaid) + 12
  const beside = diceWidth(die, dice.length) + (dice.length ? 26 : 0)
  const fits = beside + before + diceWidth(die, damage.length) <= diceRoom
  const thrown = diceHeight(diceRoom, die, dice.length)
  const left = edge + pad + (fits ? beside : 0)
  const below = top + thrown + (dice.length && !fits ? 10 : 0)
  const hurt = damage.length
    ? { left, top: fits ? top : below, room: diceRoom - before - (fits ? beside : 0), before }
    : undefined
  const end =
    hurt && !fits
      ? below + diceHeight(hurt.room, die, damage.length)
      : Math.max(top + thrown, hurt ? top + die : 0)
  const said = end + 8
  return { top, hurt, said, height: said + converted.length * line + 4 }
}

const sideHeight = (side: CombatSide, size: CombatSize): number => layoutOf(side, size).height

const combatHeight = ({ outcomes, sides }: Combat, size: CombatSize): number =>
  Math.max(1, outcomes.length) * size.row + sides.reduce((sum, side) => sum + sideHeight(side, size) + 8, 0)

/** Higher than this a phone would show the card smaller. */
const highest = 1000

/** How high each combat is drawn, as many of them as there is room for; the first always. */
function heightsOf({ combats }: CombatCard, size: CombatSize): number[] {
  const all = combats.map(combat => combatHeight(combat, size))
  let sum = 34
  const over = all.findIndex((height, i) => (sum += height + (i ? 14 : 0)) > highest && i > 0)
  return over < 0 ? all : all.slice(0, over)
}

/**
 * The card of combats, below one another, as many as a phone has room for; each says first what came of it. A PNG.
 */
export async function drawCombats(card: CombatCard, palette: PaletteName = 'standard'): Promise<Buffer> {
  const size = card.combats.length > 1 ? sizes.several : sizes.one
  const heights = heightsOf(card, size)
  const height = heights.reduce((sum, each) => sum + each, 0) + 34 + (heights.length - 1) * 14
  const { canvas, brush } = newSheet(width, height, palette)
  const liveries = liveriesOf(
    palette,
    card.players.map(({ camp }) => ({ tone: tones[camp] })),
  )
  let top = 16
  card.combats.slice(0, heights.length).forEach((combat, i) => {
    if (i > 0) {
      brush.ctx.fillStyle = brush.colours.frame
      brush.ctx.fillRect(8, top - 8, width - 16, 3)
    }
    drawCombat(brush, top, combat, size, liveries)
    top += heights[i]! + 14
  })
  return pngOf(canvas)
}

function drawCombat(
  brush: Brush,
  top: number,
  { outcomes, nobody, sides }: Combat,
  size: CombatSize,
  liveries: (owner: number) => Livery,
): void {
  const { ctx, colours } = brush
  let y = top
  const style = { size: letters.outcome, colour: colours.ink }
  if (!outcomes.length) {
    drawText(ctx, nobody, width / 2, y + size.row / 2, style)
    y += size.row
  }
  for (const { owner, type, name, fate, fallen } of outcomes) {
    const middle = y + size.row / 2
    drawChip(brush, { x: edge + size.chip + 6, y: middle }, size.chip, chipOf(type), liveries(owner), fallen)
    const left = edge + 2 * size.chip + 24
    const coloured = { ...style, colour: fallen ? colours.hurt : colours.ink }
    const wide = widthOf(fate, coloured)
    const most = width - edge - left - wide - 12
    drawName(ctx, name, left, middle, most, coloured)
    drawText(ctx, fate, left + Math.min(most, nameWidth(name, coloured)) + 12, middle, coloured, 'left')
    y += size.row
  }
  for (const side of sides) {
    drawSide(brush, y, side, size, liveries(side.owner))
    y += sideHeight(side, size) + 8
  }
}

/** A side in its colours: who fights and with how many hits, all dice, what was converted, damage dice. */
function drawSide(brush: Brush, top: number, side: CombatSide, size: CombatSize, livery: Livery): void {
  const { ctx, colours } = brush
  ctx.beginPath()
  roundedBox(ctx, edge, top, room, sideHeight(side, size), 10)
  ctx.fillStyle = mixed(livery.pale, colours.paper, 0.6)
  ctx.fill()
  ctx.lineWidth = 3
  ctx.strokeStyle = livery.strong
  ctx.stroke()
  const plain = { size: letters.plain, colour: colours.ink }
  const middle = top + pad + size.chip
  const hitsRoom = widthOf(side.hits, plain)
  if (side.hits) drawText(ctx, side.hits, width - edge - pad, middle, plain, 'right')
  const last = width - edge - pad - hitsRoom - 16
  let x = edge + pad
  for (const { label, type } of side.figures) {
    const wide = 2 * size.chip + 8 + widthOf(label, plain) + 16
    // More than fit are named in the text beside the picture.
    if (x + wide > last) break
    drawChip(brush, { x: x + size.chip, y: middle }, size.chip - 2, chipOf(type), livery)
    drawText(ctx, label, x + 2 * size.chip + 8, middle, plain, 'left')
    x += wide
  }
  const more = last - x
  if (more > 60) drawName(ctx, side.name, x, middle, more, { ...plain, face: 'plain' })
  const { top: below, hurt, said } = layoutOf(side, size)
  drawDice(brush, { x: edge + pad, y: top + below }, diceRoom, size.die, side.dice)
  const thin = { ...plain, face: 'plain' } as const
  if (hurt) {
    drawText(ctx, side.damageSaid, hurt.left, top + hurt.top + size.die / 2, thin, 'left')
    const at = { x: hurt.left + hurt.before, y: top + hurt.top }
    drawDice(brush, at, hurt.room, size.die, side.damage)
  }
  for (const [i, each] of side.converted.entries())
    drawName(ctx, each, edge + pad, top + said + (i + 0.5) * line - 4, diceRoom, thin)
}
