import type { Point } from '../board/layout.ts'
import type { Brush } from './brush.ts'
import { roundedBox } from './shapes.ts'
import { mixed } from './theme.ts'

/** A die as it lies: it counted, or it did nothing; `bad` is in the colour of wounds. */
export interface Die {
  face: number
  counts: boolean
  bad?: boolean
}

/** Where the pips of a face stand, in quarters of a die from its middle. */
const pips: readonly (readonly [number, number])[][] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

/** A die of six faces; one that did nothing is pale and without its bold rim, so that a grey print tells it too. */
function drawDie({ ctx, colours }: Brush, at: Point, side: number, { face, counts, bad }: Die): void {
  ctx.beginPath()
  roundedBox(ctx, at.x - side / 2, at.y - side / 2, side, side, side * 0.2)
  const strong = bad ? colours.hurt : colours.border
  ctx.fillStyle = counts ? (bad ? colours.hurt : colours.white) : mixed(colours.paper, colours.faint, 0.12)
  ctx.fill()
  ctx.lineWidth = counts ? side * 0.09 : side * 0.04
  ctx.strokeStyle = counts ? strong : mixed(colours.paper, colours.faint, 0.5)
  ctx.stroke()
  ctx.fillStyle = counts ? (bad ? colours.white : colours.border) : mixed(colours.paper, colours.faint, 0.65)
  for (const [x, y] of pips[face] ?? []) {
    ctx.beginPath()
    ctx.arc(at.x + (x * side) / 4, at.y + (y * side) / 4, side * 0.1, 0, Math.PI * 2)
    ctx.fill()
  }
}

/** What lies between dice of a row, in sides of a die. */
const gap = 0.22

/** How many dice of a side stand in a row of this width. */
const dicePerRow = (width: number, side: number): number =>
  Math.max(1, Math.floor((width + side * gap) / (side * (1 + gap))))

/** Dice in rows from the left, as many rows as they need; `at` is the upper left corner. */
export function drawDice(brush: Brush, at: Point, width: number, side: number, dice: readonly Die[]): void {
  const most = dicePerRow(width, side)
  const pitch = side * (1 + gap)
  for (const [i, die] of dice.entries())
    drawDie(
      brush,
      { x: at.x + side / 2 + (i % most) * pitch, y: at.y + side / 2 + Math.floor(i / most) * pitch },
      side,
      die,
    )
}

/** How wide so many dice stand in one row. */
export const diceWidth = (side: number, count: number): number =>
  count ? count * side * (1 + gap) - side * gap : 0

/** How high so many dice stand. */
export const diceHeight = (width: number, side: number, count: number): number =>
  count ? Math.ceil(count / dicePerRow(width, side)) * side * (1 + gap) - side * gap : 0
