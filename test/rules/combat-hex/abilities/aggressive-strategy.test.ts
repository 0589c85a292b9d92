import { describe, expect, it } from 'vitest'
import { bystanders, fight, nextTurn } from '../../../helpers/fight.ts'
import type { Placed } from '../../../helpers/scenario.ts'

const planner: Placed = { at: 'C5', facing: 'N', attacks: 4, ap: 4, abilities: ['aggressive-strategy:1'] }
const victim: Placed = { at: 'C4', facing: 'S', life: 6, endurance: 4 }
const others: Record<string, Placed> = {
  ...bystanders,
}
const begin = (dice: number[], change: Partial<Placed> = {}) =>
  fight({ A1: { ...planner, ap: 1, ...change }, B1: victim, ...others }, [4, 4, 4, 4, 2, ...dice])

describe('8.34 Aggressive Strategy', () => {
  it('8.34 throws any of its damage dice again, and the new faces count', () => {
    const t = begin([2, 5, 3, 3])
    expect(t.question).toMatchObject({ kind: 'react', by: 0, about: { moment: 'after-damage-roll' } })
    t.answer('use A1 aggressive-strategy')
    expect(t.asked).toBe('reroll 0 A1')
    expect(t.question).toMatchObject({ about: { faces: [2, 5, 3, 3] } })
    t.dice(4, 1, ...nextTurn).answer('2 3')
    expect(t.told('thrown-again')).toMatchObject([{ by: 0, faces: [2, 3] }])
    expect(t.told('damage')[0]).toMatchObject({ by: 0, faces: [5, 3, 4, 1] })
    expect(t.figure('B1').life).toBe(4)
  })

  it('8.34 all of them or some or none, in any order', () => {
    const t = begin([2, 5, 3, 3]).answer('use A1 aggressive-strategy')
    expect(t.legal()).toHaveLength(2 * 2 * 3)
    for (const wrong of ['3 3 3', '6', '2 none', ''])
      expect(t.refused(wrong)).toMatchObject({ code: 'not-offered' })
    t.dice(6, 6, 6, 6, ...nextTurn).answer('all')
    expect(t.figure('B1').life).toBe(2)
    const none = begin([2, 5, 3, 3]).answer('use A1 aggressive-strategy')
    none.dice(...nextTurn).answer('none')
    expect(none.told('thrown-again')).toEqual([])
    expect(none.told('damage')[0]).toMatchObject({ faces: [2, 5, 3, 3] })
    const typed = begin([2, 5, 3, 3]).answer('use A1 aggressive-strategy')
    typed.dice(6, 6, ...nextTurn).answer('3, 2')
    expect(typed.told('thrown-again')).toMatchObject([{ faces: [2, 3] }])
  })

  it('8.34 the dice of its own side alone', () => {
    const t = fight({ A1: { ...planner, ap: 1 }, B1: victim, ...others }, [2, 2, 2, 2, 4, 5, ...nextTurn])
    expect(t.asked).toBe('role 0')
  })

  it('8.34 6.14 superficial wounds are converted after it', () => {
    const t = begin([2, 2, 2, 5], { ap: 3 })
    t.answer('use A1 aggressive-strategy').dice(1, 2, 2).answer('2 2 2')
    expect(t.asked).toBe('convert-wound 0')
  })

  it('8.084 twice, one after the other', () => {
    const t = begin([2, 2, 2, 2], { ap: 2, abilities: ['aggressive-strategy', 'aggressive-strategy'] })
    t.answer('use A1 aggressive-strategy').dice(2, 2, 2, 2).answer('all')
    expect(t.asked).toBe('react 0')
    t.answer('use A1 aggressive-strategy')
      .dice(5, 5, 5, 5, ...nextTurn)
      .answer('all')
    expect(t.figure('B1').life).toBe(2)
  })

  it('8.39 8.36 dice that a killing blow turned are the last sixes to be thrown again', () => {
    const t = begin([1, 6, 5, 2], {
      ap: 3,
      abilities: ['killing-blow:1', 'assassin:1', 'aggressive-strategy:1'],
    })
    t.answer('use A1 killing-blow', 'use A1 aggressive-strategy').dice(2).answer('6')
    // One six is left, and it is the wound that was made to count.
    t.dice(...nextTurn).answer('use A1 assassin')
    expect(t.told('wounded')).toMatchObject([{ loss: 3 }])
  })

  it('8.36 8.39 no six is a converted one when the only one was thrown again', () => {
    const t = begin([1, 2, 5, 2], {
      ap: 3,
      abilities: ['killing-blow:1', 'assassin:1', 'aggressive-strategy:1'],
    })
    t.answer('use A1 killing-blow', 'use A1 aggressive-strategy')
    t.dice(6, ...nextTurn).answer('6')
    // The new six is what it is: nothing is left that an assassin could use.
    expect(t.asked).toBe('role 0')
    expect(t.told('wounded')).toMatchObject([{ figure: 'B1', loss: 2 }])
  })

  it('8.34 by default where two dice fail, and it throws these', () => {
    expect(begin([2, 5, 5, 5]).question.fallback()).toBe('pass')
    const t = begin([2, 5, 1, 3])
    expect(t.question.fallback()).toBe('use A1 aggressive-strategy')
    expect(t.answer('use A1 aggressive-strategy').question.fallback()).toBe('1 2 3')
  })
})
