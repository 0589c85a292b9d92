import { describe, expect, it } from 'vitest'
import { bystanders, classicFight, classicScene, pair } from '../../../../helpers/classic.ts'
import { nextTurn } from '../../../../helpers/fight.ts'
import type { Placed } from '../../../../helpers/scenario.ts'

describe('classic: Armor', () => {
  it('classic: the first die of the turn hurts nobody; without a number, by itself', () => {
    const t = classicFight(pair({}, { abilities: ['armor:0'] }), [4, 4, 2, 6, 6, ...nextTurn])
    expect(t.figure('B1').life).toBe(3)
    expect(t.told('saved')).toMatchObject([{ figure: 'B1', loss: 1 }])
  })

  it('classic: and the first one of the next turn again', () => {
    const t = classicFight(pair({}, { abilities: ['armor:0'] }), [4, 4, 2, 6, 6, ...nextTurn])
    expect(t.figure('B1').hitThisTurn).toBeUndefined()
    t.dice(4, 4, 2, 6, 6, ...nextTurn).answer('attacker')
    t.defaultsWhile(({ kind }) => kind === 'act' || kind === 'turning')
    expect(t.told('saved')).toMatchObject([
      { figure: 'B1', loss: 1, turn: 1 },
      { figure: 'B1', loss: 1, turn: 2 },
    ])
    expect(t.figure('B1').life).toBe(2)
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

  it('classic: 8.35 of a shot it stops one die, also where dice before hurt nobody', () => {
    const t = classicScene({
      ...bystanders,
      A1: { at: 'C8', shooting: { dice: 2, range: 9 } },
      A2: { at: 'E8', shooting: { dice: 2, range: 9 } },
      A3: { at: 'G8', shooting: { dice: 1, range: 9 } },
      B1: { at: 'D4', life: 4, abilities: ['armor:0'] },
    })
    t.dice(5, 5, 2, 2).answer('shoot A1 B1')
    expect(t.figure('B1')).toMatchObject({ life: 4 })
    expect(t.figure('B1').hitThisTurn).toBeUndefined()
    t.dice(5, 5, 4, 4).answer('shoot A2 B1')
    expect(t.told('saved')).toMatchObject([{ figure: 'B1', loss: 1 }])
    expect(t.figure('B1')).toMatchObject({ life: 3, hitThisTurn: true })
    t.dice(5, 4).answer('shoot A3 B1')
    expect(t.figure('B1').life).toBe(2)
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

  it('classic: 8.35 worn twice it stops the first die once', () => {
    const t = classicFight(pair({}, { abilities: ['armor:0', 'armor:0'] }), [4, 4, 2, 6, 6, ...nextTurn])
    expect(t.told('saved')).toMatchObject([{ figure: 'B1', loss: 1 }])
    expect(t.figure('B1').life).toBe(3)
    const paid = classicFight(pair({}, { ap: 3, abilities: ['armor:1', 'armor:1'] }), [4, 4, 2, 6, 6])
    paid.dice(...nextTurn).answer('use B1 armor')
    expect(paid.asked).toBe('role 0')
    expect(paid.figure('B1')).toMatchObject({ life: 3, ap: 2 })
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

describe('classic: Courage again', () => {
  it('classic: 8.38 healed, whoever falls anew is kept up anew, to the end of the turn after that', () => {
    const t = classicFight(
      pair(
        { facing: 'N', attacks: 4 },
        { life: 2, abilities: ['courage:0'] },
        { B2: { at: 'C3', facing: 'N', kind: 'hero', ap: 1, abilities: ['healing:1'] } },
      ),
      [4, 4, 2, 2, 2, 6, 6, ...nextTurn],
    )
    t.dice(3).answer('attacker', 'use B2 healing B1')
    expect(t.figure('B1').life).toBe(2)
    t.answer('done')
      .dice(4, 4, 2, 2, 2, 6, 6, ...nextTurn)
      .answer('done')
    // The time of its first fall is over, that of its second is not.
    expect(t.state.turn).toBe(3)
    expect(t.figure('B1')).toMatchObject({ condition: 'standing', life: 0 })
    expect(t.told('activated').map(e => e.ability)).toEqual(['courage', 'healing', 'courage'])
    t.answer('attacker', 'done')
      .dice(2, 2, 2, 2, 2, ...nextTurn)
      .answer('done')
    expect(t.figure('B1').condition).toBe('removed')
    expect(t.told('removed')).toMatchObject([{ figure: 'B1', turn: 3 }])
  })

  it('classic: 8.38 down again in the turn of its fall it is up already', () => {
    const t = classicScene(
      {
        ...bystanders,
        A1: { at: 'C5', facing: 'N', life: 1, abilities: ['courage:0'] },
        A2: { at: 'B5', facing: 'N', abilities: ['healing:0'] },
        B1: { at: 'C1', facing: 'S', ap: 4, shooting: { dice: 1, range: 9 }, abilities: ['magical-force:1'] },
        B2: { at: 'C6', facing: 'N' },
      },
      { phase: 'strategy', turn: 1, dice: [1, 6] },
    )
    t.answer('attacker', 'use B1 magical-force A1').dice(4, 2, 6).answer('move A1 B4')
    expect(t.figure('A1').life).toBe(0)
    t.dice(1).answer('use A2 healing A1')
    expect(t.figure('A1').life).toBe(1)
    t.dice(5, 6).answer('shoot B1 A1')
    expect(t.figure('A1')).toMatchObject({ condition: 'standing', life: 0 })
    expect(t.told('activated').filter(e => e.ability === 'courage')).toHaveLength(1)
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

  it('classic: 8.37 nor where the hero is the enemy’s, and whoever asks is told why', () => {
    // B1 hits too, and so is asked about its dice.
    const t = classicFight(
      pair({ kind: 'hero' }, { ap: 2, abilities: ['bodyguard:1', 'aggressive-strategy:1'] }),
      [4, 4, 4, 6, 6, 6],
    )
    expect(t.legal()).toEqual(['use B1 aggressive-strategy', 'pass'])
    expect(t.refused('use B1 bodyguard')).toEqual({
      code: 'no-hero-to-guard',
      rule: '8.37',
      about: { figure: 'B1' },
    })
  })

  it('classic: 8.37 a single hero, itself, is enough', () => {
    const t = classicFight(pair({}, { kind: 'hero', ap: 2, abilities: ['bodyguard:1'] }), [4, 4, 2, 6, 6])
    t.dice(...nextTurn).answer('use B1 bodyguard')
    expect(t.figure('B1').life).toBe(4)
    expect(t.told('allocated')).toEqual([])
  })

  it('classic: 8.37 heroes under guard need no second one', () => {
    const guards = heroes('bodyguard:1')
    const t = classicFight({ ...guards, B2: { ...guards.B2!, ap: 2, abilities: ['bodyguard:1'] } }, blows)
    t.dice(...nextTurn).answer('use B1 bodyguard')
    expect(t.figure('B2')).toMatchObject({ life: 3, ap: 2 })
    expect(t.asked).toBe('role 0')
  })

  it('classic: 8.37 against no dice there is nothing to guard from', () => {
    const none = classicFight(
      pair({}, { kind: 'hero', ap: 2, abilities: ['bodyguard:1', 'aggressive-strategy:1'] }),
      [2, 2, 4, 6],
    )
    expect(none.refused('use B1 bodyguard')).toEqual({
      code: 'no-damage-dice',
      rule: '8.37',
      about: { figure: 'B1' },
    })
    // Nor are there any against whoever attacks freely.
    const free = classicScene({
      ...bystanders,
      A1: { at: 'C5', life: 4 },
      B1: { at: 'C4', facing: 'S', kind: 'hero', ap: 2, abilities: ['bodyguard:1'] },
    })
    free.dice(4, 6).answer('move A1 C6')
    expect(free.asked).toBe('act 0 A1')
  })

  it('classic: 8.37 a shot is no combat, even that of an enemy in its zone', () => {
    const t = classicScene({
      ...bystanders,
      A1: { at: 'C5', facing: 'N', shooting: { dice: 1, range: 9 } },
      B1: { at: 'C4', facing: 'S', kind: 'hero', life: 4, ap: 2, abilities: ['bodyguard:1'] },
    })
    t.dice(5, 6).answer('shoot A1 B1')
    expect(t.figure('B1')).toMatchObject({ life: 3, ap: 2 })
    expect(t.question.kind).toBe('act')
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

  it('classic: not for whoever throws nothing in a free attack', () => {
    const t = classicScene({
      ...bystanders,
      A1: { at: 'C5', life: 4, ap: 2, abilities: ['aggressive-strategy:1'] },
      B1: { at: 'C4', facing: 'S' },
    })
    t.dice(4, 5).answer('move A1 C6')
    expect(t.figure('A1').life).toBe(3)
    expect(t.told('activated')).toEqual([])
    expect(t.asked).toBe('act 0 A1')
  })

  it('classic: its player chooses, with a number and without', () => {
    const t = classicFight(pair({ abilities: ['aggressive-strategy:0'] }, {}), [4, 4, 2, 6, 6])
    expect(t.legal()).toEqual(['use A1 aggressive-strategy', 'pass'])
    t.dice(...nextTurn).answer('pass')
    expect(t.figure('B1').life).toBe(2)
  })
})
