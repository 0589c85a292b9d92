import { describe, expect, it } from 'vitest'
import { type Placed, scenario } from '../../../helpers/scenario.ts'

const archer = (placed: Partial<Placed> = {}, more: Record<string, Placed> = {}) =>
  scenario({
    figures: {
      A1: {
        at: 'C9',
        ap: 6,
        shooting: { dice: 3, range: 9 },
        abilities: ['deadly-shot:2'],
        ...placed,
      },
      B1: { at: 'C4', life: 6 },
      ...more,
    },
  })

describe('Deadly Shot', () => {
  it('8.23 throws two damage dice for each hit', () => {
    const t = archer()
    t.dice(5, 6, 2).answer('shoot A1 B1')
    expect(t.question).toMatchObject({ kind: 'react', by: 0, about: { moment: 'before-shot-damage' } })
    expect(t.legal()).toEqual(['use A1 deadly-shot', 'pass'])
    t.dice(3, 4, 5, 2).answer('use A1 deadly-shot')
    expect(t.told('damage')).toMatchObject([{ faces: [3, 4, 5, 2] }])
    expect(t.figure('B1').life).toBe(3)
    expect(t.figure('A1').ap).toBe(4)
  })

  it('8.23 is used after the hits are known, converted ones with them, and before damage is thrown', () => {
    const t = archer()
    t.dice(1, 2, 2).answer('shoot A1 B1')
    expect(t.asked).toBe('convert-hit 0 B1')
    t.answer('A1')
    expect(t.asked).toBe('react 0 A1')
    t.dice(3, 3).answer('use A1 deadly-shot')
    expect(t.figure('B1').life).toBe(4)
  })

  it('8.23 is not asked for where nothing was hit', () => {
    const t = archer()
    t.dice(2, 3, 4).answer('shoot A1 B1')
    expect(t.asked).toBe('act 0 A1')
  })

  it('5.21 one wound of all these dice may be converted', () => {
    const t = archer()
    t.dice(5, 2, 2).answer('shoot A1 B1').dice(1, 1).answer('use A1 deadly-shot')
    expect(t.asked).toBe('convert-wound 0 B1')
    t.answer('A1')
    expect(t.asked).toBe('act 0 A1')
    expect(t.figure('B1').life).toBe(5)
  })

  it('8.084 twice on a base it doubles twice', () => {
    const t = archer({ abilities: ['deadly-shot:1', 'deadly-shot:1'] })
    t.dice(5, 2, 2).answer('shoot A1 B1')
    t.answer('use A1 deadly-shot').dice(3, 3, 3, 3).answer('use A1 deadly-shot')
    expect(t.figure('B1').life).toBe(2)
  })

  it('8.06 8.02 once a turn, for its price', () => {
    const t = archer({ apNow: 1 })
    t.dice(5, 2, 2, 6).answer('shoot A1 B1')
    expect(t.asked).toBe('act 0 A1')
  })

  it('8.04 is over with the shot', () => {
    const t = archer()
    t.dice(5, 2, 2, 3, 3).answer('shoot A1 B1', 'use A1 deadly-shot', 'done')
    expect(t.figure('A1').marks).toEqual([])
  })

  it('8.23 for the shot of the figure itself alone', () => {
    const t = archer({}, { A2: { at: 'E9', shooting: { dice: 1, range: 9 } } })
    t.dice(5, 6).answer('shoot A2 B1')
    expect(t.asked).toBe('act 0 A2')
  })

  it('8.23 by default is kept where the dice there are will do', () => {
    const t = archer({}, { B1: { at: 'C4', life: 1 } })
    t.dice(5, 5, 2).answer('shoot A1 B1')
    expect(t.question.fallback()).toBe('pass')
    const other = archer()
    other.dice(5, 5, 2).answer('shoot A1 B1')
    expect(other.question.fallback()).toBe('use A1 deadly-shot')
  })
})
