import { describe, expect, it } from 'vitest'
import { type Settings, settingsFault, standings, usualSettings } from '../../../rules/league/index.ts'
import { isReplayed, league } from '../../helpers/league.ts'

function begun(settings: Partial<Settings> = {}, names = ['Ada', 'Bo', 'Cy', 'Di']) {
  const l = league({ approval: 'automatic', rounds: 3, seeding: 'joined', ...settings })
  l.enter(...names)
  l.does({ do: 'start' })
  return l
}
const scores = (more: Partial<Settings['scores']>) => ({ scores: { ...usualSettings.scores, ...more } })
const last = (l: ReturnType<typeof begun>) => l.season.rounds.at(-1)!.battles

describe('7.05 what battles bring', () => {
  it('is the season’s own, for each of the five results, and what its game told stays', () => {
    const l = begun(scores({ battle: [8, 8, 2, 1, 0] }))
    l.round()
    l.ends(0, [6, 0])
    l.ends(1, [4, 2])
    expect(last(l).map(({ outcome }) => [outcome!.score, outcome!.result!.score])).toEqual([
      [
        [8, 0],
        [6, 0],
      ],
      [
        [8, 1],
        [4, 2],
      ],
    ])
    l.round()
    l.ends(0, [3, 3])
    expect(last(l)[0]!.outcome!.score).toEqual([2, 2])
    expect(standings(l.season).map(({ score }) => score)).toEqual([10, 10, 1, 0])
    expect(isReplayed(l)).toBe(true)
  })

  it('is counted so again when a ruling is taken back', () => {
    const l = begun(scores({ battle: [8, 6, 2, 1, 0] }))
    l.round()
    l.ends(0, [0, 6])
    l.does({ do: 'neither-at-fault', round: 1, table: 0, why: 'x' })
    l.does({ do: 'reopen', round: 1, table: 0, why: 'x' })
    expect(last(l)[0]!.outcome).toMatchObject({ kind: 'played', score: [0, 8] })
  })

  it('is 3, 2, 1.5, 1 and 0 in seasons that do not say', () => {
    const { battle: _battle, ...before } = usualSettings.scores
    const l = begun({ scores: before })
    l.round()
    l.ends(0, [4, 2])
    expect(last(l)[0]!.outcome!.score).toEqual([4, 2])
  })

  it('never rises from a victory to a defeat, and parts victory, draw and defeat', () => {
    const fault = (battle: number[]) =>
      settingsFault({
        ...usualSettings,
        name: 'x',
        game: 'race',
        sides: [],
        terms: {},
        ...scores({ battle }),
      })?.code
    expect(fault([6, 6, 2, 0, 0])).toBeUndefined()
    for (const battle of [
      [6, 4, 3, 2],
      [4, 6, 3, 2, 0],
      [6, 3, 3, 2, 0],
      [6, 4, 2, 2, 0],
      [6, 4, 3, 0, 2],
    ])
      expect(fault(battle)).toBe('season-scores')
    expect(fault([14, 4, 3, 2, 0])).toBe('season-points')
  })

  it('2.021 stays when the season has begun', () => {
    const l = begun()
    for (const change of [scores({ bye: 0 }), { lessPlayed: 'count' }, { leavers: 'stand' }] as const)
      expect(l.refuses({ do: 'settings', change }).code).toBe('season-setting-locked')
  })
})

describe('3.02 who has played a side less', () => {
  /**
   * Ada has fought once, as Good; Bo as often as each side named, against Cy. Now they meet.
   * @returns their sides, Ada's first
   */
  function meeting(sidesOfBo: string, settings: Partial<Settings> = {}) {
    const l = begun({ rounds: 9, ...settings }, ['Ada', 'Bo', 'Cy'])
    const round = (a: number, b: number, rests: number) => {
      l.does({ do: 'pair', pairs: [[a, b] as const, [rests, null] as const] })
      l.does({ do: 'publish', draft: l.season.draft!.number })
    }
    round(0, 2, 1)
    l.ends(0, [6, 0])
    for (const side of sidesOfBo) {
      round(1, 2, 0)
      l.ends(0, [6, 0], { sides: side === 'G' ? [0, 1] : [1, 0] })
    }
    round(0, 1, 2)
    return last(l)[0]!.sides
  }

  it('is told by Good minus Evil, or by how often each was played', () => {
    expect(meeting('GEGE')).toEqual([1, 0])
    expect(meeting('GEGE', { lessPlayed: 'balance' })).toEqual([1, 0])
    expect(meeting('GEGE', { lessPlayed: 'count' })).toEqual([0, 1])
  })

  it('is told by Evil where both have been Good as often, and left open where both are level', () => {
    expect(meeting('GE', { lessPlayed: 'count' })).toEqual([1, 0])
    expect(meeting('G', { lessPlayed: 'count' })).toBeNull()
    expect(meeting('', { lessPlayed: 'count' })).toEqual([1, 0])
  })
})

describe('10.09 the battles of whoever leaves a round robin', () => {
  /** Five players, of whom the first has fought so many of four battles when excluded. @returns scores of the others */
  function without(fought: number, leavers?: Settings['leavers']) {
    const l = begun({ format: 'round-robin', ...(leavers && { leavers }) }, [
      'Ada',
      'Bo',
      'Cy',
      'Di',
      'Ed',
      'Fay',
    ])
    for (let round = 0; round < fought; round++) {
      l.round()
      for (const [table, { players }] of last(l).entries())
        l.ends(table, players.includes(0) ? [6, 6] : [3, 3])
    }
    l.does({ do: 'exclude', user: 'ada', why: 'cheated' })
    return standings(l.season).find(({ entrant }) => entrant === 0)!
  }

  it('are annulled where fewer than half were fought, or as the season says', () => {
    expect([without(1).score, without(4).score]).toEqual([0, 24])
    expect(without(1, 'stand').score).toBe(6)
    expect(without(4, 'annulled').score).toBe(0)
    expect(without(1, 'stand').rank).toBeNull()
  })
})
