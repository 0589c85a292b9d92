import { describe, expect, it } from 'vitest'
import { hasKeyword } from '../../../rules/dark-lord/field/field.ts'
import { moveOf } from '../../../rules/dark-lord/field/movement.ts'
import { type Stood, skirmish } from '../../helpers/darkLord.ts'
import { melee } from '../../helpers/melee.ts'

const horse = { name: { en: 'h', fr: 'h' }, move: 9, strength: 9, defence: 4, life: 1, courage: 3 }
const scene = (own: Partial<Stood>, more: Record<string, Stood> = {}, treasure?: string) =>
  skirmish({
    figures: { A1: { at: 'G5', ...own }, B1: { at: 'P12' }, ...more },
    ...(treasure !== undefined && { treasure }),
  })
/** A rider whose mount is shot away under it: the fall shows this face. */
const fallen = (...faces: number[]) => {
  const t = skirmish({
    figures: {
      A1: { at: 'G2', shoot: 4, traits: ['bow'] },
      B1: { at: 'G8', mount: horse, defence: 3, life: 2 },
      B2: { at: 'P12' },
    },
    stage: 'shooting',
  })
  t.dice(4, 1, 5, ...faces).answer('shoot A1 B1')
  return t
}

describe('riders', () => {
  it('DB-23a a mount has Move, Defence, Life of its own, and never strikes', () => {
    const t = scene({ mount: horse })
    expect(moveOf(t.field, t.figure('A1'))).toBe(9)
    const fight = melee(
      { A1: { at: 'G5', mount: horse, strength: 1 }, B1: { at: 'G6', defence: 9 } },
      ['A1 B1'],
      [6, 1],
    )
    // One strike, of the rider's Strength.
    expect(fight.told('struck')).toMatchObject([{ figure: 'A1', strength: 1 }])
    const tough = scene({ mount: { ...horse, life: 2 } })
    expect(tough.figure('A1').mount).toEqual({ life: 2, drained: 0 })
  })

  it('DB-23b its mount gone, the rider throws a fall; the rider gone, the mount is too', () => {
    const t = fallen(3)
    expect(t.told('mount-gone')).toMatchObject([{ figure: 'B1' }])
    expect([t.figure('B1').mount, t.figure('B1').condition]).toEqual([null, 'lying'])
    const slain = melee({ A1: { at: 'G5' }, B1: { at: 'G6', mount: horse } }, ['A1 B1'], [6, 1, 5], {
      asks: [],
    })
    expect(slain.told('removed')).toMatchObject([{ figure: 'B1' }])
    expect(slain.field.occupant[slain.cell('G6')]).toBeUndefined()
  })

  it('DB-23c a rider dismounts for half its mount’s Move; the mount leaves, and nobody mounts', () => {
    const t = scene({ mount: horse })
    t.answer('dismount A1')
    expect([t.figure('A1').mount, t.figure('A1').marks.spent]).toEqual([null, 5])
    // One point of six is left.
    expect(
      t
        .legal('move A1 ')
        .map(text => text.split(' ')[2])
        .sort(),
    ).toEqual(['F4', 'F5', 'G4', 'G6', 'H4', 'H5'])
    expect(t.refused('dismount A1')).toMatchObject({ code: 'no-mount', rule: 'DB-23c' })
    const spent = scene({ mount: horse, marks: { spent: 5 } })
    expect(spent.refused('dismount A1')).toMatchObject({ code: 'too-far', rule: 'DB-23c' })
    expect(
      scene({})
        .legal('')
        .some(text => text.startsWith('mount')),
    ).toBe(false)
  })

  it('DB-23c riders lift no objects', () => {
    const t = scene({ mount: horse }, {}, 'G5')
    expect(t.refused('lift A1')).toMatchObject({ code: 'on-foot-only', rule: 'DB-23c' })
    t.answer('dismount A1', 'lift A1')
    expect(t.figure('A1').carries).toBe(true)
  })

  it('DB-23d a fall: 1 a hit of Strength 3 and lying, 2 to 5 lying, 6 standing', () => {
    const hit = fallen(1, 4)
    expect(hit.told('struck')[1]).toMatchObject({
      figure: null,
      target: 'B1',
      cause: 'fall',
      strength: 3,
      faces: [4],
    })
    expect([hit.figure('B1').condition, hit.figure('B1').life]).toEqual(['lying', 1])
    for (const face of [2, 5]) {
      const t = fallen(face)
      expect([t.figure('B1').condition, t.figure('B1').life]).toEqual(['lying', 2])
    }
    expect(fallen(6).figure('B1').condition).toBe('standing')
  })

  it('DB-23e the lying do not charge, shoot, cast or support', () => {
    const lying = { now: { condition: 'lying' as const } }
    const t = scene({ ...lying, will: 2, powers: ['sapping:12:3'] }, { B2: { at: 'G6' } })
    expect(t.refused('charge A1')).toMatchObject({ code: 'is-lying', rule: 'DB-23e' })
    expect(t.refused('cast A1 sapping B2')).toMatchObject({ code: 'is-lying', rule: 'DB-23e' })
    expect(t.refused('lie A1')).toMatchObject({ code: 'is-lying' })
    expect(t.refused('move A1 G4')).toMatchObject({ code: 'is-lying' })
    const shooter = skirmish({
      figures: {
        A1: { at: 'G2', shoot: 2, traits: ['bow'], ...lying },
        A2: { at: 'A1', shoot: 2, traits: ['bow'] },
        B1: { at: 'G8' },
      },
      stage: 'shooting',
    })
    expect(shooter.refused('shoot A1 B1')).toMatchObject({ code: 'is-lying', rule: 'DB-23e' })
  })

  it('DB-23e it stands up for half its Move, rounded up, and goes on with the rest', () => {
    const t = scene({ move: 5, now: { condition: 'lying' } })
    t.answer('stand A1')
    expect([t.figure('A1').condition, t.figure('A1').marks.spent]).toEqual(['standing', 3])
    expect(t.refused('stand A1')).toMatchObject({ code: 'is-standing' })
    expect(t.refused('move A1 G4-G3-G2')).toMatchObject({ code: 'too-far' })
    t.answer('move A1 G4-G3')
    const tired = scene({ move: 5, now: { condition: 'lying' }, marks: { spent: 3 } })
    expect(tired.refused('stand A1')).toMatchObject({ code: 'too-far', rule: 'DB-23e' })
  })

  it('DB-23e a figure may lie down at the end of its move', () => {
    const t = scene({})
    t.answer('move A1 G4', 'lie A1')
    expect([t.figure('A1').condition, t.where('A1')]).toEqual(['lying', 'G4'])
    expect(t.refused('stand A1')).toMatchObject({ code: 'has-moved' })
  })

  it('DB-23f cavalry while mounted, infantry after', () => {
    const t = scene({ mount: horse })
    const is = () => (['cavalry', 'infantry'] as const).map(each => hasKeyword(t.field, t.figure('A1'), each))
    expect(is()).toEqual([true, false])
    t.answer('dismount A1')
    expect(is()).toEqual([false, true])
  })

  it('DB-23g a rider that charged those on foot throws one die more', () => {
    const dice = (own: Partial<Stood>, enemy: Partial<Stood> = {}) => {
      const t = melee(
        { A1: { at: 'G5', mount: horse, defence: 9, ...own }, B1: { at: 'G6', defence: 9, ...enemy } },
        ['A1 B1'],
        [6, 1, 1, 1, 1],
      )
      return t.told('duel')[0]!.sides[0]!.figures[0]!.dice.length
    }
    expect(dice({ marks: { charged: true } })).toBe(2)
    expect(dice({})).toBe(1)
    expect(dice({ marks: { charged: true } }, { mount: horse })).toBe(1)
  })
})
