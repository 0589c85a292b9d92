import { describe, expect, it } from 'vitest'
import { type Stationed, touching, war } from '../../helpers/regimentsField.ts'

const lone = { count: 1, files: 1 }

/** A1 and B1 front to front in a melee phase that has begun, after so many rounds; B1 does not strike, and holds. */
function locked(one: Partial<Stationed>, rounds: number, joined: Readonly<Record<string, Stationed>> = {}) {
  const both = touching('A1', 'B1')
  return war({
    stage: 'shooting',
    units: {
      A1: { at: 'H9', facing: 'N', ...one, now: { ...both.A1, rounds, ...one.now } },
      B1: { at: 'H8', facing: 'S', ...lone, attacks: -1, now: { ...both.B1, rounds } },
      A9: { at: 'A16', facing: 'N' },
      B9: { at: 'P1', facing: 'S' },
      ...joined,
    },
    dice: [1],
  })
}

describe('weapons picked in a battle', () => {
  it('A26a a weapon master picks in every round, whoever else has several in the first alone (G4b)', () => {
    for (const rounds of [0, 1, 2]) {
      const master = locked({ ...lone, rules: ['A26', 'W03', 'W04'], now: { wields: { 0: 1 } } }, rounds)
      expect(master.asked).toBe('weapon 0 A1')
      expect(master.legal()).toEqual(['W03', 'W04', 'W02'])
      // Whoever leaves it to the program keeps in a later round what it wields.
      expect(master.question.fallback()).toBe(rounds === 0 ? 'W03' : 'W04')
      expect(master.question.byOrder?.({ word: 'best', keep: null })).toBe(rounds === 0 ? 'W03' : 'W04')
      expect(master.answer('W02').unit('A1').wields).toEqual({ 0: 2 })
    }
    const other = { ...lone, rules: ['W03', 'W04'], now: { wields: { 0: 1 } } }
    expect(locked(other, 0).asked).toBe('weapon 0 A1')
    const later = locked(other, 1)
    expect([later.asked, later.diceLeft, later.unit('A1').wields]).toEqual(['move 1', 0, { 0: 1 }])
  })

  it('A26a G4b of parts of one model those alone are asked again that are masters', () => {
    const crew = { name: 'crew', attacks: -1, rules: ['A26', 'W03', 'W04'] }
    const both = { ...lone, rules: ['W03', 'W04'], others: [crew], now: { wields: { 0: 1, 1: 0 } } }
    const again = locked(both, 1)
    expect(again.question.about).toMatchObject({ part: 'crew' })
    expect(again.answer('W04').asked).toBe('move 1')
  })

  it('G4b whoever joins a combat under way picks in its own first round', () => {
    const late = { at: '', host: 'A1', attachable: true, attacks: -1, rules: ['W03', 'W04'] }
    expect(locked({ ...lone, files: 2 }, 3, { A2: late }).asked).toBe('weapon 0 A2')
    expect(locked({ ...lone, files: 2 }, 3, { A2: { ...late, now: { wields: { 0: 0 } } } }).asked).toBe(
      'move 1',
    )
  })
})
