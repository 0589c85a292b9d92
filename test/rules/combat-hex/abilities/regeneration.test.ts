import { describe, expect, it } from 'vitest'
import { type Placed, scenario } from '../../../helpers/scenario.ts'

/** A turn begins, player 0 attacks, and its strategy abilities are asked for. */
function strategy(A1: Partial<Placed>) {
  const figures = {
    A1: { at: 'C5', ap: 3, life: 6, abilities: ['regeneration:1'], ...A1 },
    B1: { at: 'K5' },
  }
  return scenario({ figures, phase: 'strategy', turn: 0, dice: [6, 1] }).answer('attacker')
}

describe('8.48 Regeneration', () => {
  it('8.48 a die for each life lost, and a life for each 4 or more', () => {
    const t = strategy({ lifeNow: 1 })
    t.dice(3, 4, 1, 6, 5).answer('use A1 regeneration')
    expect(t.figure('A1')).toMatchObject({ life: 4, ap: 2 })
    expect(t.told('rolled').at(-1)).toMatchObject({ for: 'recovery', faces: [3, 4, 1, 6, 5] })
    expect(t.told('recovered')).toMatchObject([{ figure: 'A1', ability: 'regeneration', gain: 3, life: 4 }])
  })

  it('8.48 all of it may come back, and nothing may', () => {
    expect(strategy({ lifeNow: 4 }).dice(4, 4).answer('use A1 regeneration').figure('A1').life).toBe(6)
    expect(strategy({ lifeNow: 4 }).dice(3, 2).answer('use A1 regeneration').figure('A1').life).toBe(4)
  })

  it('8.48 is not offered to the unhurt', () => {
    expect(strategy({}).asked).toBe('act 0')
    const told = strategy({ abilities: ['regeneration:1', 'battle-awareness:1'] })
    expect(told.refused('use A1 regeneration')).toEqual({
      code: 'unhurt',
      rule: '8.48',
      about: { figure: 'A1' },
    })
  })

  it('8.48 only in the strategy phase', () => {
    const t = scenario({
      figures: { A1: { at: 'C5', ap: 3, lifeNow: 1, abilities: ['regeneration'] }, B1: { at: 'K5' } },
    })
    expect(t.refused('use A1 regeneration')).toMatchObject({ code: 'not-its-moment', rule: '8.48' })
  })

  it('8.48 by default for two lives or more, for one where it is free', () => {
    expect(strategy({ lifeNow: 4 }).question.fallback()).toBe('use A1 regeneration')
    expect(strategy({ lifeNow: 5 }).question.fallback()).toBe('done')
    expect(strategy({ lifeNow: 5, abilities: ['regeneration:0'] }).question.fallback()).toBe(
      'use A1 regeneration',
    )
  })
})
