import type { Board, Cell } from '../../rules/board/board.ts'
import { centre, sideEnds, type View } from '../board/layout.ts'
import type { Context } from '../paint/canvas.ts'
import { line } from '../paint/shapes.ts'
import { mixed } from '../paint/theme.ts'
import type { Rough } from './lands.ts'
import type { Terrain } from './nature.ts'
import { chance, hash, sway } from './noise.ts'

/** What flowers in the beds, few and light: they must not be taken for marks of the game. */
const flowers = ['#bdb876', '#b69b7c', '#bcbb91']

/** Beds of a kitchen garden: rows of greens in dug soil, here and there in flower. */
export function drawBeds(ctx: Context, view: View, board: Board, cells: readonly Cell[], rough: Rough): void {
  const { unit, size } = view
  ctx.lineCap = 'round'
  const rows = cells.flatMap(cell => {
    const { x, y } = centre(view, board, cell)
    return [-0.36, -0.06, 0.24, 0.52].map((part, i) => {
      const half = size * (0.56 - Math.abs(part) * 0.36)
      return { cell, i, y: y + part * size, left: x - half, right: x + half }
    })
  })
  for (const [colour, width, down] of [
    [mixed(rough.ground, '#3a2a10', 0.25), 10, 1.6],
    [mixed(rough.ground, '#3a2a10', 0.13), 8, 0],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width * unit
    ctx.beginPath()
    for (const { left, right, y } of rows)
      line(ctx, { x: left, y: y + down * unit }, { x: right, y: y + down * unit })
    ctx.stroke()
  }
  const heads = rows.flatMap(({ cell, i, left, right, y }) => {
    const count = 6
    return Array.from({ length: count }, (_, n) => ({
      key: hash(cell * 7 + i, n, 71),
      x: left + ((n + 0.5) / count) * (right - left) + sway(cell * 7 + i, n, 72) * unit,
      y: y - unit,
      r: (2.9 + chance(cell * 7 + i, n, 73) * 1.2) * unit,
      // one sort of plant a row
      sort: hash(cell, i, 74) % 3,
    }))
  })
  const greens = [rough.main, mixed(rough.main, rough.light, 0.6), mixed(rough.dark, rough.main, 0.5)]
  const discs = (
    colour: string,
    pick: (head: (typeof heads)[number]) => boolean,
    scale: number,
    lift = 0,
  ) => {
    ctx.fillStyle = colour
    ctx.beginPath()
    for (const { x, y, r } of heads.filter(pick)) {
      ctx.moveTo(x + r * scale, y - lift * unit)
      ctx.arc(x, y - lift * unit, r * scale, 0, Math.PI * 2)
    }
    ctx.fill()
  }
  discs(rough.dark, () => true, 1.2, -0.7)
  greens.forEach((green, sort) => {
    discs(green, head => head.sort === sort, 1)
  })
  discs(rough.light, ({ sort }) => sort === 1, 0.5, 0.6)
  flowers.forEach((flower, i) => {
    discs(flower, ({ sort, key }) => sort !== 1 && key % 7 === i, 0.5, 0.8)
  })
}

/** Where the hedge of a garden stands: along every side that leads out of it. */
export const hedgeSpots = (
  view: View,
  board: Board,
  { natures }: Terrain,
  cells: readonly Cell[],
): { x: number; y: number; key: number; grown: number }[] =>
  cells.flatMap(cell =>
    [0, 1, 2, 3, 4, 5].flatMap(f => {
      const next = board.neighbour[cell * 6 + f]!
      if (next >= 0 && natures[next] === 'rough') return []
      const middle = centre(view, board, cell)
      const [a, b] = sideEnds(view, middle, f, 0.84)
      return [0.1, 0.35, 0.6, 0.85].map((t, i) => ({
        x: a.x + (b.x - a.x) * t + sway(cell, f * 4 + i, 75) * view.unit,
        y: a.y + (b.y - a.y) * t + sway(cell, f * 4 + i, 76) * view.unit,
        key: hash(cell, f * 4 + i, 77),
        grown: 0.86,
      }))
    }),
  )
