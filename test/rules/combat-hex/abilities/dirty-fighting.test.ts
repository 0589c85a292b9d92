import { describe, expect, it } from 'vitest'
import { calm, fight } from '../../../helpers/fight.ts'
import type { Placed } from '../../../helpers/scenario.ts'

const duel = (a: Partial<Placed> = {}, more: Record<string, Placed> = {}) =>
  fight(
    {
      A1: { at: 'C5', facing: 'N', attacks: 3, ap: 4, abilities: ['dirty-fighting:0'], ...a },
      A2: { at: 'D4', facing: 'NW', attacks: 2, ap: 1 },
      B1: { at: 'C4', facing: 'S', life: 6 },
      ...more,
    },
    [],
  )
const use = 'use A1 dirty-fighting'

describe('Dirty Fighting', () => {
  it('8.31 every 2 of its side in this combat is a superficial hit', () => {
    const t = duel()
    expect(t.question).toMatchObject({ kind: 'react', about: { moment: 'before-combat-roll' } })
    t.dice(2, 1, 3, 2, 2, 3).answer(use)
    expect(t.told('hits')[0]).toMatchObject({ by: 0, hits: 0, superficial: 4 })
    // One conversion each, as ever (6.11).
    expect(t.legal()).toEqual(['A1', 'A2', 'none'])
    t.answer('A1')
    expect(t.legal()).toEqual(['A2', 'none'])
    t.dice(3, 3, ...calm).answer('A2')
    expect(t.figure('B1').life).toBe(4)
  })

  it('8.31 the twos of the other side are nothing, and so are twos among damage dice', () => {
    const t = duel({}, { B1: { at: 'C4', facing: 'S', life: 6, ap: 6 } })
    t.dice(3, 3, 3, 3, 6, 2, 2, ...calm).answer(use)
    expect(t.told('hits')).toMatchObject([
      { by: 0, superficial: 0 },
      { by: 1, superficial: 0 },
    ])
    expect(t.told('converted')).toEqual([])
    expect(t.figure('B1').life).toBe(6)
  })

  it('8.08 8.04 for this combat alone', () => {
    const t = duel({}, { A3: { at: 'I5', facing: 'N', ap: 1 }, B2: { at: 'I4', facing: 'S' } })
    t.answer('A1')
      .dice(3, 3, 3, 3, 3, 3, ...calm)
      .answer(use)
    expect(t.told('hits').filter(e => e.by === 0)).toMatchObject([{ superficial: 0 }, { superficial: 0 }])
  })

  it('8.086 not without anybody before it', () => {
    const t = fight(
      {
        A1: { at: 'C5', facing: 'S', ap: 4, abilities: ['dirty-fighting:0'] },
        B1: { at: 'C4', facing: 'S' },
      },
      [...calm],
    )
    expect(t.told('activated')).toEqual([])
    expect(t.asked).toBe('role 0')
  })

  it('8.31 by default where somebody can pay for turning a hit', () => {
    expect(duel().question.fallback()).toBe(use)
    const poor = fight(
      {
        A1: { at: 'C5', facing: 'N', attacks: 3, abilities: ['dirty-fighting:0'] },
        B1: { at: 'C4', facing: 'S' },
      },
      [],
    )
    expect(poor.question.fallback()).toBe('pass')
  })

  it('8.31 left to the program, one of a side is enough', () => {
    const t = duel(
      { attacks: 6 },
      { A2: { at: 'D4', facing: 'NW', attacks: 2, ap: 3, abilities: ['dirty-fighting:0'] } },
    )
    const first = t.question.fallback()
    expect(first).toContain('dirty-fighting')
    expect(t.answer(first).question.fallback()).toBe('pass')
  })
})
