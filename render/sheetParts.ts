import { type Brush, brushOf } from './brush.ts'
import { type Canvas, type Context, createCanvas, pixelsOf } from './canvas.ts'
import { drawText, type TextStyle, widthOf } from './drawText.ts'
import { drawSkull, drawStar } from './emblems.ts'
import { free } from './free.ts'
import { drawIcon } from './icons/drawIcon.ts'
import type { IconName } from './icons/iconNames.ts'
import type { Point } from './layout.ts'
import { drawName } from './names.ts'
import { writePng } from './png.ts'
import { makePalette, quantise } from './quantise.ts'
import { line, roundedBox } from './shapes.ts'
import { type Livery, mixed, type PaletteName } from './theme.ts'

/** The largest size of letters, down to 10, at which the text fits. */
export function fitted(text: string, room: number, style: TextStyle): TextStyle {
  let { size } = style
  while (size > 10 && widthOf(text, { ...style, size }) > room) size--
  return { ...style, size }
}

/** The words of a text on lines that fit; a word that is longer than a line has one to itself. */
export function wrapped(text: string, room: number, style: TextStyle): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && widthOf(longer, style) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** A box with rounded corners and a rim. */
export function box(
  ctx: Context,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  rim: string,
): void {
  ctx.beginPath()
  roundedBox(ctx, x, y, w, h, 10)
  ctx.fillStyle = fill
  ctx.strokeStyle = rim
  ctx.lineWidth = 2
  ctx.fill()
  ctx.stroke()
}

/** A sheet of paper in a dark frame, as the boards have. */
export function newSheet(
  width: number,
  height: number,
  palette: PaletteName,
): { canvas: Canvas; brush: Brush } {
  const canvas = createCanvas(width, height)
  const brush = brushOf(canvas.getContext('2d'), palette)
  const { ctx, colours } = brush
  ctx.fillStyle = colours.frame
  ctx.fillRect(0, 0, width, height)
  ctx.beginPath()
  roundedBox(ctx, 8, 8, width - 16, height - 16, 12)
  ctx.fillStyle = colours.paper
  ctx.fill()
  return { canvas, brush }
}

export interface Head {
  title: string
  about: string
  /** large, at the right end, with a word below it */
  number?: { value: string; word: string }
  /** draws a sign at the left end, in a colour that goes with the band */
  sign?: (at: Point, colour: string) => void
}

export const headHeight = 100

/** The band at the top of a sheet, in the colours of its side. */
export function drawHead({ ctx, colours }: Brush, width: number, head: Head, colour: string): void {
  ctx.save()
  ctx.beginPath()
  roundedBox(ctx, 8, 8, width - 16, headHeight + 40, 12)
  ctx.clip()
  ctx.fillStyle = colour
  ctx.fillRect(8, 8, width - 16, headHeight - 13)
  // a weave, as of a banner
  ctx.strokeStyle = mixed(colour, colours.black, 0.12)
  ctx.lineWidth = 5
  ctx.beginPath()
  for (let x = -100; x < width; x += 22) line(ctx, { x, y: headHeight }, { x: x + headHeight, y: 0 })
  ctx.save()
  ctx.beginPath()
  ctx.rect(8, 8, width - 16, headHeight - 13)
  ctx.clip()
  ctx.beginPath()
  for (let x = -100; x < width; x += 22) line(ctx, { x, y: headHeight }, { x: x + headHeight, y: 0 })
  ctx.stroke()
  ctx.restore()
  ctx.fillStyle = colours.gold
  ctx.fillRect(8, headHeight - 5, width - 16, 5)
  ctx.restore()
  const left = head.sign ? 92 : 28
  if (head.sign) {
    ctx.beginPath()
    ctx.arc(52, 52, 29, 0, Math.PI * 2)
    ctx.fillStyle = colours.paper
    ctx.fill()
    ctx.strokeStyle = colours.gold
    ctx.lineWidth = 3
    ctx.stroke()
    head.sign({ x: 52, y: 52 }, mixed(colour, colours.black, 0.2))
  }
  const room = width - left - 28 - (head.number ? 130 : 0)
  const { white } = colours
  const titled = fitted(head.title, room, { size: 36, colour: white })
  drawName(ctx, head.title, left, 40, room, { ...titled, size: Math.max(24, titled.size) })
  const style = fitted(head.about, room, { size: 20, colour: white, face: 'plain' })
  drawText(ctx, head.about, left, 75, style, 'left')
  if (!head.number) return
  drawText(ctx, head.number.value, width - 28, 40, { size: 36, colour: white }, 'right')
  drawText(ctx, head.number.word, width - 28, 75, { size: 20, colour: white, face: 'plain' }, 'right')
}

/** A picture on a small round or square sign, in the colours of its player. */
export interface Chip {
  icon: IconName
  /** what it rides: small, at its lower right */
  mount?: IconName
  starred: boolean
}

/** A token as a chip of a radius; pale and tipped over, with a skull, where it is lost. */
export function drawChip(
  brush: Brush,
  at: Point,
  radius: number,
  { icon, mount, starred }: Chip,
  livery: Livery,
  lost = false,
): void {
  const { ctx, colours } = brush
  const pale = (colour: string) => (lost ? mixed(colour, colours.paper, 0.55) : colour)
  ctx.save()
  ctx.translate(at.x, at.y)
  if (lost) ctx.rotate(0.45)
  ctx.beginPath()
  if (livery.tone === 'cool') ctx.arc(0, 0, radius, 0, Math.PI * 2)
  else roundedBox(ctx, -radius * 0.92, -radius * 0.92, radius * 1.84, radius * 1.84, radius * 0.16)
  ctx.fillStyle = lost ? mixed(livery.pale, colours.white, 0.4) : livery.face
  ctx.fill()
  ctx.lineWidth = Math.max(2, radius * 0.12)
  ctx.strokeStyle = pale(starred ? colours.gold : livery.strong)
  ctx.stroke()
  const ink = lost ? mixed(livery.strong, colours.white, 0.3) : livery.letters
  drawIcon(ctx, icon, { x: 0, y: 0 }, radius * 1.5, ink)
  ctx.restore()
  if (lost) drawSkull(brush, { x: at.x + radius * 0.72, y: at.y - radius * 0.68 }, radius * 0.42)
  else if (starred) drawStar(brush, { x: at.x - radius * 0.78, y: at.y - radius * 0.7 }, radius / 25)
  if (!mount) return
  const below = { x: at.x + radius * 0.74, y: at.y + radius * 0.66 }
  ctx.beginPath()
  ctx.arc(below.x, below.y, radius * 0.46, 0, Math.PI * 2)
  ctx.fillStyle = pale(livery.strong)
  ctx.strokeStyle = colours.white
  ctx.lineWidth = Math.max(1.2, radius * 0.06)
  ctx.fill()
  ctx.stroke()
  drawIcon(ctx, mount, below, radius * 0.66, colours.white)
}

/** A sheet as a PNG with colours of its own. @param most so many colours: fewer make a smaller file */
export async function pngOf(canvas: Canvas, most?: number): Promise<Buffer> {
  const pixels = pixelsOf(canvas)
  const indexed = quantise(pixels, canvas.width, makePalette([pixels], [], most))
  free(pixels)
  const png = await writePng(indexed)
  free(indexed.rows)
  return png
}
