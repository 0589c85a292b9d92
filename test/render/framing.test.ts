import { describe, expect, it } from 'vitest'
import { locatorWidth } from '../../render/board/drawLocator.ts'
import { drawScene } from '../../render/board/drawScene.ts'
import { type Framing, type Layout, makeLayout, plainView } from '../../render/board/framing.ts'
import { centre, corner, inradius, legible, outward, type View } from '../../render/board/layout.ts'
import { phone } from '../../render/board/phoneLegibility.ts'
import { quarters } from '../../render/board/quarters.ts'
import { framesOf } from '../../render/combat-hex/frames.ts'
import { board as boardOf, play } from '../../render/gallery/combat-hex/playedGame.ts'
import { decode } from '../../render/paint/canvas.ts'
import { layoutsOf } from '../../render/replay/camera.ts'
import type { Frame } from '../../render/types.ts'
import { type Board, type Cell, cellsOf } from '../../rules/board/board.ts'
import { boards } from '../../rules/board/boards.ts'
import { open } from '../../rules/combat-hex/index.ts'
import { parseCell } from '../../rules/index.ts'
import { difference } from './compare.ts'
import { tokens as sampleTokens, smallBoard } from './scenes.ts'

const marsh = boardOf('the-marsh')
const at = (hex: string): Cell => parseCell(marsh, hex)!
const cells = (hexes: string): Cell[] => hexes.split(' ').map(at)

const around = (cell: Cell): Cell[] =>
  [0, 1, 2, 3, 4, 5].flatMap(f => {
    const next = marsh.neighbour[cell * 6 + f]!
    return next < 0 ? [] : [next]
  })

/** Is a hex wholly in a window? Pixels that are rounded away count for nothing. */
function isIn(view: View, board: Board, cell: Cell): boolean {
  const { left, top, right, bottom } = view.window
  return [0, 1, 2, 3, 4, 5].every(i => {
    const { x, y } = corner(view, centre(view, board, cell), i)
    return x >= left - 2 && x <= right + 2 && y >= top - 2 && y <= bottom + 2
  })
}
const isSeen = ({ panes }: Layout, cell: Cell, board = marsh): boolean =>
  panes.some(({ view }) => isIn(view, board, cell))

/** How much smaller a phone shows a picture than it is drawn. */
const onPhone = ({ width }: Layout): number => phone.width / width

/** Height of a label on a token of one hex, in points of a phone. */
const labelOnPhone = (layout: Layout): number =>
  Math.min(...layout.panes.map(({ view }) => 22 * view.unit * view.lettering * (view.whole ? 1.14 : 1))) *
  onPhone(layout)

/** What a message may ask for. */
const framings: [string, Framing][] = [
  ['the whole', {}],
  ['one hex', { focus: cells('K8') }],
  ['a fight', { focus: cells('K8 L8 M9 K9') }],
  ['a corner', { focus: cells('A1') }],
  ['another corner', { focus: cells('X16') }],
  ['two armies along the narrow edges', { focus: cells('A1 A8 B12 X3 W9 X14') }],
  ['two armies along the wide edges', { focus: cells('H1 M2 P1 H16 M15 P16') }],
  ['a long zone', { focus: cells('A1 F2 L3 R1 X2 X3'), windows: 3 }],
  ['all over the board', { focus: cellsOf(marsh).filter(cell => cell % 7 === 0) }],
  ['around', { around: { cell: at('L8'), radius: 5 } }],
  ['around a corner', { around: { cell: at('A16'), radius: 5 } }],
  ...quarters.map((quarter): [string, Framing] => [quarter, { quarter }]),
  ['a small one', { focus: cells('K8 M9'), width: 380 }],
  ['a low one', { focus: cells('K8 M9'), tall: 0.8 }],
  ['players', { focus: cells('K8 M9'), players: [1, 2, 3, 4] }],
]

describe('a picture at phone width', () => {
  it.each(framings)('has nothing under 11 points: %s', (_, framing) => {
    for (const board of boards()) {
      const layout = makeLayout(board, framing)
      expect(labelOnPhone(layout)).toBeGreaterThanOrEqual(phone.letters - 0.01)
      for (const { view } of layout.panes) {
        expect(legible(view, 1) * onPhone(layout)).toBeGreaterThanOrEqual(phone.letters)
        // Hexes whose tokens bear more than a label are so wide at least that it fits.
        if (!view.whole) expect(2 * view.size * onPhone(layout)).toBeGreaterThan(3 * phone.letters)
      }
    }
  })

  it.each(framings)('stands upright, and is no higher than a phone shows: %s', (_, framing) => {
    for (const board of boards()) {
      const { width, height, panes, strip } = makeLayout(board, framing)
      expect(height * (phone.width / width)).toBeLessThanOrEqual(500)
      if (!framing.tall) expect(height).toBeGreaterThan(width)
      if (!framing.width && !framing.tall) expect(height).toBeGreaterThanOrEqual(1200 - 70)
      // A legend has no more than a twentieth of it.
      const beside = 16 + locatorWidth(board, { width, height, panes, strip })
      if (!framing.tall) expect(((strip.high - 8) * (width - beside)) / (width * height)).toBeLessThan(0.0501)
      for (const { left, top, view } of panes) {
        expect(left + view.width).toBeLessThanOrEqual(width)
        expect(top + view.height).toBeLessThanOrEqual(strip.top)
      }
    }
  })

  it.each(framings)('never leaves the board: %s', (_, framing) => {
    for (const { view } of makeLayout(marsh, framing).panes) {
      const { columns, rows, window } = view
      expect(Math.min(columns[0], rows[0])).toBeGreaterThanOrEqual(0)
      expect(columns[1]).toBeLessThan(marsh.columns)
      expect(rows[1]).toBeLessThan(marsh.rows)
      expect(window.right - window.left).toBeGreaterThan(0)
      for (let y = window.top + view.size; y < window.bottom - view.size; y += view.size)
        for (let x = window.left + view.size; x < window.right - view.size; x += view.size) {
          const near = cellsOf(marsh).some(cell => {
            const middle = centre(view, marsh, cell)
            return Math.hypot(middle.x - x, middle.y - y) <= view.size * 1.6
          })
          expect(near, `${x} ${y}`).toBe(true)
        }
    }
  })
})

describe('the camera of a message', () => {
  it.each(framings.filter(([name, { focus }]) => focus && !name.startsWith('all')))(
    'shows every hex asked for: %s',
    (_, framing) => {
      const layout = makeLayout(marsh, framing)
      for (const cell of framing.focus!) expect(isSeen(layout, cell), String(cell)).toBe(true)
    },
  )

  it('shows a hex around what happens', () => {
    for (const hexes of ['K7 M8', 'A1 C2', 'X16 V14', 'A16 B12']) {
      const layout = makeLayout(marsh, { focus: cells(hexes) })
      for (const cell of cells(hexes))
        for (const next of around(cell))
          expect(
            layout.panes.some(({ view }) => {
              const { x, y } = centre(view, marsh, next)
              const { left, top, right, bottom } = view.window
              return x > left && x < right && y > top && y < bottom
            }),
          ).toBe(true)
    }
  })

  it('comes as close as what it shows allows, but no closer than tokens are large', () => {
    const size = (hexes: string) => makeLayout(marsh, { focus: cells(hexes) }).panes[0]!.view.size
    expect(size('K8')).toBeGreaterThan(size('G8 M9'))
    expect(size('K8')).toBe(size('K8 L8'))
  })

  it('shows two armies far apart in two windows, beside each other or one below the other', () => {
    const one = makeLayout(marsh, { focus: cells('K8 M9') })
    expect(one.panes.length).toBe(1)
    const beside = makeLayout(marsh, { focus: cells('A1 A8 B12 X2 W9 X12') })
    expect(beside.panes.length).toBe(2)
    expect(beside.panes[1]!.left).toBeGreaterThan(beside.panes[0]!.view.width - 1)
    expect(beside.panes[1]!.top).toBe(0)
    const below = makeLayout(marsh, { focus: cells('H1 M2 P1 H16 M15 P16') })
    expect(below.panes.length).toBe(2)
    expect(below.panes[1]!.top).toBeGreaterThan(below.panes[0]!.view.height - 1)
    expect(below.panes[0]!.view.size).toBe(below.panes[1]!.view.size)
  })

  it('shows no hex twice where two windows have room beside each other', () => {
    const { panes } = makeLayout(marsh, { focus: cells('E7 F9 J8 O8 P8 T8') })
    expect(panes.length).toBe(2)
    const [first, second] = panes.map(({ view }) => cellsOf(marsh).filter(cell => isIn(view, marsh, cell)))
    const twice = first!.filter(cell => second!.includes(cell))
    expect(twice.length / first!.length).toBeLessThan(0.3)
  })

  it('leaves out the last ones where not all have room', () => {
    const focus = [...cells('A1 B2 B3'), ...cellsOf(marsh).filter(cell => cell % 5 === 0)]
    const layout = makeLayout(marsh, { focus })
    for (const cell of cells('A1 B2 B3')) expect(isSeen(layout, cell)).toBe(true)
    expect(focus.every(cell => isSeen(layout, cell))).toBe(false)
  })

  it('is lower where much is to be pressed below it, and shows the same', () => {
    const focus = cells('K7 M8 L9')
    const { width, height } = makeLayout(marsh, { focus, tall: 0.8 })
    expect(height / width).toBeLessThanOrEqual(0.8)
    for (const cell of focus) expect(isSeen(makeLayout(marsh, { focus, tall: 0.8 }), cell)).toBe(true)
    expect(makeLayout(marsh, { focus }).height).toBeGreaterThan(height)
  })

  it('cuts a long zone into three where it may', () => {
    const focus = cells('A1 F2 L3 R1 X2 X3')
    expect(makeLayout(marsh, { focus, windows: 3 }).panes.length).toBe(3)
  })

  it('goes by steps, so that pictures which show nearly the same share their ground', () => {
    const keys = ['K7', 'K8', 'L7', 'L8', 'J7', 'M8', 'K9', 'J8'].map(
      hex => makeLayout(marsh, { focus: cells(hex) }).panes[0]!.view.key,
    )
    expect(new Set(keys).size).toBeLessThanOrEqual(6)
  })

  it('draws nothing outside its windows', async () => {
    const scene = { board: smallBoard, tokens: [], focus: [35], width: 500, labels: false }
    const bare = await decode(await drawScene(scene))
    const full = await decode(await drawScene({ ...scene, tokens: sampleTokens }))
    const { panes, strip } = makeLayout(smallBoard, scene)
    const { window } = panes[0]!.view
    for (let y = 0; y < Math.min(bare.height, strip.top); y++)
      for (let x = 0; x < bare.width; x++) {
        if (x >= window.left - 4 && x < window.right + 4 && y >= window.top - 4 && y < window.bottom + 4)
          continue
        expect(full.pixels[y * bare.width + x]).toBe(bare.pixels[y * bare.width + x])
      }
    expect(difference(bare, full)).toBeGreaterThan(0.02)
  })
})

describe('a board', () => {
  it('is turned upright where its hexes become larger by that, and only then', () => {
    for (const board of boards()) expect(makeLayout(board).panes[0]!.view.turned).toBe(true)
    const { view } = makeLayout(smallBoard).panes[0]!
    expect(view.turned).toBe(false)
    expect(makeLayout(marsh, { focus: cells('K8') }).panes[0]!.view.turned).toBe(false)
  })

  it('has its north at the left once it is turned, and is otherwise the same', () => {
    const { view } = makeLayout(marsh).panes[0]!
    const upright = plainView(marsh, 900)
    expect(outward(0, view).x).toBeCloseTo(-1)
    expect(outward(0, view).y).toBeCloseTo(0)
    for (const label of ['C3', 'K8', 'W15']) {
      const cell = at(label)
      for (let f = 0; f < 6; f++) {
        const next = marsh.neighbour[cell * 6 + f]!
        const [a, b] = [centre(view, marsh, cell), centre(view, marsh, next)]
        const out = outward(f, view)
        expect(b.x - a.x).toBeCloseTo(out.x * 2 * inradius(view))
        expect(b.y - a.y).toBeCloseTo(out.y * 2 * inradius(view))
        const far = (one: View) => {
          const [p, q] = [centre(one, marsh, cell), centre(one, marsh, next)]
          return Math.hypot(p.x - q.x, p.y - q.y) / one.size
        }
        expect(far(view)).toBeCloseTo(far(upright))
      }
    }
  })

  it('is all there, whole and in its quarters', () => {
    for (const board of boards()) {
      const whole = makeLayout(board)
      const parts = quarters.map(quarter => makeLayout(board, { quarter }))
      for (const cell of cellsOf(board)) {
        expect(isSeen(whole, cell, board)).toBe(true)
        expect(parts.some(part => isSeen(part, cell, board))).toBe(true)
      }
      for (const part of parts)
        expect(part.panes[0]!.view.size / part.width).toBeGreaterThan(
          1.6 * (whole.panes[0]!.view.size / whole.width),
        )
    }
  })

  it('has its columns a whole number of pixels apart, so that they come out alike', () => {
    for (const framing of [{}, { focus: cells('K8') }]) {
      const { view } = makeLayout(marsh, framing).panes[0]!
      const [a, b] = [0, 1].map(cell => centre(view, marsh, cell))
      const apart = view.turned ? b!.y - a!.y : b!.x - a!.x
      expect(apart).toBeCloseTo(Math.round(apart), 9)
    }
  })
})

/** A picture of a move from one hex to another, or of nothing. */
const frame = (part: string, from?: string, to?: string): Frame => ({
  part,
  tokens: [],
  overlay: from && to ? { arrows: [{ from: at(from), to: at(to), owner: 0 }] } : {},
  shown: 500,
})
const layouts = (...frames: Frame[]) => layoutsOf(marsh, frames, { width: 520 })

describe('the camera of a replay', () => {
  it('has pictures of one size', () => {
    const sizes = layouts(frame('1', 'A1', 'C2'), frame('2', 'B2', 'W15'), frame('3', 'M1', 'M2')).map(
      ({ width, height }) => `${width}x${height}`,
    )
    expect(new Set(sizes).size).toBe(1)
  })

  it('stands still through a part, also while nothing happens', () => {
    const found = layouts(frame('1'), frame('1', 'K7', 'M8'), frame('1'), frame('1', 'J9', 'K9'))
    expect(new Set(found).size).toBe(1)
  })

  it('stays from one part to the next where it shows that well, and goes where it does not', () => {
    const [first, inside, nothing, outside] = layouts(
      frame('1', 'H4', 'N10'),
      frame('2', 'I5', 'N9'),
      frame('3'),
      frame('4', 'T14', 'V15'),
    )
    expect(inside).toBe(first)
    expect(nothing).toBe(first)
    expect(outside).not.toBe(first)
  })

  it('shows everything of a battle in which something happens', () => {
    const { save, log, fighters } = play('the-marsh')
    const frames = framesOf({ board: marsh, fighters, types: open(save).state.types }, log)
    const found = layoutsOf(marsh, frames, { width: 520 })
    let hidden = 0
    let all = 0
    for (const [i, { overlay }] of frames.entries())
      for (const { to } of [...(overlay.arrows ?? []), ...(overlay.shots ?? [])]) {
        all++
        if (!isSeen(found[i]!, to)) hidden++
      }
    expect(hidden / all).toBeLessThan(0.05)
  })
})
