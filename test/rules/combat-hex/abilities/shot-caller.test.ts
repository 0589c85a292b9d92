import { describe, expect, it } from 'vitest'
import { type Placed, type Scene, scenario } from '../../../helpers/scenario.ts'

const bow = { dice: 1, range: 9 }
/** A1 calls, A2 and A3 are warriors with bows, A4 is a hero with one. */
const archers = (change: Record<string, Partial<Placed>> = {}, scene: Partial<Scene> = {}) => {
  const figures: Record<string, Placed> = {
    A1: { at: 'C9', facing: 'N', kind: 'hero', ap: 4, abilities: ['shot-caller:1'] },
    A2: { at: 'E9', shooting: bow },
    A3: { at: 'G9', shooting: bow },
    A4: { at: 'A9', kind: 'hero', shooting: bow },
    B1: { at: 'D3', life: 6 },
    B2: { at: 'F3', life: 6 },
  }
  for (const [id, more] of Object.entries(change)) figures[id] = { ...figures[id]!, ...more }
  return scenario({ figures, ...scene })
}
const use = 'use A1 shot-caller B1'

describe('Shot Caller', () => {
  it('8.26 gives the warriors of its side one die more against an enemy it sees', () => {
    const t = archers()
    t.answer('shoot A2 B1')
    expect(t.question).toMatchObject({ kind: 'react', by: 0, about: { moment: 'shot-aimed', cause: 'A2' } })
    expect(t.legal()).toEqual([use, 'pass'])
    t.dice(2, 2).answer(use)
    expect(t.told('shot')).toMatchObject([{ target: 'B1', dice: 2 }])
    expect(t.figure('A1')).toMatchObject({ ap: 3, actionTaken: 'nothing' })
  })

  it('8.26 until the end of the turn, for all its warriors that shoot at this one', () => {
    const t = archers()
    t.dice(2, 2, 2, 2).answer('shoot A2 B1', use, 'shoot A3 B1')
    expect(t.told('shot').map(e => e.dice)).toEqual([2, 2])
    t.dice(6, 1).answer('done', 'done', 'done')
    t.defaultsWhile(q => q.kind !== 'role')
    expect(t.figure('B1').marks).toEqual([])
  })

  it('8.26 not for its heroes, nor against others', () => {
    const t = archers()
    t.dice(2, 2, 2, 2).answer('shoot A2 B1', use, 'shoot A4 B1', 'shoot A3 B2')
    expect(t.told('shot').map(e => e.dice)).toEqual([2, 1, 1])
  })

  it('8.26 is not used for the shot of a hero', () => {
    const t = archers()
    t.dice(2).answer('shoot A4 B1')
    expect(t.asked).toBe('act 0 A4')
  })

  it('8.26 only against an enemy in its line of sight, as it faces', () => {
    const away = archers({ A1: { facing: 'S' } })
    away.dice(2).answer('shoot A2 B1')
    expect(away.told('activated')).toEqual([])
    expect(away.told('shot')).toMatchObject([{ dice: 1 }])
    expect(away.asked).toBe('act 0 A2')
    const hidden = archers(Object.fromEntries(['C8', 'B8', 'D8'].map((at, i) => [`A${i + 5}`, { at }])))
    hidden.dice(2).answer('shoot A2 B1')
    expect(hidden.told('activated')).toEqual([])
    expect(hidden.told('shot')).toMatchObject([{ dice: 1 }])
    expect(hidden.asked).toBe('act 0 A2')
  })

  it('1.10 two calls add up', () => {
    const t = archers({ A1: { abilities: ['shot-caller:1', 'shot-caller:1'] } })
    t.answer('shoot A2 B1', use).dice(2, 2, 2).answer(use)
    expect(t.told('shot')).toMatchObject([{ dice: 3 }])
  })

  it('8.085 not in the action phase of the enemy', () => {
    // A1 has the one who is shot at before it
    const t = archers({ A2: { at: 'D6' }, B1: { shooting: bow, facing: 'S' } }, { attacker: 1 })
    t.dice(2).answer('shoot B1 A2')
    expect(t.told('activated')).toEqual([])
    expect(t.asked).toBe('act 1 B1')
  })

  it('8.50 not against a terrifying figure', () => {
    const t = archers({ B1: { abilities: ['terrifying:0'] } })
    t.dice(2).answer('shoot A2 B1')
    expect(t.told('activated')).toEqual([])
    expect(t.asked).toBe('act 0 A2')
  })

  it('8.26 by default where archers are left to make use of it', () => {
    const t = archers({ A1: { abilities: ['shot-caller:1', 'shot-caller:1'] } })
    t.answer('shoot A2 B1')
    expect(t.question.fallback()).toBe(use)
    t.answer(use)
    expect(t.question.fallback()).toBe('pass')
    t.dice(2, 2).answer('pass').answer('shoot A3 B2')
    expect(t.question.fallback()).toBe('pass')
  })

  it('8.26 whatever else is at work on the enemy', () => {
    const t = archers({ A1: { abilities: ['shot-caller:1', 'shot-caller:1'] } })
    const bystander = archers(
      {
        B1: { at: 'D3', ap: 1, abilities: ['battle-awareness:0'] },
        A1: { abilities: ['shot-caller:1', 'shot-caller:1'] },
      },
      { phase: 'strategy', turn: 0, dice: [6, 1] },
    )
    bystander.answer('attacker', 'use B1 battle-awareness')
    for (const table of [t, bystander])
      expect(table.dice(2, 2, 2).answer('shoot A2 B1', use, use).told('shot')).toMatchObject([
        { target: 'B1', dice: 3 },
      ])
    expect(bystander.figure('B1').marks).toEqual([
      { ability: 'battle-awareness', duration: 'turn' },
      { ability: 'shot-caller', duration: 'turn', sides: [0, 0] },
    ])
  })

  it('8.26 is refused to who does not see whom the friend aims at', () => {
    const caller: Partial<Placed> = { kind: 'hero', ap: 1, abilities: ['shot-caller:1'] }
    const t = archers({ A1: { facing: 'S' }, A5: { ...caller, at: 'I9', facing: 'NW' } })
    t.answer('shoot A2 B1')
    expect(t.legal()).toEqual(['use A5 shot-caller B1', 'pass'])
    expect(t.refused('use A1 shot-caller B1')).toEqual({
      code: 'no-sight',
      rule: '8.26',
      about: { figure: 'A1', ability: 'shot-caller', target: 'B1' },
    })
  })
})
