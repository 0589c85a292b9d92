import { describe, expect, it } from 'vitest'
import { bow, carrying, ent } from '../../../helpers/ent.ts'
import { type Placed, type Scene, scenario, sidesOf } from '../../../helpers/scenario.ts'

const play = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) =>
  scenario({ figures: { A9: { at: 'A10' }, B9: { at: 'L10' }, ...figures }, ...scene })
/** The full form that an answer is kept in, or the code of its refusal. */
const full = (t: ReturnType<typeof play>, answer: string) => {
  const checked = t.question.space.check(answer)
  return checked.ok ? checked.answer : checked.refusal.code
}
const edge = { column: 'L', row: 10 }

describe('an answer that names nothing that there is', () => {
  it('3.06 no figure, one that fell, or none at all', () => {
    const t = play({ A1: { at: 'C5', shooting: bow }, A2: { at: '', condition: 'removed' } })
    for (const verb of ['move', 'charge', 'run', 'leave', 'dismount', 'shoot', 'strike', 'turn', 'use']) {
      expect(t.refused(verb)).toEqual({ code: 'no-figure', about: { figure: '' } })
      expect(t.refused(`${verb} X1 C5`)).toEqual({ code: 'no-figure', about: { figure: 'X1' } })
      expect(t.refused(`${verb} A2 C5`)).toEqual({ code: 'no-figure', about: { figure: 'A2' } })
      expect(t.refused(`${verb} B9 C5`)).toEqual({ code: 'not-yours', about: { figure: 'B9' } })
    }
  })

  it('4.02 no facing, but a figure in its place', () => {
    const t = play({ A1: { at: 'C5', facing: 'N' } })
    expect(t.refused('move A1 C6 B9')).toMatchObject({ code: 'no-facing', about: { facing: 'B9' } })
    expect(t.refused('turn A1 B9')).toMatchObject({ code: 'no-facing', about: { facing: 'B9' } })
  })

  it('3.06 nothing that a figure does: it ends no activation either', () => {
    const t = play({ A1: { at: 'C5', facing: 'N' } })
    t.answer('move A1 C6')
    for (const answer of ['place A1 C3 N', 'lift A1', 'auto', 'pass', 'attacker'])
      expect(t.refused(answer)).toEqual({ code: 'not-offered', about: { answer } })
    expect(t.asked).toBe('act 0 A1')
  })

  it('5.03 8.13 no target', () => {
    const t = play({ A1: { at: 'C5', shooting: bow }, B1: { at: '', condition: 'removed' } })
    for (const verb of ['shoot', 'strike'])
      for (const target of ['X1', 'B1'])
        expect(t.refused(`${verb} A1 ${target}`)).toEqual({ code: 'no-figure', about: { figure: target } })
    // A facing is a shot at nobody in particular, and no free attack.
    expect(t.refused('strike A1 N')).toEqual({ code: 'no-figure', about: { figure: 'N' } })
    expect(t.refused('strike A1')).toEqual({ code: 'no-figure', about: { figure: '' } })
    expect(t.refused('shoot A1 N')).toMatchObject({ code: 'names-a-target', rule: '5.03' })
    expect(t.refused('shoot A1')).toMatchObject({ code: 'names-a-target', rule: '5.03' })
  })

  it('8.10 nobody to charge at, with a facing or without', () => {
    const t = play({ A1: { at: 'C8', facing: 'N', base: 'cavalry', abilities: ['cavalry:0'] } })
    for (const answer of ['charge A1 C7 N X1', 'charge A1 C7 X1'])
      expect(t.refused(answer)).toEqual({ code: 'no-figure', about: { figure: 'X1' } })
    expect(full(t, 'charge a1 c7 n')).toBe('charge A1 C7 N')
    expect(full(t, 'charge a1 c7 n b9')).toBe('not-in-zone')
    expect(full(t, 'charge a1 c7 b9')).toBe('not-in-zone')
  })

  it('4.06 no hex', () => {
    const t = carrying({ A3: { at: 'I8', ap: 2 } })
    const about = (hex: string) => ({ hex, ...edge })
    t.answer('end')
    t.answer('move A3 I7')
    for (const verb of ['move', 'run']) {
      expect(t.refused(`${verb} A3`)).toEqual({ code: 'no-hex', rule: '4.06', about: about('') })
      expect(t.refused(`${verb} A3 Z9`)).toEqual({ code: 'no-hex', rule: '4.06', about: about('Z9') })
    }
    expect(t.refused('dismount A2')).toEqual({ code: 'no-hex', rule: '8.42', about: about('') })
    expect(t.refused('dismount A2 Z9')).toEqual({ code: 'no-hex', rule: '8.42', about: about('Z9') })
    expect(t.refused('move A3 I6-')).toEqual({ code: 'no-hex', rule: '4.06', about: about('') })
    expect(t.refused('dismount A2 A1')).toMatchObject({
      code: 'no-way-down',
      rule: '8.42',
      about: { figure: 'A2', hex: 'A1' },
    })
  })

  it('1.06 no facing', () => {
    const t = carrying({ A3: { at: 'I8', ap: 2 }, A4: { at: 'L3', shooting: bow }, B1: { at: 'L1' } })
    const none = (facing: string) => ({ code: 'no-facing', rule: '1.06', about: { facing } })
    expect(t.refused('turn A3')).toEqual(none(''))
    expect(t.refused('turn A3 up')).toEqual(none('up'))
    expect(t.refused('move A3 I7 up')).toEqual(none('up'))
    const hex = t.legal('dismount A2')[0]!.split(' ')[2]!
    expect(t.refused(`dismount A2 ${hex} up`)).toEqual(none('up'))
    expect(t.refused('shoot A4 B1 up')).toEqual({ code: 'no-facing', about: { facing: 'up' } })
    t.answer('move A3 I7')
    expect(t.refused('run A3 I6 up')).toEqual(none('up'))
  })

  it('3.06 no verb, or words too many', () => {
    const t = play({ A1: { at: 'C5' } })
    for (const answer of ['', 'done now', 'dance A1', 'end A1 now'])
      expect(t.refused(answer)).toEqual({ code: 'not-offered', about: { answer } })
  })
})

describe('an answer that is not legal', () => {
  it('4.12 the facing that it has, and the hex that it is on', () => {
    const t = play({ A1: { at: 'C5', facing: 'N' } })
    expect(t.refused('turn A1 n')).toEqual({
      code: 'faces-so-already',
      rule: '4.12',
      about: { figure: 'A1', facing: 'N' },
    })
    const same = { code: 'same-hex', rule: '4.12' }
    expect(t.refused('move A1 C5')).toEqual({ ...same, about: { figure: 'A1', hex: 'C5' } })
    expect(t.refused('move A1 C4-C4')).toEqual({ ...same, about: { figure: 'A1', hex: 'C4' } })
  })

  it('4.01 further than what is left from the hex before', () => {
    const t = play({ A1: { at: 'C8', movement: 3 } })
    expect(t.refused('move A1 C4')).toEqual({
      code: 'out-of-reach',
      rule: '4.01',
      about: { figure: 'A1', hex: 'C4', cost: 4, left: 3 },
    })
    expect(t.refused('move A1 C7-C6-C3')).toMatchObject({ about: { hex: 'C3', cost: 3, left: 1 } })
    t.answer('move A1 C7')
    expect(t.refused('move A1 C6-C3')).toMatchObject({ about: { hex: 'C3', cost: 3, left: 1 } })
  })

  it('4.04 4.05 where no way leads, however many points are left', () => {
    const walled = ['N', 'NE', 'SE', 'S', 'SW', 'NW'].map(side => `C5 ${side}`)
    const t = play({ A1: { at: 'C8', movement: 9 } }, { board: { sides: sidesOf('impassable', ...walled) } })
    expect(t.refused('move A1 C5')).toEqual({
      code: 'no-way',
      rule: '4.01',
      about: { figure: 'A1', hex: 'C5' },
    })
  })

  it('4.07 what there is where nobody can end', () => {
    const t = play({ A1: { at: 'C8' }, A2: { at: 'C6' } }, { board: { barred: ['D8'] } })
    const about = (hex: string) => ({ figure: 'A1', to: hex, hex })
    expect(t.refused('move A1 C6').about).toEqual({ ...about('C6'), why: 'occupied', by: 'A2' })
    expect(t.refused('move A1 D8').about).toEqual({ ...about('D8'), why: 'barred' })
  })

  it('4.08 on through a danger zone', () => {
    const t = play({ A1: { at: 'C7' }, B1: { at: 'C4', facing: 'S' } })
    expect(t.refused('move A1 C6-C5-B4')).toEqual({
      code: 'must-stop',
      rule: '4.08',
      about: { figure: 'A1', hex: 'C5' },
    })
  })

  it('5.07 a shot as it cannot face for it', () => {
    const t = play({ A1: { at: 'C8', shooting: bow }, B1: { at: 'C4' } })
    expect(t.refused('shoot A1 B1 S')).toEqual({
      code: 'not-in-view',
      rule: '5.07',
      about: { figure: 'A1', target: 'B1', facing: 'S', facings: 'N NE NW' },
    })
    expect(full(t, 'shoot a1 b1')).toBe('shoot A1 B1 N')
    expect(full(t, 'shoot a1 b1 ne')).toBe('shoot A1 B1 NE')
  })

  it('8.10 8.46 a facing for which there is no room', () => {
    const t = play({
      A1: { at: 'C8', facing: 'N', base: 'cavalry' },
      A2: { ...ent, at: 'H8' },
      A3: { at: 'D6' },
    })
    expect(t.refused('move A1 C7 SW')).toEqual({
      code: 'cannot-face',
      rule: '8.10',
      about: { figure: 'A1', to: 'C7', hex: 'C7', facing: 'SW', facings: 'N NE SE S NW' },
    })
    expect(t.refused('turn A1 NE')).toEqual({
      code: 'cannot-face',
      rule: '8.10',
      about: { figure: 'A1', facing: 'NE', hex: 'C8', facings: 'S' },
    })
    expect(t.refused('move A1 D6')).toMatchObject({ code: 'no-room', rule: '4.07' })
  })

  it('6.25 8.50 a free attack on whom it cannot strike', () => {
    const t = play({
      A1: { at: 'C6', facing: 'N', abilities: ['flyer:0'] },
      A2: { at: 'H6', facing: 'N', abilities: ['flyer:0'] },
      B1: { at: 'C5', facing: 'N', abilities: ['terrifying:0'] },
      B2: { at: 'B5', facing: 'N' },
      B3: { at: 'H5', facing: 'N' },
    })
    expect(t.legal('strike')).toEqual(['strike A1 B2', 'strike A2 B3'])
    expect(t.refused('strike A1 B1')).toMatchObject({ code: 'terrifying', rule: '8.50' })
    const far = { code: 'not-in-zone', rule: '6.25', about: { figure: 'A1', target: 'B3' } }
    expect(t.refused('strike A1 B3')).toEqual(far)
    t.dice(2).answer('strike A1 B2')
    // What one has done, another has not.
    expect(t.refused('strike A1 B2')).toEqual({
      code: 'struck-already',
      rule: '8.13',
      about: { figure: 'A1' },
    })
    expect(t.legal('strike')).toEqual(['strike A2 B3'])
    expect(full(t, 'strike a2 b3')).toBe('strike A2 B3')
  })

  it('3.09 an ability of somebody who has acted', () => {
    const t = play({
      A1: { at: 'C5', ap: 3, abilities: ['fast:1', 'fast-strike:1', 'tyrant:1'] },
      A2: { at: 'C6' },
      A3: { at: 'G5' },
    })
    t.answer('turn A1 S', 'turn A3 S')
    const about = (ability: string) => ({ figure: 'A1', ability })
    expect(t.refused('use A1 fast')).toEqual({ code: 'acted-already', rule: '3.09', about: about('fast') })
    expect(t.refused('use A1 fast-strike B9')).toEqual({
      code: 'acted-already',
      rule: '3.09',
      about: about('fast-strike B9'),
    })
    expect(t.refused('use A1 sneak')).toEqual({
      code: 'no-such-ability',
      rule: '8.01',
      about: about('sneak'),
    })
    expect(t.legal('use')).toEqual(['use A1 tyrant'])
    t.answer('use A1 tyrant')
    expect(t.refused('use A1 tyrant')).toMatchObject({ code: 'ability-used', rule: '8.06' })
  })

  it('3.091 anything but turning, at the end', () => {
    const t = play({ A1: { at: 'C5', ap: 1, abilities: ['fast:1', 'tyrant:0'] }, A2: { at: 'C6' } })
    t.answer('done')
    expect(t.question.kind).toBe('turning')
    for (const answer of ['end', 'end A1', 'use A1 fast', 'use A1 tyrant', 'move A1 C4', 'leave A1'])
      expect(t.refused(answer)).toEqual({ code: 'only-turning', rule: '3.091' })
    expect(t.legal('use')).toEqual([])
    expect(t.legal('end')).toEqual([])
    for (let i = 0; i < 30; i++) expect(t.question.space.sample(n => (i * 3) % n)).toMatch(/^(turn|done)/)
  })
})

describe('what may be left out', () => {
  it('4.02 the facing: it looks the way it went, from the hex before', () => {
    const t = play({ A1: { at: 'C8', facing: 'N' } })
    expect(full(t, 'move a1 c9')).toBe('move A1 C9 S')
    expect(full(t, 'move a1 c9-b8')).toBe('move A1 C9-B8 NW')
    expect(full(t, 'MOVE A1  D8-D7')).toBe('move A1 D8-D7 N')
  })

  it('4.02 8.10 it looks another way where that one has no room, not far from it', () => {
    // The rear hex of a rider who goes on straight is taken.
    const t = play({ A1: { at: 'C8', facing: 'S', base: 'cavalry' }, A2: { at: 'D8' } })
    expect(full(t, 'move a1 d7')).toBe('move A1 D7 NE')
  })

  it('3.06 the figure, where one is acting', () => {
    const t = play({ A1: { at: 'C8' } })
    t.answer('turn A1 S')
    expect(full(t, 'end')).toBe('end A1')
    expect(full(t, 'END a1')).toBe('end A1')
    expect(t.refused('end A9')).toEqual({
      code: 'not-acting-now',
      rule: '3.09',
      about: { figure: 'A9', active: 'A1' },
    })
  })
})
