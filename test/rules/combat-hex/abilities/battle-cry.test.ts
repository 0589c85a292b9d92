import { describe, expect, it } from 'vitest'
import { calm, fight } from '../../../helpers/fight.ts'
import type { Placed } from '../../../helpers/scenario.ts'

/** A hero and two warriors in one chain with B1 and B2; A4 fights B3 elsewhere. */
const melee = (change: Record<string, Partial<Placed>> = {}): Record<string, Placed> => {
  const figures: Record<string, Placed> = {
    A1: { at: 'C5', facing: 'N', kind: 'hero', ap: 4, abilities: ['battle-cry:1'] },
    A2: { at: 'D4', facing: 'NW' },
    A3: { at: 'B4', facing: 'SW' },
    A4: { at: 'I5', facing: 'N' },
    B1: { at: 'C4', facing: 'S' },
    B2: { at: 'D3', facing: 'S' },
    B3: { at: 'I4', facing: 'S' },
  }
  for (const [id, more] of Object.entries(change)) figures[id] = { ...figures[id]!, ...more }
  return figures
}
const use = 'use A1 battle-cry'

describe('Battle Cry', () => {
  it('8.28 gives one attack die to each warrior of its side that is engaged in this combat', () => {
    const t = fight(melee(), [])
    t.answer('A1')
    expect(t.question).toMatchObject({ kind: 'react', by: 0, about: { moment: 'count-attacks' } })
    expect(t.legal()).toEqual([use, 'pass'])
    t.dice(...calm).answer(use)
    // A1 is a hero; A3 looks past everybody, A4 fights elsewhere.
    expect(t.told('combat-began')[0]?.dice[0]).toBe(3)
    expect(t.figure('A1').ap).toBe(3)
  })

  it('8.28 lasts until the end of the turn', () => {
    const t = fight(melee({ A4: { ap: 1 } }), [])
    // The five dice of this combat, then those of the next, where A4 is asked about its 1.
    t.answer('A1')
      .dice(2, 2, 2, 2, 2, 1, ...calm)
      .answer(use)
    expect(t.asked).toBe('convert-hit 0')
    expect(t.figure('A2').marks).toEqual([{ ability: 'battle-cry', duration: 'turn' }])
    for (const id of ['A1', 'A3', 'A4', 'B1']) expect(t.figure(id).marks).toEqual([])
    t.answer('none')
    expect(t.figure('A2').marks).toEqual([])
  })

  it('8.28 a warrior that cries hears itself', () => {
    const t = fight(melee({ A1: { kind: 'warrior' } }), [])
    t.answer('A1')
      .dice(...calm)
      .answer(use)
    expect(t.told('combat-began')[0]?.dice[0]).toBe(4)
  })

  it('1.10 two cries add up', () => {
    const t = fight(melee({ A1: { abilities: ['battle-cry:1', 'battle-cry:1'] } }), [])
    t.answer('A1', use)
      .dice(...calm)
      .answer(use)
    expect(t.told('combat-began')[0]?.dice[0]).toBe(4)
  })

  it('8.08 8.081 only in the combat in which it is engaged', () => {
    const t = fight(melee(), [2, 2, ...calm])
    t.answer('A4')
    // The combat of A4 went by without a question; A1 is asked in its own.
    expect(t.told('combat-began')[0]?.figures).toEqual(['A4', 'B3'])
    expect(t.asked).toBe('react 0')
    expect(t.legal()).toEqual([use, 'pass'])
  })

  it('8.086 not while it is in the chain without anybody before it', () => {
    const figures = melee({ A1: { facing: 'S' } })
    const t = fight(figures, [])
    t.dice(...calm).answer('A1')
    expect(t.told('activated')).toEqual([])
    expect(t.question.kind).toBe('role')
  })

  it('8.07 the attacker uses its own first', () => {
    const both = melee({ B1: { ap: 2, abilities: ['battle-cry:1'] } })
    for (const attacker of [0, 1]) {
      const t = fight(both, [], { attacker })
      t.answer(attacker ? 'B1' : 'A1')
      expect(t.asked).toBe(`react ${attacker}`)
      t.answer('pass')
      expect(t.asked).toBe(`react ${1 - attacker}`)
    }
  })

  it('8.51 a Ward in the same combat undoes it', () => {
    const t = fight(melee({ B2: { ap: 1, abilities: ['ward:1'] } }), [])
    t.answer('A1', use)
    expect(t.asked).toBe('react 1 A1')
    t.dice(...calm).answer('use B2 ward')
    expect(t.told('combat-began')[0]?.dice[0]).toBe(2)
    expect(t.figure('A1').ap).toBe(3)
  })

  it('8.071 a Ward elsewhere does not', () => {
    const t = fight(melee({ B3: { ap: 1, abilities: ['ward:1'] } }), [])
    t.answer('A1')
      .dice(...calm)
      .answer(use)
    expect(t.told('warded')).toEqual([])
    expect(t.told('combat-began')[0]?.dice[0]).toBe(3)
  })

  it('8.28 by default where there are as many to hear it as it costs points', () => {
    const t = fight(melee(), [])
    t.answer('A1')
    expect(t.question.fallback()).toBe(use)
    const dear = fight(melee({ A1: { abilities: ['battle-cry:2'] } }), [])
    dear.answer('A1')
    expect(dear.question.fallback()).toBe('pass')
  })
})
