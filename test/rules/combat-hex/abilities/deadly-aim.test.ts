import { describe, expect, it } from 'vitest'
import { type Placed, scenario } from '../../../helpers/scenario.ts'

const archer = (placed: Partial<Placed> = {}, more: Record<string, Placed> = {}) =>
  scenario({
    figures: {
      A1: { at: 'C9', ap: 6, shooting: { dice: 3, range: 9 }, abilities: ['deadly-aim:2'], ...placed },
      B1: { at: 'C4', life: 6 },
      ...more,
    },
  })
const use = 'use A1 deadly-aim'

describe('Deadly Aim', () => {
  it('8.22 every damage die of the shot takes two lives in place of one', () => {
    const t = archer()
    t.dice(5, 6, 2).answer('shoot A1 B1')
    expect(t.question).toMatchObject({ kind: 'react', about: { moment: 'before-shot-damage' } })
    t.dice(3, 4).answer(use)
    expect(t.told('wounded')).toMatchObject([{ figure: 'B1', loss: 4, life: 2 }])
    expect(t.figure('A1').ap).toBe(4)
  })

  it('8.22 dice below the endurance still take none', () => {
    const t = archer()
    t.dice(5, 6, 2).answer('shoot A1 B1').dice(2, 4).answer(use)
    expect(t.figure('B1').life).toBe(4)
  })

  it('5.21 8.22 a wound that was converted takes two lives as well', () => {
    const t = archer()
    t.dice(5, 2, 2).answer('shoot A1 B1').dice(1).answer(use)
    expect(t.asked).toBe('convert-wound 0 B1')
    t.answer('A1')
    expect(t.figure('B1').life).toBe(4)
  })

  it('8.23 with Deadly Shot there are twice the dice, and each takes two', () => {
    const t = archer({ abilities: ['deadly-aim:1', 'deadly-shot:1'] })
    t.dice(5, 2, 2).answer('shoot A1 B1', use).dice(3, 3).answer('use A1 deadly-shot')
    expect(t.figure('B1').life).toBe(2)
  })

  it('1.10 two of them take three lives a die', () => {
    const t = archer({ abilities: ['deadly-aim:1', 'deadly-aim:1'] })
    t.dice(5, 2, 2).answer('shoot A1 B1', use).dice(3).answer(use)
    expect(t.figure('B1').life).toBe(3)
  })

  it('8.35 Armor takes one point off the whole, not off each die', () => {
    const t = archer({}, { B1: { at: 'C4', life: 6, ap: 1, abilities: ['armor:1'] } })
    t.dice(5, 6, 2).answer('shoot A1 B1').dice(3, 4).answer(use)
    expect(t.question).toMatchObject({ kind: 'react', about: { moment: 'damage-allocated', loss: 4 } })
    t.answer('use B1 armor')
    expect(t.figure('B1').life).toBe(3)
  })

  it('8.50 does nothing to a terrifying figure', () => {
    const t = archer({}, { B1: { at: 'C4', life: 6, abilities: ['terrifying:0'] } })
    t.dice(5, 2, 2, 3).answer('shoot A1 B1')
    expect(t.told('activated')).toEqual([])
    expect(t.figure('B1').life).toBe(5)
  })

  it('8.04 goes with the activation, and is for the shot of the figure itself', () => {
    const t = archer({}, { A2: { at: 'E9', shooting: { dice: 1, range: 9 } } })
    t.dice(5, 2, 2).answer('shoot A1 B1').dice(3).answer(use)
    t.dice(5, 3).answer('shoot A2 B1')
    expect(t.told('wounded').map(e => e.loss)).toEqual([2, 1])
    expect(t.figure('A1').marks).toEqual([])
  })

  it('8.22 by default where one life a die would not do', () => {
    const t = archer()
    t.dice(5, 2, 2).answer('shoot A1 B1')
    expect(t.question.fallback()).toBe(use)
    const weak = archer({}, { B1: { at: 'C4', life: 1 } })
    weak.dice(5, 2, 2).answer('shoot A1 B1')
    expect(weak.question.fallback()).toBe('pass')
  })

  it('5.18 8.22 is worth its points for a hit that was turned, too', () => {
    const t = archer({ abilities: ['deadly-aim:1'] }, { B1: { at: 'C4', life: 6, points: 600 } })
    t.dice(1, 5, 2).answer('shoot A1 B1', 'A1')
    expect(t.question).toMatchObject({ kind: 'react', about: { moment: 'before-shot-damage' } })
    expect(t.question.fallback()).toBe('use A1 deadly-aim')
    t.dice(3, 3).answer('use A1 deadly-aim')
    expect(t.figure('B1').life).toBe(2)
  })

  it('8.22 is for shots alone: a blow in the same action takes one life', () => {
    const t = archer(
      {
        at: 'C8',
        movement: 6,
        attacks: 1,
        base: 'cavalry',
        abilities: ['cavalry:0', 'deadly-aim:1', 'fast-strike:1'],
      },
      { B2: { at: 'C5', facing: 'N', life: 6 } },
    )
    t.answer('move A1 C7 N').dice(5, 2, 2).answer('shoot A1 B2')
    t.dice(4).answer(use)
    expect(t.told('wounded')).toMatchObject([{ figure: 'B2', loss: 2 }])
    t.answer('move A1 C6 N').dice(4, 6).answer('use A1 fast-strike B2')
    expect(t.told('wounded').map(e => e.loss)).toEqual([2, 1])
  })

  it('8.22 8.23 a friend’s shot is no business of its own', () => {
    for (const id of ['deadly-aim', 'deadly-shot'] as const) {
      const own = { ap: 6, shooting: { dice: 3, range: 9 }, abilities: [`${id}:1`] }
      const t = archer(own, { A2: { ...own, at: 'D9' } })
      t.dice(5, 2, 2).answer('shoot A1 B1')
      expect(t.legal()).toEqual([`use A1 ${id}`, 'pass'])
      expect(t.refused(`use A2 ${id}`)).toEqual({
        code: 'not-its-moment',
        rule: id === 'deadly-aim' ? '8.22' : '8.23',
        about: { figure: 'A2', ability: id },
      })
    }
  })
})
