import { describe, expect, it } from 'vitest'
import { bystanders, classicFight, classicScene } from '../../../helpers/classic.ts'
import { nextTurn } from '../../../helpers/fight.ts'
import type { Placed } from '../../../helpers/scenario.ts'

const pair = (
  a: Partial<Placed>,
  b: Partial<Placed>,
  more: Record<string, Placed> = {},
): Record<string, Placed> => ({
  A1: { at: 'C5', facing: 'N', attacks: 2, ...a },
  B1: { at: 'C4', facing: 'S', life: 4, ...b },
  ...more,
})

describe('classic: Armor', () => {
  it('classic: the first die of the turn hurts nobody; without a number, by itself', () => {
    const t = classicFight(pair({}, { abilities: ['armor:0'] }), [4, 4, 2, 6, 6, ...nextTurn])
    expect(t.figure('B1').life).toBe(3)
    expect(t.told('saved')).toMatchObject([{ figure: 'B1', loss: 1 }])
  })

  it('classic: whatever that die would take', () => {
    // A converted wound of an assassin takes two lives.
    const t = classicFight(
      pair({ attacks: 1, ap: 2, abilities: ['assassin:0'] }, { abilities: ['armor:0'] }),
      [4, 2, 1],
    )
    t.dice(...nextTurn).answer('A1')
    expect(t.told('saved')).toMatchObject([{ loss: 0 }])
    expect(t.figure('B1').life).toBe(4)
  })

  it('classic: a later die of the turn is past its help', () => {
    const t = classicScene({
      ...bystanders,
      A1: { at: 'C8', shooting: { dice: 2, range: 9 } },
      A2: { at: 'E8', shooting: { dice: 1, range: 9 } },
      B1: { at: 'D4', life: 4, ap: 2, abilities: ['armor:1'] },
    })
    t.dice(5, 5, 4, 4).answer('shoot A1 B1', 'pass')
    expect(t.figure('B1').life).toBe(2)
    t.dice(5, 4).answer('shoot A2 B1')
    expect(t.figure('B1').life).toBe(1)
    expect(t.question.kind).toBe('act')
    expect(t.told('saved')).toEqual([])
  })
})

describe('classic: Assassin', () => {
  const converted = [4, 2, 1]

  it('classic: a converted wound takes two lives; without a number, always', () => {
    const t = classicFight(pair({ attacks: 1, ap: 2, abilities: ['assassin:0'] }, {}), converted)
    t.dice(...nextTurn).answer('A1')
    expect(t.figure('B1').life).toBe(2)
  })

  it('classic: and two with two assassins', () => {
    const t = classicFight(
      pair(
        { attacks: 1, ap: 2, abilities: ['assassin:0'] },
        {},
        {
          A2: { at: 'B4', facing: 'NE', attacks: 1, abilities: ['assassin:0'] },
        },
      ),
      [4, 2, 2, 1],
    )
    t.dice(...nextTurn).answer('A1')
    expect(t.figure('B1').life).toBe(2)
  })

  it('classic: works for a free attack too, which is a fight of its own', () => {
    const t = classicScene({
      ...bystanders,
      A1: { at: 'C5', life: 4 },
      B1: { at: 'C4', facing: 'S', ap: 2, abilities: ['assassin:0'] },
    })
    t.dice(4, 1).answer('move A1 C6', 'B1')
    expect(t.figure('A1').life).toBe(2)
  })

  it('classic: 8.36 of two whose zones somebody leaves each takes two with its own free attack', () => {
    const t = classicScene({
      ...bystanders,
      A1: { at: 'C5', life: 9, endurance: 4 },
      B1: { at: 'C4', facing: 'S', ap: 2, abilities: ['assassin:0'] },
      B2: { at: 'B4', facing: 'SE', ap: 2, abilities: ['assassin:0'] },
    })
    t.dice(4, 1, 4, 1).answer('move A1 D6', 'B1')
    expect(t.figure('A1').life).toBe(7)
    t.answer('B2')
    expect(t.figure('A1').life).toBe(5)
  })
})

describe('classic: Assassin with a number', () => {
  it('classic: is activated when the dice of a free attack are given out, too', () => {
    const t = classicScene({
      ...bystanders,
      A1: { at: 'C5', life: 4, abilities: ['armor:0'] },
      B1: { at: 'C4', facing: 'S', ap: 3, attacks: 2, abilities: ['assassin:1'] },
    })
    // Armor stops the first die, which would take two.
    t.dice(4, 4, 1, 6).answer('move A1 C6', 'B1')
    expect(t.question).toMatchObject({ kind: 'react', by: 1, about: { moment: 'before-allocation' } })
    t.answer('use B1 assassin')
    expect(t.figure('A1').life).toBe(3)
    expect(t.told('saved')).toMatchObject([{ loss: 1 }])
  })
})

describe('classic: Courage', () => {
  const down = [4, 4, 2, 6, 6]

  it('classic: keeps a fallen figure to the end of the next turn; without a number, by itself', () => {
    const t = classicFight(pair({}, { life: 2, abilities: ['courage:0'] }), [...down, ...nextTurn])
    expect(t.figure('B1')).toMatchObject({ condition: 'standing', life: 0 })
    t.answer('attacker', 'done')
      .dice(2, 2, 2, ...nextTurn)
      .answer('done')
    expect(t.figure('B1').condition).toBe('removed')
  })

  it('classic: one who has life again by then stays', () => {
    const t = classicFight(
      pair(
        { facing: 'N' },
        { life: 2, abilities: ['courage:0'] },
        {
          B2: { at: 'C3', facing: 'N', kind: 'hero', ap: 1, abilities: ['healing:1'] },
        },
      ),
      [...down, ...nextTurn],
    )
    t.dice(3).answer('attacker', 'use B2 healing B1')
    expect(t.figure('B1').life).toBe(2)
    t.answer('done')
      .dice(2, 2, 2, ...nextTurn)
      .answer('done')
    expect(t.figure('B1')).toMatchObject({ condition: 'standing', life: 2, marks: [] })
  })
})

describe('classic: Bodyguard', () => {
  const heroes = (ability: string): Record<string, Placed> => ({
    A1: { at: 'C5', facing: 'N', attacks: 4 },
    B1: { at: 'C4', facing: 'S', kind: 'hero', ap: 2, life: 3, abilities: [ability] },
    B2: { at: 'B4', facing: 'SE', kind: 'hero', life: 3 },
    B3: { at: 'D4', facing: 'SW', life: 3 },
  })
  const blows = [4, 4, 4, 4, 2, 2, 2, 6, 6, 6, 6]

  it('classic: no die goes to any hero of the combat, the guard included', () => {
    const t = classicFight(heroes('bodyguard:1'), blows)
    expect(t.question).toMatchObject({ kind: 'react', by: 1, about: { moment: 'after-damage-roll' } })
    t.dice(...nextTurn).answer('use B1 bodyguard')
    expect(['B1', 'B2', 'B3'].map(id => t.figure(id).life)).toEqual([3, 3, 0])
  })

  it('classic: without a number, by itself', () => {
    const t = classicFight(heroes('bodyguard:0'), [...blows, ...nextTurn])
    expect(['B1', 'B2', 'B3'].map(id => t.figure(id).life)).toEqual([3, 3, 0])
  })

  it('classic: where no hero fights it cannot be used', () => {
    const t = classicFight(pair({}, { ap: 2, abilities: ['bodyguard:1'] }), [4, 4, 2, 6, 6, ...nextTurn])
    expect(t.asked).toBe('role 0')
  })
})

describe('classic: Aggressive Strategy', () => {
  it('classic: throws the whole roll again, good dice with bad', () => {
    const t = classicFight(
      pair({ attacks: 3, ap: 1, abilities: ['aggressive-strategy:1'] }, {}),
      [4, 4, 4, 2, 6, 2, 2],
    )
    t.dice(5, 5, 2, ...nextTurn).answer('use A1 aggressive-strategy')
    expect(t.told('thrown-again')).toMatchObject([{ faces: [6, 2, 2] }])
    expect(t.figure('B1').life).toBe(2)
  })

  it('classic: its player chooses, with a number and without', () => {
    const t = classicFight(pair({ abilities: ['aggressive-strategy:0'] }, {}), [4, 4, 2, 6, 6])
    expect(t.legal()).toEqual(['use A1 aggressive-strategy', 'pass'])
    t.dice(...nextTurn).answer('pass')
    expect(t.figure('B1').life).toBe(2)
  })
})
