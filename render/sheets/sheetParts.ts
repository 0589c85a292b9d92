import type { Point } from '../board/layout.ts'
import { minLetters } from '../board/phoneLegibility.ts'
import { drawIcon } from '../icons/drawIcon.ts'
import type { IconName } from '../icons/iconNames.ts'
import { type Brush, brushOf } from '../paint/brush.ts'
import { type Canvas, type Context, createCanvas } from '../paint/canvas.ts'
import { type Align, drawText, type TextStyle, widthOf } from '../paint/drawText.ts'
import { cut, drawable, drawName } from '../paint/names.ts'
import { roundedBox } from '../paint/shapes.ts'
import { type Livery, mixed, type PaletteName } from '../paint/theme.ts'
import { drawSkull } from '../tokens/emblems.ts'
import { drawPicture, type TokenPicture } from '../tokens/tokenPicture.ts'

/** Width of a sheet in pixels: a phone shows it in less than half of them, so that enlarging it is sharp. */
export const sheetWidth = 740

/** The smallest letters of a sheet, in pixels. */
export const least = minLetters(sheetWidth)

/** The largest size of letters, down to a least one, at which the text fits. */
export function fitted(text: string, room: number, style: TextStyle, smallest = least): TextStyle {
  let { size } = style
  while (size > smallest && widthOf(text, { ...style, size }) > room) size--
  return { ...style, size }
}

/** Writes a line in letters that fit, or cut where the smallest are too large. Gives its width. */
export function drawLine(
  ctx: Context,
  text: string,
  x: number,
  y: number,
  room: number,
  style: TextStyle,
  align: Align = 'left',
): number {
  const fit = fitted(text, room, style)
  const shown = widthOf(text, fit) <= room ? text : cut(text, room, fit)
  drawText(ctx, shown, x, y, fit, align)
  return widthOf(shown, fit)
}

/**
 * The words of a text on lines that fit; a word that is longer than a line has one to itself.
 * @param most the last of so many lines takes all that is left
 */
export function wrapped(text: string, room: number, style: TextStyle, most = Infinity): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && (lines.length >= most || widthOf(longer, style) <= room))
      lines[lines.length - 1] = longer
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

const titleSize = { most: 42, least: 32 }
const sign = { radius: 34, room: 104 }
const aboutHeight = 34
const small = { size: least, face: 'plain', colour: '' } as const

/**
 * What stands below a title, on the lines that it takes; a number stays with what it counts.
 * @internal for tests
 */
export const aboutLines = (about: string, room: number): string[] =>
  wrapped(about.replaceAll(/(\d) /g, '$1\u00a0'), room, small, 2)

/** A head with its words on the lines that they take, and how high it gets. */
function layHead(width: number, { title, about, number, sign: signed }: Head) {
  const left = signed ? sign.room : 28
  const room = width - left - 28
  const numberRoom = number ? 24 + widthOf(number.value, { size: titleSize.most, colour: '' }) : 0
  const beside = room - Math.max(numberRoom, number ? 110 : 0)
  const said = drawable(title)
  const { size } = fitted(said, beside, { size: titleSize.most, colour: '' }, titleSize.least)
  const titles = wrapped(said, beside, { size, colour: '' }, 2)
  const abouts = about ? aboutLines(about, number ? beside : room) : []
  const words = titles.length * (size + 8) + abouts.length * aboutHeight
  // Both the sign and the number beside the words are as high as two lines.
  const inner = Math.max(words, signed || number ? titleSize.most + 8 + aboutHeight : 0)
  return { left, room, beside, titles, size, abouts, words, high: 8 + 12 + inner + 18, inner }
}

/** Height of the band at the top of a sheet. */
export const headHeight = (width: number, head: Head): number => layHead(width, head).high

/** The band at the top of a sheet, in the colours of its side: words on as many lines as they take. */
export function drawHead({ ctx, colours }: Brush, width: number, head: Head, colour: string): void {
  const { left, room, beside, titles, size, abouts, words, high, inner } = layHead(width, head)
  ctx.save()
  ctx.beginPath()
  roundedBox(ctx, 8, 8, width - 16, high + 40, 12)
  ctx.clip()
  ctx.fillStyle = colour
  ctx.fillRect(8, 8, width - 16, high - 13)
  ctx.fillStyle = colours.gold
  ctx.fillRect(8, high - 5, width - 16, 5)
  ctx.restore()
  const middle = 20 + inner / 2
  if (head.sign) {
    const at = { x: 60, y: middle }
    ctx.beginPath()
    ctx.arc(at.x, at.y, sign.radius, 0, Math.PI * 2)
    ctx.fillStyle = colours.paper
    ctx.fill()
    ctx.strokeStyle = colours.gold
    ctx.lineWidth = 3
    ctx.stroke()
    head.sign(at, mixed(colour, colours.black, 0.2))
  }
  const { white } = colours
  let y = middle - words / 2
  for (const line of titles) {
    drawName(ctx, line, left, y + (size + 8) / 2, beside, { size, colour: white })
    y += size + 8
  }
  const small = { size: least, colour: white, face: 'plain' } as const
  for (const line of abouts) {
    drawLine(ctx, line, left, y + aboutHeight / 2, head.number ? beside : room, small)
    y += aboutHeight
  }
  if (!head.number) return
  drawText(ctx, head.number.value, width - 28, middle - 18, { size: titleSize.most, colour: white }, 'right')
  drawText(ctx, head.number.word, width - 28, middle + 24, small, 'right')
}

/** A picture on a small round or square sign, in the colours of its player. */
export interface Chip extends TokenPicture {
  /** what it rides: small, at its lower right */
  mount?: IconName
  starred: boolean
}

/** A token as a chip of a radius; pale and tipped over, with a skull, where it is lost. */
export function drawChip(
  brush: Brush,
  at: Point,
  radius: number,
  { mount, starred, ...picture }: Chip,
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
  const ground = lost ? mixed(livery.pale, colours.white, 0.4) : livery.face
  ctx.fillStyle = ground
  ctx.fill()
  const rings: readonly (readonly [string, number])[] = starred
    ? [
        [colours.ink, 0.24],
        [colours.gold, 0.15],
      ]
    : [[livery.strong, 0.1]]
  for (const [colour, width] of rings) {
    ctx.lineWidth = Math.max(2, radius * width)
    ctx.strokeStyle = pale(colour)
    ctx.stroke()
  }
  const ink = lost ? mixed(livery.strong, colours.white, 0.3) : livery.letters
  const inks = { ink, soft: mixed(ground, ink, 0.4), accent: lost ? ink : livery.accent, ground }
  drawPicture(ctx, picture, { x: 0, y: 0 }, radius * 1.5, inks)
  ctx.restore()
  if (lost) drawSkull(brush, { x: at.x + radius * 0.72, y: at.y - radius * 0.68 }, radius * 0.42)
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
