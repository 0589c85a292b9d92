import { describe, expect, it } from 'vitest'
import { tournamentAbilities } from '../../../../rules/combat-hex/abilities/index.ts'
import { freeAttack } from '../../../../rules/combat-hex/battle/fight/freeAttack.ts'
import { inZone } from '../../../../rules/combat-hex/battle/points/zones.ts'
import type { Ability } from '../../../../rules/combat-hex/battle/vocabulary.ts'
import { type Placed, scenario } from '../../../helpers/scenario.ts'

/** A1 leaves the zones of B1 and B2. */
const leaving = (more: Record<string, Partial<Placed>> = {}, board = {}) =>
  scenario({
    board,
    figures: {
      A1: { at: 'C5', life: 5, ...more.A1 },
      B1: { at: 'C4', facing: 'S', ...more.B1 },
      B2: { at: 'D4', facing: 'SW', ...more.B2 },
      A2: { at: 'A9', ...more.A2 },
      B3: { at: 'L9', ...more.B3 },
    },
  })

describe('free attacks', () => {
  it('6.25 are thrown as in combat: 4 and more hit, a 1 is superficial, damage follows', () => {
    const t = leaving({ B1: { at: 'C4', attacks: 5 } })
    t.dice(1, 2, 3, 4, 5, 6, 3, 2, 6).answer('move A1 C6')
    expect(t.told('hits')).toMatchObject([{ blow: 'free-attack', by: 1, hits: 3, superficial: 1 }])
    expect(t.told('damage')).toMatchObject([{ faces: [3, 2, 6], endurance: 3 }])
    expect(t.figure('A1').life).toBe(3)
  })

  it('6.25 each attacker may convert one hit and one wound', () => {
    const t = leaving({ B1: { at: 'C4', ap: 3, attacks: 2 }, B2: { at: 'D4', ap: 3 } })
    t.dice(1, 1, 1).answer('move A1 C6')
    expect(t.question).toMatchObject({
      kind: 'convert-hit',
      by: 1,
      about: { left: 3, cost: { B1: 1, B2: 1 } },
    })
    t.answer('B1')
    expect(t.legal()).toEqual(['B2', 'none'])
    t.dice(1, 1).answer('B2')
    expect(t.question).toMatchObject({ kind: 'convert-wound', about: { left: 2 } })
    t.answer('B2')
    expect(t.legal()).toEqual(['B1', 'none'])
    t.answer('none')
    expect(t.figure('A1').life).toBe(4)
    expect([t.figure('B1').ap, t.figure('B2').ap]).toEqual([2, 0])
  })

  it('6.25 the attackers use no abilities, and their victim does', () => {
    const t = leaving({
      A1: { ap: 2, abilities: ['armor:1'] },
      B1: { at: 'C4', ap: 5, abilities: ['dread:1', 'ward:1'] },
      B2: { at: 'D4' },
    })
    t.dice(4, 2, 6).answer('move A1 C6')
    expect(t.question).toMatchObject({ kind: 'react', by: 0, about: { moment: 'damage-allocated', loss: 1 } })
    t.answer('use A1 armor')
    // B1 makes the attack: neither its Dread nor its Ward answers the Armor.
    expect(t.asked).toBe('act 0 A1')
    expect(t.figure('A1')).toMatchObject({ life: 5, ap: 1 })
  })

  it('6.25 who does not attack may answer', () => {
    const t = leaving({
      A1: { ap: 2, abilities: ['armor:1'] },
      B1: { at: 'C4' },
      // Beside A1, and looking away.
      B3: { at: 'B5', facing: 'SW', ap: 5, abilities: ['dread:1'] },
    })
    t.dice(4, 2, 6).answer('move A1 C6', 'use A1 armor')
    expect(t.question).toMatchObject({
      kind: 'react',
      by: 1,
      about: { moment: 'about-to-spend', cause: 'A1' },
    })
    expect(t.legal()).toEqual(['use B3 dread', 'pass'])
  })

  it('6.26 hurt their victim alone', () => {
    const t = leaving({ A2: { at: 'B3' }, B1: { at: 'C4', attacks: 6 } })
    t.dice(4, 4, 4, 4, 4, 4, 4, 6, 6, 6, 6, 6, 6, 6).answer('move A1 C6')
    expect(t.figure('A1').condition).toBe('removed')
    expect(t.figure('A2').life).toBe(2)
    expect(t.question.kind).toBe('act')
  })

  it('6.27 are made with the attacks on the base, without surprise or raised ground', () => {
    // B1 and B2 are threatened by nobody, and stand higher.
    const t = leaving({ A1: { facing: 'S' }, B1: { at: 'C4', attacks: 2 } }, { raised: ['C4', 'D4'] })
    t.dice(2, 2, 2).answer('move A1 C6')
    expect(t.told('rolled')).toMatchObject([{ for: 'free-attack', faces: [2, 2, 2] }])
    expect(t.told('damage')).toEqual([])
  })

  it('6.25 what hurts nobody is no wound, and nobody is asked about it', () => {
    const t = leaving({ A1: { ap: 2, abilities: ['armor:1'] } })
    t.dice(4, 2, 2).answer('move A1 C6')
    expect(t.told('damage')).toMatchObject([{ faces: [2] }])
    expect(t.told('wounded')).toEqual([])
    expect(t.asked).toBe('act 0 A1')
    expect(t.figure('A1')).toMatchObject({ life: 5, ap: 2 })
    expect(t.figure('A1').hitThisTurn).toBeUndefined()
  })

  it('4.11 who has fallen in the meantime does not attack', () => {
    // A friend of A1 that strikes the first attacker when A1 sets out, as no printed ability does.
    const strike: Ability = {
      ...tournamentAbilities.repel,
      moment: 'leaving-zone',
      may: () => true,
      effect: (g, { figure }) => freeAttack(g, [figure], inZone(g, figure)[0]!),
    }
    const t = scenario({
      book: { abilities: { ...tournamentAbilities, repel: { ...strike, id: 'repel' as const } } },
      figures: {
        A1: { at: 'C5', life: 5 },
        A2: { at: 'C3', facing: 'S', ap: 1, abilities: ['repel'] },
        B1: { at: 'C4', facing: 'S', life: 1, attacks: 3 },
        B2: { at: 'D4', facing: 'SW' },
        B3: { at: 'L9' },
      },
    })
    t.answer('move A1 C6')
    t.dice(4, 6, 2).answer('use A2 repel')
    expect(t.figure('B1').condition).toBe('removed')
    expect(t.told('free-attack').map(e => e.attackers)).toEqual([['A2'], ['B2']])
    expect(t.where('A1')).toBe('C6')
  })

  it('4.11 nobody attacks whoever has fallen to an answer before', () => {
    const strike: Ability = {
      ...tournamentAbilities.repel,
      moment: 'leaving-zone',
      may: (_, { figure, trigger }) => figure !== trigger.cause || { code: 'not-its-moment' },
      effect: (g, { figure, trigger }) => freeAttack(g, [figure], trigger.cause!),
    }
    const t = scenario({
      book: { abilities: { ...tournamentAbilities, repel: { ...strike, id: 'repel' as const } } },
      figures: {
        A1: { at: 'C5', life: 1, ap: 1, abilities: ['fast:1'] },
        A2: { at: 'A9' },
        A3: { at: 'A10' },
        B1: { at: 'C4', facing: 'S', ap: 1, abilities: ['repel'] },
        B2: { at: 'D4', facing: 'SW' },
      },
    })
    t.answer('use A1 fast', 'move A1 C6')
    t.dice(4, 6).answer('use B1 repel')
    expect(t.told('free-attack').map(e => e.attackers)).toEqual([['B1']])
    // 3.08 What was at work on it is over.
    expect(t.figure('A1')).toMatchObject({ condition: 'removed', at: -1, marks: [] })
    expect(t.told('moved')).toEqual([])
    expect(t.told('removed')).toHaveLength(1)
    expect(t.told('removed')[0]).not.toHaveProperty('leaves')
    expect(t.question).toMatchObject({ kind: 'act', by: 0, about: { active: null } })
  })

  it('6.25 the program turns no more dice than there is life for, the last points for a wound', () => {
    const asks = (life: number, ap: number, dice: number[]) => {
      const t = leaving({
        A1: { life, points: 400 },
        B1: { at: 'C4', attacks: dice.length, ap },
        B2: { at: 'L1' },
      })
      t.dice(...dice).answer('move A1 C6')
      expect(t.question).toMatchObject({ kind: 'convert-hit', by: 1 })
      return t.question.fallback()
    }
    expect(asks(2, 9, [4, 1])).toBe('B1')
    expect(asks(1, 9, [4, 1])).toBe('none')
    expect(asks(2, 3, [4, 1])).toBe('B1')
    expect(asks(2, 2, [4, 1])).toBe('none')
  })

  it('6.25 those counted that were turned before', () => {
    const t = leaving({ A1: { life: 1, points: 400 }, B1: { at: 'C4', ap: 9 }, B2: { at: 'D4', ap: 9 } })
    t.dice(1, 1).answer('move A1 C6')
    expect(t.question.fallback()).toBe('B1')
    t.answer('B1')
    expect(t.asked).toBe('convert-hit 1 A1')
    expect(t.question.fallback()).toBe('none')
    // Where there is life for both, the second is worth as much as the first.
    const more = leaving({ A1: { life: 4, points: 400 }, B1: { at: 'C4', ap: 9 }, B2: { at: 'D4', ap: 9 } })
    more.dice(1, 1).answer('move A1 C6', 'B1')
    expect(more.question.fallback()).toBe('B2')
  })

  it('6.25 nor wounds', () => {
    const asks = (life: number, damage: number[]) => {
      const t = leaving({
        A1: { life, points: 400 },
        B1: { at: 'C4', attacks: damage.length, ap: 9 },
        B2: { at: 'L1' },
      })
      t.dice(...damage.map(() => 4), ...damage).answer('move A1 C6')
      expect(t.question).toMatchObject({ kind: 'convert-wound', by: 1 })
      return t.question.fallback()
    }
    expect(asks(2, [6, 1])).toBe('B1')
    expect(asks(1, [6, 1])).toBe('none')
    expect(asks(1, [2, 1])).toBe('B1')
    expect(asks(2, [6, 6, 1])).toBe('none')
  })

  it('6.25 8.41 nor one that costs more than it is worth', () => {
    const fallback = (points: number) => {
      const t = leaving({
        A1: { points, ap: 1, abilities: ['dread:1'] },
        A2: { at: 'B4', facing: 'SW', ap: 1, abilities: ['dread:1'] },
        B1: { at: 'C4', attacks: 2, ap: 9 },
        B2: { at: 'L1' },
      })
      t.dice(4, 1).answer('move A1 C6', 'B1')
      t.dice(1, 1).answer('use A1 dread', 'use A2 dread')
      expect(t.question).toMatchObject({ kind: 'convert-wound', about: { cost: { B1: 4 } } })
      return t.question.fallback()
    }
    expect(fallback(1)).toBe('none')
    expect(fallback(400)).toBe('B1')
  })
})
