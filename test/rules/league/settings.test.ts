import { describe, expect, it } from 'vitest'
import { firstSettings } from '../../../lambdas/discord/actions/league/settings.ts'
import { gameOf } from '../../../rules/games.ts'
import {
  maxEntrants,
  maxName,
  maxRounds,
  maxScenario,
  type Settings,
  settingsFault,
  usualSettings,
} from '../../../rules/league/index.ts'
import { isScore, notPlayed, readName, scoreOf } from '../../../rules/league/settings.ts'

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

  it('7.05 take a score that it does not know as it is told, or as a victory where it counts otherwise', () => {
    expect(scoreOf(whole, [5, 1])).toEqual([5, 1])
    const other = { scores: { ...whole.scores, battle: [9, 8, 7, 6, 5] } }
    expect(scoreOf(other, [6, 0])).toEqual([9, 5])
    expect(scoreOf(other, [1, 5])).toEqual([5, 9])
    expect(scoreOf(whole, [6])).toEqual([6, 0])
  })

  /** Every score that a game tells, in halves. */
  const every: Record<string, (readonly [number, number])[]> = {
    'combat-hex': [6, 4, 3, 2, 0].map((won, i, all) => [won, all[4 - i]!] as const),
    'dark-lord': [
      [6, 0],
      [2, 2],
      [0, 6],
    ],
    regiments: Array.from({ length: 21 }, (_, points) => [2 * points, 40 - 2 * points] as const),
  }

  it.each(Object.keys(every))(
    'RB-25, 7.05 count every victory of %s alike, or all as they are told',
    game => {
      const { scores: told, victory } = gameOf({ game }).league!
      const [won, lost] = [told[0]!, told.at(-1)!]
      const count = (battle: readonly number[], score: readonly number[]) =>
        scoreOf({ told, scores: { ...whole.scores, battle } }, score)
      for (const score of every[game]!) {
        expect(count(told, score)).toEqual(score)
        if (victory && score[0] > score[1])
          expect(score[0] >= victory[0] && score[0] <= victory[1]).toBe(true)
        for (const one of [6, 8]) {
          const battle = told.map((_, i) => one * (told.length - 1 - i))
          const got = count(battle, score)
          // By one row of numbers alone, and never of one's own and of what the game told.
          for (const halves of got) expect(battle).toContain(halves)
          expect(Math.sign(got[0] - got[1])).toBe(Math.sign(score[0] - score[1]))
          if (told.length === 3 && score[0] !== score[1])
            expect(got).toEqual(score[0] > score[1] ? [battle[0], 0] : [0, battle[0]])
        }
      }
      expect(every[game]).toContainEqual([won, lost])
    },
  )

  it.each(Object.keys(every))('7.05 give no more for a battle of %s not played than for a draw', game => {
    const { scores } = firstSettings({ game }, undefined)
    const told = gameOf({ game }).league!.scores
    const draw = told[(told.length - 1) / 2]!
    for (const halves of [scores.neitherAtFault, scores.bothAtFault, scores.sitOut!.score])
      expect(halves).toBeLessThanOrEqual(draw)
    // Seasons that were begun with more, and those that count a draw for less, neither.
    expect(notPlayed({ told, scores }, 99)).toBe(draw)
    const battle = told.map((_, i) => told.length - 1 - i)
    expect(notPlayed({ told, scores: { ...scores, battle } }, 99)).toBe((told.length - 1) / 2)
    expect(notPlayed({ told, scores }, 0)).toBe(0)
  })

  it.each(Object.keys(every))('7.05 let nobody enter by hand what no battle of %s brings', game => {
    const told = gameOf({ game }).league!.scores
    const settings = { ...whole, told, scores: { ...whole.scores, battle: told } }
    for (const score of every[game]!) expect(isScore(settings, score)).toBe(true)
    const [won, draw] = [told[0]!, told[(told.length - 1) / 2]!]
    for (const score of [[won + 1, 0], [won, won], [draw + 1, draw + 1], [won, 1], [-1, 0], [won], [0.5, 0]])
      expect(isScore(settings, score), String(score)).toBe(false)
  })
})
