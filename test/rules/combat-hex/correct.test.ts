import { describe, expect, it } from 'vitest'
import { correct } from '../../../rules/combat-hex/contract/judge.ts'
import { makeCell } from '../../../rules/index.ts'
import { archer, carrying, play, type Table } from '../../helpers/ent.ts'
import { type Placed, scenario } from '../../helpers/scenario.ts'

type Values = Record<string, string | number>

const refused = (t: Table, piece: string, values: Values) => {
  const outcome = correct(t.state, { piece, values }, t.library)
  return outcome.ok ? 'nothing' : outcome.refusal.code
}
const corrected = (t: Table, piece: string, values: Values) => {
  const outcome = correct(t.state, { piece, values }, t.library)
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.state.figures.find(({ id }) => id === piece)!
}

const foot: Placed = { at: 'C5', facing: 'N', life: 3, ap: 2 }
const rider: Placed = { at: 'F5', facing: 'N', base: 'cavalry', abilities: ['cavalry:0'] }
const near: Placed = { at: 'L9' }

describe('10.01 a judge', () => {
  it('gives back all that is on a base, and nothing in letters', () => {
    const t = scenario({ figures: { A1: foot, B1: near } })
    expect(corrected(t, 'A1', { life: 3, ap: 2 })).toMatchObject({ life: 3, ap: 2 })
    expect(refused(t, 'A1', { life: '1' })).toBe('correction-number')
    expect(
      correct({ ...t.state, board: null }, { piece: 'A1', values: { life: 1 } }, t.library),
    ).toMatchObject({
      refusal: { code: 'no-figure' },
    })
  })

  it('puts nothing right that no figure of the game has', () => {
    const t = scenario({ figures: { A1: foot, B1: near } })
    for (const values of [{ might: 1 }, { life: 1, ring: 'ring-off' }] as Values[])
      expect(refused(t, 'A1', values)).toBe('no-correction')
  })

  it('8.38 moves whoever stands without a life left, and gives none', () => {
    const t = scenario({ figures: { A1: foot, B1: near } })
    const figures = t.state.figures.map(figure => (figure.id === 'A1' ? { ...figure, life: 0 } : figure))
    const outcome = correct({ ...t.state, figures }, { piece: 'A1', values: { at: 'D5' } }, t.library)
    expect(outcome.ok && outcome.state.figures[0]).toMatchObject({ condition: 'standing', life: 0 })
  })

  it('4.07 puts nobody where a figure may not stand', () => {
    const t = scenario({ figures: { A1: foot, B1: near }, board: { barred: ['C6'] } })
    expect(refused(t, 'A1', { at: 'C6' })).toBe('correction-place')
    expect(corrected(t, 'A1', { facing: 'S' })).toMatchObject({ facing: 3 })
  })

  it('8.10 turns a rider only where there is room for the horse', () => {
    const free = scenario({ figures: { A1: rider, B1: near } })
    const turned = corrected(free, 'A1', { facing: 'S' })
    expect(turned.facing).toBe(3)
    const behind = scenario({ figures: { A1: rider, A2: { at: 'F4' }, B1: near } })
    expect(refused(behind, 'A1', { facing: 'S' })).toBe('correction-taken')
    const edge = scenario({ figures: { A1: { ...rider, at: 'F1' }, B1: near } })
    expect(refused(edge, 'A1', { facing: 'S' })).toBe('correction-place')
    const wall = scenario({
      figures: { A1: rider, B1: near },
      board: { sides: [{ hex: 'C8', facing: 3, kind: 'impassable' }] },
    })
    expect(refused(wall, 'A1', { at: 'C8' })).toBe('correction-place')
    const rock = scenario({ figures: { A1: rider, B1: near }, board: { barred: ['C9'] } })
    expect(refused(rock, 'A1', { at: 'C8' })).toBe('correction-place')
  })

  it('8.42 takes nobody along, and puts whoever is carried on foot', () => {
    const t = carrying()
    expect(refused(t, 'A1', { at: 'C3' })).toBe('no-correction')
    const set = corrected(t, 'A2', { at: 'C3' })
    expect(makeCell(t.game.board, set.at)).toBe('C3')
    expect(set.carried).toBeUndefined()
    // In somebody's arms nobody is in anybody's way.
    expect(corrected(t, 'A2', { facing: 'S', life: 1 }).carried).toBeDefined()
    expect(refused(play({ A2: archer }), 'A2', { at: 'E6' })).toBe('correction-taken')
  })
})
