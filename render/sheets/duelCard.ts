import type { Brush } from '../paint/brush.ts'
import { type Die, diceHeight, diceWidth, drawDice } from '../paint/dice.ts'
import { drawText, widthOf } from '../paint/drawText.ts'
import { drawName, nameWidth } from '../paint/names.ts'
import { roundedBox } from '../paint/shapes.ts'
import { type Livery, liveriesOf, mixed, type PaletteName, type Tone } from '../paint/theme.ts'
import { type Chip, drawChip, newSheet } from './sheetParts.ts'
import { pngOf } from './sheetPng.ts'

/** One side of a duel: who took part, with which dice. */
export interface DuelSide {
  owner: number
  name: string
  figures: readonly { label: string; chip: Chip }[]
  /** dice that were thrown, and dice for what they did, as they lie */
  dice: readonly Die[]
  damage: readonly Die[]
  /** what came of the dice, in a few words at the right */
  hits: string
  /** what stands before the dice for what they did */
  damageSaid: string
  /** what was paid and by whom, and what else became of this side, a line each */
  converted: readonly string[]
}

/** A duel: what came of it before how it came. */
export interface DrawnDuel {
  /** who has won, and how, where that is not told by who was hurt */
  winner?: { owner: number; name: string; how: string }
  /** what became of each figure, the worst first; none where nobody was hurt */
  outcomes: readonly { owner: number; chip: Chip; name: string; fate: string; fallen: boolean }[]
  /** what stands there where nobody was hurt */
  nobody: string
  sides: readonly DuelSide[]
}

/** Duels that were fought, of players in these tones: what came of each, and with which dice. */
export interface DuelCard {
  tones: readonly Tone[]
  duels: readonly DrawnDuel[]
}

/** Twice as wide as a phone of 390 points shows it. */
const width = 610
const edge = 22
const room = width - 2 * edge
/** Letters of 22 are read as 11 there. */
const letters = { outcome: 28, plain: 22 }
/** One alone is drawn larger than several. */
const sizes = { one: { die: 46, chip: 26, row: 66 }, several: { die: 30, chip: 18, row: 44 } }
type DuelSize = (typeof sizes)['one']

const line = 30
const winnerRow = 44
const pad = 12
const diceRoom = room - 2 * pad
const plainWidth = (said: string): number => Math.ceil(widthOf(said, { size: letters.plain, colour: '' }))

/** Where the dice of a side stand, below its first row: damage dice beside the others where there is room. */
function layoutOf({ dice, damage, damageSaid, converted }: DuelSide, { die, chip }: DuelSize) {
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

const sideHeight = (side: DuelSide, size: DuelSize): number => layoutOf(side, size).height

const duelHeight = ({ winner, outcomes, sides }: DrawnDuel, size: DuelSize): number =>
  (winner ? winnerRow : 0) +
  Math.max(1, outcomes.length) * size.row +
  sides.reduce((sum, side) => sum + sideHeight(side, size) + 8, 0)

/** Higher than this a phone would show the card smaller. */
const highest = 1000

/** How high each duel is drawn, as many of them as there is room for; the first always. */
function heightsOf({ duels }: DuelCard, size: DuelSize): number[] {
  const all = duels.map(duel => duelHeight(duel, size))
  let sum = 34
  const over = all.findIndex((height, i) => (sum += height + (i ? 14 : 0)) > highest && i > 0)
  return over < 0 ? all : all.slice(0, over)
}

/**
 * The card of duels, below one another, as many as a phone has room for; each says first what came of it. A PNG.
 */
export async function drawDuels(card: DuelCard, palette: PaletteName = 'standard'): Promise<Buffer> {
  const size = card.duels.length > 1 ? sizes.several : sizes.one
  const heights = heightsOf(card, size)
  const height = heights.reduce((sum, each) => sum + each, 0) + 34 + (heights.length - 1) * 14
  const { canvas, brush } = newSheet(width, height, palette)
  const liveries = liveriesOf(
    palette,
    card.tones.map(tone => ({ tone })),
  )
  let top = 16
  card.duels.slice(0, heights.length).forEach((duel, i) => {
    if (i > 0) {
      brush.ctx.fillStyle = brush.colours.frame
      brush.ctx.fillRect(8, top - 8, width - 16, 3)
    }
    drawDuel(brush, top, duel, size, liveries)
    top += heights[i]! + 14
  })
  return pngOf(canvas)
}

function drawDuel(
  brush: Brush,
  top: number,
  { winner, outcomes, nobody, sides }: DrawnDuel,
  size: DuelSize,
  liveries: (owner: number) => Livery,
): void {
  const { ctx, colours } = brush
  let y = top
  const style = { size: letters.outcome, colour: colours.ink }
  if (winner) {
    const { owner, name, how } = winner
    const strong = { ...style, colour: liveries(owner).strong }
    const said = widthOf(how, strong)
    const named = Math.min(nameWidth(name, strong), room - said - 12)
    const left = (width - named - 12 - said) / 2
    drawName(ctx, name, left, y + winnerRow / 2, named + 1, strong)
    drawText(ctx, how, left + named + 12, y + winnerRow / 2, strong, 'left')
    y += winnerRow
  }
  if (!outcomes.length) {
    drawText(ctx, nobody, width / 2, y + size.row / 2, style)
    y += size.row
  }
  for (const { owner, chip, name, fate, fallen } of outcomes) {
    const middle = y + size.row / 2
    drawChip(brush, { x: edge + size.chip + 6, y: middle }, size.chip, chip, liveries(owner), fallen)
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
function drawSide(brush: Brush, top: number, side: DuelSide, size: DuelSize, livery: Livery): void {
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
  for (const { label, chip } of side.figures) {
    const wide = 2 * size.chip + 8 + widthOf(label, plain) + 16
    // More than fit are named in the text beside the picture.
    if (x + wide > last) break
    drawChip(brush, { x: x + size.chip, y: middle }, size.chip - 2, chip, livery)
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
