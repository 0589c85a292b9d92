import { describe, expect, it } from 'vitest'
import { previewOf } from '../../../../rules/combat-hex/battle/answers/preview.ts'
import { isThreatened } from '../../../../rules/combat-hex/battle/points/zones.ts'
import { archer, bow, carrying, ent, others, play, type Table } from '../../../helpers/ent.ts'
import { type Placed, scenario, sidesOf } from '../../../helpers/scenario.ts'

const look = (t: Table, answer: string) => previewOf(t.game, t.question.by, answer, false)

describe('8.42 Ent Carry: stepping down and falling', () => {
  it('8.42 4.08 is shown as it would stand on the ground, and is still carried', () => {
    const t = carrying({ A2: { at: 'D6', facing: 'N', attacks: 2 }, B1: { at: 'D4', facing: 'S' } })
    const before = structuredClone(t.state)
    expect(look(t, 'dismount A2 D5 N')).toMatchObject({
      kind: 'dismount',
      from: 'A1',
      to: 'D5',
      outcome: { threatenedBy: ['B1'], engages: ['B1'], attackDice: 2 },
    })
    expect(t.state).toEqual(before)
    expect(t.game.occupant[t.figure('A2').at]?.id).toBe('A1')
  })

  it('8.42 8.38 struck down by the same volley, whom it carries is not asked for Courage in vain', () => {
    const shooter: Placed = {
      at: 'E1',
      facing: 'S',
      shooting: { dice: 2, range: 9 },
      abilities: ['volley-attack:0'],
    }
    const volley = (courage: string[]) =>
      scenario({
        attacker: 1,
        figures: {
          ...others,
          A1: { ...ent, life: 1, abilities: [...(ent.abilities ?? []), ...courage] },
          A2: { at: 'E5', carriedBy: 'A1', life: 1, ap: 3, abilities: ['courage:1'] },
          B1: shooter,
        },
      })
        .answer('use B1 volley-attack')
        .dice(6, 6, 6, 6)
        .answer('shoot B1 S', 'A1', 'A2')
    const t = volley([])
    expect(t.asked).toBe('act 1 B1')
    expect(t.figure('A2')).toMatchObject({ condition: 'removed', ap: 3 })
    // Kept up itself, the Ent goes on carrying.
    const kept = volley(['courage:0']).answer('use A1 courage')
    expect(kept.asked).toBe('react 0 A2')
  })

  it('8.42 steps down to a hex beside its carrier, and has acted', () => {
    const t = carrying()
    t.answer('move A1 E7 N')
    expect(t.refused('dismount A2 L10')).toMatchObject({ code: 'no-way-down', rule: '8.42' })
    expect(look(t, 'dismount A2 D5 S')).toMatchObject({ kind: 'dismount', from: 'A1', to: 'D5' })
    expect(t.where('A2')).toBe('E6')
    t.answer('dismount A2 D5 S')
    expect(t.figure('A2').carried).toBeUndefined()
    expect(t.where('A2')).toBe('D5')
    expect(t.told('set-down')).toMatchObject([{ figure: 'A2', by: 'A1', to: 'D5', facing: 'S' }])
    expect(t.refused('move A2 D4')).toMatchObject({ code: 'move-over' })
    expect(t.legal('shoot A2')).toEqual([])
  })

  it('8.42 keeps its facing where none is named', () => {
    const t = carrying()
    expect(t.answer('dismount A2 D5').figure('A2').facing).toBe(0)
  })

  it('8.42 not after a shot, and not by those whom nobody carries', () => {
    const t = carrying({ B1: { at: 'E1' } })
    expect(t.refused('dismount A9 A2')).toMatchObject({ code: 'not-carried', rule: '8.42' })
    t.dice(1, 1, 1).answer('shoot A2 B1')
    expect(t.refused('dismount A2 D5')).toMatchObject({ code: 'shot-already' })
  })

  it('8.42 4.07 8.083 onto free hexes alone, and not across an impassable side', () => {
    const t = carrying(
      { A3: { at: 'D5' } },
      { board: { barred: ['E4'], sides: sidesOf('impassable', 'F4 S') } },
    )
    const hexes = new Set(t.legal('dismount A2').map(answer => answer.split(' ')[2]))
    for (const hex of ['D5', 'E4']) expect(hexes.has(hex)).toBe(false)
    expect(hexes.has('D6')).toBe(true)
  })

  it('8.42 8.16 who steps down into a danger zone has entered it', () => {
    const t = carrying({ B1: { at: 'D3', facing: 'S', ap: 2, abilities: ['repel:1'] } })
    t.answer('dismount A2 D4 N')
    expect(t.asked).toBe('react 1 A2')
    t.dice(5, 5).answer('use B1 repel')
    expect(t.told('free-attack')).toMatchObject([{ attackers: ['B1'], target: 'A2' }])
  })

  it('8.42 8.43 and pays what a Fearsome enemy asks for it', () => {
    const fearsome: Placed = { at: 'D3', facing: 'S', abilities: ['fearsome:0'] }
    const poor = carrying({ B1: fearsome })
    expect(poor.legal('dismount A2 D4')).toEqual([])
    const rich = carrying({ A2: { ...archer, ap: 1 }, B1: fearsome })
    expect(rich.answer('dismount A2 D4 N').figure('A2')).toMatchObject({ ap: 0 })
    expect(rich.where('A2')).toBe('D4')
  })

  it('8.42 4.07 4.14 whom it carries is not in its own way', () => {
    const t = carrying()
    expect(t.where('A2')).toBe('E5')
    t.answer('move A1 E5 N')
    expect(t.where('A1')).toBe('E5')
    expect(t.where('A2')).toBe('E4')
  })

  it('8.42 8.43 also where it was carried within that zone', () => {
    const t = play({
      A2: { ...archer, at: 'E5', carriedBy: 'A1', ap: 2 },
      B1: { at: 'D4', facing: 'S', abilities: ['fearsome:0'] },
    })
    // C5, D5 and E5 lie in the zone of B1.
    t.answer('dismount A2 D5 N')
    expect(t.figure('A2').ap).toBe(1)
    expect(t.told('braved')).toMatchObject([{ figure: 'A2', ap: 1 }])
  })

  it('8.42 8.13 stepping down is all that it does: no flyer strikes after it', () => {
    const t = play({
      A2: { ...archer, at: 'E5', carriedBy: 'A1', abilities: ['flyer:0'] },
      B1: { at: 'D4', facing: 'N' },
    })
    t.answer('dismount A2 D5 N')
    expect(t.legal('strike')).toEqual([])
    expect(t.refused('strike A2 B1')).toMatchObject({ code: 'struck-already' })
  })

  it('8.42 5.02 stands in no danger zone up there, and shoots', () => {
    const t = carrying({ B1: { at: 'E4', facing: 'S' }, B2: { at: 'E1' } })
    expect(isThreatened(t.game, t.figure('A1'))).toBe(true)
    expect(isThreatened(t.game, t.figure('A2'))).toBe(false)
    expect(t.legal('shoot A2').length).toBeGreaterThan(0)
  })

  it('8.42 may be taken up and step down in the same turn', () => {
    const t = carrying()
    t.answer('move A1 E9 N', 'dismount A2 E10 N')
    expect(t.where('A2')).toBe('E10')
  })

  it('8.42 3.08 a carried figure when its Ent falls: it falls too, whatever it has', () => {
    const t = carrying({
      A1: { ...ent, lifeNow: 1 },
      A2: { ...archer, ap: 3, abilities: ['courage:1'] },
      B1: { at: 'E1', facing: 'S', shooting: bow },
    })
    t.answer('done')
    t.defaultsWhile(q => q.kind === 'turning')
    t.dice(5, 2, 6).answer('shoot B1 A1')
    expect(t.told('removed').map(({ figure }) => figure)).toEqual(['A1', 'A2'])
    expect(t.figure('A2')).toMatchObject({ condition: 'removed', at: -1 })
    expect(t.figure('A2').carried).toBeUndefined()
  })

  it('8.42 8.38 a carried figure that falls alone answers for itself, once', () => {
    const fallen = () => {
      const t = carrying({
        A2: { ...archer, life: 1, ap: 3, abilities: ['courage:1'] },
        B1: { at: 'E1', facing: 'S', shooting: bow },
      })
      t.answer('done')
      t.defaultsWhile(q => q.kind === 'turning')
      t.dice(5, 2, 6).answer('shoot B1 A2')
      expect(t.question).toMatchObject({ kind: 'react', by: 0, about: { moment: 'fallen', cause: 'A2' } })
      return t
    }
    const up = fallen().answer('use A2 courage')
    expect(up.figure('A2')).toMatchObject({ condition: 'standing', life: 0, carried: { by: 'A1', seat: 0 } })
    const down = fallen().answer('pass')
    expect(down.asked).toBe('act 1 B1')
    expect(down.figure('A2')).toMatchObject({ condition: 'removed', at: -1 })
    expect(down.figure('A1')).toMatchObject({ condition: 'standing', life: 5 })
  })

  it('8.42 8.38 its carrier answers before it, and it only if that stays', () => {
    const both = () => {
      const t = carrying({
        A1: { ...ent, lifeNow: 1, abilities: ['large:0', 'ent-carry:0', 'courage:1'] },
        A2: { ...archer, life: 1, ap: 3, abilities: ['courage:1'] },
        B1: { at: 'E2', facing: 'S', ap: 1, shooting: { dice: 2, range: 9 }, abilities: ['volley-attack:1'] },
      })
      t.answer('done')
      t.defaultsWhile(q => q.kind === 'turning')
      t.answer('use B1 volley-attack').dice(5, 5, 6, 6).answer('shoot B1 S', 'A2')
      if (t.question.kind === 'allocate') t.answer('A1')
      expect(t.question).toMatchObject({ kind: 'react', about: { moment: 'fallen', cause: 'A1' } })
      return t
    }
    const t = both().answer('use A1 courage')
    expect(t.question).toMatchObject({ kind: 'react', about: { moment: 'fallen', cause: 'A2' } })
    t.answer('pass')
    expect(t.told('removed').map(({ figure }) => figure)).toEqual(['A2'])
    const gone = both().answer('pass')
    expect(gone.asked).toBe('act 1 B1')
    expect(gone.told('removed').map(({ figure }) => figure)).toEqual(['A1', 'A2'])
  })

  it('8.42 8.38 while Courage keeps the Ent up it goes on carrying', () => {
    const t = carrying({
      A1: { ...ent, lifeNow: 1, abilities: ['large:0', 'ent-carry:0', 'courage:1'] },
      B1: { at: 'E1', facing: 'S', shooting: bow },
    })
    t.answer('done')
    t.defaultsWhile(q => q.kind === 'turning')
    t.dice(5, 2, 6).answer('shoot B1 A1', 'use A1 courage')
    expect(t.figure('A2').carried).toEqual({ by: 'A1', seat: 0 })
  })

  it('8.42 7.01 both are lost for their army', () => {
    const t = carrying({ A1: { ...ent, lifeNow: 1 }, B1: { at: 'E1', facing: 'S', shooting: bow } })
    t.answer('done')
    t.defaultsWhile(q => q.kind === 'turning')
    t.dice(5, 2, 6).answer('shoot B1 A1').dice(6, 1)
    t.defaultsWhile(() => true)
    expect(t.state.result).toMatchObject({ winner: 1, rule: '7.01' })
  })
})
