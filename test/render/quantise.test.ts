import { expect, it } from 'vitest'
import { makePalette, quantise } from '../../render/paint/quantise.ts'
import { picker } from '../../rules/core/random.ts'

const exact = 0xff_b2_c7_83
const soft = 0xff_40_50_60
const alike = 0xff_46_56_66
const other = 0xff_70_50_60

/** The colours that a row of pixels came out in, as 0xRRGGBB. */
function shown(pixels: number[], width = pixels.length): number[] {
  const palette = makePalette([new Uint32Array([exact, soft, alike, other])], [exact & 0xffffff])
  const { rows, colours, height } = quantise(new Uint32Array(pixels), width, palette)
  return Array.from({ length: height * width }, (_, i) => {
    const number = rows[Math.floor(i / width) * (width + 1) + 1 + (i % width)]! * 3
    return (colours[number]! << 16) | (colours[number + 1]! << 8) | colours[number + 2]!
  })
}

it('takes the colour to the left or above where nobody sees the difference', () => {
  expect(shown([soft, alike, soft])).toEqual([soft, soft, soft].map(colour => colour & 0xffffff))
  expect(shown([soft, exact, alike, exact], 2)).toEqual(
    [soft, exact, soft, exact].map(colour => colour & 0xffffff),
  )
})

it('leaves what is seen, and colours that must come out as they are', () => {
  const nearly = 0xff_b6_cb_87
  expect(shown([soft, other, exact, other])).toEqual(
    [soft, other, exact, other].map(colour => colour & 0xffffff),
  )
  const palette = makePalette([new Uint32Array([nearly, exact])], [exact & 0xffffff])
  const { rows } = quantise(new Uint32Array([nearly, exact]), 2, palette)
  expect(rows[1]).not.toBe(rows[2])
})

it('does not look at the end of the row before', () => {
  expect(shown([other, soft, alike, other], 2)).toEqual(
    [other, soft, alike, other].map(colour => colour & 0xffffff),
  )
})

it('takes every pixel as if it stood by itself, however long they stay alike', () => {
  const palette = makePalette([new Uint32Array([exact, soft, alike, other])], [exact & 0xffffff])
  const pick = picker(3)
  const width = 40
  const pixels = new Uint32Array(width * 30)
  for (let i = 0; i < pixels.length; ) {
    const colour = [exact, soft, alike, other, 0][pick(5)]!
    for (let left = 1 + pick(12); left > 0 && i < pixels.length; left--) pixels[i++] = colour
  }
  const { rows } = quantise(pixels, width, palette)
  /** what each colour is where nothing stands beside or above it */
  const alone = (pixel: number) => quantise(new Uint32Array([pixel]), 1, palette).rows[1]!
  const at = (row: number, column: number) => rows[row * (width + 1) + 1 + column]!
  for (const [i, pixel] of pixels.entries()) {
    const [row, column] = [Math.floor(i / width), i % width]
    const own = alone(pixel)
    const beside = [column > 0 && at(row, column - 1), row > 0 && at(row - 1, column)]
    const stands = beside.find(number => number !== false && palette.alike[own * 256 + number])
    expect(at(row, column), `row ${row}, column ${column}`).toBe(stands === undefined ? own : stands)
  }
})

it('changes nothing in a picture of which no colour is known to be exact', () => {
  const pixels = new Uint32Array([soft, alike, soft, alike])
  const { rows } = quantise(pixels, 4, makePalette([pixels]))
  expect(rows[1]).not.toBe(rows[2])
  expect(rows[2]).toBe(rows[4])
})
