import { describe, expect, it } from 'vitest'
import { war } from '../../helpers/regimentsField.ts'

// What a player types who places a unit, brings one out of ambush or moves it before the battle, and is refused.

const scout = { at: 'P1', facing: 'S' }

describe('a unit is placed', () => {
  const deploying = (units: Parameters<typeof war>[0]['units'] = { A1: { at: '' }, B1: { at: '' } }) =>
    war({
      stage: 'deployment',
      turn: 0,
      units,
      now: { active: null, first: null, next: 0 },
      answers: 'defaults',
    })

  it('RB-23.1 no hex of the board', () => {
    for (const hex of ['Z99', 'H17', 'north'])
      expect(deploying().refused(`place A1 ${hex} N 5`)).toMatchObject({
        code: 'no-hex',
        rule: 'RB-23.1',
        about: { hex, column: 'P', row: 16 },
      })
  })

  it('RB-23.1 a facing that is none is refused; none at all is towards the enemy', () => {
    const t = deploying()
    for (const side of ['NNE', 'north', '5'])
      expect(t.refused(`place A1 H13 ${side}`)).toMatchObject({
        code: 'no-facing',
        rule: 'RB-23.1',
        about: { facing: side },
      })
    expect(deploying().answer('place A1 H13 se').unit('A1').facing).toBe(2)
    t.answer('place A1 H13', 'place B1 H4')
    expect([t.unit('A1').facing, t.unit('B1').facing]).toEqual([0, 3])
  })

  it('RB-02.3 files that are none, or more than models', () => {
    const t = deploying()
    for (const files of ['0', '11', 'five', '2.5'])
      expect(t.refused(`place A1 H13 N ${files}`)).toMatchObject({ code: 'too-wide', rule: 'RB-02.3' })
    expect(deploying().answer('place A1 H13 N 10').unit('A1').files).toBe(10)
    expect(deploying().answer('place A1 H13 N 1').unit('A1').files).toBe(1)
  })
})

describe('an ambusher comes', () => {
  it('M17 no hex of the board', () => {
    const t = war({
      units: { A1: { at: '', rules: ['M17'], now: { condition: 'held' } }, A2: { at: 'A16' }, B1: scout },
      turn: 2,
      dice: [3],
    })
    expect(t.asked).toBe('arrive 0 A1')
    expect(t.refused('Z99 N 5')).toMatchObject({ code: 'no-hex', rule: 'M17', about: { hex: 'Z99' } })
    expect(t.refused('H2 NNE 5')).toMatchObject({ code: 'no-such-pose', rule: 'M17' })
  })
})

describe('a vanguard moves', () => {
  it('M05 no hex of the board', () => {
    const t = war({
      stage: 'vanguard',
      turn: 0,
      now: { active: null, first: 0, next: 0 },
      units: { A1: { at: 'H14', facing: 'N', rules: ['M05'] }, B1: scout },
    })
    for (const verb of ['advance', 'march', 'reform'])
      expect(t.refused(`${verb} A1 Z99 N`)).toMatchObject({
        code: 'no-hex',
        rule: 'M05',
        about: { hex: 'Z99' },
      })
    expect(t.refused('advance A1 H13 NNE')).toMatchObject({ code: 'no-such-pose', rule: 'M05' })
  })
})
