import { type Board, type Cell, sideKind } from '../../rules/board/board.ts'
import { centre, outward, type Point, sideEnds, type View } from '../board/layout.ts'
import type { Canvas, Context } from '../paint/canvas.ts'
import { hexPath, line, polygon } from '../paint/shapes.ts'
import type { Land } from './lands.ts'
import { looseHex, type Terrain } from './nature.ts'
import { chance, hash, sway } from './noise.ts'

const moved = (points: readonly Point[], dx: number, dy: number): Point[] =>
  points.map(({ x, y }) => ({ x: x + dx, y: y + dy }))

/** Raised ground: its shadow to the lower right, a cliff on the near side, a lit rim on the far one. */
export function drawRaised(
  ctx: Context,
  view: View,
  board: Board,
  terrain: Terrain,
  cells: readonly Cell[],
  { raised }: Land,
  sheet: () => Canvas,
): void {
  const { unit } = view
  const high = cells.filter(cell => board.raised[cell])
  if (!high.length) return
  // Light falls from the top of the picture, whichever side of the board that is.
  const [far, near] = view.turned
    ? [
        [0, 1, 2],
        [3, 4, 5],
      ]
    : [
        [5, 0, 1],
        [2, 3, 4],
      ]
  const shapes = high.map(cell => looseHex(view, board, terrain, cell))
  const fill = (colour: string, dx: number, dy: number, rim = 0) => {
    ctx.fillStyle = ctx.strokeStyle = colour
    ctx.beginPath()
    for (const shape of shapes) polygon(ctx, moved(shape, dx * unit, dy * unit))
    ctx.fill()
    if (!rim) return
    ctx.lineWidth = rim * unit
    ctx.lineJoin = 'round'
    ctx.stroke()
  }
  for (const off of [16, 12, 8]) {
    ctx.globalAlpha = 0.075
    fill('#1d1a10', off, off + 5, 5)
  }
  ctx.globalAlpha = 1
  fill(raised.crack, 0, 12, 3)
  fill(raised.cliff, 0, 10, 2.4)
  // cracks down the near side
  ctx.strokeStyle = raised.crack
  ctx.lineWidth = Math.max(0.8, 1.2 * unit)
  ctx.beginPath()
  for (const cell of high)
    for (const f of near) {
      const next = board.neighbour[cell * 6 + f]!
      if (next >= 0 && board.raised[next]) continue
      const [a, b] = sideEnds(view, centre(view, board, cell), f)
      for (let i = 0; i < 8; i++) {
        const t = (i + 0.5 + sway(cell, f * 8 + i, 41) * 0.4) / 8
        const at = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
        line(ctx, at, { x: at.x, y: at.y + (5 + chance(cell, f * 8 + i, 42) * 7) * unit })
      }
    }
  ctx.stroke()
  ctx.beginPath()
  for (const shape of shapes) polygon(ctx, shape)
  ctx.fillStyle = ctx.createPattern(sheet(), 'no-repeat')!
  ctx.fill()
  // A slope inside the edge, lit on the far side and in shade on the near one, and the edge itself.
  for (const [sides, colour, wide, alpha, inset] of [
    [far, raised.rim, 9, 0.75, 5.5],
    [near, raised.cliff, 9, 0.5, 5.5],
    [far, raised.rim, 3.2, 1, 2],
    [near, raised.crack, 1.8, 1, 2],
  ] as const) {
    ctx.globalAlpha = alpha
    ctx.strokeStyle = colour
    ctx.lineWidth = wide * unit
    ctx.lineCap = 'round'
    ctx.beginPath()
    for (const cell of high)
      for (const f of sides) {
        const next = board.neighbour[cell * 6 + f]!
        if (next >= 0 && board.raised[next]) continue
        const out = outward(f, view)
        const [a, b] = sideEnds(view, centre(view, board, cell), f)
        const inner = (p: Point): Point => ({
          x: p.x - out.x * inset * unit,
          y: p.y - out.y * inset * unit,
        })
        line(ctx, inner(a), inner(b))
      }
    ctx.stroke()
  }
  ctx.globalAlpha = 1
}

/** Boards or flags where walls close a room. */
export function drawFloors(
  ctx: Context,
  view: View,
  board: Board,
  terrain: Terrain,
  cells: readonly Cell[],
  { floor }: Land,
): void {
  const { unit, size } = view
  const rooms = cells.filter(cell => terrain.natures[cell] === 'floor')
  if (!rooms.length) return
  ctx.save()
  ctx.beginPath()
  for (const cell of rooms) hexPath(ctx, view, centre(view, board, cell), 1.005)
  ctx.fillStyle = floor.board
  ctx.fill()
  ctx.clip()
  const { left, top, right, bottom } = view.window
  const pitch = size * 0.32
  const origin = view.origin.y % pitch
  const rows = Math.ceil((bottom - top) / pitch) + 1
  ctx.fillStyle = floor.shade
  for (let i = 0; i < rows; i++) {
    const y = top + origin + (i - 1) * pitch
    const length = size * 2.6
    for (let x = left - (hash(i, 1) % 64) * unit, n = 0; x < right; x += length, n++)
      if (hash(i, n, 3) % 3 === 0) ctx.fillRect(x, y, length, pitch)
  }
  ctx.strokeStyle = floor.joint
  ctx.lineWidth = Math.max(0.7, 1.1 * unit)
  ctx.beginPath()
  for (let i = 0; i < rows; i++) {
    const y = top + origin + (i - 1) * pitch
    line(ctx, { x: left, y }, { x: right, y })
    for (let x = left - (hash(i, 1) % 64) * unit; x < right; x += size * 2.6)
      line(ctx, { x, y }, { x, y: y + pitch })
  }
  ctx.stroke()
  // Walls stand in the light: they throw their shade into the room.
  ctx.strokeStyle = 'rgba(30, 20, 5, 0.12)'
  ctx.lineWidth = 12 * unit
  ctx.lineCap = 'round'
  ctx.beginPath()
  for (const cell of rooms)
    for (const f of view.turned ? [0, 1, 5] : [5, 0, 4]) {
      const kind = sideKind(board, cell, f)
      if (kind === 'impassable' || kind === 'obstacle')
        line(ctx, ...sideEnds(view, centre(view, board, cell), f))
    }
  ctx.stroke()
  ctx.restore()
}
