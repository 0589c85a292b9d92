import { afterEach, expect, it, vi } from 'vitest'
import { makeLayout, makeView } from '../../render/board/framing.ts'
import { pixelsOfScene } from '../../render/board/scenePixels.ts'
import { sidePainters } from '../../render/board/sides.ts'
import { iconOf } from '../../render/combat-hex/figureIcons.ts'
import { explained } from '../../render/legend/legendEntries.ts'
import { coloursOf, numberOf, palettes } from '../../render/paint/theme.ts'
import type { Scene, Token } from '../../render/types.ts'
import { type Board, type SideKind, sideKinds } from '../../rules/board/board.ts'
import { boards } from '../../rules/board/boards.ts'
import { roster } from '../../rules/combat-hex/army/roster.ts'
import { channels } from './compare.ts'

/**
 * Figures come first, terrain steps back. Contrast is that of WCAG less 1 (so that nothing is 0): of each pixel that a
 * line or a figure covers to what was there before it was drawn, in a real picture. So the ground is the true one, be
 * it meadow, water or reeds, and a thin bright line counts as much for its size as a broad dull one. The mean over those
 * pixels is how strongly the thing as a whole stands out. Luminance and not hue, since phones are held in the sun and one
 * man in twelve sees no red beside green.
 */
const contrastOf = (a: number, b: number): number => {
  const [p, q] = [luminance(a), luminance(b)]
  return (Math.max(p, q) + 0.05) / (Math.min(p, q) + 0.05) - 1
}
const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})
function luminance(pixel: number): number {
  const [r, g, b] = channels(pixel)
  return 0.2126 * linear[r]! + 0.7152 * linear[g]! + 0.0722 * linear[b]!
}

const meanOf = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length

/** How strongly what is in the second picture and not in the first stands out; NaN where both are the same. */
function added(before: Uint32Array, after: Uint32Array): number {
  const list: number[] = []
  for (const [i, pixel] of before.entries()) if (after[i] !== pixel) list.push(contrastOf(pixel, after[i]!))
  return meanOf(list)
}

afterEach(() => vi.restoreAllMocks())

const around = { cell: 8 * 24 + 12, radius: 5 }
let pictures = 0

/** A part of a board as large as a camera shows it, of its sides these kinds alone. */
function picture(board: Board, kinds: readonly SideKind[], more: Partial<Scene>): Uint32Array {
  vi.restoreAllMocks()
  for (const kind of sideKinds)
    if (!kinds.includes(kind)) vi.spyOn(sidePainters, kind).mockReturnValue(undefined)
  // under a name of its own, or it would be taken from what was kept of another
  const other = { ...board, id: `${board.id} ${pictures++}` }
  const scene = { board: other, tokens: [], labels: false, width: 600, around, ...more }
  return pixelsOfScene(scene, makeLayout(other, scene))
}

/** Nine figures all over that part, heroes and warriors. */
const figuresOf = (board: Board, owner: number): Token[] =>
  Array.from({ length: 9 }, (_, i) => {
    const type = roster[(i * 7 + 3) % roster.length]!
    return {
      label: `${'AB'[owner]}${i + 1}`,
      cells: [(4 + 2 * (i % 3)) * board.columns + 8 + Math.floor(i / 3) * 4],
      facing: (i % 6) as Token['facing'] & number,
      owner,
      pips: { left: 1 + (i % 3), of: 3 },
      starred: type.kind === 'hero',
      ...iconOf(type),
    }
  })

const cases = boards().flatMap(board => palettes.map(palette => ({ id: board.id, board, palette })))

it.each(cases)('figures stand out three times as much as lines: $id, $palette', ({ board, palette }) => {
  const bare = picture(board, [], { palette })
  const lined = picture(board, sideKinds, { palette })
  const sides = [0, 1].map(owner =>
    added(lined, picture(board, sideKinds, { palette, tokens: figuresOf(board, owner) })),
  )
  // all lines together against the paler side; every kind by itself against both
  expect(added(bare, lined) * 3).toBeLessThan(Math.min(...sides))
  const shown = explained({ board, tokens: [], around }, makeLayout(board, { around })).sides
  expect(shown).toContain('open')
  for (const kind of shown) {
    const contrast = added(bare, picture(board, [kind], { palette }))
    expect(contrast * 3, kind).toBeLessThan(meanOf(sides))
    // what costs more to cross must be seen, and more than the grid
    if (kind === 'open') {
      expect(contrast).toBeLessThan(0.25)
      expect(contrast).toBeGreaterThan(0.1)
    } else expect(contrast, kind).toBeGreaterThan(0.35)
  }
})

/** How far the land without its lines differs from its own middle tone: what it was when it stood in the foreground. */
const loud: Record<string, number> = {
  'the-hills': 0.39,
  'the-three-bridges': 0.519,
  'the-four-houses': 0.329,
  'the-marsh': 0.33,
  'the-bridge': 0.337,
  'the-village': 0.324,
  'the-ramparts': 0.349,
  'the-two-towers': 0.342,
  'the-river': 0.384,
  'the-ruins': 0.283,
}

it.each(boards().map(board => ({ id: board.id, board })))(
  'the land is calm by a third: $id',
  ({ id, board }) => {
    const frame = numberOf(coloursOf.standard.frame)
    const view = makeView(board, { around, width: 600 })
    const { left, top, right, bottom } = view.window
    const land = picture(board, [], {}).filter((pixel, i) => {
      const [x, y] = [i % view.width, Math.floor(i / view.width)]
      return x > left + 4 && x < right - 4 && y > top + 4 && y < bottom - 4 && (pixel & 0xffffff) !== frame
    })
    const light = Float64Array.from(land, luminance).sort()
    const middle = light[light.length >> 1]!
    const spread = meanOf(
      Array.from(light, l => (Math.max(l, middle) + 0.05) / (Math.min(l, middle) + 0.05) - 1),
    )
    expect(spread).toBeLessThan((loud[id]! * 2) / 3)
  },
)
