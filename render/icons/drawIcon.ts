import { createCache } from '../cache.ts'
import { type Canvas, type Context, createCanvas, svgImage } from '../canvas.ts'
import type { Point } from '../layout.ts'
import bodies from './iconBodies.json' with { type: 'json' }
import type { IconName } from './iconNames.ts'

const all: Readonly<Record<IconName, string>> = bodies

/** Pixels a side at which a picture is kept; larger ones, as on cards, are drawn afresh. */
const keptSize = 128

/** About sixty pictures of that size in one colour: reading one takes some milliseconds, copying it next to nothing. */
const rasters = createCache<Canvas>(4_000_000, canvas => canvas.width * canvas.height)

function raster(name: IconName, colour: string, side: number): Canvas {
  return rasters.get(`${name}/${colour}/${side}`, () => {
    const drawn = all[name].replaceAll('currentColor', colour)
    const canvas = createCanvas(side, side)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 512 512">${drawn}</svg>`
    canvas.getContext('2d').drawImage(svgImage(svg), 0, 0, side, side)
    return canvas
  })
}

/** Draws a picture of one colour (`#rrggbb`), `size` pixels high and wide, around a point. */
export function drawIcon(ctx: Context, name: IconName, at: Point, size: number, colour: string): void {
  const side = size > keptSize ? Math.ceil(size) : keptSize
  ctx.drawImage(raster(name, colour, side), at.x - size / 2, at.y - size / 2, size, size)
}
