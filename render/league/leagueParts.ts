import type { Point } from '../board/layout.ts'
import type { Brush } from '../paint/brush.ts'
import type { Context } from '../paint/canvas.ts'
import { drawText, type TextStyle, widthOf } from '../paint/drawText.ts'
import { drawable } from '../paint/names.ts'
import { polygon, roundedBox } from '../paint/shapes.ts'
import { type Colours, liveryOf, mixed, type Tone } from '../paint/theme.ts'
import { least, sheetWidth } from '../sheets/sheetParts.ts'

/** Of what is said besides names and numbers. */
export const small = { size: least, face: 'plain' } as const

/** Colours of letters on paper, each of which stands out from every ground of `grounds` by 4.5 to 1 at least. */
export const inks = (colours: Readonly<Colours>) => ({
  ink: colours.ink,
  quiet: mixed(colours.faint, colours.ink, 0.5),
  good: mixed(colours.good, colours.ink, 0.3),
  bad: mixed(colours.bad, colours.ink, 0.15),
  late: mixed(colours.warn, colours.ink, 0.68),
})
export type Ink = keyof ReturnType<typeof inks>

/** What letters stand on: the paper, every second row, rows that go on, and the row of whoever looks. */
export const grounds = (colours: Readonly<Colours>) => ({
  paper: colours.paper,
  band: mixed(colours.paper, colours.hexLine, 0.3),
  goesOn: mixed(colours.paper, colours.good, 0.13),
  own: mixed(colours.paper, colours.gold, 0.3),
})

/** What somebody is called in a picture: their name, or their number where our faces have no letter of it. */
export const nameOf = ({ name, number }: { name: string; number: number }): string =>
  drawable(name) || `#${number}`

/** A word in a box of its own, its left end and middle at `at`; the box of what is late is filled. Gives its width. */
export function drawTag({ ctx, colours }: Brush, word: string, at: Point, ink: Ink = 'quiet'): number {
  const colour = inks(colours)[ink]
  const { paper } = colours
  const style: TextStyle = { ...small, colour: ink === 'late' ? paper : colour }
  const width = widthOf(word, style) + 20
  ctx.beginPath()
  roundedBox(ctx, at.x, at.y - 19, width, 38, 9)
  ctx.fillStyle = ink === 'late' ? colour : paper
  ctx.fill()
  ctx.strokeStyle = colour
  ctx.lineWidth = 1.5
  ctx.stroke()
  drawText(ctx, word, at.x + 10, at.y, style, 'left')
  return width
}

/** What somebody plays: a disc or a square in the colours that its tokens have. */
export function drawSide({ ctx, palette }: Brush, { x, y }: Point, tone: Tone): void {
  ctx.beginPath()
  if (tone === 'cool') ctx.arc(x, y, 11, 0, Math.PI * 2)
  else ctx.rect(x - 10, y - 10, 20, 20)
  ctx.fillStyle = liveryOf(palette, tone).strong
  ctx.fill()
}

/** The sign of whoever goes on: an arrowhead to the right. */
export function drawGoesOn({ ctx, colours }: Brush, { x, y }: Point): void {
  ctx.beginPath()
  polygon(ctx, [
    { x: x - 6, y: y - 11 },
    { x: x + 8, y },
    { x: x - 6, y: y + 11 },
  ])
  ctx.fillStyle = inks(colours).good
  ctx.fill()
}

/** A row's ground, over the whole width of the paper. */
export function drawGround(ctx: Context, top: number, height: number, colour: string): void {
  ctx.fillStyle = colour
  ctx.fillRect(12, top, sheetWidth - 24, height)
}
