import { describe, expect, it } from 'vitest'
import { type Placed, scenario } from '../../../helpers/scenario.ts'

const archer = (placed: Partial<Placed> = {}, more: Record<string, Placed> = {}) =>
  scenario({
    figures: {
      A1: { at: 'C9', ap: 5, shooting: { dice: 3, range: 9 }, abilities: ['perfect-aim:1'], ...placed },
      B1: { at: 'C4', facing: 'S', life: 4 },
      ...more,
    },
  })
const use = 'use A1 perfect-aim'

describe('Perfect Aim', () => {
  it('8.25 each 2 of its shot is a superficial hit, as a 1 is', () => {
    const t = archer()
    t.answer(use).dice(2, 1, 3).answer('shoot A1 B1')
    expect(t.told('hits')).toMatchObject([{ blow: 'shot', hits: 0, superficial: 2 }])
    expect(t.question).toMatchObject({ kind: 'convert-hit', about: { left: 2 } })
    t.dice(6).answer('A1')
    // One conversion for the roll, as ever (5.18).
    expect(t.asked).toBe('act 0 A1')
    expect(t.figure('B1').life).toBe(3)
    expect(t.figure('A1').ap).toBe(3)
  })

  it('8.25 without it a 2 is nothing', () => {
    const t = archer()
    t.dice(2, 2, 3).answer('shoot A1 B1')
    expect(t.told('hits')).toMatchObject([{ superficial: 0 }])
    expect(t.asked).toBe('act 0 A1')
  })

  it('8.25 damage dice stay as they are', () => {
    const t = archer()
    t.answer(use).dice(6, 4, 4, 2).answer('shoot A1 B1')
    expect(t.told('damage')).toMatchObject([{ faces: [2] }])
    expect(t.asked).toBe('act 0 A1')
    expect(t.figure('B1').life).toBe(4)
  })

  it('8.25 is used before the shot, for the shots of the figure itself', () => {
    const t = archer({}, { A2: { at: 'E9', ap: 2, shooting: { dice: 1, range: 9 } } })
    t.answer(use).dice(3, 3, 3).answer('shoot A1 B1')
    expect(t.refused(use)).toMatchObject({ code: 'not-its-moment' })
    t.dice(2).answer('shoot A2 B1')
    expect(t.asked).toBe('act 0 A2')
  })

  it('8.04 is over before any combat', () => {
    const t = archer({ at: 'C5', facing: 'N' }, { B1: { at: 'C4', facing: 'N' }, B2: { at: 'I4' } })
    t.answer(use)
    t.dice(2, 2, 6, 1).answer('done', 'done', 'done', 'done')
    expect(t.told('hits')).toMatchObject([{ blow: 'combat', superficial: 0 }])
  })

  it('8.25 by default where there are points left to turn a hit with', () => {
    const dear = { B1: { at: 'C4', facing: 'S', life: 4, lifeNow: 1, points: 400 } }
    expect(archer({}, dear).question.fallback()).toBe(use)
    expect(archer({ apNow: 2 }, dear).question.fallback()).toMatch(/^shoot/)
    expect(archer({ shooting: { dice: 3, range: 3 } }, dear).question.fallback()).not.toBe(use)
    // Two points for a hit in three or four shots are too much against an ordinary enemy, and nothing for nothing.
    expect(archer().question.fallback()).toMatch(/^shoot/)
    expect(archer({ abilities: ['perfect-aim:0'] }).question.fallback()).toBe(use)
  })
})
