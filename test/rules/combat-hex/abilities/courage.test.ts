import { describe, expect, it } from 'vitest'
import { fight, nextTurn } from '../../../helpers/fight.ts'
import { type Placed, scenario } from '../../../helpers/scenario.ts'

/** A1 strikes B1 down in the combat of turn 1; the others are there to keep the battle going. */
const fell = (b: Partial<Placed> = {}, more: Record<string, Placed> = {}, dice = [4, 2, 6]) =>
  fight(
    {
      A1: { at: 'C5', movement: 6 },
      A2: { at: 'A9' },
      B1: { at: 'C4', facing: 'S', life: 1, ap: 2, abilities: ['courage:1'], ...b },
      B2: { at: 'L1' },
      ...more,
    },
    dice,
  )

describe('8.38 Courage', () => {
  it('8.38 keeps up whoever has just lost the last life', () => {
    const t = fell()
    expect(t.question).toMatchObject({ kind: 'react', by: 1, about: { moment: 'fallen', cause: 'B1' } })
    expect(t.legal()).toEqual(['use B1 courage', 'pass'])
    t.dice(...nextTurn).answer('use B1 courage')
    expect(t.figure('B1')).toMatchObject({ condition: 'standing', life: 0, ap: 1 })
    expect(t.told('kept-up')).toMatchObject([{ figure: 'B1', turn: 1, until: 2 }])
    expect(t.told('removed')).toEqual([])
  })

  it('8.38 unused, the figure is gone', () => {
    const t = fell({}, { B3: { at: 'L2' } })
    t.dice(...nextTurn).answer('pass')
    expect(t.figure('B1').condition).toBe('removed')
  })

  it('8.38 until the end of the next turn, when it leaves', () => {
    const t = fell({}, { B3: { at: 'L2' } })
    t.dice(...nextTurn).answer('use B1 courage')
    expect(t.state.turn).toBe(2)
    t.answer('attacker', 'done', 'done', 'done')
      .dice(2, 2, ...nextTurn)
      .answer('done')
    expect(t.state.turn).toBe(3)
    expect(t.figure('B1').condition).toBe('removed')
    expect(t.told('removed')).toMatchObject([{ figure: 'B1', turn: 2 }])
  })

  it('8.38 7.01 counts as alive until then, and no longer', () => {
    // B1 is half of its army.
    const t = fell()
    t.dice(...nextTurn).answer('use B1 courage')
    expect(t.told('turn-ended')).toMatchObject([{ standing: [2, 2] }])
    expect(t.state.result).toBeNull()
    t.answer('attacker', 'done', 'done', 'done').dice(2, 2).answer('done')
    expect(t.asked).toBe('over')
    expect(t.state.result).toMatchObject({ winner: 0, rule: '7.01' })
    expect(t.told('turn-ended')[1]).toMatchObject({ standing: [2, 1] })
  })

  it('8.38 acts without life: it attacks, shoots and spends action points', () => {
    const t = fell(
      { ap: 5, shooting: { dice: 1, range: 9 }, attacks: 2 },
      { A3: { at: 'E9' }, B3: { at: 'L2' } },
      [4, 2, 2, 6],
    )
    t.dice(...nextTurn).answer('use B1 courage', 'attacker')
    // A1 disengages: a free attack, with a conversion, of a figure without life.
    t.dice(1, 4).answer('move A1 B8 S')
    t.dice(2, 2).answer('B1', 'done', 'done')
    expect(t.figure('B1')).toMatchObject({ life: 0, ap: 3 })
    t.dice(2).answer('shoot B1 A3')
    expect(t.told('shot')).toMatchObject([{ figure: 'B1' }])
  })

  it('8.38 dice given to it are wasted, and it does not fall twice', () => {
    const t = fell({ abilities: ['courage:1', 'armor:1'] }, { B3: { at: 'L2' } })
    t.answer('pass')
      .dice(...nextTurn)
      .answer('use B1 courage', 'attacker', 'done', 'done', 'done')
    // Its Armor is not asked for: there is nothing left to lose.
    t.dice(5, 2, 6, ...nextTurn).answer('done')
    expect(t.told('allocated').at(-1)).toMatchObject({ target: 'B1', turn: 2 })
    expect(t.asked).toBe('role 0')
    expect(t.told('wounded')).toHaveLength(1)
    expect(t.told('activated')).toHaveLength(1)
  })

  it('8.38 works in an action phase, against a shot and a free attack', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C5', life: 1, ap: 1, abilities: ['courage:1'] },
        A2: { at: 'A9' },
        B1: { at: 'C4', facing: 'S' },
      },
    })
    t.dice(4, 6).answer('move A1 C6', 'use A1 courage')
    // It survives, and moves on.
    expect(t.where('A1')).toBe('C6')
    expect(t.figure('A1').life).toBe(0)
    const shot = scenario({
      figures: {
        A1: { at: 'C9', shooting: { dice: 1, range: 9 } },
        B1: { at: 'C3', life: 1, ap: 1, abilities: ['courage:1'] },
      },
    })
    shot.dice(5, 6).answer('shoot A1 B1', 'use B1 courage')
    expect(shot.figure('B1')).toMatchObject({ condition: 'standing', life: 0 })
  })

  it('8.38 6.19 all who fell in a combat are asked, the attacker first, before anybody leaves', () => {
    for (const attacker of [0, 1]) {
      const t = fight(
        {
          A1: { at: 'C5', life: 1, ap: 1, abilities: ['courage:1'] },
          A2: { at: 'A9' },
          B1: { at: 'C4', facing: 'S', life: 1, ap: 1, abilities: ['courage:1'] },
          B2: { at: 'L1' },
        },
        [4, 4, 6, 6],
        { attacker },
      )
      const first = 'AB'[attacker]!
      const second = 'BA'[attacker]!
      expect(t.legal()).toEqual([`use ${first}1 courage`, 'pass'])
      t.answer('pass')
      expect(t.figure(`${first}1`).condition).toBe('standing')
      expect(t.legal()).toEqual([`use ${second}1 courage`, 'pass'])
      t.dice(...nextTurn).answer(`use ${second}1 courage`)
      expect(t.figure(`${first}1`).condition).toBe('removed')
      expect(t.figure(`${second}1`).condition).toBe('standing')
    }
  })

  it('8.38 8.41 Dread of one that fell beside it still makes it dear', () => {
    const t = fight(
      {
        A1: { at: 'C5', life: 1, ap: 1, abilities: ['dread:1'] },
        A2: { at: 'A9' },
        A3: { at: 'B9' },
        B1: { at: 'C4', facing: 'S', life: 1, ap: 1, abilities: ['courage:1'] },
        B2: { at: 'L1' },
        B3: { at: 'L2' },
      },
      [4, 4, 6, 6],
    )
    t.answer('use B1 courage')
    expect(t.legal()).toEqual(['use A1 dread', 'pass'])
    t.dice(...nextTurn).answer('use A1 dread')
    expect(t.told('removed').map(e => e.figure)).toEqual(['A1', 'B1'])
    expect(t.figure('B1').ap).toBe(1)
  })

  it('8.38 8.086 a passive figure uses it', () => {
    const t = fell({ facing: 'N' })
    expect(t.legal()).toEqual(['use B1 courage', 'pass'])
  })

  it('8.38 a battle that is over has nobody kept up', () => {
    const t = fell({}, { B2: { at: '', condition: 'removed' } })
    t.answer('use B1 courage')
    // It was half of an army of which the other half was gone already.
    expect(t.asked).toBe('over')
  })

  it('8.38 8.084 printed twice it is not asked for twice, nor again before it leaves', () => {
    const t = scenario({
      phase: 'strategy',
      turn: 0,
      dice: [1, 6],
      figures: {
        A1: { at: 'C5', facing: 'N', life: 1, ap: 4, abilities: ['courage:1', 'courage:1'] },
        A2: { at: 'B5', facing: 'N', abilities: ['healing:0'] },
        A3: { at: 'A1' },
        A4: { at: 'A2' },
        B1: { at: 'C1', facing: 'S', ap: 4, shooting: { dice: 1, range: 9 }, abilities: ['magical-force:1'] },
        B2: { at: 'C6', facing: 'N' },
        B3: { at: 'L1' },
      },
    })
    t.answer('attacker', 'use B1 magical-force A1').dice(4, 6).answer('move A1 B4', 'use A1 courage')
    expect(t.where('A1')).toBe('B4')
    // Healed, and down again in the same turn.
    t.dice(4).answer('use A2 healing A1')
    expect(t.figure('A1').life).toBe(1)
    t.dice(6, 6).answer('shoot B1 A1')
    expect(t.figure('A1')).toMatchObject({ condition: 'standing', life: 0, ap: 3 })
    expect(t.asked).toBe('act 1 B1')
    // Dice that hurt nobody.
    t.dice(...Array.from({ length: 200 }, (_, i) => 2 + (i % 2))).defaultsWhile(() => t.state.turn < 3)
    expect(t.told('removed')).toMatchObject([{ figure: 'A1', turn: 2 }])
  })
})
