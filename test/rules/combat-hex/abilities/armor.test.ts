import { describe, expect, it } from 'vitest'
import { fight, nextTurn } from '../../../helpers/fight.ts'
import { type Placed, scenario } from '../../../helpers/scenario.ts'

/** B1 wears armour and meets A1, who hits with every die. */
const struck = (b: Partial<Placed>, attacks = 2, more: Record<string, Placed> = {}, dice: number[] = []) =>
  fight(
    {
      A1: { at: 'C5', attacks },
      B1: { at: 'C4', facing: 'S', life: 4, ...b },
      B2: { at: 'L1' },
      B3: { at: 'L2' },
      ...more,
    },
    [...Array.from({ length: attacks }, () => 4), 2, ...Array.from({ length: attacks }, () => 6), ...dice],
  )

describe('8.35 Armor', () => {
  it('8.35 takes one off the damage, once dice were allocated', () => {
    const t = struck({ ap: 2, abilities: ['armor:1'] })
    expect(t.question).toMatchObject({
      kind: 'react',
      by: 1,
      about: { moment: 'damage-allocated', cause: 'B1', loss: 2, figures: ['B1'] },
    })
    t.dice(...nextTurn).answer('use B1 armor')
    expect(t.figure('B1')).toMatchObject({ life: 3, ap: 1 })
    expect(t.told('saved')).toMatchObject([{ figure: 'B1', ability: 'armor', loss: 1 }])
    expect(t.told('wounded')).toMatchObject([{ loss: 1, life: 3 }])
  })

  it('8.35 may keep all damage off, and the figure up', () => {
    const t = struck({ life: 1, ap: 1, abilities: ['armor:1'] }, 1)
    t.dice(...nextTurn).answer('use B1 armor')
    expect(t.figure('B1')).toMatchObject({ condition: 'standing', life: 1 })
    expect(t.told('wounded')).toEqual([])
  })

  it('8.35 need not be used', () => {
    const t = struck({ ap: 2, abilities: ['armor:1'] })
    t.dice(...nextTurn).answer('pass')
    expect(t.figure('B1')).toMatchObject({ life: 2, ap: 2 })
  })

  it('8.35 8.084 twice on a base, it is used twice, one after the other', () => {
    const t = struck({ ap: 3, abilities: ['armor:1', 'armor:1'] }, 3)
    t.answer('use B1 armor')
    expect(t.question).toMatchObject({ about: { loss: 2 } })
    t.dice(...nextTurn).answer('use B1 armor')
    expect(t.figure('B1')).toMatchObject({ life: 3, ap: 1 })
    expect(t.told('saved').map(e => e.loss)).toEqual([2, 1])
  })

  it('8.35 8.06 once a turn for each time it is on the base', () => {
    const t = scenario({
      phase: 'defence',
      figures: {
        A1: { at: 'C5', life: 6, ap: 5, abilities: ['armor:1'] },
        B1: { at: 'H5', facing: 'NW', shooting: { dice: 1, range: 9 } },
        B2: { at: 'C4', facing: 'S' },
      },
    })
    t.dice(5, 6).answer('shoot B1 A1', 'use A1 armor', 'done')
    // In the combat of the same turn it is gone.
    t.dice(2, 4, 6, ...nextTurn)
    t.answer('turn B2 SE', 'turn B2 S', 'done')
    expect(t.figure('A1')).toMatchObject({ life: 5, ap: 4, used: [] })
    // In the next turn it is there again.
    t.answer('defender').dice(5, 6).answer('shoot B1 A1')
    expect(t.question).toMatchObject({ kind: 'react', about: { moment: 'damage-allocated' } })
  })

  it('8.35 works against shots and free attacks too, in the phase of the enemy or its own', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C5', life: 6, ap: 5, abilities: ['armor:1', 'armor:1'] },
        B1: { at: 'C4', facing: 'S' },
      },
    })
    t.dice(4, 6).answer('move A1 C6', 'use A1 armor')
    expect(t.where('A1')).toBe('C6')
    expect(t.figure('A1').life).toBe(6)
  })

  it('8.35 saves nobody else', () => {
    const t = struck({}, 1, { B4: { at: 'B3', facing: 'SW', ap: 2, abilities: ['armor:1'] } }, nextTurn)
    expect(t.question).toMatchObject({ kind: 'role' })
    expect(t.figure('B1').life).toBe(3)
  })

  it('8.35 8.07 the attacker is asked first', () => {
    for (const attacker of [0, 1]) {
      const t = fight(
        {
          A1: { at: 'C5', ap: 1, abilities: ['armor:1'] },
          B1: { at: 'C4', facing: 'S', ap: 1, abilities: ['armor:1'] },
        },
        [4, 4, 6, 6],
        { attacker },
      )
      expect(t.question.by).toBe(attacker)
      t.answer('pass')
      expect(t.question.by).toBe(1 - attacker)
      t.dice(...nextTurn).answer('pass')
    }
  })

  it('8.35 8.086 a passive figure uses it', () => {
    const t = fight(
      { A1: { at: 'C5' }, B1: { at: 'C4', facing: 'N', ap: 1, abilities: ['armor:1'] } },
      [4, 2, 6],
    )
    t.dice(...nextTurn).answer('use B1 armor')
    expect(t.figure('B1').life).toBe(2)
  })

  it('8.02 who cannot pay is not asked', () => {
    const t = fight({ A1: { at: 'C5' }, B1: { at: 'C4', facing: 'S', ap: 1, abilities: ['armor:2'] } }, [
      4,
      2,
      6,
      ...nextTurn,
    ])
    expect(t.figure('B1').life).toBe(1)
  })

  it('8.35 is for what befalls itself, and whoever else has some is told so', () => {
    const t = fight(
      {
        A1: { at: 'C5', facing: 'N', attacks: 2 },
        B1: { at: 'C4', facing: 'S', life: 4, ap: 2, abilities: ['armor:1'] },
        B4: { at: 'B4', facing: 'SE', endurance: 6, ap: 2, abilities: ['armor:1'] },
        B2: { at: 'L1' },
      },
      [4, 4, 2, 2, 5, 5],
    )
    expect(t.asked).toBe('react 1 B1')
    expect(t.refused('use B4 armor')).toEqual({ code: 'only-itself', rule: '8.35', about: { figure: 'B4' } })
  })
})
