/**
 * Chance for pictures: a hash of whole numbers, so that the same board gets the same blades of grass
 * everywhere and always.
 */
export function hash(x: number, y: number, seed = 0): number {
  let h = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** A number from 0 up to 1. */
export const chance = (x: number, y: number, seed = 0): number => hash(x, y, seed) / 2 ** 32

/** A number between -1 and 1. */
export const sway = (x: number, y: number, seed = 0): number => chance(x, y, seed) * 2 - 1

const smooth = (t: number): number => t * t * (3 - 2 * t)

/**
 * Adds soft noise to `field`, row by row; its hills are about `scale` pixels wide and `weight` high. Worked
 * out along rows, so that a whole board takes some milliseconds.
 */
export function addNoise(
  field: Float32Array,
  width: number,
  height: number,
  { scale, weight, seed }: { scale: number; weight: number; seed: number },
): void {
  const columns = Math.ceil(width / scale) + 2
  const part = Float32Array.from({ length: width }, (_, x) => smooth((x / scale) % 1))
  const cell = Uint16Array.from({ length: width }, (_, x) => Math.floor(x / scale))
  const heights = new Float32Array(columns)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / scale)
    const down = smooth((y / scale) % 1)
    for (let c = 0; c < columns; c++)
      heights[c] = weight * (chance(c, row, seed) * (1 - down) + chance(c, row + 1, seed) * down)
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const a = heights[cell[x]!]!
      field[i]! += a + (heights[cell[x]! + 1]! - a) * part[x]!
    }
  }
}
