import { describe, expect, it } from 'vitest'
import { lands } from '../../render/art/lands.ts'
import { decode } from '../../render/canvas.ts'
import { legendOf } from '../../render/combat-hex/pictureWords.ts'
import { drawScene, type Overlay, pixelsOfScene, type Scene } from '../../render/drawScene.ts'
import { centre, makeView, type View } from '../../render/layout.ts'
import { coloursOf, numberOf } from '../../render/theme.ts'
import { standOf } from '../../render/tokenBase.ts'
import { makeTables } from '../../rules/board/board.ts'
import { boardById, boards } from '../../rules/board/boards.ts'
import { each } from '../helpers/thorough.ts'
import { difference, expectGolden, likeness } from './compare.ts'
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
  it('has the width asked for, and about 1400 x 1000 for the whole of a board', async () => {
    expect((await decode(await drawScene({ board, tokens, width: 444 }))).width).toBe(444)
    for (const whole of boards()) {
      const { width, height } = makeView(whole)
      expect(Math.abs(width - 1400)).toBeLessThan(100)
      expect(Math.abs(height - 1000)).toBeLessThan(150)
    }
  })

  it('is narrower in a message, unless hexes and their labels became too small', () => {
    const marsh = boardById('the-marsh')!
    expect(makeView(marsh, { compact: true }).width).toBe(829)
    const wide = makeView({ ...marsh, columns: 48 }, { compact: true })
    expect(wide.width).toBe(1310)
    const focus = [at('D4')]
    expect(makeView(marsh, { compact: true, focus }).width).toBe(740)
    expect(makeView(marsh, { compact: true, focus }).size).toBeGreaterThan(makeView(marsh).size)
  })

  it('writes on tokens what a phone shows, wherever the whole board is seen', () => {
    for (const one of boards())
      for (const compact of [true, false]) {
        const { unit, lettering, width } = makeView(one, { compact })
        const { scale } = standOf([{ x: 0, y: 0 }], makeView(one, { compact }))
        const onPhone = 18.5 * unit * scale * lettering * (390 / width)
        expect(onPhone, `${one.id} ${compact ? 'compact' : 'large'}`).toBeGreaterThan(8)
        expect(lettering).toBeLessThanOrEqual(1.4)
      }
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

  it('shows the half along an edge larger than the whole, and never taller than a phone', () => {
    const marsh = boardById('the-marsh')!
    const whole = makeView(marsh, { compact: true })
    const onPhone = ({ size, width }: View) => (size / width) * 400
    for (const [half, columns, rows] of [
      ['left', [0, 11], [0, 15]],
      ['right', [12, 23], [0, 15]],
      ['top', [0, 23], [0, 7]],
      ['bottom', [0, 23], [8, 15]],
    ] as const) {
      const view = makeView(marsh, { compact: true, half })
      expect(view).toMatchObject({ columns, rows, whole: false })
      expect(view.height).toBeLessThanOrEqual(1.75 * view.width)
      expect(onPhone(view)).toBeGreaterThanOrEqual(onPhone(whole))
      expect(view.window.left).toBeLessThan(40)
    }
    expect(onPhone(makeView(marsh, { compact: true, half: 'left' }))).toBeGreaterThan(1.8 * onPhone(whole))
    expect(makeView(marsh, { compact: true, half: 'left' }).labelled).toBe(true)
  })

  it('fills its width, however tall the part that it shows', () => {
    const columns = makeTables({ id: 'x', name: { en: '', fr: '' }, columns: 30, rows: 20 })
    const tall = makeView(columns, { compact: true, focus: [3 * 30 + 14, 14 * 30 + 14] })
    expect(tall.window.left).toBeLessThan(40)
    expect(tall.width - tall.window.right).toBeLessThan(40)
    // a board that has no more columns makes a narrower picture
    const strip = makeTables({ id: 'x', name: { en: '', fr: '' }, columns: 9, rows: 40 })
    const narrow = makeView(strip, { compact: true, focus: [4, 20 * 9 + 4] })
    expect(narrow.width).toBeLessThan(740)
    expect(narrow.window.left).toBeLessThan(40)
  })

  it('names hexes in a message only where a phone shows the names large enough', () => {
    const marsh = boardById('the-marsh')!
    expect(makeView(marsh, { compact: true }).labelled).toBe(false)
    expect(makeView(marsh, { compact: true, focus: [200] }).labelled).toBe(true)
    expect(makeView(marsh).labelled).toBe(true)
    expect(makeView(marsh, { width: 400 }).labelled).toBe(false)
  })

  it('has larger tokens where the whole board is shown', () => {
    const hex = [{ x: 100, y: 100 }]
    expect(
      standOf(hex, makeView(board)).scale /
        standOf(hex, makeView(board, { around: { cell: at('D4'), radius: 2 } })).scale,
    ).toBeGreaterThan(1.1)
  })

  it('has its columns a whole number of pixels apart, so that they come out alike', () => {
    for (const whole of boards())
      for (const compact of [true, false]) {
        const view = makeView(whole, { compact })
        const { x } = centre(view, whole, 0)
        expect(x % 1).toBe(0)
        expect(centre(view, whole, 1).x - x).toBeCloseTo(Math.round(centre(view, whole, 1).x - x), 9)
      }
  })

  it('is a third smaller in a message than it is to be looked at closely', async () => {
    const marsh = boardById('the-marsh')!
    const sizes = await Promise.all(
      [true, false].map(async compact => (await drawScene({ board: marsh, tokens, compact })).length),
    )
    expect(sizes[0]! / sizes[1]!).toBeLessThan(0.75)
    expect(sizes[0]!).toBeLessThan(240_000)
  })

  it('stays under 400 kB, with everything laid over it', async () => {
    for (const whole of each(boards(), 5)) {
      const all = Array.from({ length: 300 }, (_, i) => i + 40)
      const figures = tokens.map((figure, i) => ({ ...figure, cells: [30 + i * 31] }))
      const overlay = { ...below, field: all, zones: [{ owner: 1, cells: all.slice(0, 60) }] }
      expect((await drawScene({ board: whole, tokens: figures, overlay })).length).toBeLessThan(400_000)
    }
  })

  it.each([
    ['tokens', {}],
    ['regions', below],
    ['lines', above],
  ])('loses nothing to its 256 colours: %s', async (_, overlay) => {
    const scene = { board, tokens, overlay, width: 800 }
    const exact = pixelsOfScene(scene, makeView(board, scene))
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

const part = (label: string, radius: number, width = 600): View =>
  makeView(board, { around: { cell: at(label), radius }, width })

describe('an enlarged part', () => {
  it('shows hexes larger than the whole does', () => {
    expect(part('D4', 2).size).toBeGreaterThan(makeView(board, { width: 600 }).size * 1.3)
  })

  it('has the hex in its middle, and stops at the borders of the board', () => {
    const view = part('E4', 1)
    const { x } = centre(view, board, at('E4'))
    expect(Math.abs(x - view.width / 2)).toBeLessThan(2)
    expect(part('B2', 2).columns).toEqual([0, 3])
    expect(part('J6', 2).rows).toEqual([3, 6])
  })

  it('is never taller than a phone can show', () => {
    for (const radius of [0, 1, 2, 9]) expect(part('E4', radius, 1000).height).toBeLessThan(1200)
  })

  it('draws nothing outside its window', async () => {
    const scene = { board, tokens: [], around: { cell: at('D4'), radius: 1 }, width: 500 }
    const bare = await decode(await drawScene(scene))
    const full = await decode(await drawScene({ ...scene, tokens }))
    const { window } = makeView(board, scene)
    for (let y = 0; y < bare.height; y++)
      for (let x = 0; x < bare.width; x++) {
        if (x >= window.left - 4 && x < window.right + 4 && y >= window.top - 4 && y < window.bottom + 4)
          continue
        expect(full.pixels[y * bare.width + x]).toBe(bare.pixels[y * bare.width + x])
      }
    expect(difference(bare, full)).toBeGreaterThan(0.02)
  })
})
