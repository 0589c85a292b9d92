import { describe, expect, it } from 'vitest'
import { type Scene, type Token } from '../../render/board/drawScene.ts'
import { makeLayout } from '../../render/board/framing.ts'
import { centre, outward } from '../../render/board/layout.ts'
import { pixelsOfScene } from '../../render/board/scenePixels.ts'
import { liveriesOf } from '../../render/paint/theme.ts'
import { tokenLayout } from '../../render/tokens/tokenLayout.ts'
import { tokenConditions } from '../../render/types.ts'
import { type Facing, facings } from '../../rules/core/hex.ts'
import { channels, grey } from './compare.ts'
import { at, smallBoard, token } from './scenes.ts'

const board = smallBoard
const layout = makeLayout(board, { width: 640, focus: [at('E4')] })
const { view } = layout.panes[0]!
const plain = token('A1', 'E4', 3, { pips: { left: 3, of: 3 }, counter: 2 })

const picture = (figure?: Token, marks: Scene['marks'] = 'all'): Float32Array =>
  Float32Array.from(pixelsOfScene({ board, tokens: figure ? [figure] : [], width: 640, marks }, layout), grey)

/** Number of pixels that are clearly lighter or darker: what changes without colour. */
const changed = (a: Float32Array, b: Float32Array): number =>
  a.reduce((count, value, i) => count + Number(Math.abs(value - b[i]!) > 40), 0)

describe('a token tells without colour', () => {
  const others: [string, Partial<Token>][] = [
    ['whose it is', { owner: 1 }],
    ['what it is', { icon: 'wolf-head' }],
    ['that it is one of the great', { starred: true }],
    ['what it bears', { sign: 'high-shot' }],
    ['what is laid behind it', { behind: 'brutal-helm' }],
    ['its label', { label: 'A4' }],
    ['what is left of its pips', { pips: { left: 1, of: 3 } }],
    ['its counter', { counter: 1 }],
    ['that it has none', { counter: undefined }],
    ['where its front is, if it has one', { facing: undefined }],
    ['that it is faded', { faded: 0.62 }],
    ['that it has fallen', { fallen: true }],
    ['what its flag says', { flag: '+A2' }],
    ['that it is talked of', { highlighted: true }],
    ...tokenConditions.map((each): [string, Partial<Token>] => [
      `that it is ${each}`,
      { conditions: [each] },
    ]),
    ['what its plate says', { note: 'F' }],
  ]
  it.each(others)('%s', (_, change) => {
    const different = changed(picture(plain), picture({ ...plain, ...change }))
    // A digit changes least; a faded token is greyer all over.
    expect(different).toBeGreaterThan(change.pips || change.counter === 1 ? 8 : 40)
  })

  it.each([1, 2, 3])('whose it is, where %i other players have its tone', more => {
    const shown = (owner: number) => {
      const players = Array.from({ length: 4 }, () => ({ name: '', tone: 'cool' as const }))
      const light = pixelsOfScene({ board, tokens: [{ ...plain, owner }], players, width: 640 }, layout)
      return Float32Array.from(light, grey)
    }
    for (let other = 0; other < more; other++) expect(changed(shown(more), shown(other))).toBeGreaterThan(40)
  })

  it('its tone by light and dark: white where it is cool, dark where it is warm', () => {
    const middle = centre(view, board, at('E4'))
    const spot = Math.round(middle.y + 18 * view.unit) * view.width + Math.round(middle.x - 12 * view.unit)
    const bare = { label: '', counter: undefined, pips: undefined, facing: undefined, icon: undefined }
    expect(picture({ ...plain, ...bare })[spot]).toBeGreaterThan(220)
    expect(picture({ ...plain, ...bare, owner: 1 })[spot]).toBeLessThan(70)
  })
})

describe('what has become of a token', () => {
  const whole = makeLayout(board, { width: 640 })
  const seen = (conditions: Token['conditions'], where: typeof layout, marks: Scene['marks'] = 'few') =>
    Float32Array.from(
      pixelsOfScene({ board, tokens: [{ ...plain, conditions }], width: 640, marks }, where),
      grey,
    )
  it.each(tokenConditions)('%s is seen with few marks, and on a whole board too', condition => {
    for (const where of [layout, whole])
      expect(changed(seen([], where), seen([condition], where))).toBeGreaterThan(40)
  })

  it.each(tokenConditions)(
    '%s is told apart from every other, also where a token is in all of them',
    condition => {
      for (const other of tokenConditions)
        if (other !== condition)
          expect(changed(seen([condition], layout), seen([other], layout))).toBeGreaterThan(40)
      const others = tokenConditions.filter(each => each !== condition)
      expect(changed(seen(tokenConditions, layout), seen(others, layout))).toBeGreaterThan(40)
    },
  )

  it('is told no more once it has fallen', () => {
    const fallen = (conditions: Token['conditions']) => picture({ ...plain, fallen: true, conditions })
    for (const each of tokenConditions.filter(one => one !== 'unseen' && one !== 'lying'))
      expect(changed(fallen([]), fallen([each]))).toBe(0)
  })
})

describe('few marks', () => {
  const shown = (change: Partial<Token>) => picture({ ...plain, ...change }, 'few')
  it('leave out what has lost nothing, what there is none of, and words', () => {
    const bare = picture({ ...plain, pips: undefined, counter: undefined }, 'few')
    expect(shown({ pips: { left: 3, of: 3 }, counter: 0, flag: '+A2', note: 'F' })).toEqual(bare)
  })

  it('keep life that was lost, points, label and wedge', () => {
    for (const change of [
      { pips: { left: 2, of: 3 } },
      { counter: 3 },
      { label: 'A4' },
      { facing: 1 as const },
    ])
      expect(changed(shown({}), shown(change))).toBeGreaterThan(8)
  })
})

/** How light the token is where the tip of a wedge on one of its sides would be. */
function lightAt(light: Float32Array, side: number): number {
  const middle = centre(view, board, at('E4'))
  const out = outward(side, view)
  const reach = (tokenLayout.wedge.to - 3) * view.unit
  return light[Math.round(middle.y + out.y * reach) * view.width + Math.round(middle.x + out.x * reach)]!
}

describe('facing', () => {
  it.each(facings.flatMap(facing => [0, 1].map(owner => ({ facing, owner }))))(
    '1.07 the wedge is bright in front and nowhere else: $facing of player $owner',
    ({ facing, owner }) => {
      const light = picture({ ...plain, owner, facing, label: '', pips: undefined, counter: undefined })
      expect(lightAt(light, facing)).toBeGreaterThan(180)
      for (const turn of [1, 2, 3, 4, 5]) expect(lightAt(light, facing + turn)).toBeLessThan(180)
    },
  )

  it('moves nothing else: every place is the same whatever the facing', () => {
    const lettered = (facing: Facing) => {
      const bare = picture({ ...plain, facing, label: '', counter: undefined, pips: undefined })
      const full = picture({ ...plain, facing, pips: { left: 1, of: 3 } })
      return new Set([...full.keys()].filter(i => Math.abs(full[i]! - bare[i]!) > 90))
    }
    const [first, ...others] = facings.map(lettered)
    for (const other of others) {
      const both = [...first!].filter(i => other.has(i)).length
      expect(both / Math.max(first!.size, other.size)).toBeGreaterThan(0.6)
    }
  })

  it.each(facings)('covers no letter: %i', facing => {
    const long = { ...plain, label: 'A12', counter: undefined, pips: undefined }
    const without = picture({ ...long, facing: undefined })
    const blank = picture({ ...long, facing: undefined, label: ' ' })
    const withWedge = picture({ ...long, facing })
    let covered = 0
    for (const [i, light] of without.entries())
      if (light < 90 && blank[i]! > 200) covered += Number(withWedge[i]! > 110)
    expect(covered).toBe(0)
  })
})

it.each(facings)('nobody hides what is written on a neighbour: %i', side => {
  const long = { ...plain, label: 'A12', facing: side }
  const cell = board.neighbour[plain.cells[0]! * 6 + side]!
  const next = { ...token('B5', 'E4', 0), label: '', pips: undefined, facing: undefined, cells: [cell] }
  const shown = (tokens: Token[]) =>
    Float32Array.from(pixelsOfScene({ board, tokens, width: 640 }, layout), grey)
  const bare = shown([{ ...long, label: '', counter: undefined, facing: undefined }])
  const [alone, before, after] = [[long], [next, long], [long, next]].map(shown)
  let hidden = 0
  for (const [i, light] of alone!.entries())
    if (Math.abs(light - bare[i]!) > 60) hidden += Number(Math.abs(before![i]! - after![i]!) > 30)
  expect(hidden).toBe(0)
})

it.each(facings)('covers no more than the rim of a neighbour: %i', side => {
  const cell = board.neighbour[plain.cells[0]! * 6 + side]!
  const next = { ...token('B5', 'E4', 0, { label: '', pips: undefined }), facing: undefined, cells: [cell] }
  const full: Token = {
    ...plain,
    facing: side,
    pips: { left: 1, of: 3 },
    note: 'BA',
    flag: '+A2',
    starred: true,
  }
  const shown = (tokens: Token[]) =>
    Float32Array.from(pixelsOfScene({ board, tokens, width: 640, marks: 'all' }, layout), grey)
  const [alone, beside] = [shown([next]), shown([next, full])]
  const middle = centre(view, board, cell)
  const within = (tokenLayout.emblem + 1.5) * view.unit
  const covered = [...alone.keys()].filter(i => {
    const [x, y] = [i % view.width, Math.floor(i / view.width)]
    const inside = Math.hypot(x - middle.x, y - middle.y) < within
    return inside && Math.abs(alone[i]! - beside[i]!) > 12
  })
  expect(covered.map(i => [(i % view.width) - middle.x, Math.floor(i / view.width) - middle.y])).toEqual([])
})

describe('bases of several hexes', () => {
  it.each(['cavalry', 'large-3'] as const)('%s covers all its hexes', base => {
    const figure = token('B4', 'E4', 0, { base })
    const [bare, full] = [[], [figure]].map(tokens => pixelsOfScene({ board, tokens, width: 640 }, layout))
    expect(figure.cells.length).toBe(base === 'cavalry' ? 2 : 3)
    for (const cell of figure.cells) {
      const { x, y } = centre(view, board, cell)
      let other = 0
      for (let dy = -10; dy <= 10; dy++)
        for (let dx = -10; dx <= 10; dx++) {
          const spot = Math.round(y + dy * view.unit) * view.width + Math.round(x + dx * view.unit)
          const [a, b] = [channels(full![spot]!), channels(bare![spot]!)]
          if (a.some((value, i) => Math.abs(value - b[i]!) > 20)) other++
        }
      expect(other / 441).toBeGreaterThan(0.8)
    }
  })
})

it('players of one tone have liveries of their own', () => {
  const tones = ['cool', 'warm', 'cool', 'warm'] as const
  const livery = liveriesOf(
    'standard',
    tones.map(tone => ({ tone })),
  )
  expect(new Set([0, 1, 2, 3].map(owner => livery(owner).strong)).size).toBe(4)
})
