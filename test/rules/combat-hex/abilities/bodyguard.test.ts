import { describe, expect, it } from 'vitest'
import { bystanders, fight, nextTurn } from '../../../helpers/fight.ts'
import type { Placed } from '../../../helpers/scenario.ts'

/** The hero A1 and its guard A2 before B1 and B2, who strike three times; player 0 hits nobody. */
const figures: Record<string, Placed> = {
  A1: { at: 'C5', facing: 'N', kind: 'hero', life: 3 },
  A2: { at: 'D5', facing: 'NW', ap: 2, life: 3, abilities: ['bodyguard:1'] },
  B1: { at: 'C4', facing: 'S', attacks: 2 },
  B2: { at: 'D4', facing: 'S', attacks: 2 },
  ...bystanders,
}
const blows = [2, 2, 4, 4, 2, 2]

describe('8.37 Bodyguard', () => {
  it('8.37 no damage die may go to the hero it chose', () => {
    const t = fight(figures, [...blows, 5, 5])
    expect(t.asked).toBe('react 0')
    expect(t.legal()).toEqual(['use A2 bodyguard A1', 'pass'])
    t.dice(...nextTurn).answer('use A2 bodyguard A1')
    expect(t.told('allocated').map(e => e.target)).toEqual(['A2', 'A2'])
    expect(t.figure('A1').life).toBe(3)
    expect(t.figure('A2')).toMatchObject({ life: 1, ap: 1 })
  })

  it('8.37 dice that could go to the hero alone are lost', () => {
    const t = fight({ ...figures, A2: { ...figures.A2!, endurance: 6 } }, [...blows, 5, 5])
    t.dice(...nextTurn).answer('use A2 bodyguard A1')
    expect(t.told('lost')).toMatchObject([{ by: 1, faces: [5, 5] }])
  })

  it('8.37 after the enemy has thrown damage dice, and only then', () => {
    const t = fight(figures, [2, 2, 2, 2, 2, 2, ...nextTurn])
    expect(t.asked).toBe('role 0')
  })

  it('8.37 heroes alone, of its own side, beside it, in its combat, and not itself', () => {
    const guards = (change: Record<string, Partial<Placed>>) => {
      const all = Object.fromEntries(
        Object.entries(figures).map(([id, placed]) => [id, { ...placed, ...change[id] }]),
      )
      const t = fight(all, [...blows, 5, 5, ...nextTurn], { policy: undefined })
      return t.question.kind === 'react' ? t.legal() : []
    }
    expect(guards({ A1: { kind: 'warrior' } })).toEqual([])
    expect(guards({ A1: { kind: 'warrior' }, A2: { kind: 'hero' } })).toEqual([])
    expect(guards({ A2: { kind: 'hero' } })).toEqual(['use A2 bodyguard A1', 'pass'])
    // A8 is a hero beside the guard, in no combat.
    expect(guards({ A8: { at: 'D6', kind: 'hero' } })).toEqual(['use A2 bodyguard A1', 'pass'])
  })

  it('8.081 8.083 nor one that an impassable side parts from it', () => {
    const t = fight(figures, [...blows, 5, 5], {
      board: { sides: [{ hex: 'C5', facing: 2, kind: 'obstacle' }] },
    })
    expect(t.asked).toBe('allocate 1')
  })

  it('8.081 a guard that only stands by guards nobody', () => {
    const t = fight(
      { ...figures, A2: { ...figures.A2!, facing: 'S' }, A1: { ...figures.A1!, attacks: 1 } },
      [2, 4, 4, 2, 2, 2, 5, 5],
    )
    expect(t.asked).toBe('allocate 1')
  })

  it('8.084 two heroes by two occurrences, each by a use of its own', () => {
    const t = fight(
      {
        ...figures,
        A2: { ...figures.A2!, abilities: ['bodyguard:1', 'bodyguard:1'] },
        A3: { at: 'E5', facing: 'NW', kind: 'hero' },
      },
      [2, 2, 2, 4, 4, 2, 2, 5, 5],
    )
    expect(t.legal()).toEqual(['use A2 bodyguard A1', 'use A2 bodyguard A3', 'pass'])
    t.answer('use A2 bodyguard A1')
    expect(t.legal()).toEqual(['use A2 bodyguard A3', 'pass'])
    t.dice(...nextTurn).answer('use A2 bodyguard A3')
    expect(t.told('allocated').map(e => e.target)).toEqual(['A2', 'A2'])
  })

  it('8.37 until the end of the turn', () => {
    const t = fight(figures, [...blows, 5, 5])
    t.dice(...nextTurn).answer('use A2 bodyguard A1')
    expect(t.figure('A1').marks).toEqual([])
    t.answer('attacker', 'done', 'done', 'done')
    t.dice(...blows, 5, 5).answer('done')
    expect(t.asked).toBe('react 0')
  })

  it('8.51 Ward undoes it', () => {
    const t = fight({ ...figures, B1: { ...figures.B1!, ap: 1, abilities: ['ward:1'] } }, [...blows, 5, 5])
    t.answer('use A2 bodyguard A1', 'use B1 ward')
    expect(t.asked).toBe('allocate 1')
    expect(t.legal()).toEqual(['A1', 'A2'])
  })

  it('8.37 by default where the hero could fall, or two dice go astray', () => {
    expect(fight(figures, [...blows, 5, 5]).question.fallback()).toBe('use A2 bodyguard A1')
    expect(fight(figures, [...blows, 5, 2]).question.fallback()).toBe('pass')
    // Its own dice hurt nobody of its own, however high they are.
    expect(fight(figures, [4, 4, 4, 4, 2, 2, 5, 5, 5, 2]).question.fallback()).toBe('pass')
    const frail = { ...figures, A1: { ...figures.A1!, lifeNow: 1 } }
    expect(fight(frail, [...blows, 5, 2]).question.fallback()).toBe('use A2 bodyguard A1')
  })

  it('8.37 nor a hero of the enemy, nor itself on a base of two hexes', () => {
    const t = fight(
      {
        ...figures,
        A2: { ...figures.A2!, at: 'D5', facing: 'NW', base: 'cavalry', kind: 'hero' },
        B1: { ...figures.B1!, kind: 'hero' },
        B2: { ...figures.B2!, kind: 'hero' },
      },
      [...blows, 5, 5],
    )
    expect(t.legal()).toEqual(['use A2 bodyguard A1', 'pass'])
  })
})
