import type { Point } from '../board/layout.ts'
import type { Brush } from '../paint/brush.ts'
import { drawText } from '../paint/drawText.ts'
import { line, polygon } from '../paint/shapes.ts'
import { mixed, withAlpha } from '../paint/theme.ts'

/** Values in their order, the first one at the left. */
export interface GraphLine {
  values: readonly number[]
  colour: string
}

export interface Graph {
  left: number
  right: number
  top: number
  bottom: number
  lines: readonly GraphLine[]
  /** written below it */
  caption: string
  /** of words and numbers beside it */
  inkColour: string
  /** of all letters, in pixels; the caption ends three of them below the bottom, the numbers of values begin five left of it */
  size: number
  /** begins above nought, where the least value is */
  cropped?: boolean
}

/** Lines over numbered steps, each with marks and dashes of its own, and with its last value at its end. */
export function drawLineGraph(brush: Brush, graph: Graph): void {
  const { ctx, colours } = brush
  const { left, right, top, bottom, lines } = graph
  const steps = Math.max(1, ...lines.map(({ values }) => values.length - 1))
  // As many numbers above each other as there is room for.
  const rows = Math.max(1, Math.floor((bottom - top) / (graph.size * 1.5)))
  const all = lines.flatMap(({ values }) => values)
  const most = Math.max(1, ...all)
  const least = graph.cropped ? Math.min(most, ...all) : 0
  const step = [25, 50, 100, 200, 250, 500, 1000, 2000, 5000].find(n => (most - least) / n <= rows) ?? 10_000
  const floor = Math.floor(least / step) * step
  const ceiling = Math.max(floor + step, Math.ceil(most / step) * step)
  const x = (at: number) => left + ((right - left) * at) / steps
  const y = (value: number) => bottom - ((bottom - top) * (value - floor)) / (ceiling - floor)
  const small = { size: graph.size, colour: graph.inkColour, face: 'plain' } as const
  ctx.lineWidth = 1
  ctx.strokeStyle = colours.hexLine
  ctx.beginPath()
  for (let value = floor; value <= ceiling; value += step) {
    line(ctx, { x: left, y: y(value) }, { x: right, y: y(value) })
    drawText(ctx, String(value), left - 10, y(value), small, 'right')
  }
  ctx.stroke()
  const every = Math.ceil((steps * graph.size * 2) / (right - left))
  for (let at = 0; at <= steps; at += every) drawText(ctx, String(at), x(at), bottom + graph.size, small)
  drawText(ctx, graph.caption, (left + right) / 2, bottom + graph.size * 2.4, small)
  const points = lines.map(({ values }) => values.map((value, at) => ({ x: x(at), y: y(value) })))
  points.forEach((own, i) => {
    if (!own.length) return
    ctx.fillStyle = withAlpha(lines[i]!.colour, 0.1)
    ctx.beginPath()
    polygon(ctx, [{ x: own[0]!.x, y: bottom }, ...own, { x: own.at(-1)!.x, y: bottom }])
    ctx.fill()
  })
  const ends = spreadOut(
    points.map(own => own.at(-1)?.y ?? 0),
    graph.size,
  )
  points.forEach((own, i) => {
    const { values, colour } = lines[i]!
    ctx.strokeStyle = colour
    ctx.lineWidth = 4
    ctx.lineJoin = 'round'
    ctx.setLineDash([[], [12, 5], [3, 6], [14, 5, 3, 5]][i % 4]!)
    ctx.beginPath()
    own.forEach((p, at) => (at ? ctx.lineTo(p.x, p.y) : ctx.moveTo(p.x, p.y)))
    ctx.stroke()
    ctx.setLineDash([])
    for (const point of own) drawDot(brush, point, i, colour)
    const last = own.at(-1)
    const style = { size: graph.size, colour: mixed(colour, colours.black, 0.25) }
    if (last) drawText(ctx, String(values.at(-1)), last.x + 14, ends[i]!, style, 'left')
  })
}

/** Heights for words of a size beside points that lie at these heights: as near as can be, and none over another. */
function spreadOut(heights: readonly number[], size: number): number[] {
  const order = [...heights.keys()].toSorted((a, b) => heights[a]! - heights[b]!)
  const spread = [...heights]
  // Each pair that is too near is pushed apart by the same distance; a few rounds settle more of them.
  for (let round = 0; round < heights.length * 2; round++)
    for (let k = 1; k < order.length; k++) {
      const [above, below] = [order[k - 1]!, order[k]!]
      const missing = size + 1 - (spread[below]! - spread[above]!)
      if (missing <= 0) continue
      spread[above]! -= missing / 2
      spread[below]! += missing / 2
    }
  return spread
}

/** Marks of lines by their number: disc, square, triangle, diamond. */
function drawDot({ ctx, colours }: Brush, { x, y }: Point, number: number, colour: string): void {
  const r = 6
  ctx.beginPath()
  if (number % 4 === 0) ctx.arc(x, y, r, 0, Math.PI * 2)
  else {
    const corners = [0, 4, 3, 4][number % 4]!
    const turn = number % 4 === 1 ? Math.PI / 4 : -Math.PI / 2
    polygon(
      ctx,
      Array.from({ length: corners }, (_, i) => ({
        x: x + Math.cos(turn + (i / corners) * Math.PI * 2) * r * 1.25,
        y: y + Math.sin(turn + (i / corners) * Math.PI * 2) * r * 1.25,
      })),
    )
  }
  ctx.fillStyle = colour
  ctx.strokeStyle = colours.paper
  ctx.lineWidth = 2
  ctx.fill()
  ctx.stroke()
}
