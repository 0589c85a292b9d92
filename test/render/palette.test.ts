import { describe, expect, it } from 'vitest'
import { drawScene } from '../../render/board/drawScene.ts'
import { makeLayout } from '../../render/board/framing.ts'
import { pixelsOfScene } from '../../render/board/scenePixels.ts'
import { coloursOf, liveriesOf, numberOf, type PaletteName, palettes } from '../../render/paint/theme.ts'
import { channels } from './compare.ts'
import { smallBoard, tokens } from './scenes.ts'

/** What an eye without one of its three kinds of cones makes of linear red, green and blue (Machado et al., 2009). */
const eyes = {
  'without red cones': [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  'without green cones': [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
  'without blue cones': [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
  ],
  'with all cones': [1, 0, 0, 0, 1, 0, 0, 0, 1],
} as const

type Triple = [number, number, number]
const linear = (value: number): number =>
  value <= 10.31475 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4

const times = (m: readonly number[], [x, y, z]: Triple): Triple =>
  [0, 3, 6].map(i => m[i]! * x + m[i + 1]! * y + m[i + 2]! * z) as Triple

const toXyz = [0.4124, 0.3576, 0.1805, 0.2126, 0.7152, 0.0722, 0.0193, 0.1192, 0.9505]

/** A colour as the eye sees it, in CIE Lab, where distances are what people call differences. */
function lab(colour: string, eye: readonly number[]): Triple {
  const seen = times(eye, channels(numberOf(colour)).map(linear) as Triple)
  const [x, y, z] = times(toXyz, seen.map(value => Math.min(1, Math.max(0, value))) as Triple)
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const [a, b, c] = [f(x / 0.95047), f(y), f(z / 1.08883)]
  return [116 * b - 16, 500 * (a - b), 200 * (b - c)]
}

const apart = (a: string, b: string, eye: readonly number[]): number => {
  const [p, q] = [lab(a, eye), lab(b, eye)]
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
}

/** Colours that say different things in the same place. */
function meanings(palette: PaletteName): Record<string, string[]> {
  const livery = liveriesOf(palette, [{ tone: 'cool' }, { tone: 'warm' }, { tone: 'cool' }, { tone: 'warm' }])
  const colours = coloursOf[palette]
  return {
    'who owns it': [0, 1, 2, 3].map(owner => livery(owner).strong),
    'what lies on a side': [colours.difficult, colours.water, colours.lime, colours.wall],
    'whole or hurt': [colours.pip, colours.pipHurt],
    'life and action points': [colours.life, colours.actionPoints, colours.hurt],
    'free, hindered, blocked': [colours.good, colours.warn, colours.bad],
  }
}

describe.each(Object.entries(eyes))('the palette for the colour-blind, to an eye %s', (_, eye) => {
  it.each(Object.keys(meanings('colour-blind')))('keeps apart: %s', meaning => {
    const colours = meanings('colour-blind')[meaning]!
    for (const [i, a] of colours.entries())
      for (const b of colours.slice(0, i)) expect(apart(a, b, eye), `${a} and ${b}`).toBeGreaterThan(23)
  })
})

it('the usual palette keeps its meanings apart for eyes that see all colours', () => {
  for (const colours of Object.values(meanings('standard')))
    for (const [i, a] of colours.entries())
      for (const b of colours.slice(0, i))
        expect(apart(a, b, eyes['with all cones']), `${a} and ${b}`).toBeGreaterThan(23)
})

it('pictures in two palettes take nothing from each other, even after a failure', async () => {
  expect(palettes).toContain('colour-blind')
  const scene = { board: smallBoard, tokens, width: 420 }
  const other = { ...scene, palette: 'colour-blind' as const }
  const [usual, blind] = [await drawScene(scene), await drawScene(other)]
  expect(usual.equals(blind)).toBe(false)
  const broken = {
    ...tokens[0]!,
    get label(): string {
      throw new Error('broken')
    },
  }
  const layout = makeLayout(smallBoard, other)
  expect(() => pixelsOfScene({ ...other, tokens: [broken] }, layout)).toThrow('broken')
  const [a, b, c] = await Promise.all([drawScene(scene), drawScene(other), drawScene(scene)])
  expect(a.equals(usual)).toBe(true)
  expect(b.equals(blind)).toBe(true)
  expect(c.equals(usual)).toBe(true)
})
