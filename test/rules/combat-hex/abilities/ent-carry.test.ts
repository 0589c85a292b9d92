import { describe, expect, it } from 'vitest'
import { makeCell } from '../../../../rules/board/board.ts'
import { previewOf } from '../../../../rules/combat-hex/battle/answers/preview.ts'
import { attackDice } from '../../../../rules/combat-hex/battle/fight/combat.ts'
import { cellsOfFigure } from '../../../../rules/combat-hex/battle/game.ts'
import { sightTo } from '../../../../rules/combat-hex/battle/shoot/seeing.ts'
import { shotDice } from '../../../../rules/combat-hex/battle/shoot/shooting.ts'
import { dangerZone, isRaised, isThreatened } from '../../../../rules/combat-hex/battle/zones.ts'
import { documentSeen } from '../../../helpers/document.ts'
import { archer, bow, carrying, ent, others, play, type Table } from '../../../helpers/ent.ts'
import { calm, fight, nextTurn } from '../../../helpers/fight.ts'
import { type Placed, scenario, sidesOf } from '../../../helpers/scenario.ts'

const look = (t: Table, answer: string) => previewOf(t.game, t.question.by, answer, false)
const doc = (t: Table, id: string) => documentSeen(t).figures.find(figure => figure.id === id)!

describe('8.42 Ent Carry: up there', () => {
  it('8.42 costs nothing, whatever is printed beside it, and says so before', () => {
    const t = play({ A1: { ...ent, ap: 1, abilities: ['large:0', 'ent-carry:2'] }, A2: archer })
    expect(look(t, 'use A1 ent-carry A2')).toMatchObject({ kind: 'use', ap: 0 })
    t.answer('use A1 ent-carry A2')
    expect(t.figure('A1').ap).toBe(1)
    expect(t.told('activated')).toEqual([])
  })

  it('8.42 a friend acts as usual in its phase, but does not walk', () => {
    const t = carrying({ B1: { at: 'E1' } })
    t.answer('move A1 E7 N')
    expect(t.refused('move A2 D5')).toMatchObject({ code: 'carried', rule: '8.42' })
    expect(t.legal('run A2')).toEqual([])
    expect(t.legal('turn A2')).toHaveLength(5)
    t.dice(1, 1, 1).answer('shoot A2 B1')
    expect(t.told('shot')).toMatchObject([{ figure: 'A2', dice: 3 }])
  })

  it('8.42 5.14 it stands on raised ground, above its own hex', () => {
    const t = carrying({ B1: { at: 'E1' } })
    const a2 = t.figure('A2')
    expect(isRaised(t.game, a2)).toBe(true)
    expect(isRaised(t.game, t.figure('A1'))).toBe(false)
    const b1 = t.figure('B1')
    expect(shotDice(t.game, a2, b1, sightTo(t.game, a2, b1, 9)).dice).toBe(3)
    expect(sightTo(t.game, a2, b1, 9).range).toBe(4)
  })

  it('8.42 8.46 its carrier hides neither it nor what it looks at', () => {
    const t = carrying({ B1: { at: 'E9', facing: 'N', shooting: bow } })
    expect(sightTo(t.game, t.figure('A2'), t.figure('B1')).visible).toBe(true)
    expect(sightTo(t.game, t.figure('B1'), t.figure('A2')).visible).toBe(true)
    // For all others it is as large as ever.
    const hidden = carrying({
      A3: { at: 'E3', facing: 'S' },
      B1: { at: 'E9', facing: 'N', shooting: bow },
    })
    expect(sightTo(hidden.game, hidden.figure('B1'), hidden.figure('A3')).visible).toBe(false)
  })

  it('8.42 it may be shot at, and stands in nobody’s way', () => {
    const t = carrying({ B1: { at: 'E1', facing: 'S', shooting: bow } })
    t.answer('done')
    t.defaultsWhile(q => q.kind === 'turning')
    t.dice(5, 5, 3, 3)
    t.answer('shoot B1 A2')
    expect(t.figure('A2').condition).toBe('removed')
    expect(t.figure('A1').life).toBe(5)
    expect(t.game.occupant[t.figure('A1').at]?.id).toBe('A1')
  })

  it('8.42 5.14 whom it carries makes nobody blind who looks over its carrier', () => {
    // on raised ground B1 sees over whoever is neither raised nor Large; A2 is raised, and in nobody's way
    const carrier: Placed = { at: 'E6', abilities: ['ent-carry:0'] }
    const passenger: Placed = { at: 'E6', carriedBy: 'A1' }
    const over = (figures: Record<string, Placed>, raised = ['E1']) =>
      scenario({
        figures: { A3: { at: 'E9' }, B1: { at: 'E1', facing: 'S', shooting: bow }, ...figures },
        board: { raised },
      })
    const sees = (t: Table) => sightTo(t.game, t.figure('B1'), t.figure('A3')).visible
    expect(sees(over({ A1: carrier, A2: passenger }))).toBe(true)
    expect(sees(over({ A1: carrier, A2: passenger }, ['E1', 'E6', 'E2', 'E3', 'E4', 'E5']))).toBe(false)
    expect(sees(over({ A1: carrier, A2: passenger }, []))).toBe(false)
    // not even if it would block by itself at any height
    expect(sees(over({ A1: carrier, A2: { ...passenger, abilities: ['large:0'] } }))).toBe(true)
    expect(sees(over({ A1: { ...carrier, abilities: ['large:0', 'ent-carry:0'] }, A2: passenger }))).toBe(
      false,
    )
  })

  it('8.42 5.141 raised ground hides from it what it hides from anybody on another height', () => {
    const t = carrying(
      { B1: { at: 'E1' } },
      { board: { raised: ['A3', 'B3', 'C3', 'D3', 'E3', 'F3', 'G3'] } },
    )
    expect(t.refused('shoot A2 B1')).toMatchObject({ code: 'no-sight-raised', rule: '5.141' })
    expect(t.refused('shoot A2 B1').about).toMatchObject({ figure: 'A2', target: 'B1', hex: 'E3' })
  })

  it('8.42 4.09 it has no danger zone, and stands in none', () => {
    const t = carrying({ B1: { at: 'E4', facing: 'S' } })
    expect(dangerZone(t.game, t.figure('A2'))).toEqual([])
    expect(isThreatened(t.game, t.figure('A1'))).toBe(true)
    expect(isThreatened(t.game, t.figure('A2'))).toBe(false)
    expect(attackDice(t.game, t.figure('A2'))).toBe(0)
    // So it shoots while its carrier fights (5.02).
    expect(t.legal('shoot A2 B1').length).toBeGreaterThan(0)
  })

  it('8.42 6.17 it fights in no combat, and no damage dice go to it there', () => {
    const t = carrying({ B1: { at: 'E4', facing: 'S', attacks: 3, life: 9 } })
    t.answer('done')
    t.defaultsWhile(q => q.kind !== 'act')
    t.dice(2, 2, 2, 2, 4, 4, 4, 6, 6, 6, ...nextTurn).answer('done')
    t.defaultsWhile(q => q.kind === 'turning')
    expect(t.told('combat-began')).toMatchObject([{ figures: ['A1', 'B1'] }])
    expect(t.told('allocated').map(({ target }) => target)).toEqual(['A1', 'A1', 'A1'])
    expect(t.figure('A2').life).toBe(2)
  })

  it('8.42 8.08 nor does it use what belongs to combats', () => {
    const t = fight(
      {
        A1: ent,
        A2: { at: 'E5', carriedBy: 'A1', ap: 3, facing: 'N', abilities: ['spearman:0', 'battle-cry:0'] },
        A3: { at: 'E4', facing: 'N' },
        B1: { at: 'E3', facing: 'S' },
        ...others,
      },
      calm,
    )
    expect(t.asked).not.toContain('react 0')
    expect(t.told('activated')).toEqual([])
  })

  it('8.15 nobody tears it out of its carrier’s arms, and no charge strikes it', () => {
    const t = carrying({
      B1: { at: 'E1', kind: 'hero', ap: 5, abilities: ['magical-force:0'] },
      B2: { at: 'H8', facing: 'NW', base: 'cavalry', movement: 9, abilities: ['cavalry:0'] },
    })
    expect(
      t.game.book.abilities['magical-force'].targets?.(t.game, t.figure('B1'), {
        moment: 'strategy',
        cause: null,
      }),
    ).not.toContain('A2')
    t.answer('done')
    t.defaultsWhile(q => q.kind === 'turning')
    const charge = t.legal('charge B2').find(answer => / (NW|SW|N) A1$/.test(answer) || answer.includes('E4'))
    if (charge)
      expect(t.refused(`${charge.split(' ').slice(0, 4).join(' ')} A2`)).toMatchObject({
        code: 'not-in-zone',
      })
  })

  it('8.42 is told to those who look on', () => {
    const t = carrying()
    expect(doc(t, 'A2')).toMatchObject({ state: 'carried', carrier: 'A1', at: 'E5', hexes: ['E5'] })
    expect(doc(t, 'A1').carrier).toBeUndefined()
    expect(doc(t, 'A1').state).toBe('ready')
  })

  it('8.42 4.14 turns and goes about with its carrier', () => {
    const t = carrying()
    t.answer('turn A1 S')
    const hexes = () => cellsOfFigure(t.game, t.figure('A1')).map(cell => makeCell(t.board, cell))
    expect(hexes()).toContain(t.where('A2'))
    expect(t.where('A2')).not.toBe('E5')
    t.answer('move A1 E8 S')
    expect(hexes()).toContain(t.where('A2'))
  })
})

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

describe('8.42 Ent Carry: deployment', () => {
  const deploy = () =>
    scenario({
      phase: 'deployment',
      figures: {
        A1: { ...ent, at: '' },
        A2: { ...archer, at: '' },
        A3: { at: '' },
        A4: { at: '' },
        A5: { at: '', base: 'cavalry' },
        B1: { at: '' },
      },
    })

  it('8.42 the battle may begin with two in its arms', () => {
    const t = deploy()
    expect(t.asked).toBe('deploy 0')
    expect(t.refused('mount A2 A1')).toMatchObject({ code: 'not-placed' })
    t.answer('place A1 B5 NE', 'mount A2 A1', 'mount A3 A1')
    expect(t.figure('A2')).toMatchObject({ condition: 'standing', carried: { by: 'A1', seat: 0 }, facing: 1 })
    expect(t.refused('mount A4 A1')).toMatchObject({ code: 'no-place' })
    expect(t.refused('mount A5 A1')).toMatchObject({ code: 'not-to-be-carried' })
    expect(t.refused('mount A2 A3')).toMatchObject({ code: 'no-carrier' })
    expect(t.refused('mount A2 A1')).toMatchObject({ code: 'carried' })
    t.answer('auto', 'done')
    expect(t.asked).toBe('deploy 1')
  })

  it('8.42 until it is done, they come along, get off, and go back in hand with their carrier', () => {
    const t = deploy()
    t.answer('place A1 B5 NE', 'mount A2 A1', 'place A1 B7 NE')
    expect(t.figure('A2').at).not.toBe(-1)
    t.answer('place A2 A1 SE')
    expect(t.figure('A2').carried).toBeUndefined()
    expect(t.where('A2')).toBe('A1')
    t.answer('mount A2 A1', 'lift A1')
    expect(t.figure('A2')).toMatchObject({ condition: 'waiting', at: -1 })
    expect(t.figure('A2').carried).toBeUndefined()
    t.answer('place A1 B5 NE', 'mount A2 A1', 'lift A2')
    expect(t.figure('A2')).toMatchObject({ condition: 'waiting', at: -1 })
    expect(t.figure('A1').condition).toBe('standing')
  })
})
