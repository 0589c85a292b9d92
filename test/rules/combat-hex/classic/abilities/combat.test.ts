import { describe, expect, it } from 'vitest'
import { bystanders, classicFight, classicScene } from '../../../../helpers/classic.ts'
import { nextTurn } from '../../../../helpers/fight.ts'
import type { Placed } from '../../../../helpers/scenario.ts'

/** A1 and B1 fight; A2 stands before B1 and looks away: it is drawn into the combat. */
const drawnIn: Record<string, Placed> = {
  A1: { at: 'C5', facing: 'N', kind: 'hero', ap: 3 },
  A2: { at: 'D4', facing: 'SE' },
  B1: { at: 'C4', facing: 'S', life: 9 },
}
const withAbility = (id: string, ability: string): Record<string, Placed> => ({
  ...drawnIn,
  [id]: { ...drawnIn[id]!, abilities: [ability] },
})
const calm = (dice: number) => [...Array.from({ length: dice }, () => 2), ...nextTurn]

describe('classic: Battle Cry', () => {
  it('classic: is heard by every warrior of the combat, engaged or not', () => {
    const t = classicFight(withAbility('A1', 'battle-cry:1'), [])
    t.dice(...calm(4)).answer('use A1 battle-cry')
    expect(t.told('combat-began')).toMatchObject([{ dice: [3, 1] }])
    expect(t.figure('A1').ap).toBe(2)
  })

  it('classic: without a number it is cried by itself, for nothing, in each combat', () => {
    const t = classicFight(withAbility('A1', 'battle-cry:0'), calm(4))
    expect(t.told('combat-began')).toMatchObject([{ dice: [3, 1] }])
    expect(t.told('activated')).toMatchObject([{ figure: 'A1', ability: 'battle-cry', ap: 0 }])
    expect(t.asked).toBe('role 0')
  })

  it('classic: 8.28 with a number it lasts to the end of the turn, without one for the combat', () => {
    // B1 attacks A1 freely, and fights A2 in the same turn.
    const cry = (ability: string) => {
      const t = classicScene({
        ...bystanders,
        A1: { at: 'C5', life: 9 },
        A2: { at: 'B4', facing: 'NE', life: 9 },
        B1: { at: 'C4', facing: 'S', life: 9, ap: 3, abilities: [ability] },
      })
      t.dice(2, 2).answer('move A1 C6')
      if (t.asked.startsWith('react')) t.answer('use B1 battle-cry')
      expect(t.told('rolled').at(-1)).toMatchObject({ for: 'free-attack', faces: [2, 2] })
      t.answer('done')
        .dice(...calm(4))
        .answer('turn B1 SW', 'done')
      expect(t.told('combat-began')).toMatchObject([{ figures: ['A2', 'B1'], dice: [1, 2] }])
      return t.told('activated').length
    }
    expect(cry('battle-cry:1')).toBe(1)
    expect(cry('battle-cry:0')).toBe(2)
  })
})

describe('classic: Berserker', () => {
  it('classic: without a number it is always at work, and nobody is asked', () => {
    const t = classicFight(
      {
        A1: { at: 'C5', facing: 'N', abilities: ['berserker:0'] },
        B1: { at: 'C4', facing: 'S' },
        B2: { at: 'C6', facing: 'S' },
      },
      calm(4),
    )
    // Its own die and one for each of two enemies beside it, one of them behind.
    expect(t.told('combat-began')).toMatchObject([{ dice: [3, 1] }])
    expect(t.told('activated')).toEqual([])
  })

  it('classic: with a number it is activated when dice are counted', () => {
    const t = classicFight(
      { A1: { at: 'C5', facing: 'N', ap: 2, abilities: ['berserker:1'] }, B1: { at: 'C4', facing: 'S' } },
      [],
    )
    expect(t.question).toMatchObject({ kind: 'react', about: { moment: 'count-attacks' } })
    t.dice(...calm(3)).answer('use A1 berserker')
    expect(t.told('combat-began')).toMatchObject([{ dice: [2, 1] }])
  })
})

describe('classic: Dirty Fighting', () => {
  const figures = (ability: string): Record<string, Placed> => ({
    A1: { at: 'C5', facing: 'N', ap: 2, attacks: 2, abilities: [ability] },
    B1: { at: 'C4', facing: 'S' },
  })

  it('classic: a 2 is a superficial hit; without a number, of every roll', () => {
    const t = classicFight(figures('dirty-fighting:0'), [2, 3, 3])
    expect(t.told('hits')).toMatchObject([{ by: 0, hits: 0, superficial: 1 }])
    expect(t.question).toMatchObject({ kind: 'convert-hit', by: 0 })
  })

  it('classic: with one, when it is activated before the roll', () => {
    const t = classicFight(figures('dirty-fighting:1'), [])
    t.dice(2, 3, 3, ...nextTurn).answer('pass')
    expect(t.told('hits')).toMatchObject([{ superficial: 0 }, { superficial: 0 }])
  })
})

describe('classic: Spearman', () => {
  const pair = (spear: Partial<Placed>, more: Record<string, Placed> = {}, friend: Partial<Placed> = {}) => ({
    A1: { at: 'C5', facing: 'N', ...friend },
    A2: { at: 'C6', facing: 'N', abilities: ['spearman:0'], ...spear },
    B1: { at: 'C4', facing: 'S' },
    ...more,
  })

  it('classic: gives the friend straight ahead a die; without a number, by itself', () => {
    const t = classicFight(pair({}), calm(3))
    expect(t.told('combat-began')).toMatchObject([{ figures: ['A1', 'B1'], dice: [2, 1] }])
  })

  it('classic: one that fights itself supports as well', () => {
    // B2 beside A2 threatens it and is threatened by it.
    const t = classicFight(pair({}, { B2: { at: 'D5', facing: 'SW' } }), calm(5))
    const began = t.told('combat-began')[0]!
    expect(began.figures).toContain('A2')
    expect(began.dice).toEqual([3, 2])
  })

  it('classic: a friend on a larger base is supported too', () => {
    const t = classicFight(pair({ at: 'C7' }, {}, { base: 'cavalry' }), calm(3))
    expect(t.told('combat-began')).toMatchObject([{ dice: [2, 1] }])
  })

  it('classic: with a number it is activated; nobody is supported who fights nobody', () => {
    const t = classicFight(pair({ abilities: ['spearman:1'], ap: 1 }), [])
    t.dice(...calm(3)).answer('use A2 spearman')
    expect(t.told('combat-began')).toMatchObject([{ dice: [2, 1] }])
    const idle = classicFight(pair({ at: 'G6' }, { A3: { at: 'G5' } }), calm(2))
    expect(idle.told('combat-began')).toMatchObject([{ dice: [1, 1] }])
  })

  it('classic: 8.33 behind nobody who fights it is told so', () => {
    const asked = (spear: Partial<Placed>, more: Record<string, Placed> = {}) => {
      const friend = { ap: 1, abilities: ['berserker:1'] }
      const t = classicFight(pair({ abilities: ['spearman:1'], ap: 1, ...spear }, more, friend), [])
      const uses = t.legal('use')
      return uses.includes('use A2 spearman') ? uses : t.refused('use A2 spearman')
    }
    const refusal = { code: 'nobody-supported', rule: '8.33', about: { figure: 'A2' } }
    expect(asked({})).toEqual(['use A1 berserker', 'use A2 spearman'])
    expect(asked({ facing: 'S' })).toEqual(refusal)
    expect(asked({ at: 'G6' }, { A3: { at: 'G5' } })).toEqual(refusal)
  })
})
