import { expect, it } from 'vitest'
import { brushOf } from '../../render/brush.ts'
import { createCanvas, pixelsOf } from '../../render/canvas.ts'
import { sidePainters } from '../../render/sides.ts'
import { type SideKind, sideKinds } from '../../rules/board/board.ts'
import { grey } from './compare.ts'

const mean = (list: number[]): number => list.reduce((a, b) => a + b, 0) / list.length

/** What is left of a line when colour is gone: how dark, how thick, how broken along and across its way. */
function looks(kind: SideKind) {
  const width = 35
  const height = 17
  const canvas = createCanvas(width, height)
  const brush = brushOf(canvas.getContext('2d'))
  const { ctx, colours } = brush
  ctx.fillStyle = colours.hex
  ctx.fillRect(0, 0, width, height)
  sidePainters[kind](brush, { x: 0, y: height / 2 }, { x: width, y: height / 2 }, 1)
  const light = Array.from(pixelsOf(canvas), grey)
  const ground = light[0]!
  const row = (y: number) => light.slice(y * width, (y + 1) * width)
  const rows = Array.from({ length: height }, (_, y) => mean(row(y)))
  const middle = row(8).slice(4, -4)
  return {
    dark: ground - mean(light),
    darkest: Math.min(...light),
    lightest: Math.max(...light),
    thick: rows.filter(value => Math.abs(value - ground) > 8).length,
    broken: Math.max(...middle) - Math.min(...middle),
    /** how much darker its middle is than what lies 3 pixels beside it */
    core: (rows[5]! + rows[11]!) / 2 - rows[8]!,
  }
}

it('4.03 4.04 4.041 the five kinds of side differ without colour', () => {
  const all = sideKinds.map(looks)
  for (let i = 0; i < all.length; i++)
    for (let j = 0; j < i; j++) {
      const a = all[i]!
      const b = all[j]!
      const apart =
        Number(Math.abs(a.dark - b.dark) > 15) +
        Number(Math.abs(a.darkest - b.darkest) > 40) +
        Number(Math.abs(a.lightest - b.lightest) > 12) +
        Number(Math.abs(a.thick - b.thick) > 3) +
        Number(Math.abs(a.broken - b.broken) > 60) +
        Number(Math.abs(a.core - b.core) > 40)
      expect(apart, `${sideKinds[i]} and ${sideKinds[j]}: ${JSON.stringify([a, b])}`).toBeGreaterThan(1)
    }
})
