import { describe, expect, it } from 'vitest'
import { bystanders, fight, nextTurn } from '../../../helpers/fight.ts'
import type { Placed } from '../../../helpers/scenario.ts'

const assassin: Placed = { at: 'C5', facing: 'N', attacks: 2, ap: 3, abilities: ['assassin:1'] }
const victim: Placed = { at: 'C4', facing: 'S', life: 6 }
const others: Record<string, Placed> = {
  ...bystanders,
}

describe('8.36 Assassin', () => {
  it('8.36 a converted wound takes 2 life off an enemy before it', () => {
    const t = fight({ A1: assassin, B1: victim, ...others }, [4, 2, 2, 1])
    t.answer('A1')
    expect(t.asked).toBe('react 0')
    expect(t.question).toMatchObject({ about: { moment: 'before-allocation' } })
    t.dice(...nextTurn).answer('use A1 assassin')
    expect(t.told('wounded')).toMatchObject([{ figure: 'B1', loss: 2, life: 4 }])
    expect(t.figure('A1').ap).toBe(0)
  })

  it('8.36 a natural 6 takes one', () => {
    const t = fight({ A1: { ...assassin, ap: 4 }, B1: victim, ...others }, [4, 4, 2, 6, 1])
    t.dice(...nextTurn).answer('A1', 'use A1 assassin')
    expect(t.told('wounded')).toMatchObject([{ figure: 'B1', loss: 3 }])
    const plain = fight({ A1: { ...assassin, ap: 1 }, B1: victim, ...others }, [4, 4, 2, 6, 6, ...nextTurn])
    expect(plain.asked).toBe('role 0')
  })

  it('8.36 1.10 two assassins take 3 life, not 4', () => {
    const t = fight(
      { A1: assassin, A2: { ...assassin, at: 'B4', facing: 'NE', ap: 1 }, B1: victim, ...others },
      [4, 2, 2, 2, 2, 1],
    )
    t.answer('A1')
    t.dice(...nextTurn).answer('use A1 assassin', 'use A2 assassin')
    expect(t.told('wounded')).toMatchObject([{ figure: 'B1', loss: 3 }])
  })

  it('8.36 off enemies before the assassin alone, whoever converted the wound', () => {
    const figures: Record<string, Placed> = {
      A1: { ...assassin, ap: 1 },
      // Looks at B2 alone, and pays for the conversion.
      A2: { at: 'D4', facing: 'NE', attacks: 1, ap: 2 },
      B1: victim,
      B2: { at: 'E4', facing: 'SW', life: 6 },
      ...others,
    }
    const dice = [4, 2, 2, 2, 2, 1]
    const far = fight(figures, dice)
    expect(far.asked).toBe('convert-wound 0')
    far.answer('A2', 'use A1 assassin')
    expect(far.question).toMatchObject({ about: { die: 6, converted: 1 } })
    far.dice(...nextTurn).answer('B2')
    expect(far.told('wounded')).toMatchObject([{ figure: 'B2', loss: 1 }])
    const near = fight(figures, dice)
    near
      .dice(...nextTurn)
      .answer('A2', 'use A1 assassin')
      .answer('B1')
    expect(near.told('wounded')).toMatchObject([{ figure: 'B1', loss: 2 }])
  })

  it('8.36 8.39 wounds that a killing blow turned are converted too', () => {
    const both = { ...assassin, ap: 2, abilities: ['assassin:1', 'killing-blow:1'] }
    const t = fight({ A1: both, B1: victim, ...others }, [4, 4, 2, 1, 1])
    t.dice(...nextTurn).answer('use A1 killing-blow', 'use A1 assassin')
    expect(t.told('wounded')).toMatchObject([{ figure: 'B1', loss: 4 }])
  })

  it('8.50 does not touch a terrifying figure', () => {
    const t = fight({ A1: assassin, B1: { ...victim, abilities: ['terrifying:0'] }, ...others }, [4, 2, 2, 1])
    t.dice(...nextTurn).answer('A1')
    expect(t.asked).toBe('role 0')
    expect(t.told('wounded')).toMatchObject([{ figure: 'B1', loss: 1 }])
  })

  it('8.35 Armor takes one point off both', () => {
    const t = fight(
      { A1: assassin, B1: { ...victim, ap: 1, abilities: ['armor:1'] }, ...others },
      [4, 2, 2, 1],
    )
    t.dice(...nextTurn).answer('A1', 'use A1 assassin', 'use B1 armor')
    expect(t.told('wounded')).toMatchObject([{ figure: 'B1', loss: 1 }])
  })

  it('8.36 by default where there is life for it to take, and the dice go where they kill', () => {
    const t = fight({ A1: assassin, B1: victim, ...others }, [4, 2, 2, 1]).answer('A1')
    expect(t.question.fallback()).toBe('use A1 assassin')
    const frail = fight({ A1: assassin, B1: { ...victim, life: 1 }, ...others }, [4, 2, 2, 1]).answer('A1')
    expect(frail.question.fallback()).toBe('pass')
    const two = fight(
      {
        A1: { ...assassin, ap: 4 },
        B1: { ...victim, life: 2, points: 90 },
        B2: { at: 'D4', facing: 'SW', life: 1, points: 50 },
        ...others,
      },
      [4, 4, 2, 2, 1, 6],
    )
    two.answer('A1', 'use A1 assassin')
    // The converted die fells B1, the other B2.
    expect(two.question).toMatchObject({ kind: 'allocate', about: { die: 6, converted: 1 } })
    expect(two.question.fallback()).toBe('B1')
  })

  it('8.36 8.08 not from another combat', () => {
    const t = fight(
      {
        A1: { ...assassin, ap: 1 },
        A2: { at: 'H5', facing: 'N', ap: 2 },
        B1: victim,
        B2: { at: 'H4', facing: 'S', life: 6 },
        ...others,
      },
      [4, 2, 1],
    )
    t.answer('A2')
      .dice(2, 2, 2, ...nextTurn)
      .answer('A2')
    expect(t.told('activated')).toEqual([])
    expect(t.told('combat-ended').map(e => e.figures)).toContainEqual(['A2', 'B2'])
    expect(t.asked).toBe('role 0')
  })

  it('8.36 is refused where it has nobody before it whom it touches', () => {
    // A2 could use it, and so its side is asked.
    const t = fight(
      {
        A1: { ...assassin, ap: 1 },
        A2: { at: 'D4', facing: 'NE', attacks: 1, ap: 3, abilities: ['assassin:1'] },
        B1: { ...victim, abilities: ['terrifying:0'] },
        B2: { at: 'E4', facing: 'SW', life: 6 },
        ...others,
      },
      [4, 2, 2, 2, 2, 1],
    )
    t.answer('A2')
    expect(t.legal()).toEqual(['use A2 assassin', 'pass'])
    expect(t.refused('use A1 assassin')).toEqual({
      code: 'nobody-touched',
      rule: '8.36',
      about: { figure: 'A1', ability: 'assassin' },
    })
  })
})
