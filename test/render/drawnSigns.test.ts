import { describe, expect, it, vi } from 'vitest'
import { drawScene, type Overlay, type Scene } from '../../render/board/drawScene.ts'
import { makeView } from '../../render/board/framing.ts'
import { centre } from '../../render/board/layout.ts'
import { decode } from '../../render/paint/canvas.ts'
import { liveriesOf, numberOf, palettes } from '../../render/paint/theme.ts'
import { channels } from './compare.ts'
import { lettersIn } from './letters.ts'
import { at, smallBoard as board, token } from './scenes.ts'

vi.mock('../../render/paint/canvas.ts', async real =>
  (await import('./letters.ts')).notingPictures(await real()),
)
vi.mock('../../render/paint/drawText.ts', async real =>
  (await import('./letters.ts')).notingTexts(await real()),
)

// What a picture says is held by its signs and colours where they stand, not by a share of its pixels.

const width = 800
const view = makeView(board, { width })
const pictureOf = async (scene: Partial<Scene>) =>
  (await decode(await drawScene({ board, tokens: [], width, ...scene }))).pixels

/** Pixels around the middle of a hex, by their place. */
function aroundHex(hex: string, radius: number): number[] {
  const { x, y } = centre(view, board, at(hex))
  const places: number[] = []
  for (let dy = -radius; dy <= radius; dy++)
    for (let dx = -radius; dx <= radius; dx++)
      if (dx * dx + dy * dy <= radius * radius) places.push((Math.round(y) + dy) * width + Math.round(x) + dx)
  return places
}

describe('signs of what became of a piece', () => {
  /** Numbers besides those of the rows. */
  const texts = async (marks: Overlay['marks']) =>
    (
      await lettersIn(() =>
        drawScene({ board, tokens: [], overlay: { marks: marks! }, width, labels: false }),
      )
    )
      .map(({ text }) => text)
      .filter(text => /^\W?\d+$/.test(text) && !/^[1-7]$/.test(text))

  it('who lost nothing, was missed or saved, or is gone has no number', async () => {
    for (const kind of ['missed', 'saved', 'removed'] as const)
      expect(await texts([{ cell: at('E6'), kind }]), kind).toEqual([])
  })

  it('a loss is written with its minus sign, for each piece its own', async () => {
    const marks: Overlay['marks'] = [
      { cell: at('E6'), kind: 'lost', loss: 1 },
      { cell: at('G4'), kind: 'lost', loss: 12 },
    ]
    expect(await texts(marks)).toEqual(['−1', '−12'])
  })
})

describe.each(palettes)('whose side, in the colours %s', palette => {
  const liveries = liveriesOf(palette)
  const strong = [0, 1].map(owner => numberOf(liveries(owner).strong))

  it.each([
    ['a round or square token', {}],
    ['a token of somebody starred', { starred: true }],
  ])('%s bears the colour of its owner, and not the other one', async (_, more) => {
    const pixels = await pictureOf({
      palette,
      tokens: [token('A1', 'D5', 0, more), token('B1', 'G4', 0, more)],
    })
    const has = (hex: string, owner: number) =>
      aroundHex(hex, Math.round(38 * view.unit)).some(place => (pixels[place]! & 0xffffff) === strong[owner])
    expect([has('D5', 0), has('D5', 1), has('G4', 0), has('G4', 1)]).toEqual([true, false, false, true])
  })
})

describe('arrows', () => {
  const bare = pictureOf({})
  const distance = (place: number, hex: string) => {
    const { x, y } = centre(view, board, at(hex))
    return Math.hypot((place % width) - x, Math.floor(place / width) - y)
  }
  /** What an arrow changes: where it is widest, and by how much bluer than red it makes the ground. */
  async function changed(from: string, to: string, owner: number) {
    const before = await bare
    const after = await pictureOf({ overlay: { arrows: [{ from: at(from), to: at(to), owner }] } })
    const drawn = new Set([...before.keys()].filter(place => before[place] !== after[place]))
    let bluer = 0
    let widest = { place: -1, near: 0 }
    for (const place of drawn) {
      const [r, , b] = channels(after[place]!)
      const [r0, , b0] = channels(before[place]!)
      bluer += b - b0 - (r - r0)
      let near = 0
      for (let dy = -6; dy <= 6; dy++)
        for (let dx = -6; dx <= 6; dx++) if (drawn.has(place + dy * width + dx)) near++
      if (near > widest.near) widest = { place, near }
    }
    return { bluer, from: distance(widest.place, from), to: distance(widest.place, to) }
  }

  it.each([
    ['A7', 'D5'],
    ['D5', 'A7'],
    ['E7', 'E4'],
    ['E4', 'E7'],
  ])('from %s to %s has its head where it leads', async (from, to) => {
    const head = await changed(from, to, 0)
    expect(head.to).toBeLessThan(head.from)
  })

  it('has the colour of whoever moved', async () => {
    const [cool, warm] = [await changed('A7', 'D5', 0), await changed('A7', 'D5', 1)]
    expect(cool.bluer).toBeGreaterThan(0)
    expect(warm.bluer).toBeLessThan(0)
  })
})
