import { expect, it } from 'vitest'
import { drawScene } from '../../render/board/drawScene.ts'
import { brushOf } from '../../render/paint/brush.ts'
import { createCanvas, pixelsOf } from '../../render/paint/canvas.ts'
import { stamp } from '../../render/tokens/tokenCache.ts'
import { smallBoard, tokens } from './scenes.ts'

const red = 0xff_ff_00_00
const blue = 0xff_00_00_ff
const words = { [red]: 'r', [blue]: 'b', 0: '.' }

/** A picture that is stamped on, and its rows as letters. */
function picture(width: number, height = 8) {
  const canvas = createCanvas(width, height)
  return {
    brush: brushOf(canvas.getContext('2d')),
    pixels: () => pixelsOf(canvas).join(),
    row(y: number): string {
      const row = pixelsOf(canvas).subarray(y * width, (y + 1) * width)
      return [...row].map(pixel => words[pixel as keyof typeof words] ?? '?').join('')
    },
  }
}

let drawn = 0
/** A square of this colour, which begins left of its part and ends right of it. */
const square =
  (colour: string, size: number): Parameters<typeof stamp>[4] =>
  ({ ctx }, { x, y }) => {
    drawn++
    ctx.fillStyle = colour
    ctx.fillRect(x - 2 * size, y - size, 4 * size, 2 * size)
  }

it('a part is drawn once, stands at whole pixels, and is cut off where it ends', () => {
  drawn = 0
  const { brush, row } = picture(16)
  for (const x of [3.4, 11]) stamp(brush, 'cut', { x, y: 4 }, { across: 1.2, down: 2 }, square('red', 2))
  expect(drawn).toBe(1)
  expect(row(4)).toBe('.rrrr....rrrr...')
  expect(row(1)).toBe('.'.repeat(16))
})

it('parts of one size stand beside each other without touching, with every palette its own', () => {
  const { brush, row } = picture(16)
  const extent = { across: 2, down: 2 }
  stamp(brush, 'one', { x: 4, y: 4 }, extent, square('red', 2))
  stamp({ ...brush, palette: 'colour-blind' }, 'one', { x: 12, y: 4 }, extent, square('blue', 2))
  expect(row(4)).toBe('..rrrr....bbbb..')
  stamp(brush, 'one', { x: 12, y: 4 }, extent, () => expect.unreachable())
  expect(row(4)).toBe('..rrrr....rrrr..')
})

it('so many parts that some are forgotten are drawn anew, on what was cleared for them', () => {
  drawn = 0
  const { brush, row } = picture(300, 300)
  const extent = { across: 128, down: 128 }
  // Four on a sheet: these are more than all sheets hold.
  for (let n = 0; n < 120; n++) stamp(brush, `many ${n}`, { x: 150, y: 150 }, extent, square('blue', 200))
  expect(drawn).toBe(120)
  const fresh = picture(300, 300)
  stamp(fresh.brush, 'many 0', { x: 150, y: 150 }, extent, square('red', 2))
  expect(fresh.row(150)).toBe(`${'.'.repeat(146)}rrrrrrrr${'.'.repeat(146)}`)
  stamp(brush, 'many 119', { x: 150, y: 150 }, extent, () => expect.unreachable())
  expect(row(150)).toBe(`${'.'.repeat(22)}${'b'.repeat(256)}${'.'.repeat(22)}`)
})

it('a part that is larger than a sheet is drawn as well', () => {
  const { brush, row } = picture(700)
  stamp(brush, 'large', { x: 350, y: 4 }, { across: 300, down: 2 }, square('red', 200))
  expect(row(4)).toBe(`${'.'.repeat(50)}${'r'.repeat(600)}${'.'.repeat(50)}`)
})

it('a part that failed is drawn anew, and leaves nothing behind for others', () => {
  const { brush, row } = picture(16)
  const extent = { across: 2.5, down: 2 }
  const fails: Parameters<typeof stamp>[4] = ({ ctx }, { x, y }) => {
    ctx.fillStyle = 'blue'
    ctx.fillRect(x - 2, y - 2, 4, 4)
    ctx.save()
    ctx.globalAlpha = 0
    throw new Error('no ink')
  }
  expect(() => stamp(brush, 'fails', { x: 4, y: 4 }, extent, fails)).toThrow('no ink')
  stamp(brush, 'other', { x: 12, y: 4 }, extent, square('red', 1))
  stamp(brush, 'fails', { x: 4, y: 4 }, extent, square('red', 1))
  expect(row(4)).toBe('..rrrr....rrrr..')
  expect(row(2)).toBe('.'.repeat(16))
})

it('a picture is the same wherever the parts of its tokens stand on their sheets', async () => {
  const scene = (all: typeof tokens) => drawScene({ board: smallBoard, tokens: all, width: 500 })
  const forget = () => {
    const { brush } = picture(300, 300)
    for (let n = 0; n < 120; n++)
      stamp(brush, `any ${n}`, { x: 150, y: 150 }, { across: 128, down: 128 }, square('blue', 9))
  }
  forget()
  const first = await scene(tokens)
  forget()
  await scene(tokens.toReversed())
  expect((await scene(tokens)).equals(first)).toBe(true)
})
