import type { Board, Cell } from '../../rules/board/board.ts'
import { centre, type Point, type View } from '../board/layout.ts'
import type { Context } from '../paint/canvas.ts'
import { polygon } from '../paint/shapes.ts'
import type { Hindrance, Land } from './lands.ts'
import { chance, hash, sway } from './noise.ts'

/** Draws what lies in a hex around its middle; lengths are those of a hex of size 35. */
type Painter = (ctx: Context, key: number, land: Land) => void

const ring = (ctx: Context, rx: number, ry: number, x = 0, y = 0): void => {
  ctx.beginPath()
  ctx.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2)
}

/** A ragged outline, wider than high: nothing in nature is round. */
const blot = (key: number, far: number, corners = 14, rough = 0.14): Point[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * Math.PI * 2
    const r = far * (1 + sway(key, i, 61) * rough)
    return { x: Math.cos(angle) * r, y: Math.sin(angle) * r * 0.9 }
  })

const fillBlot = (ctx: Context, colour: string, points: readonly Point[], down = 0): void => {
  ctx.fillStyle = colour
  ctx.beginPath()
  polygon(
    ctx,
    points.map(({ x, y }) => ({ x, y: y + down })),
  )
  ctx.fill()
}

const painters: Record<Hindrance, Painter> = {
  well(ctx) {
    ctx.fillStyle = 'rgba(25, 20, 8, 0.13)'
    ring(ctx, 25, 24, 4, 5)
    ctx.fill()
    ctx.fillStyle = '#8a876b'
    ring(ctx, 24.5, 24.5)
    ctx.fill()
    // a curb of dressed stones
    for (let i = 0; i < 11; i++) {
      const [from, to] = [(i / 11) * Math.PI * 2 + 0.05, ((i + 1) / 11) * Math.PI * 2 - 0.05]
      ctx.fillStyle = ['#c3bf9f', '#b8b495', '#cac7a8'][hash(i, 3, 62) % 3]!
      ctx.beginPath()
      ctx.arc(0, 0, 23, from, to)
      ctx.arc(0, 0, 15.5, to, from, true)
      ctx.closePath()
      ctx.fill()
    }
    ctx.fillStyle = '#697c6e'
    ring(ctx, 14.5, 14.5)
    ctx.fill()
    ctx.fillStyle = '#7ea091'
    ring(ctx, 12, 10.5, 1.5, 3)
    ctx.fill()
    ctx.strokeStyle = '#b6cdb5'
    ctx.lineWidth = 1.4
    ctx.beginPath()
    ctx.arc(1, 3, 8, 0.3, 1.5)
    ctx.stroke()
  },
  thorns(ctx, key, { rough }) {
    fillBlot(ctx, 'rgba(30, 30, 10, 0.11)', blot(key, 25), 3)
    fillBlot(ctx, rough.dark, blot(key, 24))
    for (const [colour, wide, seed] of [
      ['#696c48', 3.2, 1],
      ['#8e895b', 1.9, 2],
      [rough.main, 2.2, 3],
    ] as const) {
      ctx.strokeStyle = colour
      ctx.lineWidth = wide
      ctx.lineCap = 'round'
      ctx.beginPath()
      for (let i = 0; i < 9; i++) {
        const angle = (i / 9) * Math.PI * 2 + sway(key, i, seed) * 0.4
        const to = angle + 1.5 + chance(key, i, seed + 10)
        const far = 20 + sway(key, i, seed + 20) * 4
        ctx.moveTo(Math.cos(angle) * far, Math.sin(angle) * far * 0.9)
        ctx.quadraticCurveTo(
          Math.cos((angle + to) / 2) * far * 0.55,
          Math.sin((angle + to) / 2) * far * 0.5,
          Math.cos(to) * far,
          Math.sin(to) * far * 0.9,
        )
      }
      ctx.stroke()
    }
    // thorns stand out all round
    ctx.strokeStyle = '#696c48'
    ctx.lineWidth = 1.5
    ctx.beginPath()
    for (let i = 0; i < 22; i++) {
      const angle = (i / 22) * Math.PI * 2 + sway(key, i, 63) * 0.12
      ctx.moveTo(Math.cos(angle) * 21, Math.sin(angle) * 19)
      ctx.lineTo(Math.cos(angle + 0.12) * 27, Math.sin(angle + 0.12) * 24.5)
    }
    ctx.stroke()
  },
  mire(ctx, key) {
    fillBlot(ctx, '#9f9d6f', blot(key, 27))
    fillBlot(ctx, '#84855e', blot(key, 24))
    fillBlot(ctx, '#787c59', blot(key + 1, 20))
    ctx.strokeStyle = '#9f9d6f'
    ctx.lineWidth = 1.5
    for (let i = 0; i < 5; i++) {
      ring(
        ctx,
        2 + chance(key, i, 64) * 2.4,
        1.6 + chance(key, i, 64) * 1.8,
        sway(key, i, 65) * 15,
        (i % 2 ? 1 : -1) * (11 + chance(key, i, 66) * 4),
      )
      ctx.stroke()
    }
  },
  menhir(ctx, key) {
    // an upright stone seen from a little before it, and its long shadow
    ctx.fillStyle = 'rgba(25, 24, 16, 0.15)'
    ctx.beginPath()
    polygon(ctx, [
      { x: -14, y: 20 },
      { x: 15, y: 21 },
      { x: 31, y: 8 },
      { x: 24, y: -4 },
      { x: 6, y: 2 },
    ])
    ctx.fill()
    const lean = sway(key, 0, 67) * 3
    const stone = (grow: number): Point[] => [
      { x: -17 - grow, y: 21 + grow },
      { x: -19 - grow, y: -2 },
      { x: -11 + lean - grow, y: -21 - grow },
      { x: 4 + lean, y: -26 - grow },
      { x: 14 + lean + grow, y: -17 },
      { x: 18 + grow, y: 4 },
      { x: 16 + grow, y: 22 + grow },
    ]
    fillBlot(ctx, '#848479', stone(1.6))
    fillBlot(ctx, '#acaba0', stone(0))
    ctx.fillStyle = '#bebdb1'
    ctx.beginPath()
    polygon(ctx, [...stone(-1).slice(0, 4), { x: 1 + lean, y: -8 }, { x: -4, y: 21 }])
    ctx.fill()
    ctx.strokeStyle = '#929185'
    ctx.lineWidth = 1.2
    ctx.beginPath()
    ctx.moveTo(9, -12)
    ctx.lineTo(12, 0)
    ctx.lineTo(8, 14)
    ctx.moveTo(-13, 4)
    ctx.lineTo(-9, 14)
    ctx.stroke()
  },
  column(ctx, key) {
    ctx.save()
    ctx.rotate(0.5 + sway(key, 0, 68) * 0.5)
    ctx.fillStyle = 'rgba(30, 25, 10, 0.14)'
    ctx.fillRect(-24, -6, 52, 23)
    // three drums of a fallen column, and the end of one of them
    for (const [x, wide, turn] of [
      [-27, 16, -0.05],
      [-9, 15, 0.06],
      [8, 15, -0.08],
    ] as const) {
      ctx.save()
      ctx.rotate(turn)
      ctx.fillStyle = '#9f9578'
      ctx.fillRect(x - 1, -12, wide + 2, 24)
      for (const [at, high, colour] of [
        [-11, 5, '#e1d7bc'],
        [-6, 5, '#d5ccb1'],
        [-1, 5, '#cac0a4'],
        [4, 7, '#b8ad90'],
      ] as const) {
        ctx.fillStyle = colour
        ctx.fillRect(x, at, wide, high - 0.8)
      }
      ctx.restore()
    }
    ctx.fillStyle = '#9f9578'
    ring(ctx, 5.6, 12, 23.5, -1)
    ctx.fill()
    ctx.fillStyle = '#d0c6aa'
    ring(ctx, 4.2, 10.4, 23.5, -1)
    ctx.fill()
    ctx.restore()
  },
}

/** Barred hexes hold what nobody can stop in: a well, thorns, a mire. The mark of the game goes over it. */
export function drawHindrances(
  ctx: Context,
  view: View,
  board: Board,
  cells: readonly Cell[],
  land: Land,
): void {
  for (const cell of cells) {
    if (!board.barred[cell]) continue
    const { x, y } = centre(view, board, cell)
    ctx.save()
    ctx.translate(x, y)
    ctx.scale(view.unit, view.unit)
    painters[land.barred](ctx, hash(cell, 7, 69), land)
    ctx.restore()
  }
}
