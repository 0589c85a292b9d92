import { describe, expect, it } from 'vitest'
import { disciplineOf, isUnderBanner } from '../../../rules/regiments/field/command.ts'
import { rule } from '../../helpers/regiments.ts'
import { war } from '../../helpers/regimentsField.ts'

// What reaches so far, at the limit and one hex beyond it: an inch is a third of a hex (RB-01).

const enemy = { at: 'P1', facing: 'S' }

describe('how far it reaches', () => {
  const lent = (id: string, at: string) => {
    const { laidOut, unit } = war({
      active: 1,
      units: {
        A1: { at: 'H10', facing: 'N', discipline: 5 },
        A2: { at, facing: 'N', attachable: true, discipline: 9, rules: [id] },
        B1: enemy,
      },
    })
    return [disciplineOf(laidOut, unit('A1')), isUnderBanner(laidOut, unit('A1'))]
  }

  it('M39a presence twelve inches', () => {
    expect(['H14', 'H15', 'D8', 'C8'].map(at => lent('M39', at)[0])).toEqual([9, 5, 9, 5])
  })

  it('M40a the great banner twelve inches', () => {
    expect(['H14', 'H15', 'D8', 'C8'].map(at => lent('M40', at)[1])).toEqual([true, false, true, false])
  })

  it('M26a an engineer six inches', () => {
    const asked = (at: string) =>
      war({
        stage: 'movement',
        units: {
          A1: { at: 'H10', facing: 'N', count: 5, files: 5, rules: ['W09'] },
          A2: { at, facing: 'N', attachable: true, life: 3, rules: ['M26'] },
          B1: { at: 'H7', facing: 'S', count: 20 },
        },
      }).answer('done').asked
    expect(['H12', 'H13', 'F11', 'E11'].map(asked)).toEqual([
      'direct 0 A2',
      'shoot 0',
      'direct 0 A2',
      'shoot 0',
    ])
  })

  it('A03a a sweep one inch: a hex beside the way, and none beyond', () => {
    const asked = (at: string) =>
      war({
        stage: 'movement',
        units: {
          A1: { at: 'H12', facing: 'N', mobility: 3, count: 1, files: 1, rules: [rule('A03 2')] },
          A9: { at: 'A16', facing: 'N' },
          B1: { at, facing: 'S' },
        },
      }).answer('advance A1 H11 N').asked
    expect(['I11', 'J11', 'H10', 'H9'].map(asked)).toEqual(['sweep 0 A1', 'move 0', 'sweep 0 A1', 'move 0'])
  })
})

describe('since when it counts', () => {
  const before = { phaseLife: 99, shotLoss: 5, panicPassed: true }
  const begun = (stage: 'charges' | 'movement' | 'magic' | 'shooting' | 'melee') => {
    const t = war({
      stage,
      active: stage === 'melee' ? 1 : 0,
      units: {
        A1: { at: 'H12', facing: 'N' },
        B1: { at: 'P1', facing: 'S', now: { life: 8 }, done: before },
        B2: { at: '', host: 'B1', attachable: true, life: 3, now: { life: 2 } },
      },
    })
    return [t.state.stage, t.unit('B1').marks] as const
  }

  it('RB-20.2 life and losses of the phase are those since it began, and so is a test passed in it', () => {
    const fresh = { phaseLife: 10, shotLoss: 0, panicPassed: false }
    for (const stage of ['charges', 'magic', 'shooting', 'melee'] as const)
      expect(begun(stage)[1], stage).toMatchObject(fresh)
    // Ada is still asked who moves: her movement phase has begun before.
    expect(begun('movement')).toMatchObject(['movement', before])
  })

  it('RB-20.2 a quarter of what it had as the phase began, not of what it began the battle with', () => {
    const shot = (life: number, done: object) => {
      const t = war({
        stage: 'magic',
        units: {
          A1: { at: 'H12', facing: 'N', count: 5, files: 5, rules: ['W09'] },
          B1: { at: 'H8', facing: 'S', count: 16, files: 4, now: { life }, done },
        },
      })
      t.dice(4, 4, 4, 1, 1, 4, 4, 4, 1, 1).answer('shoot A1 B1')
      return t.told('tested').map(({ why }) => why)
    }
    // Three of twelve are a quarter, of thirteen less; magic before it counts no more.
    expect(shot(12, { phaseLife: 16 })).toEqual(['panic-shots'])
    expect(shot(12, { phaseLife: 16, panicPassed: true })).toEqual(['panic-shots'])
    expect(shot(13, { phaseLife: 16, shotLoss: 3 })).toEqual([])
  })
})
