import { describe, expect, it } from 'vitest'
import { type Placed, type Scene, scenario, sidesOf } from '../../../helpers/scenario.ts'

const archer = (more: Record<string, Placed>, scene: Partial<Scene> = {}, placed: Partial<Placed> = {}) =>
  scenario({
    figures: {
      A1: {
        at: 'C9',
        ap: 4,
        shooting: { dice: 1, range: 9 },
        abilities: ['expert-marksman:1'],
        ...placed,
      },
      B1: { at: 'C3' },
      ...more,
    },
    ...scene,
  })
const use = 'use A1 expert-marksman'

describe('Expert Marksman', () => {
  it('8.24 friends and enemies do not block its line of sight', () => {
    for (const id of ['A2', 'B2']) {
      const t = archer({ [id]: { at: 'C6' } })
      expect(t.refused('shoot A1 B1')).toMatchObject({ code: 'no-sight-figure' })
      t.answer(use).dice(2).answer('shoot A1 B1')
      expect(t.told('shot')).toMatchObject([{ target: 'B1', penalty: false }])
      expect(t.figure('A1').ap).toBe(3)
    }
  })

  it('8.24 neither riders nor those on raised ground do', () => {
    const t = archer(
      { A2: { at: 'C5', base: 'cavalry' }, B2: { at: 'C7' } },
      { board: { raised: ['C9', 'C8', 'C7'] } },
    )
    expect(t.refused('shoot A1 B1')).toMatchObject({ code: 'no-sight-figure' })
    t.answer(use).dice(2, 2).answer('shoot A1 B1')
  })

  it('8.24 walls and hills still do', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F'].map(column => `${column}5 S`)
    const wall = [...names, 'B5 SW', 'B5 SE', 'D5 SW', 'D5 SE', 'F5 SW', 'F5 SE']
    const t = archer({ A2: { at: 'C8' } }, { board: { sides: sidesOf('impassable', ...wall) } })
    t.answer(use)
    expect(t.refused('shoot A1 B1')).toMatchObject({ code: 'no-sight' })
    const hill = archer({}, { board: { raised: ['B6', 'C6', 'D6', 'D5', 'B5', 'C5'] } })
    hill.answer(use)
    expect(hill.refused('shoot A1 B1')).toMatchObject({ code: 'no-sight-raised' })
  })

  it('8.24 for its own shots alone, and not for shots at it', () => {
    const t = archer({
      A2: { at: 'C6' },
      A3: { at: 'C10', shooting: { dice: 1, range: 9 } },
      B1: { at: 'C3', shooting: { dice: 1, range: 9 } },
    })
    t.answer(use).dice(2).answer('shoot A1 B1')
    expect(t.refused('shoot A3 B1')).toMatchObject({ code: 'no-sight-figure' })
    t.answer('done', 'done')
    expect(t.asked).toBe('act 1')
    expect(t.refused('shoot B1 A1')).toMatchObject({ code: 'no-sight-figure' })
  })

  it('8.24 is used just before it shoots: not after moving, and not without a bow', () => {
    const t = archer({ A2: { at: 'C6' } })
    t.answer('move A1 C8')
    expect(t.refused(use)).toMatchObject({ code: 'not-its-moment' })
    expect(archer({}, {}, { shooting: null }).refused(use)).toMatchObject({ code: 'not-its-moment' })
  })

  it('8.04 8.06 goes with the activation, once a turn', () => {
    const t = archer({ A2: { at: 'C6' } })
    t.answer(use)
    expect(t.refused(use)).toMatchObject({ code: 'ability-used', rule: '8.06' })
    t.answer('move A2 B6')
    expect(t.figure('A1').marks).toEqual([])
  })

  it('8.24 by default where it gives it somebody to shoot at', () => {
    const t = archer({ A2: { at: 'C8' }, A3: { at: 'B8' }, A4: { at: 'D8' } })
    expect(t.question.fallback()).toBe(use)
    t.answer(use)
    expect(t.question.fallback()).toMatch(/^shoot A1 B1/)
    expect(archer({}).question.fallback()).toMatch(/^shoot A1 B1/)
  })
})
