import { describe, expect, it } from 'vitest'
import { type Placed, scenario } from '../../../helpers/scenario.ts'

const runner = (placed: Partial<Placed> = {}, more: Record<string, Placed> = {}) =>
  scenario({
    board: { rows: 16 },
    figures: {
      A1: { at: 'C1', facing: 'S', movement: 4, ap: 3, abilities: ['fast:1'], ...placed },
      A2: { at: 'A1' },
      B1: { at: 'L16' },
      ...more,
    },
  })

describe('8.11 Fast', () => {
  it('8.11 doubles the movement', () => {
    const t = runner()
    expect(t.refused('move A1 C9')).toMatchObject({ code: 'out-of-reach', rule: '4.01' })
    t.answer('use A1 fast')
    expect(t.question).toMatchObject({ about: { active: 'A1', movement: 8 } })
    expect(t.figure('A1').ap).toBe(2)
    t.answer('move A1 C9')
    expect(t.told('moved')).toMatchObject([{ cost: 8, left: 0 }])
  })

  it('8.11 does not touch running', () => {
    const t = runner()
    t.answer('use A1 fast', 'move A1 C9', 'run A1 C10')
    expect(t.told('ran')).toMatchObject([{ ap: 1 }])
    expect(t.refused('run A1 C11')).toMatchObject({ code: 'ran-already' })
  })

  it('8.11 is used before the figure moves', () => {
    const t = runner()
    t.answer('move A1 C2')
    expect(t.refused('use A1 fast')).toMatchObject({ code: 'not-its-moment' })
    expect(t.legal('use')).toEqual([])
  })

  it('8.11 may follow a turn, and comes to nothing after a shot', () => {
    const t = runner()
    t.answer('turn A1 N', 'use A1 fast', 'move A1 C9')
    const other = runner({ shooting: { dice: 1, range: 20 } })
    other.dice(2).answer('shoot A1 B1')
    expect(other.refused('use A1 fast')).toMatchObject({ code: 'not-its-moment' })
  })

  it('8.11 8.04 ends with the activation', () => {
    const t = runner()
    t.answer('use A1 fast', 'move A1 C9')
    expect(t.figure('A1').marks).toMatchObject([{ ability: 'fast' }])
    t.answer('move A2 A2')
    expect(t.figure('A1').marks).toEqual([])
  })

  it('8.11 8.06 once a turn, and again in the next', () => {
    const t = runner()
    t.answer('use A1 fast')
    expect(t.refused('use A1 fast')).toMatchObject({ code: 'ability-used', rule: '8.06' })
    t.dice(6, 1).answer('done', 'done', 'done', 'done', 'attacker', 'use A1 fast')
    expect(t.figure('A1').ap).toBe(1)
  })

  it('8.11 8.084 twice on a base, it doubles twice', () => {
    const t = runner({ abilities: ['fast:1', 'fast:1'], movement: 3 })
    t.answer('use A1 fast', 'use A1 fast')
    expect(t.question).toMatchObject({ about: { movement: 12 } })
    expect(t.figure('A1').ap).toBe(1)
  })

  it('8.11 4.08 a danger zone stops it all the same', () => {
    const t = runner({}, { B2: { at: 'C7', facing: 'N' } })
    t.answer('use A1 fast', 'move A1 C6')
    expect(t.question).toMatchObject({ about: { movement: 0 } })
  })
})
