import { describe, expect, it } from 'vitest'
import { pixelsOfScene, type Token } from '../../render/drawScene.ts'
import { centre, inradius, makeView, outward } from '../../render/layout.ts'
import { liveriesOf } from '../../render/theme.ts'
import { facings } from '../../rules/core/hex.ts'
import { channels, grey } from './compare.ts'
import { at, smallBoard, token } from './scenes.ts'

const board = smallBoard
const view = makeView(board, { width: 640 })
const plain = token('A1', 'E4', 3, { life: 3, maxLife: 3, ap: 2, maxAp: 2 })

const picture = (figure?: Token): Float32Array =>
  Float32Array.from(pixelsOfScene({ board, tokens: figure ? [figure] : [], width: 640 }, view), grey)

/** Number of pixels that are clearly lighter or darker: what changes without colour. */
const changed = (a: Float32Array, b: Float32Array): number =>
  a.reduce((count, value, i) => count + Number(Math.abs(value - b[i]!) > 40), 0)

describe('a token tells without colour', () => {
  const others: [string, Partial<Token>][] = [
    ['its camp', { camp: 'evil', owner: 1 }],
    ['that it is a hero', { hero: true }],
    ['that it shoots', { shoots: true }],
    ['its label', { label: 'A4' }],
    ['its life', { life: 1 }],
    ['its action points', { ap: 1 }],
    ['that it has none', { ap: 0, maxAp: 0 }],
    ['that it acted', { state: 'acted' }],
    ['that it stands without life', { state: 'fallen', life: 0 }],
    ['that it is talked of', { highlighted: true }],
    ['what is at work on it', { effects: ['fast'] }],
  ]
  it.each(others)('%s', (_, change) => {
    const different = changed(picture(plain), picture({ ...plain, ...change }))
    // A digit changes least; a figure that acted is greyer all over.
    expect(different).toBeGreaterThan(change.life === 1 || change.ap === 1 ? 8 : 40)
  })

  it.each([1, 2, 3])('whose it is, where %i other players have its camp', more => {
    const shown = (owner: number) => {
      const players = Array.from({ length: 4 }, () => ({ name: '', camp: 'good' as const }))
      const light = pixelsOfScene({ board, tokens: [{ ...plain, owner }], players, width: 640 }, view)
      return Float32Array.from(light, grey)
    }
    for (let other = 0; other < more; other++) expect(changed(shown(more), shown(other))).toBeGreaterThan(40)
  })

  it('its camp by light and dark: white for good, dark for evil', () => {
    const middle = centre(view, board, at('E4'))
    const spot = Math.round(middle.y - 2 * view.unit) * view.width + Math.round(middle.x + 16.5 * view.unit)
    const label = { label: '', maxAp: 0 }
    expect(picture({ ...plain, ...label })[spot]).toBeGreaterThan(220)
    expect(picture({ ...plain, ...label, camp: 'evil', owner: 1 })[spot]).toBeLessThan(70)
  })
})

/** How light the token is just inside the middle of one of its sides. */
function lightAt(light: Float32Array, side: number): number {
  const middle = centre(view, board, at('E4'))
  const out = outward(side)
  const reach = inradius(view) - 5 * view.unit
  return light[Math.round(middle.y + out.y * reach) * view.width + Math.round(middle.x + out.x * reach)]!
}

describe('facing', () => {
  it.each(facings)('1.07 the arrowhead is dark in front and nowhere behind: %i', facing => {
    const light = picture({ ...plain, facing })
    expect(lightAt(light, facing)).toBeLessThan(60)
    for (const turn of [2, 3, 4]) expect(lightAt(light, facing + turn)).toBeGreaterThan(75)
  })
})

describe('bases of several hexes', () => {
  it.each(['cavalry', 'large-3'] as const)('%s covers all its hexes', base => {
    const figure = token('B4', 'E4', 0, { base })
    const [bare, full] = [[], [figure]].map(tokens => pixelsOfScene({ board, tokens, width: 640 }, view))
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

it('players of one camp have liveries of their own', () => {
  const four = liveriesOf([
    { owner: 0, camp: 'good' },
    { owner: 1, camp: 'evil' },
    { owner: 2, camp: 'good' },
    { owner: 3, camp: 'evil' },
  ])
  expect(new Set([...four.values()].map(livery => livery.strong)).size).toBe(4)
})
