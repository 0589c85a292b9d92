import { describe, expect, it } from 'vitest'
import { lands } from '../../render/art/lands.ts'
import { liveriesOf, numberOf, palettes, type Tone } from '../../render/paint/theme.ts'
import { boardThemes } from '../../rules/board/board.ts'
import { channels } from './compare.ts'

/** What is left of red, green and blue for eyes that lack one of them (Viénot, Brettel and Mollon, 1999). */
const eyes = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'red-blind': [
    [0.1124, 0.8876, 0],
    [0.1124, 0.8876, 0],
    [0.004, -0.004, 1],
  ],
  'green-blind': [
    [0.2927, 0.7073, 0],
    [0.2927, 0.7073, 0],
    [-0.0223, 0.0223, 1],
  ],
} as const
type Eye = keyof typeof eyes

function seen(colour: string, eye: Eye): number[] {
  const linear = channels(numberOf(colour)).map(value => (value / 255) ** 2.2)
  return eyes[eye].map(row => {
    const light = row.reduce<number>((sum, weight, i) => sum + weight * linear[i]!, 0)
    return 255 * Math.max(0, Math.min(1, light)) ** (1 / 2.2)
  })
}
const apart = (a: string, b: string, eye: Eye): number => {
  const [p, q] = [seen(a, eye), seen(b, eye)]
  return Math.hypot(...p.map((value, i) => value - q[i]!))
}
const four = (tone: Tone, palette: (typeof palettes)[number]) => {
  const of = liveriesOf(
    palette,
    [0, 1, 2, 3].map(() => ({ tone })),
  )
  return [0, 1, 2, 3].map(of)
}
const every = palettes.flatMap(palette =>
  (['cool', 'warm'] as const).flatMap(tone =>
    // What everybody sees has the usual colours, whatever eyes they have.
    (Object.keys(eyes) as Eye[]).map(eye => ({ palette, tone, eye })),
  ),
)

describe.each(every)('players of one tone, $palette, $tone, $eye', ({ palette, tone, eye }) => {
  const worn = four(tone, palette)

  it('have colours that hold apart', () => {
    worn.forEach(({ strong }, i) => {
      for (const other of worn.slice(i + 1))
        expect(apart(strong, other.strong, eye), `${strong} ${other.strong}`).toBeGreaterThan(45)
    })
  })

  it('are seen on every ground', () => {
    for (const { strong } of worn)
      for (const theme of boardThemes)
        for (const ground of lands[theme].ground)
          expect(apart(strong, ground, eye), `${strong} ${ground}`).toBeGreaterThan(60)
  })
})

it.each(palettes)('players of one tone are told apart by shapes too: %s', palette => {
  for (const tone of ['cool', 'warm'] as const) {
    expect(new Set(four(tone, palette).map(({ emblem }) => emblem)).size).toBe(4)
    expect(new Set(four(tone, palette).map(({ pattern }) => pattern)).size).toBe(4)
  }
})
