import { expect, it } from 'vitest'
import { lands } from '../../render/art/lands.ts'
import { sidePainters } from '../../render/board/sides.ts'
import { brushOf } from '../../render/paint/brush.ts'
import { createCanvas, pixelsOf } from '../../render/paint/canvas.ts'
import { boardThemes, type SideKind, sideKinds } from '../../rules/board/board.ts'
import { grey } from './compare.ts'

const mean = (list: number[]): number => list.reduce((a, b) => a + b, 0) / list.length

/** What is left of a line when colour is gone: how dark, how thick, how broken along and across its way. */
function looks(kind: SideKind, soil: string, inner = false) {
  const width = 35
  const height = 17
  const canvas = createCanvas(width, height)
  const brush = brushOf(canvas.getContext('2d'))
  const { ctx } = brush
  ctx.fillStyle = soil
  ctx.fillRect(0, 0, width, height)
  sidePainters[kind](brush, { x: 0, y: height / 2 }, { x: width, y: height / 2 }, 1, inner)
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

/** The middle tone of the ground in every land. */
const soils = boardThemes.map(theme => lands[theme].ground[2]!)

it.each(soils)('4.03 4.04 4.041 the five kinds of side differ without colour, on %s', soil => {
  const all = sideKinds.map(kind => looks(kind, soil))
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

it.each(['difficult', 'water'] as const)(
  'within a region of %s, less of the line is drawn, in its form',
  kind => {
    for (const { ground, rough, water } of Object.values(lands)) {
      const soil = kind === 'water' ? water.tones[1]! : rough.ground
      const [rim, inner, open] = [looks(kind, soil), looks(kind, soil, true), looks('open', soil)]
      expect(inner.dark).toBeLessThan(rim.dark * 0.55)
      expect(inner.dark).toBeGreaterThan(0.8)
      // broken, which a line between open hexes never is
      expect(inner.broken).toBeGreaterThan(25)
      expect(open.broken).toBeLessThan(2)
      expect(ground).not.toContain(soil)
    }
  },
)
