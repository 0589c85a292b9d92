import type { Board } from '../../rules/board/board.ts'
import type { Brush } from '../paint/brush.ts'
import { drawText } from '../paint/drawText.ts'
import { polygon, roundedBox } from '../paint/shapes.ts'
import { type Liveries, mixed } from '../paint/theme.ts'
import type { Token } from '../types.ts'
import type { Layout } from './framing.ts'
import { type Box, middleOf, root3, type View } from './layout.ts'

/** What a window shows of its board, whose hexes have a size of 1 here. */
const seenBy = ({ window, origin, size }: View): Box => ({
  left: (window.left - origin.x) / size,
  top: (window.top - origin.y) / size,
  right: (window.right - origin.x) / size,
  bottom: (window.bottom - origin.y) / size,
})

/** How wide the small board is for its height. */
const shapeOf = ({ columns, rows }: Board): number => (1.5 * columns + 0.5) / ((rows + 0.5) * root3)

/** How wide the sign is in a strip so high; nothing where a picture shows the whole board. */
export function locatorWidth(board: Board, { width, panes, strip }: Layout): number {
  // In a strip of many lines an arrow need not be as high as all of them.
  if (panes[0]?.view.turned) return Math.min(strip.high, Math.round(width * 0.12))
  const all = panes.some(({ view }) => {
    const { columns, rows } = view
    return columns[0] === 0 && rows[0] === 0 && columns[1] === board.columns - 1 && rows[1] === board.rows - 1
  })
  return all ? 0 : Math.round((strip.high - 8) * shapeOf(board)) + 12
}

/** Beside the sign that shows which part of the board is seen: from where, and how much room there is. */
export function besideLocator(board: Board, layout: Layout): { left: number; room: number } {
  const left = 8 + locatorWidth(board, layout)
  return { left, room: layout.width - left - 8 }
}

/** Where north is on a board that was turned: to the left. */
function drawNorth({ ctx, colours }: Pick<Brush, 'ctx' | 'colours'>, x: number, y: number, r: number): void {
  ctx.fillStyle = colours.frameInk
  ctx.beginPath()
  polygon(ctx, [
    { x: x - r, y },
    { x, y: y - r * 0.8 },
    { x, y: y + r * 0.8 },
  ])
  ctx.fill()
  drawText(ctx, 'N', x + r * 0.55, y, { size: Math.round(r * 1.15), colour: colours.frameInk })
}

/** The board in small, north at the top, with everybody on it as a dot and what the picture shows as a frame. */
export function drawLocator(
  { ctx, colours }: Brush,
  layout: Layout,
  board: Board,
  tokens: readonly Token[],
  liveries: Liveries,
): void {
  const wide = locatorWidth(board, layout) - 12
  if (wide <= 0) return
  const high = layout.strip.high - 8
  const [left, top] = [8, layout.strip.top + 2]
  if (layout.panes[0]?.view.turned)
    return drawNorth({ ctx, colours }, left + wide / 2, top + high / 2, wide / 2)
  const scale = high / ((board.rows + 0.5) * root3)
  const x = (value: number) => left + (value + 1) * scale
  const y = (value: number) => top + (value + root3 / 2) * scale
  ctx.save()
  ctx.beginPath()
  roundedBox(ctx, left, top, wide, high, 5)
  ctx.fillStyle = mixed(colours.frame, colours.hexLine, 0.45)
  ctx.fill()
  ctx.clip()
  for (const { view } of layout.panes) {
    const box = seenBy(view)
    ctx.fillStyle = colours.paper
    ctx.fillRect(x(box.left), y(box.top), (box.right - box.left) * scale, (box.bottom - box.top) * scale)
  }
  ctx.strokeStyle = colours.halo
  ctx.lineWidth = Math.max(2, high / 18)
  for (const { view } of layout.panes) {
    const box = seenBy(view)
    ctx.strokeRect(x(box.left), y(box.top), (box.right - box.left) * scale, (box.bottom - box.top) * scale)
  }
  const radius = Math.max(2.5, high / 18)
  for (const { cells, owner, fallen } of tokens) {
    if (fallen || cells[0] === undefined) continue
    const at = middleOf(board, cells[0], false)
    ctx.beginPath()
    ctx.arc(x(at.x), y(at.y), radius, 0, Math.PI * 2)
    ctx.fillStyle = liveries(owner).strong
    ctx.fill()
  }
  ctx.restore()
  ctx.beginPath()
  roundedBox(ctx, left, top, wide, high, 5)
  ctx.strokeStyle = colours.frameInk
  ctx.lineWidth = 2
  ctx.stroke()
}
