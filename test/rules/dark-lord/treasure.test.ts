import { describe, expect, it } from 'vitest'
import { type DarkLordScene, type Stood, skirmish } from '../../helpers/darkLord.ts'

const scene = (figures: Record<string, Stood>, more: Partial<DarkLordScene> = {}) =>
  skirmish({ figures, treasure: 'G5', ...more })

describe('the treasure', () => {
  it('DB-28 a figure on foot that ends its move on its hex unengaged lifts it, if it likes', () => {
    const t = scene({ A1: { at: 'G3' }, A2: { at: 'G6' }, B1: { at: 'P12' } })
    expect(t.refused('lift A1')).toMatchObject({ code: 'nothing-here', rule: 'DB-28' })
    t.answer('move A1 G5')
    expect(t.figure('A1').carries).toBe(false)
    t.answer('lift A1')
    expect([t.figure('A1').carries, t.state.treasure]).toEqual([true, null])
    expect(t.told('took')).toMatchObject([{ figure: 'A1', at: 'G5' }])
    // It ended its move there.
    expect(t.refused('move A1 G4')).toMatchObject({ code: 'has-moved' })
  })

  it('DB-28 not the engaged, not the lying', () => {
    const engaged = scene({ A1: { at: 'G3' }, A2: { at: 'A1' }, B1: { at: 'G6' } })
    engaged.answer('move A1 G5')
    expect(engaged.refused('lift A1')).toMatchObject({ code: 'is-engaged' })
    const lying = scene({ A1: { at: 'G5', now: { condition: 'lying' } }, B1: { at: 'P12' } })
    expect(lying.refused('lift A1')).toMatchObject({ code: 'is-lying' })
  })

  it('DB-28 carried, it moves along; dropped in its owner’s moving stage, it lies there', () => {
    const t = scene(
      { A1: { at: 'G5', now: { carries: true } }, A2: { at: 'A1' }, B1: { at: 'P12' } },
      { treasure: undefined },
    )
    t.answer('move A1 G7')
    expect(t.state.treasure).toBeNull()
    t.answer('drop A1')
    expect([t.figure('A1').carries, t.state.treasure]).toEqual([false, t.cell('G7')])
    expect(t.refused('drop A1')).toMatchObject({ code: 'carries-nothing', rule: 'DB-28' })
    expect(t.refused('drop B1')).toMatchObject({ code: 'not-yours' })
  })

  it('DB-28 it lies where its carrier was removed', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'G2', will: 1, powers: ['wounding:12:3'] },
        B1: { at: 'G5', now: { carries: true } },
        B2: { at: 'P1' },
      },
    })
    t.dice(6).answer('cast A1 wounding B1 1')
    expect(t.told('dropped')).toMatchObject([{ figure: 'B1', at: 'G5' }])
    expect(t.state.treasure).toBe(t.cell('G5'))
  })
})
