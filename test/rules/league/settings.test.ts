import { describe, expect, it } from 'vitest'
import {
  maxEntrants,
  maxName,
  maxRounds,
  maxScenario,
  type Settings,
  settingsFault,
  usualSettings,
} from '../../../rules/league/index.ts'
import { readName, scoreOf } from '../../../rules/league/settings.ts'

const day = 86_400
const whole: Settings = { ...usualSettings, name: 'x', game: 'race', sides: [], terms: {} }
const fault = (change: Partial<Settings>) => settingsFault({ ...whole, ...change })

describe('settings', () => {
  it('are those that most seasons are played by, where nobody says otherwise', () => {
    expect(usualSettings).toMatchObject({
      rounds: 5,
      groups: { count: 2, advance: 2 },
      roundLength: 14 * day,
      grace: 0,
    })
    expect(fault({})).toBeUndefined()
  })

  it('have limits, which are said', () => {
    expect([maxName, maxScenario, maxRounds, maxEntrants]).toEqual([80, 2000, 30, 1000])
    const { advance, count } = whole.groups
    const tried: [setting: string, least: number, most: number, of: (value: number) => Partial<Settings>][] =
      [
        ['rounds', 1, 30, rounds => ({ rounds })],
        ['groups', 1, 64, each => ({ groups: { count: each, advance } })],
        ['advance', 1, 64, each => ({ groups: { count, advance: each } })],
        ['round-length', 3600, 366 * day, roundLength => ({ roundLength })],
        ['grace', 0, 366 * day, grace => ({ grace })],
      ]
    for (const [setting, least, most, of] of tried) {
      for (const value of [least, most]) expect(fault(of(value)), `${setting} ${value}`).toBeUndefined()
      for (const value of [least - 1, most + 1, least + 0.5])
        expect(fault(of(value)), `${setting} ${value}`).toEqual({
          code: 'season-number',
          about: { setting, least, most },
        })
    }
    expect(fault({ roundLength: null })).toBeUndefined()
  })

  it('have a name and a scenario of a length that can be shown', () => {
    expect(readName('x'.repeat(80))).toHaveLength(80)
    expect(readName('x'.repeat(81))).toBeUndefined()
    expect(fault({ scenario: 'x'.repeat(2000) })).toBeUndefined()
    expect(fault({ scenario: 'x'.repeat(2001) })).toMatchObject({ about: { most: 2000 } })
  })

  it('7.05 have five scores of six points at most', () => {
    const battle = (scores: number[]) => fault({ scores: { ...whole.scores, battle: scores } })
    expect(battle([12, 4, 3, 2, 0])).toBeUndefined()
    expect(battle([13, 4, 3, 2, 0])).toEqual({ code: 'season-points', rule: '7.05', about: { most: 6 } })
    expect(battle([6, 4, 3, 2, 0, 0])?.code).toBe('season-scores')
  })

  it('RB-25 have as many points as their game tells of at most, where that is more', () => {
    const twenty = (battle: number[], bye = 40) =>
      fault({ told: [40, 20, 0], scores: { ...whole.scores, battle, bye } })
    expect(twenty([40, 20, 0])).toBeUndefined()
    expect(twenty([41, 20, 0])).toMatchObject({ code: 'season-points', about: { most: 20 } })
    expect(twenty([40, 20, 0], 41)).toMatchObject({ code: 'season-points', about: { most: 20 } })
  })

  it('7.05 have as many as the game tells, of which none is more than the one before, and a draw lies in between', () => {
    const three = (battle: number[]) => fault({ told: [6, 3, 0], scores: { ...whole.scores, battle } })?.code
    expect([three([6, 3, 0]), three([2, 1, 0])]).toEqual([undefined, undefined])
    for (const battle of [
      [6, 4, 3, 2, 0],
      [6, 0],
      [3, 3, 0],
      [6, 0, 0],
      [0, 3, 6],
    ])
      expect(three(battle)).toBe('season-scores')
    const two = (battle: number[]) => fault({ told: [6, 0], scores: { ...whole.scores, battle } })?.code
    expect([two([4, 0]), two([4, 4]), two([4, 2, 0])]).toEqual([undefined, 'season-scores', 'season-scores'])
    const five = (battle: number[]) => fault({ scores: { ...whole.scores, battle } })?.code
    expect([five([6, 6, 3, 0, 0]), five([6, 3, 3, 2, 0]), five([6, 4, 3, 3, 0])]).toEqual([
      undefined,
      'season-scores',
      'season-scores',
    ])
    const { scores } = whole
    expect(scoreOf({ told: [6, 3, 0], scores: { ...scores, battle: [4, 2, 0] } }, [6, 0])).toEqual([4, 0])
  })

  it('7.05 take a score that it does not know as it is told', () => {
    expect(scoreOf(whole, [5, 1])).toEqual([5, 1])
    expect(scoreOf({ scores: { ...whole.scores, battle: [9, 8, 7, 6, 5] } }, [6, 0])).toEqual([9, 5])
    expect(scoreOf(whole, [6])).toEqual([6, 0])
  })
})
