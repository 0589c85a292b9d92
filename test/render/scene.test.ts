import { describe, expect, it } from 'vitest'
import { lands } from '../../render/art/lands.ts'
import { drawScene, type Overlay, type Scene } from '../../render/board/drawScene.ts'
import { makeLayout, makeView } from '../../render/board/framing.ts'
import { centre } from '../../render/board/layout.ts'
import { pixelsOfScene } from '../../render/board/scenePixels.ts'
import { legendOf } from '../../render/combat-hex/pictureWords.ts'
import { decode } from '../../render/paint/canvas.ts'
import { coloursOf, numberOf } from '../../render/paint/theme.ts'
import { boards } from '../../rules/board/boards.ts'
import { each } from '../helpers/thorough.ts'
import { expectGolden, likeness } from './compare.ts'
import { at, cellsAt, smallBoard, token, tokens } from './scenes.ts'

const board = smallBoard
const below: Overlay = {
  zones: [
    { owner: 0, cells: cellsAt('D2 D4 E4') },
    { owner: 1, cells: cellsAt('E4 E3 F4 G3') },
  ],
  reach: [
    { cell: at('A4'), cost: 1, stops: false },
    { cell: at('A5'), cost: 2, stops: false },
    { cell: at('B5'), cost: 12, stops: true, threatened: true },
  ],
  deployment: cellsAt('I1 J1 J2 I2 J3 J4'),
  field: cellsAt('D6 C6 C7 D7 E7'),
}
const above: Overlay = {
  path: {
    cells: cellsAt('B4 C4 D4 E4'),
    costs: [1, 3, 1],
    total: 5,
    run: at('E5'),
    ghost: token('A2', 'E5', 1, { counter: 1 }),
  },
  sight: [
    { from: at('A3'), corner: 0, to: at('D1'), corners: [3, 4], ok: true, penalty: false },
    { from: at('C5'), corner: 2, to: at('I6'), corners: [4, 5], ok: true, penalty: true },
    { from: at('F3'), corner: 1, to: at('J3'), corners: [3, 4], ok: false, penalty: false },
  ],
  marks: [
    { cell: at('G6'), kind: 'removed' },
    { cell: at('G4'), kind: 'missed' },
    { cell: at('E6'), kind: 'lost', loss: 1 },
  ],
  arrows: [
    { from: at('A7'), to: at('D5'), owner: 0 },
    { from: at('J2'), to: at('G1'), owner: 1 },
  ],
}

describe('pictures look as they did', () => {
  const golden: [string, Scene][] = [
    ['board', { board, tokens: [], width: 640 }],
    ['board-fr', { board, tokens: [], width: 900, legend: legendOf('fr'), labels: false }],
    ['tokens', { board, tokens, width: 640 }],
    ['below', { board, tokens, overlay: below, width: 640 }],
    ['above', { board, tokens, overlay: above, width: 640 }],
    ['around', { board, tokens, overlay: above, around: { cell: at('D4'), radius: 2 }, width: 520 }],
  ]
  it.each(golden)('%s', async (name, scene) =>
    expectGolden(name, await drawScene({ legend: legendOf('en'), ...scene })),
  )
})

describe('a picture of a battle', () => {
  it('has the width asked for', async () => {
    expect((await decode(await drawScene({ board, tokens, width: 444 }))).width).toBe(444)
  })

  it('names four players within the picture, however long their names are', async () => {
    const names = ['A very long name of somebody', 'Another such name', 'Cy', 'The longest name of them all']
    const players = names.map((name, i) => ({ name, tone: (['cool', 'warm'] as const)[i % 2]! }))
    const { pixels, width, height } = await decode(
      await drawScene({ board, tokens: [], players, width: 420 }),
    )
    const edge = Array.from({ length: 24 }, (_, i) => pixels[(height - 8 - i) * width + width - 5])
    expect(new Set(edge).size).toBe(1)
  })

  it('stays under 300 kB, with everything laid over it', async () => {
    for (const whole of each(boards(), 5)) {
      const all = Array.from({ length: 300 }, (_, i) => i + 40)
      const figures = tokens.map((figure, i) => ({ ...figure, cells: [30 + i * 31] }))
      const overlay = { ...below, field: all, zones: [{ owner: 1, cells: all.slice(0, 60) }] }
      expect((await drawScene({ board: whole, tokens: figures, overlay })).length).toBeLessThan(300_000)
    }
  })

  it.each([
    ['tokens', {}],
    ['regions', below],
    ['lines', above],
  ])('loses nothing to its 256 colours: %s', async (_, overlay) => {
    const scene = { board, tokens, overlay, width: 800 }
    const exact = pixelsOfScene(scene, makeLayout(board, scene))
    const { pixels } = await decode(await drawScene(scene))
    expect(likeness(exact, pixels)).toBeGreaterThan(36)
  })

  it('keeps flat colours exactly', async () => {
    const { pixels, width } = await decode(await drawScene({ board, tokens: [], width: 800 }))
    const view = makeView(board, { width: 800 })
    const colourAt = (label: string) => {
      const { x, y } = centre(view, board, at(label))
      return pixels[Math.round(y) * width + Math.round(x)]! & 0xffffff
    }
    const land = lands[board.theme]
    expect(land.ground.map(numberOf)).toContain(colourAt('E4'))
    expect(land.raised.tones.map(numberOf)).toContain(colourAt('H3'))
    expect(pixels[2 * width + 2]! & 0xffffff).toBe(numberOf(coloursOf.standard.frame))
  })

  it('is the same whenever and beside whatever it is drawn', async () => {
    const one = { board, tokens, width: 600 }
    const other = { board, tokens: [], overlay: below, width: 600 }
    const alone = await drawScene(one)
    const [a, , b] = await Promise.all([drawScene(one), drawScene(other), drawScene(one)])
    expect(a.equals(alone)).toBe(true)
    expect(b.equals(alone)).toBe(true)
  })

  it('draws the next picture well after one that failed', async () => {
    const one = { board, tokens, width: 600 }
    const good = await drawScene(one)
    const broken = {
      ...tokens[0]!,
      get label(): string {
        throw new Error('broken')
      },
    }
    await expect(drawScene({ ...one, tokens: [broken] })).rejects.toThrow('broken')
    expect((await drawScene(one)).equals(good)).toBe(true)
  })

  it('lets the event loop go on while it is compressed', async () => {
    let turns = 0
    const timer = setInterval(() => turns++, 0)
    for (let i = 0; i < 5; i++) await drawScene({ board, tokens, width: 1200 })
    clearInterval(timer)
    expect(turns).toBeGreaterThan(0)
  })
})
