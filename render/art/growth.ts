import { type Board, type Cell, sideKind } from '../../rules/board/board.ts'
import { centre, type Point, type View } from '../board/layout.ts'
import type { Context } from '../paint/canvas.ts'
import { line, polygon } from '../paint/shapes.ts'
import { mixed } from '../paint/theme.ts'
import { drawBeds, hedgeSpots } from './garden.ts'
import type { Growth, Land, Rough } from './lands.ts'
import { looseHex, smallUnit, type Terrain } from './nature.ts'
import { chance, hash, sway } from './noise.ts'
import { looseSides } from './water.ts'

interface Plant extends Point {
  key: number
  /** 1 for the middle of a hex, less along a side */
  grown: number
}

type PlantPainter = (ctx: Context, plants: readonly Plant[], unit: number, colours: Land['rough']) => void

const disc = (ctx: Context, x: number, y: number, rx: number, ry = rx): void => {
  ctx.moveTo(x + rx, y)
  ctx.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2)
}

const shade = 'rgba(25, 30, 10, 0.13)'

/** Round crowns seen from above: shade, dark rim, crown, and light where the sun comes from, the upper left. */
const crowns =
  (least: number, most: number): PlantPainter =>
  (ctx, plants, unit, { dark, main, light }) => {
    const radius = ({ key, grown }: Plant) => (least + chance(key, 1) * (most - least)) * unit * grown
    ctx.fillStyle = shade
    ctx.beginPath()
    for (const plant of plants) {
      const r = radius(plant)
      disc(ctx, plant.x + r * 0.35, plant.y + r * 0.42, r * 1.05)
    }
    ctx.fill()
    const tones = [main, mixed(main, dark, 0.28), mixed(main, light, 0.35)]
    for (const plant of plants) {
      const r = radius(plant)
      const { x, y, key } = plant
      const lobes = Array.from({ length: 6 }, (_, i) => {
        const angle = (i + chance(key, i, 2)) * (Math.PI / 3)
        return { x: x + Math.cos(angle) * r * 0.55, y: y + Math.sin(angle) * r * 0.55 }
      })
      for (const [colour, grow] of [
        [dark, 0.56],
        [tones[key % 3]!, 0.47],
      ] as const) {
        ctx.fillStyle = colour
        ctx.beginPath()
        for (const lobe of lobes) disc(ctx, lobe.x, lobe.y, r * grow)
        disc(ctx, x, y, r * 0.6)
        ctx.fill()
      }
      ctx.fillStyle = mixed(tones[key % 3]!, light, 0.6)
      ctx.beginPath()
      disc(ctx, x - r * 0.3, y - r * 0.34, r * 0.36)
      disc(ctx, x + r * 0.22, y - r * 0.12, r * 0.2)
      disc(ctx, x - r * 0.2, y + r * 0.26, r * 0.17)
      ctx.fill()
    }
  }

const reeds: PlantPainter = (ctx, plants, unit, { dark, main, light }) => {
  // Where a blade is hardly a pixel wide, fewer of them without their shade look the same and make a smaller file.
  const isSmall = unit < smallUnit
  if (!isSmall) {
    ctx.fillStyle = 'rgba(40, 50, 20, 0.1)'
    ctx.beginPath()
    for (const { x, y } of plants) disc(ctx, x + 1.5 * unit, y + 1.5 * unit, 8.5 * unit, 3.2 * unit)
    ctx.fill()
  }
  ctx.lineCap = 'round'
  for (const [colour, from, to, wide] of [
    [dark, 0, isSmall ? 2 : 3, 1.7],
    [main, 3, isSmall ? 6 : 7, 1.5],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = Math.max(0.8, wide * unit)
    ctx.beginPath()
    for (const { x, y, key, grown } of plants)
      for (let i = from; i < to; i++) {
        const foot = x + sway(key, i, 1) * 5.5 * unit
        const high = (9 + chance(key, i, 2) * 8) * unit * grown
        ctx.moveTo(foot, y + sway(key, i, 5) * 2 * unit)
        ctx.quadraticCurveTo(foot, y - high * 0.6, foot + sway(key, i, 3) * 6 * unit, y - high)
      }
    ctx.stroke()
  }
  // bulrushes
  ctx.strokeStyle = light
  ctx.lineWidth = Math.max(1, 2.6 * unit)
  ctx.beginPath()
  for (const { x, y, key, grown } of plants) {
    if (key % 3 === 0) continue
    const top = { x: x + sway(key, 9) * 5 * unit, y: y - (12 + chance(key, 8) * 4) * unit * grown }
    line(ctx, top, { x: top.x, y: top.y + 4.2 * unit })
  }
  ctx.stroke()
}

/** Blocks of stone with a lit face and their shade. */
const stones =
  (corners: number, least: number, most: number): PlantPainter =>
  (ctx, plants, unit, { dark, main, light }) => {
    for (const { x, y, key, grown } of plants) {
      const r = (least + chance(key, 1) * (most - least)) * unit * grown
      const ring = (scale: number, dx: number, dy: number): Point[] =>
        Array.from({ length: corners }, (_, i) => {
          const angle = ((i + sway(key, i, 4) * 0.3) / corners) * Math.PI * 2
          const far = r * scale * (0.85 + chance(key, i, 5) * 0.3)
          return { x: x + dx + Math.cos(angle) * far, y: y + dy + Math.sin(angle) * far * 0.82 }
        })
      const face = (colour: string, points: readonly Point[]) => {
        ctx.fillStyle = colour
        ctx.beginPath()
        polygon(ctx, points)
        ctx.fill()
      }
      face(shade, ring(1.05, r * 0.4, r * 0.45))
      face(dark, ring(1.1, 0, r * 0.14))
      face(mixed(main, key % 2 ? dark : light, 0.15), ring(0.98, 0, 0))
      face(light, ring(0.55, -r * 0.14, -r * 0.2))
    }
  }

const painters: Record<Growth, PlantPainter> = {
  trees: crowns(9.5, 13.5),
  bushes: crowns(5, 8.5),
  reeds,
  garden: crowns(4.6, 7),
  rubble: stones(5, 3.4, 7.5),
  boulders: stones(8, 5, 11),
}

/** How many stand in a hex; of reeds, fewer where the whole board is shown: they are most of a marsh's file. */
const crowd: Record<Growth, number> = { trees: 7, bushes: 8, reeds: 6, garden: 0, rubble: 10, boulders: 6 }

/** Rough ground that hangs together, apart by whether it lies at a wall or on a height. */
export function byPlace(
  board: Board,
  { natures }: Terrain,
  wild: readonly Cell[],
): { open: Cell[]; sheltered: Cell[] } {
  const sheltered = new Set<Cell>()
  const open = new Set<Cell>()
  for (const first of wild) {
    if (open.has(first) || sheltered.has(first)) continue
    const piece = new Set([first])
    for (const cell of piece)
      for (let f = 0; f < 6; f++) {
        const next = board.neighbour[cell * 6 + f]!
        if (next >= 0 && natures[next] === 'rough') piece.add(next)
      }
    const isAtWall = (cell: Cell) =>
      [0, 1, 2, 3, 4, 5].some(
        f => board.neighbour[cell * 6 + f]! >= 0 && sideKind(board, cell, f) === 'impassable',
      )
    const found = [...piece].some(cell => board.raised[cell] || isAtWall(cell)) ? sheltered : open
    for (const cell of piece) found.add(cell)
  }
  return {
    open: wild.filter(cell => open.has(cell)),
    sheltered: wild.filter(cell => sheltered.has(cell)),
  }
}

/** Woods, reeds, gardens or rubble where the ground is difficult; a hedge or a row of stones along single sides. */
export function drawGrowth(
  ctx: Context,
  view: View,
  board: Board,
  terrain: Terrain,
  cells: readonly Cell[],
  land: Land,
): void {
  const wild = cells.filter(cell => terrain.natures[cell] === 'rough')
  const { open, sheltered } = land.fallen ? byPlace(board, terrain, wild) : { open: wild, sheltered: [] }
  if (land.fallen) drawRough(ctx, view, board, terrain, sheltered, land.fallen, [])
  drawRough(ctx, view, board, terrain, open, land.rough, cells)
}

/** @param rows cells along whose single difficult sides something grows */
function drawRough(
  ctx: Context,
  view: View,
  board: Board,
  terrain: Terrain,
  wild: readonly Cell[],
  rough: Rough,
  rows: readonly Cell[],
): void {
  const { unit, size } = view
  ctx.fillStyle = ctx.strokeStyle = rough.ground
  ctx.lineWidth = 3 * unit
  ctx.lineJoin = 'round'
  ctx.beginPath()
  // A hill shows its own ground, or it would look flat.
  for (const cell of wild) if (!board.raised[cell]) polygon(ctx, looseHex(view, board, terrain, cell))
  ctx.fill()
  ctx.stroke()
  if (rough.growth === 'garden') drawBeds(ctx, view, board, wild, rough)
  const count = rough.growth === 'reeds' && unit < smallUnit ? 4 : crowd[rough.growth]
  const plants: Plant[] = wild.flatMap(cell => {
    const { x, y } = centre(view, board, cell)
    return Array.from({ length: count }, (_, i) => {
      const angle = (i / (count - 1)) * Math.PI * 2 + sway(cell, i, 21) * 0.4
      const far = i === 0 ? 0.1 : 0.58 + sway(cell, i, 22) * 0.08
      return {
        x: x + Math.cos(angle) * size * far,
        y: y + Math.sin(angle) * size * far,
        key: hash(cell, i, 23),
        grown: 1,
      }
    })
  })
  if (rough.growth === 'garden') plants.push(...hedgeSpots(view, board, terrain, wild))
  for (const [a, b, cell] of looseSides(board, view, terrain, rows, 'difficult'))
    for (let i = 0; i < 5; i++) {
      const t = (i + 0.5) / 5
      plants.push({
        x: a.x + (b.x - a.x) * t + sway(cell, i, 24) * 2.5 * unit,
        y: a.y + (b.y - a.y) * t + sway(cell, i, 25) * 2.5 * unit,
        key: hash(cell, i + Math.round(t * 7), 26),
        grown: 0.62,
      })
    }
  plants.sort((a, b) => a.y - b.y)
  painters[rough.growth](ctx, plants, unit, rough)
}
