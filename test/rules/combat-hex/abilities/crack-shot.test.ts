import { describe, expect, it } from 'vitest'
import { type Placed, scenario } from '../../../helpers/scenario.ts'

const archer = (placed: Partial<Placed> = {}, more: Record<string, Placed> = {}) =>
  scenario({
    figures: {
      A1: {
        at: 'C8',
        facing: 'N',
        ap: 4,
        movement: 3,
        shooting: { dice: 1, range: 8 },
        abilities: ['crack-shot:1'],
        ...placed,
      },
      B1: { at: 'C3', life: 4 },
      ...more,
    },
  })
const use = 'use A1 crack-shot'

describe('Crack Shot', () => {
  it('8.21 moves after it has shot', () => {
    const t = archer()
    t.answer(use).dice(2).answer('shoot A1 B1', 'move A1 C10 N')
    expect(t.where('A1')).toBe('C10')
    expect(t.figure('A1').ap).toBe(3)
    expect(t.refused('move A1 C8')).toMatchObject({ code: 'out-of-reach' })
  })

  it('8.21 does not without it', () => {
    const t = archer()
    t.dice(2).answer('shoot A1 B1')
    expect(t.refused('move A1 C10')).toMatchObject({ code: 'shot-already', rule: '5.01' })
  })

  it('8.21 may turn before it shoots', () => {
    const t = archer({ facing: 'S' })
    t.answer(use, 'turn A1 SE').dice(2).answer('shoot A1 B1 NE', 'move A1 C9 S')
    expect(t.where('A1')).toBe('C9')
  })

  it('8.21 is used before anything is done', () => {
    const moved = archer()
    moved.answer('move A1 C9')
    expect(moved.refused(use)).toMatchObject({ code: 'not-its-moment' })
    const shot = archer()
    shot.dice(2).answer('shoot A1 B1')
    expect(shot.refused(use)).toMatchObject({ code: 'not-its-moment' })
  })

  it('8.21 5.01 lets it move after a shot, and not shoot after a move', () => {
    const t = archer()
    t.answer(use, 'move A1 C9')
    expect(t.refused('shoot A1 B1')).toMatchObject({ code: 'moved-already' })
  })

  it('8.21 4.08 its move is a move like others: it ends in a danger zone', () => {
    const t = archer({}, { B2: { at: 'D10', facing: 'NW' } })
    t.answer(use).dice(2).answer('shoot A1 B1', 'move A1 C9-C10 N')
    expect(t.refused('move A1 C9')).toMatchObject({ code: 'move-over', rule: '4.08' })
  })

  it('4.131 it may run after that move', () => {
    const t = archer()
    t.answer(use).dice(2).answer('shoot A1 B1', 'move A1 C9 N', 'run A1 C10 N')
    expect(t.where('A1')).toBe('C10')
    expect(t.figure('A1').ap).toBe(2)
  })

  it('4.12 in place of the move it may turn, but not when all have acted', () => {
    const t = archer()
    t.answer(use).dice(2).answer('shoot A1 B1', 'turn A1 S')
    expect(t.figure('A1').facing).toBe(3)
    t.answer('done')
    expect(t.asked).toBe('act 1')
  })

  it('8.11 with Fast it goes twice as far', () => {
    const t = archer({ abilities: ['crack-shot:1', 'fast:1'], at: 'C6', movement: 2 })
    t.answer(use).dice(2).answer('shoot A1 B1', 'use A1 fast', 'move A1 C10 N')
    expect(t.where('A1')).toBe('C10')
  })

  it('8.04 goes with the activation', () => {
    const t = archer({}, { A2: { at: 'H9' } })
    t.answer(use).dice(2).answer('shoot A1 B1', 'move A2 H8')
    expect(t.figure('A1')).toMatchObject({ marks: [], actionTaken: 'shot' })
    expect(t.refused('move A1 C9')).toMatchObject({ code: 'acted-already' })
  })

  it('8.21 by default where enemies are near: it shoots and gets away', () => {
    const near = { B1: { at: 'C6', facing: 'N', life: 4, movement: 2 } }
    const t = archer({}, near)
    expect(t.question.fallback()).toBe(use)
    t.answer(use)
    expect(t.question.fallback()).toMatch(/^shoot A1 B1/)
    t.dice(2).answer(t.question.fallback())
    expect(t.question.fallback()).toMatch(/^move A1 /)
    t.answer(t.question.fallback())
    expect(t.question.fallback()).toBe('done')
    expect(archer({ at: 'C10' }).question.fallback()).not.toBe(use)
    // From one who would come to it all the same there is no getting away, nor for whoever is held where it is.
    const fast = { B1: { ...near.B1, movement: 8 } }
    expect(archer({}, fast).question.fallback()).toMatch(/^shoot A1 B1/)
    const ends = Object.fromEntries(
      ['B8', 'B9', 'C9', 'D8', 'D9', 'C7'].map((at, i) => [`A${i + 2}`, { at, facing: 'S' }]),
    )
    expect(archer({ movement: 1 }, { ...near, ...ends }).question.fallback()).not.toBe(use)
  })
})
