import { describe, expect, it } from 'vitest'
import { tournamentAbilities } from '../../../../rules/combat-hex/abilities/index.ts'
import { fight, nextTurn } from '../../../helpers/fight.ts'
import { type Placed, type Scene, scenario } from '../../../helpers/scenario.ts'

/** B1, a hero far away, has what A1 may copy. */
const facing = (
  ability: string,
  a: Partial<Placed> = {},
  more: Record<string, Placed> = {},
  scene: Partial<Scene> = {},
) =>
  scenario({
    figures: {
      A1: { at: 'C7', facing: 'N', ap: 3, abilities: ['steal-essence:2'], ...a },
      A2: { at: 'A9' },
      B1: { at: 'L10', kind: 'hero', ap: 9, abilities: [ability] },
      B2: { at: 'L1' },
      ...more,
    },
    ...scene,
  })

describe('8.49 Steal Essence', () => {
  it('8.49 Fast: before the move, at its own price and not that of the copied one', () => {
    const t = facing('fast:7')
    expect(t.legal('use')).toEqual(['use A1 steal-essence fast'])
    t.answer('use A1 steal-essence fast')
    expect(t.figure('A1')).toMatchObject({ ap: 1, marks: [{ ability: 'fast' }] })
    expect(t.question).toMatchObject({ about: { movement: 8 } })
    expect(t.told('activated')).toMatchObject([
      { figure: 'A1', ability: 'steal-essence', copied: 'fast', ap: 2 },
    ])
    expect(t.figure('B1').ap).toBe(9)
  })

  it('8.49 8.06 once a turn, and twice where it is there twice', () => {
    const t = facing('fast:1')
    t.answer('use A1 steal-essence fast')
    expect(t.refused('use A1 steal-essence fast')).toMatchObject({ code: 'ability-used', rule: '8.06' })
    const twice = facing('fast:1', { abilities: ['steal-essence:1', 'steal-essence:2'] })
    twice.answer('use A1 steal-essence fast', 'use A1 steal-essence fast')
    expect(twice.figure('A1').ap).toBe(0)
    expect(twice.question).toMatchObject({ about: { movement: 16 } })
  })

  it('8.49 copies heroes of the enemy alone, and only those on the board', () => {
    const warrior = facing('fast:1', {}, { B1: { at: 'L10', ap: 1, abilities: ['fast:1'] } })
    expect(warrior.refused('use A1 steal-essence fast')).toMatchObject({ code: 'no-such-copy', rule: '8.49' })
    const gone = facing(
      'fast:1',
      {},
      {
        B1: { at: '', condition: 'removed', kind: 'hero', abilities: ['fast:1'] },
      },
    )
    expect(gone.refused('use A1 steal-essence fast')).toMatchObject({ code: 'no-such-copy' })
    const own = facing('repel:1', {}, { A3: { at: 'B9', kind: 'hero', ap: 1, abilities: ['fast:1'] } })
    expect(own.refused('use A1 steal-essence fast')).toMatchObject({ code: 'no-such-copy' })
    expect(own.refused('use A1 steal-essence repel')).toMatchObject({ code: 'not-its-moment', rule: '8.16' })
    expect(own.refused('use A2 steal-essence fast')).toMatchObject({ code: 'no-such-ability', rule: '8.01' })
  })

  it('8.49 8.082 copies what can be activated alone, and not Steal Essence', () => {
    expect(facing('steal-essence:1').legal('use')).toEqual([])
    const { moment: _, ...always } = { ...tournamentAbilities.fast, hooks: {} }
    const t = facing('fast:1', {}, {}, { book: { abilities: { ...tournamentAbilities, fast: always } } })
    expect(t.legal('use')).toEqual([])
  })

  it('8.49 Battle Awareness: in the strategy phase', () => {
    const t = facing('battle-awareness:1', {}, {}, { phase: 'strategy', dice: [6, 1] })
    t.answer('defender')
    // The defender comes second; B1 is asked first.
    expect(t.asked).toBe('strategy 1')
    t.answer('done', 'use A1 steal-essence battle-awareness')
    expect(t.figure('A1').marks).toMatchObject([{ ability: 'battle-awareness', duration: 'turn' }])
  })

  it('8.49 Repel: in the phase of the enemy', () => {
    const t = facing(
      'repel:1',
      { at: 'C7', facing: 'N', attacks: 2 },
      { B2: { at: 'C4', life: 1 } },
      { phase: 'defence' },
    )
    t.answer('move B2 C6')
    expect(t.question).toMatchObject({ kind: 'react', by: 0 })
    expect(t.legal()).toEqual(['use A1 steal-essence repel', 'pass'])
    t.dice(4, 2, 6).answer('use A1 steal-essence repel')
    expect(t.figure('B2').condition).toBe('removed')
  })

  it('8.49 Armor: when it is hurt', () => {
    const t = fight(
      {
        A1: { at: 'C5', facing: 'N', ap: 1, abilities: ['steal-essence:1'] },
        B1: { at: 'C4', facing: 'S' },
        B2: { at: 'L10', kind: 'hero', abilities: ['armor:3'] },
      },
      [2, 4, 6],
    )
    t.dice(...nextTurn).answer('use A1 steal-essence armor')
    expect(t.figure('A1')).toMatchObject({ life: 2, ap: 0 })
  })

  it('8.49 Courage: when it falls', () => {
    const t = fight(
      {
        A1: { at: 'C5', facing: 'N', life: 1, ap: 1, abilities: ['steal-essence:1'] },
        A2: { at: 'A9' },
        B1: { at: 'C4', facing: 'S' },
        B2: { at: 'L10', kind: 'hero', abilities: ['courage:3'] },
      },
      [2, 4, 6],
    )
    t.dice(...nextTurn).answer('use A1 steal-essence courage')
    expect(t.figure('A1')).toMatchObject({ condition: 'standing', life: 0 })
    t.answer('attacker', 'done', 'done', 'done').dice(2, 2).answer('done')
    expect(t.figure('A1').condition).toBe('removed')
  })

  it('8.49 Dread: when an enemy beside it spends', () => {
    const t = scenario({
      phase: 'defence',
      figures: {
        A1: { at: 'C5', facing: 'S', ap: 1, abilities: ['steal-essence:1'] },
        B1: { at: 'C4', facing: 'N', ap: 3, abilities: ['fast:1'] },
        B2: { at: 'L10', kind: 'hero', abilities: ['dread:3'] },
      },
    })
    t.answer('use B1 fast', 'use A1 steal-essence dread')
    expect(t.figure('B1').ap).toBe(1)
  })

  it('8.49 8.41 Dread in answer to Dread: whoever has it is not touched by it', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C5', facing: 'S', ap: 2, abilities: ['fast:1', 'steal-essence:1'] },
        B1: { at: 'C4', facing: 'N', kind: 'hero', ap: 3, abilities: ['dread:1'] },
      },
    })
    t.answer('use A1 fast', 'use B1 dread')
    // B1 is about to activate Dread, and A1 stands beside it.
    expect(t.asked).toBe('react 0 B1')
    t.answer('use A1 steal-essence dread')
    expect(t.figure('A1').ap).toBe(0)
    expect(t.told('activated').map(e => [e.figure, e.copied ?? e.ability, e.ap])).toEqual([
      ['A1', 'dread', 1],
      ['B1', 'dread', 1],
      ['A1', 'fast', 1],
    ])
  })

  it('8.49 Ward: against an enemy in the danger zone', () => {
    const t = scenario({
      phase: 'defence',
      figures: {
        A1: { at: 'C5', facing: 'N', ap: 1, abilities: ['steal-essence:1'] },
        B1: { at: 'C4', facing: 'N', ap: 3, abilities: ['fast:1'] },
        B2: { at: 'L10', kind: 'hero', abilities: ['ward:3'] },
      },
    })
    t.answer('use B1 fast', 'use A1 steal-essence ward')
    expect(t.told('warded')).toMatchObject([{ figure: 'B1', ability: 'fast', by: 'A1' }])
    expect(t.question).toMatchObject({ about: { movement: 4 } })
  })

  it('8.49 8.086 a passive figure copies Armor, Courage and Dread, and nothing else', () => {
    const t = fight(
      {
        A1: { at: 'C5', facing: 'S', ap: 1, abilities: ['steal-essence:1'] },
        B1: { at: 'C4', facing: 'S', ap: 1, abilities: ['armor:1'] },
        B2: { at: 'L10', kind: 'hero', abilities: ['armor:3', 'ward:1'] },
      },
      // B1 surprises.
      [4, 4, 6, 6],
    )
    expect(t.legal()).toEqual(['use A1 steal-essence armor', 'pass'])
  })

  it('8.49 8.082 not what needs no activation', () => {
    const t = facing('terrifying:0', {}, { B2: { at: 'L1', kind: 'hero', abilities: ['fast:1', 'large:0'] } })
    for (const id of ['terrifying', 'large'])
      expect(t.refused(`use A1 steal-essence ${id}`)).toMatchObject({ code: 'no-such-copy', rule: '8.49' })
    expect(t.legal('use')).toEqual(['use A1 steal-essence fast'])
  })
})
