import { describe, expect, it } from 'vitest'
import { calm, fight } from '../../../helpers/fight.ts'
import type { Placed } from '../../../helpers/scenario.ts'

/** A1 and A2 with four dice against B1 and its endurance of 5. */
const duel = (a: Partial<Placed> = {}, more: Record<string, Placed> = {}): Record<string, Placed> => ({
  A1: { at: 'C5', facing: 'N', attacks: 3, ap: 4, abilities: ['battle-savvy:1'], ...a },
  A2: { at: 'D4', facing: 'NW' },
  B1: { at: 'C4', facing: 'S', life: 6, endurance: 5 },
  ...more,
})
const use = 'use A1 battle-savvy'

describe('Battle Savvy', () => {
  it('8.29 keeps every natural 6 of the roll as a 6 for damage', () => {
    const t = fight(duel(), [])
    expect(t.question).toMatchObject({ kind: 'react', about: { moment: 'before-combat-roll' } })
    // A1's dice and A2's: two sixes, one of them anybody's, and a 4 and a 5, for which damage dice are thrown.
    t.dice(6, 4, 5, 6, 2, 3, 2, ...calm).answer(use)
    expect(t.told('kept')).toMatchObject([{ by: 0, faces: [6, 6] }])
    expect(t.told('rolled').filter(e => e.for === 'combat-damage')).toMatchObject([{ faces: [3, 2] }])
    expect(t.told('damage')[0]?.faces).toEqual([6, 6, 3, 2])
    expect(t.figure('B1').life).toBe(4)
  })

  it('8.29 not sixes that were converted from superficial hits', () => {
    const t = fight(duel(), [])
    t.dice(1, 2, 2, 2, 2).answer(use)
    expect(t.asked).toBe('convert-hit 0')
    t.dice(3, ...calm).answer('A1')
    expect(t.told('kept')).toEqual([])
    expect(t.told('damage')[0]?.faces).toEqual([3])
  })

  it('8.29 not the sixes of the other side, nor those of another combat', () => {
    const t = fight(duel({}, { A3: { at: 'I5', facing: 'N' }, B2: { at: 'I4', facing: 'S' } }), [])
    t.answer('A1')
    t.dice(2, 2, 2, 2, 6, 2, 6, 2, 2, ...calm).answer(use)
    expect(t.told('kept')).toEqual([])
    expect(t.told('rolled').filter(e => e.for === 'combat-damage')).toMatchObject([
      { by: 1, faces: [2] },
      { by: 0, faces: [2] },
    ])
  })

  it('8.08 is used before the dice are thrown, when they are counted already', () => {
    const t = fight(duel(), [])
    expect(t.told('combat-began')).toMatchObject([{ dice: [4, 1] }])
    expect(t.told('rolled')).toEqual([])
  })

  it('8.086 not by a figure that has nobody before it', () => {
    const t = fight(duel({ facing: 'S' }), [...calm])
    expect(t.told('activated')).toEqual([])
    expect(t.asked).toBe('role 0')
  })

  it('8.04 is over with the combat', () => {
    const t = fight(duel({}, { A3: { at: 'I5', facing: 'N', ap: 1 }, B2: { at: 'I4', facing: 'S' } }), [])
    t.answer('A1')
      .dice(2, 2, 2, 2, 2, 1, ...calm)
      .answer(use)
    expect(t.asked).toBe('convert-hit 0')
    expect(t.figure('A1').marks).toEqual([])
  })

  it('8.51 a Ward undoes it', () => {
    const t = fight(duel({}, { B1: { at: 'C4', facing: 'S', life: 6, ap: 2, abilities: ['ward:1'] } }), [])
    t.answer(use)
    t.dice(6, 2, 2, 2, 2, 2, ...calm).answer('use B1 ward')
    expect(t.told('kept')).toEqual([])
    expect(t.told('damage')[0]?.faces).toEqual([2])
  })

  it('8.29 by default against the hardy, with many dice', () => {
    expect(fight(duel(), []).question.fallback()).toBe(use)
    expect(fight(duel({ attacks: 1 }), []).question.fallback()).toBe('pass')
  })

  it('8.29 left to the program, one of a side is enough', () => {
    const second: Placed = { at: 'D4', facing: 'NW', attacks: 3, ap: 4, abilities: ['battle-savvy:1'] }
    const t = fight(duel({ attacks: 6 }, { A2: second }), [])
    expect(t.question.fallback()).toBe(use)
    t.answer(use)
    // The sixes are those of the whole roll.
    expect(t.legal()).toContain('use A2 battle-savvy')
    expect(t.question.fallback()).toBe('pass')
  })
})
