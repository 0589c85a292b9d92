import { describe, expect, it } from 'vitest'
import { sightTo } from '../../../../rules/combat-hex/battle/shoot/seeing.ts'
import { calm, fight } from '../../../helpers/fight.ts'
import { bearer, begin, friends, types, wearer, wraith } from '../../../helpers/ring.ts'
import type { Placed, Scene } from '../../../helpers/scenario.ts'

/** A turn begins, in which player 0 attacks. */
const dawn = (figures: Record<string, Placed>, more: Scene['types'] = {}) =>
  begin(figures, { phase: 'strategy', turn: 0, dice: [6, 1], types: { ...types, ...more } }).answer(
    'attacker',
  )

describe('the One Ring beside other abilities', () => {
  const runner: Placed = { ...wearer, abilities: ['one-ring:0', 'fast:1'] }
  const bare: Scene['types'] = {
    bare: {
      ...types!.bare,
      abilities: [
        { id: 'one-ring', cost: 0 },
        { id: 'fast', cost: 1 },
      ],
    },
  }

  it('9.02 9.11 once it is off, it alone is used: other abilities are not', () => {
    const t = dawn({ A1: runner, B1: { at: 'K5' } }, bare)
    t.dice(4, 3).answer('take-off')
    expect(t.figure('A1')).toMatchObject({ type: 'bare', used: [0] })
    expect(t.legal('use')).toEqual(['use A1 fast'])
  })

  it('9.02 nobody struggles with the Ring in the pocket', () => {
    const t = dawn({ A1: bearer, B1: { at: 'K5' } }).answer('done')
    expect(t.asked).toBe('act 0')
    expect(t.told('struggled')).toEqual([])
  })

  it('9.11 may be tried to be taken off whatever else is at work on its bearer', () => {
    const t = dawn({
      A1: { ...wearer, abilities: ['one-ring:0', 'battle-awareness:0'] },
      B1: { at: 'K5' },
    })
    t.answer('use A1 battle-awareness')
    expect(t.asked).toBe('ring 0 A1')
  })

  it('9.03 8.32 one attack won by Rage is no struggle lost', () => {
    const t = fight(
      {
        ...friends,
        A1: { ...bearer, facing: 'N', abilities: ['one-ring:0', 'rage:0'] },
        B1: { at: 'C4', facing: 'S', life: 9 },
      },
      [],
      { types },
    )
    t.dice(4, ...calm).answer('use A1 rage')
    expect(t.told('combat-began')).toMatchObject([{ dice: [2, 1] }])
  })

  it('9.10 it is in nobody’s way, and others are in the way of its own shots', () => {
    const t = begin({ A1: { ...wearer, at: 'C8', facing: 'N' }, A2: { at: 'C5' }, B1: { at: 'C2' } })
    const sees = (from: string, to: string) => sightTo(t.game, t.figure(from), t.figure(to)).visible
    expect([sees('A1', 'B1'), sees('A1', 'A2')]).toEqual([false, true])
  })

  it('9.12 8.35 8.26 its own Armor works, and friends answer what it does', () => {
    const t = begin(
      {
        A1: { ...wearer, abilities: ['one-ring:0', 'armor:0'] },
        B1: { ...wraith, at: 'C6', facing: 'N', abilities: ['fast-strike:0'] },
      },
      { attacker: 1 },
    )
    t.dice(4, 6).answer('move B1 B5 SE', 'use B1 fast-strike A1')
    expect(t.asked).toBe('react 0 A1')
    expect(t.answer('use A1 armor').figure('A1').life).toBe(3)
    const bow = { dice: 1, range: 9 }
    const shot = begin({
      A1: { ...wearer, at: 'C8', facing: 'N', kind: 'warrior', shooting: bow },
      A2: { at: 'E8', facing: 'N', ap: 1, kind: 'hero', abilities: ['shot-caller:1'] },
      B1: { at: 'D3' },
    })
    expect(shot.answer('shoot A1 B1').legal()).toEqual(['use A2 shot-caller B1', 'pass'])
  })
})

describe('9.04 ringwraiths when all have acted', () => {
  const hunt = (foe: Partial<Placed>) =>
    begin(
      { A1: { ...wearer, at: 'C9', facing: 'N' }, B1: { ...wraith, at: 'C2', facing: 'S', ...foe } },
      { attacker: 1 },
    )

  it('9.04 3.091 one that has come nearer turns as it likes, though it could come nearer still', () => {
    const t = hunt({ movement: 2 })
    t.answer('move B1 C3 S', 'done')
    expect(t.asked).toBe('turning 1')
    t.answer('turn B1 N')
    expect(t.told('turned')).toMatchObject([{ figure: 'B1', facing: 'N' }])
  })

  it('9.04 8.10d a rider that has the bearer before it does not turn its back to it', () => {
    const t = hunt({ at: 'C8', base: 'cavalry', abilities: ['cavalry:0'] })
    expect(t.legal()).toContain('done')
    expect(t.legal('turn')).toEqual([])
    expect(t.refused('turn B1 N')).toMatchObject({ code: 'cannot-face' })
  })
})
