import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { decode } from '../../render/paint/canvas.ts'

const folder = fileURLToPath(new URL('./golden', import.meta.url))

export const channels = (pixel: number): [number, number, number] => [
  (pixel >> 16) & 255,
  (pixel >> 8) & 255,
  pixel & 255,
]

/** How light a pixel is for an eye that sees no colour, 0 to 255. */
export const grey = (pixel: number): number => {
  const [r, g, b] = channels(pixel)
  return 0.3 * r + 0.59 * g + 0.11 * b
}

export interface Picture {
  width: number
  height: number
  pixels: Uint32Array
}

/** Share of pixels of which a channel differs by more than 48: what an eye would call another picture. */
export function difference(a: Picture, b: Picture): number {
  if (a.width !== b.width || a.height !== b.height) return 1
  let other = 0
  for (let i = 0; i < a.pixels.length; i++) {
    const p = channels(a.pixels[i]!)
    const q = channels(b.pixels[i]!)
    if (p.some((value, channel) => Math.abs(value - q[channel]!) > 48)) other++
  }
  return other / a.pixels.length
}

/**
 * Holds a picture against the one in `golden/`. Run with UPDATE_GOLDEN=1 to keep the new one; look at it first.
 * The tolerance lets letters and edges come out a little differently with another canvas.
 */
export async function expectGolden(name: string, png: Buffer): Promise<void> {
  const file = join(folder, `${name}.png`)
  if (process.env.UPDATE_GOLDEN) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, png)
  }
  expect(existsSync(file), `${file} is missing: run with UPDATE_GOLDEN=1`).toBe(true)
  const share = difference(await decode(png), await decode(readFileSync(file)))
  expect(share, `${name} looks different`).toBeLessThan(0.004)
}

/** Peak signal-to-noise ratio in dB: how true the pixels of `b` are to those of `a`. */
export function likeness(a: Uint32Array, b: Uint32Array): number {
  let sum = 0
  a.forEach((pixel, i) => {
    const q = channels(b[i]!)
    channels(pixel).forEach((value, channel) => {
      sum += (value - q[channel]!) ** 2
    })
  })
  return 10 * Math.log10((255 * 255 * a.length * 3) / sum)
}
