import { describe, expect, it } from 'vitest'
import { type Placed, type Scene, scenario, sidesOf } from '../../helpers/scenario.ts'

const deployment = (figures: Record<string, Partial<Placed>>, board: Scene['board'] = {}) =>
  scenario({
    phase: 'deployment',
    turn: 0,
    board,
    figures: {
      ...Object.fromEntries(Object.entries(figures).map(([id, figure]) => [id, { ...figure, at: '' }])),
      B1: { at: '' },
    },
  })

describe('deployment', () => {
  it('3.02 figures stand at most three hexes from their edge', () => {
    const t = deployment({ A1: {} })
    expect(t.asked).toBe('deploy 0')
    expect(t.refused('place A1 D5 NE')).toMatchObject({
      code: 'outside-zone',
      rule: '3.02',
      about: { figure: 'A1', hex: 'D5', edge: 'left' },
    })
    t.answer('place A1 C5 NE', 'done')
    expect(t.asked).toBe('deploy 1')
    expect(t.refused('place B1 I5')).toMatchObject({ code: 'outside-zone', about: { edge: 'right' } })
    t.answer('place B1 J5')
    const columns = new Set(t.legal('place').map(answer => answer.split(' ')[2]![0]))
    expect([...columns].sort()).toEqual(['J', 'K', 'L'])
  })

  it('3.02 a figure is placed anew or taken back until its player has done', () => {
    const t = deployment({ A1: {}, A2: {} })
    t.answer('place A1 A1 S', 'place A1 B2', 'lift A1')
    expect(t.where('A1')).toBe('')
    expect(t.refused('lift A1')).toMatchObject({ code: 'not-placed' })
    expect(t.refused('lift B1')).toMatchObject({ code: 'not-yours' })
    expect(t.refused('done')).toMatchObject({ code: 'still-to-deploy', rule: '3.02' })
    t.answer('place A2 A1 S')
    expect(t.refused('place A1 A1 S')).toMatchObject({ code: 'no-room', rule: '4.07' })
    t.answer('auto')
    expect(t.figure('A1').condition).toBe('standing')
    t.answer('done', 'auto', 'lift B1', 'auto')
    expect(t.refused('place A1 B5')).toMatchObject({ code: 'not-yours' })
  })

  it('3.02 refuses hexes and facings that are none', () => {
    const t = deployment({ A1: {} })
    expect(t.refused('place A1 Z9')).toMatchObject({ code: 'no-hex' })
    expect(t.refused('place A1 B5 E')).toMatchObject({ code: 'no-facing', rule: '1.06' })
    expect(t.refused('place A7 B5')).toMatchObject({ code: 'no-figure' })
  })

  it('3.03 what finds no room is left behind, and does not count', () => {
    // Only two hexes of the left zone are on the board.
    const gaps = Array.from({ length: 10 }, (_, row) => ['A', 'B', 'C'].map(column => `${column}${row + 1}`))
      .flat()
      .filter(hex => hex !== 'A1' && hex !== 'B1')
    const t = deployment({ A1: {}, A2: {}, A3: {} }, { gaps })
    t.answer('auto')
    expect(t.figure('A3').condition).toBe('waiting')
    t.answer('done')
    expect(t.figure('A3').condition).toBe('left-behind')
    expect(t.told('deployed')).toMatchObject([{ by: 0, leftBehind: ['A3'] }])
    t.dice(6, 1).answer('auto', 'done')
    expect(t.state.phase).toBe('strategy')
    // It never acts, and does not count: half of two is one.
    t.answer('attacker')
    expect(t.refused('move A3 A2')).toMatchObject({ code: 'no-figure' })
  })

  it('3.03 nobody is left behind who has room', () => {
    const t = deployment({ A1: {}, A2: {} })
    t.answer('place A1 A1')
    expect(t.legal('done')).toEqual([])
    expect(t.refused('done')).toMatchObject({ code: 'still-to-deploy' })
  })

  it('4.06 gaps are no hexes of the deployment zone', () => {
    const t = deployment({ A1: {} }, { gaps: ['B5'] })
    expect(t.refused('place A1 B5')).toMatchObject({ code: 'no-hex' })
  })

  it('4.07 nobody is placed on an X', () => {
    const t = deployment({ A1: {} }, { barred: ['B5'] })
    expect(t.refused('place A1 B5')).toMatchObject({ code: 'no-room', rule: '4.07' })
  })

  it('8.10 both hexes of a rider stand within three hexes of the edge', () => {
    const t = deployment({ A1: { base: 'cavalry' } })
    // Facing NW on C5 the rear hex is D5.
    expect(t.refused('place A1 C5 NW')).toMatchObject({ code: 'cannot-face', rule: '8.10' })
    t.answer('place A1 C5 SE')
    expect(t.game.occupant.filter(Boolean).length).toBe(2)
    expect(t.refused('place A1 A5 NE')).toMatchObject({ code: 'cannot-face' })
  })

  it('8.10 a rider does not stand across a black or a dotted side', () => {
    const board = { sides: [...sidesOf('impassable', 'B5 S'), ...sidesOf('obstacle', 'B8 S')] }
    const t = deployment({ A1: { base: 'cavalry' } }, board)
    expect(t.refused('place A1 B5 N')).toMatchObject({ code: 'cannot-face' })
    expect(t.refused('place A1 B8 N')).toMatchObject({ code: 'cannot-face' })
    t.answer('place A1 B5 S')
  })

  it('4.14 large figures look at the edge of the enemy', () => {
    const t = deployment({ A1: { base: 'large-3' }, A2: { base: 'large-9' } })
    expect(t.refused('place A1 A5 N')).toMatchObject({
      code: 'cannot-face',
      rule: '4.14',
      about: { facings: 'NE SE' },
    })
    t.answer('place A1 A5 NE')
    const facings = new Set(t.legal('place A2').map(answer => answer.split(' ')[3]))
    expect([...facings].every(facing => facing === 'NE' || facing === 'SE')).toBe(true)
  })
})
