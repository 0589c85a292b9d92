import type { Point } from '../board/layout.ts'
import { createCache } from '../paint/cache.ts'
import { type Canvas, type Context, createCanvas, svgImage, weightOf } from '../paint/canvas.ts'
import bodies from './iconBodies.json' with { type: 'json' }
import type { IconName } from './iconNames.ts'

/** A page has those of its battle alone. */
const all: Readonly<Partial<Record<IconName, string>>> = bodies

/** Outlines by name and size. All pictures in the few sizes that boards and sheets have are about as much as one board. */
const outlines = createCache<Canvas>(3_000_000, weightOf)

/** A picture is read once at this size, and small ones are made of that: reading takes half a millisecond. */
const readSize = 96

/** An outline as SVG, black. */
export const iconSvg = (name: IconName, side = readSize): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 512 512">${(all[name] ?? '').replaceAll('currentColor', '#000000')}</svg>`

const outline = (name: IconName, side: number): Canvas =>
  outlines.get(`${name}/${side}`, () => {
    const canvas = createCanvas(side, side)
    const drawn = side < readSize ? outline(name, readSize) : svgImage(iconSvg(name, side))
    canvas.getContext('2d').drawImage(drawn, 0, 0, side, side)
    return canvas
  })

/** Sheets to colour pictures on, used again and again: canvas memory is outside JavaScript's heap. */
const sheets = createCache<Canvas>(500_000, weightOf)

/** Draws a picture of one colour (`#rrggbb`), `size` pixels high and wide, around a point. */
export function drawIcon(ctx: Context, name: IconName, at: Point, size: number, colour: string): void {
  const side = Math.max(1, Math.round(size))
  const sheet = sheets.get(String(side), () => createCanvas(side, side))
  const tinted = sheet.getContext('2d')
  tinted.globalCompositeOperation = 'copy'
  tinted.drawImage(outline(name, side), 0, 0)
  tinted.globalCompositeOperation = 'source-in'
  tinted.fillStyle = colour
  tinted.fillRect(0, 0, side, side)
  ctx.drawImage(sheet, Math.round(at.x - side / 2), Math.round(at.y - side / 2))
}
